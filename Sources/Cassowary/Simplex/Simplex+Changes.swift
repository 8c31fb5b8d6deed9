extension Simplex {
  /// Whether a required row is violated by more than rounding.
  func isViolated(_ symbol: Int32) -> Bool {
    let row = symbols[symbol]
    if !row.isBasic { return false }
    return row.value < -Tolerance.violation * max(1, row.constant.magnitude(parameters))
  }

  /// Whether the required rows of a component hold.
  func isFeasible(_ index: Int) -> Bool {
    for symbol in components[index].rows {
      if symbols[symbol].level > 0 { return true }
      if isViolated(symbol) { return false }
    }
    return true
  }

  /// Puts the rows that are exactly zero on the side where they hold, up to the first violated one.
  ///
  /// A row that is zero may count as negative: that is a degenerate basis, as good as any for the optimum,
  /// but the violated row is a combination of rows that hold only if all of them count as holding.
  ///
  /// - Returns: Whether any changed sides.
  mutating func moveToPositiveSide(_ index: Int) -> Bool {
    var changed = false
    for symbol in components[index].rows {
      if isViolated(symbol) { break }
      if symbols[symbol].isBasic && symbols[symbol].isNegative {
        symbols[symbol].isNegative = false
        changed = changed || symbols[symbol].value == 0
      }
    }
    return changed
  }

  /// Adds a number to the constant of a row.
  ///
  /// A basic row simply moves. A parametric one stays zero and everything that is expressed by it moves
  /// instead.
  ///
  /// - Complexity: O(symbols of the component) at most.
  mutating func shift(_ symbol: Int32, by difference: Double) {
    let owner = component(of: symbol)
    components[owner].isKnownToBePinned = false
    components[owner].isCurrent = false
    // Contents that agreed may not do so any more, on whatever sides they are.
    components[owner].isOptimal = false
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

  /// The component that owns a symbol, by bisection.
  func component(of symbol: Int32) -> Int {
    var low = 0
    var high = components.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if components[middle].firstSymbol <= symbol { low = middle } else { high = middle }
    }
    return low
  }

  /// A simplex that holds a copy of one component.
  func copy(_ index: Int32) -> Simplex {
    var copy = Simplex()
    copy.parameters = parameters
    copy.lastConstraintLevel = lastConstraintLevel
    var component = components[index]
    for symbol in component.allSymbols {
      var row = symbols[symbol]
      let first = copy.cells.end
      for cell in row.cells { copy.cells.append(cells[cell]) }
      row.firstCell = first
      row.cellCapacity = row.cellCount
      copy.symbols.append(row)
    }
    for column in 0..<component.columnCount {
      copy.columns.append(columns[component.firstColumn + column] - component.firstSymbol)
    }
    component.firstSymbol = 0
    component.firstColumn = 0
    copy.components.append(component)
    return copy
  }
}
