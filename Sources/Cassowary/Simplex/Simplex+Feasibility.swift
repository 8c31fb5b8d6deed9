extension Simplex {
  /// Whether a required row is violated by more than rounding error.
  func isViolated(_ symbol: Int32) -> Bool {
    let row = symbols[symbol]
    if !row.isBasic { return false }
    let violation = row.kind == .equality ? abs(row.value) : -row.value
    return violation > Tolerance.violation(magnitude: row.constant.magnitude(parameters))
  }

  /// Whether the required rows of a component hold. They come first, because rows are sorted by level.
  func isFeasible(_ index: Int32) -> Bool {
    if let revised = revised(of: index) { return revised.outcome != .infeasible }
    for symbol in components[index].rows {
      if symbols[symbol].level > 0 { return true }
      if isViolated(symbol) { return false }
    }
    return true
  }
}
