extension RevisedSimplex {
  /// Finds the open direction in which the cost of a level falls most steeply; under Bland's rule the one of
  /// the lowest symbol.
  ///
  /// Only positions with a reduced cost can gain: what symbols at zero cost is never negative.
  func findEntering(_ run: LevelRun) -> Move? {
    var best: Move?
    var bestKey = Int32.max
    for index in 0..<reducedCosts.positions.count {
      let position = reducedCosts.positions[index]
      if open[position] == 0 || reducedCosts[position] == 0 { continue }
      for isUpwards in [true, false] where open[position] & (isUpwards ? 0b01 : 0b10) != 0 {
        // The cost of symbols at zero only makes it less steep.
        let reducedCost = isUpwards ? reducedCosts[position] : -reducedCosts[position]
        if reducedCost >= -RevisedSimplex.relative * run.weight { continue }
        let derivative = derivative(run.level, at: position, isUpwards: isUpwards)
        if derivative >= -RevisedSimplex.relative * run.weight { continue }
        let key = run.isBland ? parametric[position] : key(of: position, isUpwards: isUpwards)
        let difference = run.isBland ? 0 : derivative - (best?.derivative ?? 0)
        if difference < -run.tie || difference <= run.tie && key < bestKey {
          best = Move(position: position, isUpwards: isUpwards, derivative: derivative)
          bestKey = key
        }
      }
    }
    return best
  }

  /// The order in which equally steep directions are taken: first what brings an early external nearer to
  /// zero, last what takes an early one away from it.
  ///
  /// Ties are settled in the same way in the end, so fewer pivots have to be undone.
  @inline(__always)
  private func key(of position: Int32, isUpwards: Bool) -> Int32 {
    let symbol = parametric[position]
    let column = symbol >= rowCount ? symbol - rowCount : matrix.onlyColumn(symbol)
    if column < 0 { return position }
    let value = symbols[rowCount + column].value
    let isRising = (parallel.factors[symbol] > 0) == isUpwards
    let leavesZero = isRising ? value >= 0 : value <= 0
    return leavesZero ? 2 * externalCount - column : column
  }
}
