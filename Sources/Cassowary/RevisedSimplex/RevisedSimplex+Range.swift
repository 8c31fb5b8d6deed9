extension RevisedSimplex {
  /// The values that a sum of externals has at the optima of the constraints, however ties are settled.
  ///
  /// The sum is followed upwards, and downwards, over the directions that cost nothing. Breakpoints of
  /// constraints stop each move, so it never leaves the optimal face. The component stays at another optimum.
  ///
  /// - Throws: The reason why the values cannot be determined.
  /// - Complexity: One solution of a system with the basis for each level, and pivots.
  func range(of sum: [LineCell]) throws(Failure) -> ClosedInterval {
    if optimum.hasAlternatives { try reopenDirections() }
    let present = value(of: sum)
    if !optimum.hasAlternatives || directions.openCount == 0 {
      return ClosedInterval(low: present, high: present)
    }
    // The moves lead to other optima, which are not settled.
    optimum.isKnown = false
    let low = try moveAsFar(alongNegated: true, sum) ? value(of: sum) : -.infinity
    let high = try moveAsFar(alongNegated: false, sum) ? value(of: sum) : .infinity
    return ClosedInterval(low: low, high: high)
  }

  private func value(of sum: [LineCell]) -> Double {
    var value = 0.0
    for cell in sum { value += cell.value * self.value(ofExternal: cell.position) }
    return value
  }

  /// Moves along the optimal face until a sum is as large as it can be, or as small.
  ///
  /// - Returns: Whether there is an end to it.
  private func moveAsFar(alongNegated isNegated: Bool, _ sum: [LineCell]) throws(Failure) -> Bool {
    // The sum is the cost of a level below all constraints, which has no symbols.
    var level = Level(number: 1, first: 0, end: 0)
    for index in 0..<levels.count where levels[index].number <= rules.lastConstraintLevel {
      level.number = levels[index].number + 1
    }
    var weight = 0.0
    for cell in sum { weight = max(weight, abs(cell.value * matrix.columnFactors[cell.position])) }
    var run = LevelRun(level: level, weight: weight)
    var budget = 1000 + 50 * symbols.count
    while budget > 0 {
      budget -= 1
      pricing.zeroRows.removeAll()
      for cell in sum {
        let slope = cell.value * matrix.columnFactors[cell.position]
        work.columnSide.add(isNegated ? slope : -slope, at: cell.position)
      }
      factorization.solveTransposed(&work.columnSide, into: &pricing.reducedCosts)
      run.isBland = run.stalled > 20 + symbols.count / 2
      guard let move = findEntering(&run) else {
        if factorization.updateCount > 0 { refactor(keepingSignsThrough: .max) }
        if let failure { throw failure }
        return true
      }
      if try !pivot(move, &run) { return false }
    }
    throw .endless
  }

  /// - Returns: Whether anything stops the move.
  private func pivot(_ move: Move, _ run: inout LevelRun) throws(Failure) -> Bool {
    computeDirection(of: move.position, isUpwards: move.isUpwards)
    guard let stop = findLeaving(move, run) else { return false }
    computeTableauRow(of: stop.symbol)
    let isWorn = factorization.updateCount > 0
    if isStable(stop, move) {
      run.stalled = stop.distance > FactorTolerance.leastDigit ? 0 : run.stalled + 1
      moveValues(by: stop.distance, run.level)
      exchange(move, stop, run.level)
      updateFactors(move.position)
      optimum.pivots += 1
      if optimum.pivots >= rules.pivotLimit { throw .tooManyPivots }
      if !factorization.isWorthRefactoring { return true }
    } else if !isWorn {
      throw .singular
    }
    refactor(keepingSignsThrough: run.level.number)
    if let failure { throw failure }
    return true
  }
}
