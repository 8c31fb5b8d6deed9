// What can change while the components stay: constants, and components that are dissolved.

extension Simplex {
  /// Adds a number to the constant of a row.
  ///
  /// A basic row simply moves. A parametric symbol stays zero, and everything that is expressed by it moves instead.
  ///
  /// - Complexity: O(symbols of the component) at most.
  mutating func shift(_ symbol: Int32, by difference: Double) {
    let owner = owner(of: symbol)
    components[owner].hasCertificate = false
    components[owner].isCurrent = false
    // Symbols that were zero together may no longer be, whatever their signs.
    components[owner].isOptimal = false
    if let revised = revised(of: Int32(owner)) {
      revised.shift(symbol - components[owner].firstSymbol, by: difference)
      return
    }
    if symbols[symbol].isBasic {
      symbols[symbol].constant.constant += difference
      return
    }
    let column = symbols[symbol].column
    for other in components[owner].allSymbols where symbols[other].isBasic {
      let factor = coefficient(other, column: column)
      if factor != 0 { symbols[other].constant.constant -= factor * difference }
    }
  }

  /// Makes room for new variables, which have no component yet.
  mutating func extend(variableCount: Int) {
    componentOf.append(repeating: -1, count: variableCount - componentOf.count)
  }

  /// Marks the component of a free root: its rows are about to move into other components.
  func dissolveComponent(of root: Int32) {
    if componentOf[root] >= 0 { components[componentOf[root]].isDissolved = true }
  }

  /// Takes the rows and externals of the marked components out of the simplex.
  mutating func removeDissolved(_ rows: borrowing RowTable) {
    for index in 0..<rows.rows.count where rows.rows[index].symbol >= 0 {
      let component = componentOf[rows.cells[rows.rows[index].firstCell].variable]
      if components[component].isDissolved { rows.rows[index].symbol = -1 }
    }
    for variable in 0..<componentOf.count where componentOf[variable] >= 0 {
      if components[componentOf[variable]].isDissolved { componentOf[variable] = -1 }
    }
    // Their symbols stay as garbage, so that no other component moves.
    for index in 0..<components.count where components[index].isDissolved {
      garbage += components[index].allSymbols.count
      if !components[index].isTableau { revised[Int(components[index].revised)] = nil }
      components[index] = Component(
        firstSymbol: components[index].firstSymbol, rowCount: 0, firstColumn: components[index].firstColumn,
        columnCount: 0, isCurrent: true, isOptimal: true)
    }
  }

  /// Whether more symbols belong to dissolved components than to others.
  var isMostlyGarbage: Bool { garbage > 64 && garbage > symbols.count / 2 }

  /// Takes every row out of the simplex.
  mutating func removeAll(_ rows: borrowing RowTable, variableCount: Int) {
    removeAll(variableCount: variableCount)
    for index in 0..<rows.rows.count { rows.rows[index].symbol = -1 }
  }
}
