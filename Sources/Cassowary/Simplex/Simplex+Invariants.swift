#if InternalChecks
extension Simplex {
  func checkInvariants() {
    for index in 0..<components.count { checkInvariants(of: index) }
  }

  private func checkInvariants(of index: Int) {
    let component = components[index]
    for symbol in component.rows.dropFirst() {
      invariant(
        "rows are sorted by level", symbols[symbol - 1].level <= symbols[symbol].level, "symbol \(symbol)")
    }
    for symbol in component.externals.dropFirst() {
      let isSorted = symbols[symbol - 1].source < symbols[symbol].source
      invariant("externals are sorted by variable", isSorted, "symbol \(symbol)")
    }
    for symbol in component.externals {
      invariant("an external's component is its variable's", componentOf[symbols[symbol].source] == index)
    }
    if let revised = revised(of: Int32(index)) {
      revised.simplex.checkInvariants(isSolved: component.isOptimal)
    } else {
      checkTableau(of: index)
    }
  }

  private func checkTableau(of index: Int) {
    let component = components[index]
    var parametricCount: Int32 = 0
    for symbol in component.allSymbols where !symbols[symbol].isBasic {
      parametricCount += 1
      let owner = columns[component.firstColumn + symbols[symbol].column]
      invariant("a parametric symbol owns its column", owner == symbol, "symbol \(symbol)")
      invariant(
        "a symbol is basic or parametric, never both", symbols[symbol].cellCount == 0, "symbol \(symbol)")
    }
    invariant(
      "each column has one parametric symbol", parametricCount == component.columnCount, "component \(index)")
    for symbol in component.allSymbols { checkCells(of: symbol, in: component) }
  }

  private func checkCells(of symbol: Int32, in component: Component) {
    var last: Int32 = -1
    for cell in symbols[symbol].cells {
      let column = cells[cell].column
      invariant("the cells of a symbol are sorted by column", column > last, "symbol \(symbol)")
      invariant(
        "a symbol has cells in its component only", column < component.columnCount, "symbol \(symbol)")
      invariant("no cell of a symbol is zero", cells[cell].value != 0, "symbol \(symbol)")
      last = column
    }
  }
}
#endif
