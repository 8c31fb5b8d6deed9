// Changes that make no new components: constants, new variables, and the marks of components to be dissolved.

extension Simplex {
  /// Adds a number to the constant of a row.
  ///
  /// A basic row simply moves. A parametric symbol stays zero, and everything that is expressed by it moves instead.
  ///
  /// - Complexity: O(symbols of the component) at most.
  func shift(_ symbol: Int32, by difference: Double) {
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
  func extend(variableCount: Int) {
    componentOf.append(repeating: -1, count: variableCount - componentOf.count)
  }

  /// Marks the component of a free root: its rows are about to move into other components.
  func dissolveComponent(of root: Int32) {
    let component = componentOf[root]
    if component < 0 || components[component].isDissolved { return }
    components[component].isDissolved = true
    dissolved.append(component)
  }

  /// Takes the rows and externals of the marked components out of the simplex.
  ///
  /// - Returns: The rows and externals.
  func removeDissolved(_ rows: RowTable) -> UnplacedRows {
    var unplaced = UnplacedRows()
    for index in 0..<dissolved.count {
      let component = components[dissolved[index]]
      for symbol in component.rows {
        let row = rows.row(of: symbols[symbol].source)
        // The source may have no row any more, or another one.
        if row < 0 || rows.rows[row].symbol < 0 { continue }
        rows.rows[row].symbol = -1
        unplaced.rows.append(row)
      }
      for external in component.externals {
        componentOf[symbols[external].source] = -1
        unplaced.roots.append(symbols[external].source)
      }
      // Their symbols stay as garbage, so no other component moves.
      garbage += component.allSymbols.count
      if !component.isTableau { revised[Int(component.revised)] = nil }
      components[dissolved[index]] = Component(
        firstSymbol: component.firstSymbol, rowCount: 0, firstColumn: component.firstColumn,
        columnCount: 0, isCurrent: true, isOptimal: true)
    }
    dissolved.removeAll()
    return unplaced
  }

  /// Whether more symbols belong to dissolved components than to others.
  var isMostlyGarbage: Bool { garbage > 64 && garbage > symbols.count / 2 }

  /// Takes every row out of the simplex.
  func removeAll(_ rows: RowTable, variableCount: Int) {
    removeAll(variableCount: variableCount)
    for index in 0..<rows.rows.count { rows.rows[index].symbol = -1 }
  }
}
