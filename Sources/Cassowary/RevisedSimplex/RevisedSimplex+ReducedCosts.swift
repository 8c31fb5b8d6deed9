extension RevisedSimplex {
  /// Computes the reduced costs of a level: how its cost changes with each parametric symbol.
  ///
  /// - Returns: Whether any symbol of the level can cost something when others move.
  func computeReducedCosts(_ level: Level) -> Bool {
    exactKinks.removeAll()
    reducedCosts.clear()
    slopeSum = 0
    var hasCosts = false
    for symbol in level.symbols where symbols[symbol].isBasic {
      if countKink(symbol) { continue }
      let slope = symbols[symbol].slope
      if slope == 0 { continue }
      addRow(of: symbol, times: slope)
      slopeSum += abs(slope)
      hasCosts = true
    }
    if hasCosts {
      factorization.solveTransposed(&columnSide, into: &reducedCosts, dropping: still.isStill.elements)
    }
    return hasCosts || !exactKinks.isEmpty
  }

  /// Counts a symbol that is zero and depends on one position alone among the exact kinks.
  ///
  /// - Returns: Whether it depends on one position alone. If that position is closed, nothing moves the
  ///   symbol, and there is nothing to count.
  @inline(__always)
  private func countKink(_ symbol: Int32) -> Bool {
    if symbols[symbol].value != 0 { return false }
    let position = parallel.parametricPosition[parallel.classOf[symbol]]
    if position < 0 { return false }
    if open[position] != 0 {
      let rate = parallel.ratio(symbol, to: parametric[position])
      exactKinks.insert(symbol, symbols[symbol], at: position, rate: rate)
    }
    return true
  }

  /// The derivative of the cost of a level when the symbol of a position moves.
  @inline(__always)
  func derivative(_ level: Level, at position: Int32, isUpwards: Bool) -> Double {
    let symbol = symbols[parametric[position]]
    let own = symbol.level == level.number ? symbol.costOfLeavingZero(upwards: isUpwards) : 0
    return isUpwards
      ? reducedCosts[position] + exactKinks.up[position] + own
      : -reducedCosts[position] + exactKinks.down[position] + own
  }

  /// The same, summed over the symbols that move, which ``computeDirection(of:isUpwards:)`` has found.
  ///
  /// Where rows are nearly parallel, reduced costs are sums of large numbers, and a small one may be rounding
  /// error. Here the parts are known, and with them the rounding error of their sum.
  ///
  /// - Returns: Zero if the derivative is only rounding error.
  func summedDerivative(_ level: Level, at position: Int32, isUpwards: Bool, weight: Double) -> Double {
    let entering = symbols[parametric[position]]
    var sum = entering.level == level.number ? entering.costOfLeavingZero(upwards: isUpwards) : 0
    var magnitude = sum
    for index in 0..<rates.positions.count {
      let moving = rates.positions[index]
      let symbol = symbols[moving]
      if symbol.level != level.number { continue }
      let rate = rates[moving]
      let part =
        exactKinks.isCounted[moving]
        ? abs(rate) * symbol.costOfLeavingZero(upwards: rate > 0) : rate * symbol.slope
      sum += part
      magnitude += rateMagnitudes[moving] * symbol.weight
    }
    let rounding = max(negligible * magnitude, RevisedSimplex.noise * fastest * weight)
    return abs(sum) <= rounding ? 0 : sum
  }

  /// Closes the directions that cost something at the optimum of a level.
  func closeDirections(_ level: Level, weight: Double) {
    for index in 0..<reducedCosts.positions.count {
      closeDirections(of: reducedCosts.positions[index], level, weight)
    }
    for index in 0..<exactKinks.positions.count {
      closeDirections(of: exactKinks.positions[index], level, weight)
    }
    for symbol in level.symbols where !symbols[symbol].isBasic {
      closeDirections(of: symbols[symbol].position, level, weight)
    }
    chooseSignsOfKinks()
  }

  private func closeDirections(of position: Int32, _ level: Level, _ weight: Double) {
    var left = open[position]
    if left == 0 { return }
    for isUpwards in [true, false] {
      let bit: UInt8 = isUpwards ? 0b01 : 0b10
      if left & bit == 0 { continue }
      var cost = derivative(level, at: position, isUpwards: isUpwards)
      if isDoubtful(cost, weight) {
        computeDirection(of: position, isUpwards: isUpwards)
        cost = summedDerivative(level, at: position, isUpwards: isUpwards, weight: weight)
        if cost > 0 { left &= ~bit }
      } else if cost > RevisedSimplex.relative * weight {
        left &= ~bit
      }
    }
    if left != open[position] { setOpen(left, at: position) }
  }

  /// Whether a derivative is so small that it may be rounding error, but not so small that it is certain to
  /// be.
  ///
  /// Where a thousand costs cancel out, what is left of them is a rounding error of their sum, and to look at
  /// each direction separately would take longer than the optimum.
  @inline(__always)
  func isDoubtful(_ derivative: Double, _ weight: Double) -> Bool {
    let size = abs(derivative)
    return size < max(1e-6, 10 * negligible) * weight && size > 1e-15 * max(weight, slopeSum)
  }

  /// Rows that are zero count as on the side on which they may still go.
  private func chooseSignsOfKinks() {
    for index in 0..<exactKinks.rows.count {
      let row = exactKinks.rows[index]
      if !exactKinks.isCounted[row] || !symbols[row].isBasic { continue }
      let position = parallel.parametricPosition[parallel.classOf[row]]
      if position < 0 { continue }
      let rate = parallel.ratio(row, to: parametric[position])
      if open[position] == 0b01 { symbols[row].isNegative = rate < 0 }
      if open[position] == 0b10 { symbols[row].isNegative = rate > 0 }
    }
  }
}
