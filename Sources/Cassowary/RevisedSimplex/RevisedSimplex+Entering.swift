extension RevisedSimplex {
  /// Finds an open direction in which the cost of a level falls.
  ///
  /// The first time it is the steepest. From the first pivot on, all that are as steep as that one are kept, and taken one
  /// after the other for as long as they are that steep: in a row of equal labels all of them tie, and to look at all
  /// for each pivot took most of the time. It is a form of multiple pricing (Orchard-Hays, *Advanced Linear-Programming
  /// Computing Techniques*, 1968). Which of the directions is followed never changes the optimum.
  mutating func findEntering(_ run: inout LevelRun) -> Move? {
    if !run.hasPivoted || run.isBland { return steepestMove(run) }
    while candidates.count > 0 {
      let (position, isUpwards) = (candidates[0].position, candidates[0].isUpwards)
      candidates.removeFirst()
      if let derivative = gain(at: position, run), (reducedCosts[position] < 0) == isUpwards,
        derivative <= run.steepest + run.tie
      {
        return Move(position: position, isUpwards: isUpwards, derivative: derivative)
      }
    }
    guard let best = steepestMove(run) else { return nil }
    keepCandidates(asSteepAs: best, &run)
    return best
  }

  private mutating func keepCandidates(asSteepAs best: Move, _ run: inout LevelRun) {
    run.steepest = best.derivative
    for position in reducedCosts.positions.elements where position != best.position {
      guard let derivative = gain(at: position, run), derivative <= best.derivative + run.tie else {
        continue
      }
      let isUpwards = reducedCosts[position] < 0
      let key = key(of: position, isUpwards: isUpwards, below: .max)
      candidates.insert(Candidate(key: key, position: position, isUpwards: isUpwards))
    }
  }

  /// The derivative of the cost of a level in the one direction of a position that can reduce it; `nil` if none does.
  ///
  /// The cost of symbols at zero only makes it less steep, so it is the direction in which the others cost less.
  @inline(__always)
  private func gain(at position: Int32, _ run: LevelRun) -> Double? {
    let negligible = RevisedSimplex.relative * run.weight
    let reducedCost = reducedCosts[position]
    let isUpwards = reducedCost < 0
    if abs(reducedCost) <= negligible || open[position] & (isUpwards ? 0b01 : 0b10) == 0 { return nil }
    let derivative = derivative(run.level, at: position, isUpwards: isUpwards)
    return derivative < -negligible ? derivative : nil
  }

  /// Finds the open direction in which the cost of a level falls most steeply; under Bland's rule the one of
  /// the lowest symbol.
  ///
  /// Only positions with a reduced cost can gain: what symbols at zero cost is never negative.
  private func steepestMove(_ run: LevelRun) -> Move? {
    var best: Move?
    var bestKey = Int32.max
    for position in reducedCosts.positions.elements {
      guard let derivative = gain(at: position, run) else { continue }
      let isUpwards = reducedCosts[position] < 0
      let difference = run.isBland ? 0 : derivative - (best?.derivative ?? 0)
      if difference > run.tie { continue }
      let isSteeper = difference < -run.tie
      let key =
        run.isBland
        ? parametric[position] : key(of: position, isUpwards: isUpwards, below: isSteeper ? .max : bestKey)
      if isSteeper || key < bestKey {
        best = Move(position: position, isUpwards: isUpwards, derivative: derivative)
        bestKey = key
      }
    }
    return best
  }

  /// The order in which equally steep directions are taken: first what brings an early external nearer to
  /// zero, last what takes an early one away from it.
  ///
  /// Ties are settled in the same way in the end, so fewer pivots have to be undone.
  ///
  /// - Parameter limit: Of keys that are not below this one, any may be returned.
  @inline(__always)
  private func key(of position: Int32, isUpwards: Bool, below limit: Int32) -> Int32 {
    let symbol = parametric[position]
    let column = symbol >= rowCount ? symbol - rowCount : matrix.onlyColumn(symbol)
    if column < 0 { return position }
    // Usually all that tie come after the first of them, whatever their values are.
    if column >= limit { return column }
    let value = symbols[rowCount + column].value
    let isRising = (parallel.factors[symbol] > 0) == isUpwards
    let leavesZero = isRising ? value >= 0 : value <= 0
    return leavesZero ? 2 * externalCount - column : column
  }
}
