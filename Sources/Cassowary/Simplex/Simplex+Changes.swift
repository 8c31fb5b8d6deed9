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
  func removeDissolved(_ rows: RowTable) -> RowsToPlace {
    var unplaced = RowsToPlace()
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

extension Simplex {
  /// The values of a parameter for which the basis of a component stays optimal, and the same symbols are zero.
  ///
  /// This is the critical region of parametric programming (Gal & Nedoma, *Multiparametric Linear Programming*,
  /// Management Science 18, 1972). The other parameter matters where the component depends on both.
  func criticalRegion(_ index: Int32, along parameter: UInt8, otherwise other: Double = 0) -> ClosedInterval {
    if let revised = revised(of: index) { return revised.simplex.criticalRegion(along: parameter) }
    var region = ClosedInterval()
    for index in components[index].allSymbols where symbols[index].isBasic {
      let symbol = symbols[index]
      let (number, slope) = symbol.constant.line(along: parameter, otherwise: other)
      if slope == 0 { continue }
      if symbol.value == 0 {
        // A slope that is only rounding error leaves the region as it is.
        region.restrict(toNonNegative: Tolerance.relative + number, slope)
        region.restrict(toNonNegative: Tolerance.relative - number, -slope)
        continue
      }
      // Farther on, a required row would be violated by more than rounding error.
      if symbol.isNegative && symbol.level == 0 { return .empty }
      let sign: Double = symbol.isNegative ? -1 : 1
      let constant = sign * number
      // Near the end of a region an open direction could look closed, and would then be treated as closed in the
      // whole region; so the region ends a hundred tolerances or more short of the breakpoint.
      let rounding = max(100 * Tolerance.violation, 4 * Tolerance.relative * abs(constant))
      region.restrict(toNonNegative: constant - rounding, sign * slope)
    }
    return region
  }

  /// Whether the optimum of a component may leave a direction open; false is certain.
  func mayHaveAlternatives(_ index: Int32) -> Bool {
    components[index].hasAlternatives
  }

  /// Whether the optimum of a component was found by way of the order of its externals.
  func isDecidedByOrder(_ index: Int32) -> Bool {
    components[index].isDecidedByOrder
  }

  /// Whether the basis of a component is optimal, and its values were those of this basis when it was last optimised.
  func isAtOptimum(_ index: Int32) -> Bool {
    components[index].isCurrent && components[index].isOptimal && components[index].isOfBasis
  }

  /// Takes over the known facts about the optimum in the critical region that the parameters have entered.
  ///
  /// - Parameter isBasisCurrent: Whether the basis is at the optimum of this region, too.
  func enterRegion(
    of index: Int32, hasAlternatives: Bool, isDecidedByOrder: Bool, isBasisCurrent: Bool
  ) {
    components[index].hasAlternatives = hasAlternatives
    components[index].isDecidedByOrder = isDecidedByOrder
    if !isBasisCurrent { (components[index].isOptimal, components[index].isOfBasis) = (false, false) }
  }
}
