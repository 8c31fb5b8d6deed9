extension RevisedSimplex {
  /// Finds an open direction in which the cost of a level falls.
  ///
  /// That is the steepest one. Once a pivot has shown that one is not enough, those that tie with it are kept, and taken
  /// one after the other while they are as steep: in a row of equal labels all tie, and looking at all of them for each
  /// pivot took most of the time. This is a form of multiple pricing (Orchard-Hays, *Advanced Linear-Programming Computing
  /// Techniques*, 1968). The optimum does not depend on which direction is followed.
  func findEntering(_ run: inout LevelRun) -> Move? {
    if !run.hasPivoted || run.isBland { return steepestMove(run) }
    while candidates.count > 0 {
      let position = candidates[0].position
      candidates.removeFirst()
      if let move = move(at: position, run), move.derivative <= run.steepest + run.tie { return move }
    }
    guard let best = steepestMove(run) else { return nil }
    keepCandidates(asSteepAs: best, &run)
    return best
  }

  private func keepCandidates(asSteepAs best: Move, _ run: inout LevelRun) {
    run.steepest = best.derivative
    for position in reducedCosts.positions.elements where position != best.position {
      guard let move = move(at: position, run), move.derivative <= best.derivative + run.tie else { continue }
      candidates.insert(Candidate(key: key(of: move, below: .max), position: position))
    }
  }

  /// The move of a position that reduces the cost of a level; `nil` if neither direction does.
  ///
  /// Only positions with a reduced cost can gain: what symbols at zero cost is never negative. So no more than one
  /// direction can.
  @inline(__always)
  private func move(at position: Int32, _ run: LevelRun) -> Move? {
    let negligible = RevisedSimplex.relative * run.weight
    let reducedCost = reducedCosts[position]
    let isUpwards = reducedCost < 0
    if abs(reducedCost) <= negligible || open[position] & (isUpwards ? 0b01 : 0b10) == 0 { return nil }
    let derivative = derivative(run.level, at: position, isUpwards: isUpwards)
    if derivative >= -negligible { return nil }
    return Move(position: position, isUpwards: isUpwards, derivative: derivative)
  }

  /// Finds the open direction in which the cost of a level falls most steeply; under Bland's rule the one of
  /// the lowest symbol.
  private func steepestMove(_ run: LevelRun) -> Move? {
    var best: Move?
    var bestKey = Int32.max
    for position in reducedCosts.positions.elements {
      guard let move = move(at: position, run) else { continue }
      let difference = run.isBland ? 0 : move.derivative - (best?.derivative ?? 0)
      if difference > run.tie { continue }
      let isSteeper = difference < -run.tie
      let key = run.isBland ? parametric[position] : key(of: move, below: isSteeper ? .max : bestKey)
      if isSteeper || key < bestKey { (best, bestKey) = (move, key) }
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
  private func key(of move: Move, below limit: Int32) -> Int32 {
    let symbol = parametric[move.position]
    let column = symbol >= rowCount ? symbol - rowCount : matrix.onlyColumn(symbol)
    if column < 0 { return move.position }
    // Usually all that tie come after the first of them, whatever their values are.
    if column >= limit { return column }
    let value = symbols[rowCount + column].value
    let isRising = (parallel.factors[symbol] > 0) == move.isUpwards
    let leavesZero = isRising ? value >= 0 : value <= 0
    return leavesZero ? 2 * externalCount - column : column
  }
}

/// A parametric symbol that moves away from zero.
struct Move {
  var position: Int32
  var isUpwards: Bool
  /// The derivative of the level's cost along the move; negative.
  var derivative: Double
}

/// A position whose move was as steep as any when all of them were looked at.
struct Candidate: BitwiseCopyable, Comparable {
  /// Equally steep moves are taken in the order of these; see ``RevisedSimplex/findEntering(_:)``.
  var key: Int32
  var position: Int32

  @inline(__always)
  static func < (a: Candidate, b: Candidate) -> Bool {
    a.key != b.key ? a.key < b.key : a.position < b.position
  }
}
