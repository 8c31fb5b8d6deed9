extension RevisedSimplex {
  /// Brings the component to its optimum from the basis of other parameters, as long as that seems to be the shorter way.
  ///
  /// It usually takes few pivots, but after a large resize it may take more than the basis to begin with. How many those are
  /// is only known for other parameters. So once there were as many, and some, the costs of both bases are compared. Where
  /// the present one costs less, it is followed for twice as long, and so on.
  func optimizeFromKnownBasis(hasFactors: Bool) -> Outcome {
    defer { pivotLimit = .max }
    var limit = freshPivots + 20
    pivotLimit = pivots + limit
    var outcome = optimizeFromBasis(hasFactors: hasFactors)
    while outcome == .failed(.outdated) && limit < symbols.count && isCheaperThanFirstBasis() {
      limit *= 2
      pivotLimit = pivots + limit
      failure = nil
      outcome = optimizeFromBasis()
    }
    return outcome
  }

  /// Whether the present basis costs less than the one to begin with would at the present parameters: at the strongest
  /// level at which they differ.
  ///
  /// - Complexity: O(cells), and new factors. The basis stays what it is, without factors.
  private func isCheaperThanFirstBasis() -> Bool {
    var costs: [Double] = []
    follow(rowsBefore: rowCount)
    for level in levels.elements { costs.append(cost(of: level)) }
    var basis = Buffer<Int32>()
    for symbol in parametric.elements { basis.append(symbol) }
    failure = nil
    makeFirstBasis()
    if !isBegun { refactor(keepingSignsThrough: -1) }
    var isCheaper = true
    for (index, cost) in costs.enumerated() where failure == nil {
      let other = self.cost(of: levels[index])
      if abs(other - cost) <= 1e-9 * max(1, other, cost) { continue }
      isCheaper = cost < other
      break
    }
    setBasis(basis)
    return isCheaper
  }

  /// The cost of the symbols of a level.
  private func cost(of level: Level) -> Double {
    var cost = 0.0
    for symbol in level.symbols where symbols[symbol].isBasic {
      let value = symbols[symbol].value
      cost += symbols[symbol].weight * (symbols[symbol].kind == .inequality ? max(-value, 0) : abs(value))
    }
    return cost
  }
}
