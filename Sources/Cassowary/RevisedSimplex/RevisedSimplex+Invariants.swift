#if InternalChecks
extension RevisedSimplex {
  /// Traps unless the state is as the steps rely on.
  ///
  /// - Parameter isSolved: Whether the values should match the present constants.
  func checkInvariants(isSolved: Bool) {
    checkPositions()
    checkClasses()
    checkLevels()
    if !isSolved || !optimum.isKnown { return }
    checkCosts()
    for row in 0..<rowCount { checkValue(of: row) }
  }

  private func checkPositions() {
    var openPositions: Int32 = 0
    for position in 0..<externalCount {
      let symbol = parametric[position]
      let isKnown = symbols[symbol].position == position
      invariant("a parametric symbol knows its position", isKnown, "position \(position)")
      invariant("a parametric symbol is zero", symbols[symbol].value == 0, "symbol \(symbol)")
      if !directions.open[position].isEmpty { openPositions += 1 }
    }
    let parametricCount = symbols.elements.count { !$0.isBasic }
    invariant("each position has one parametric symbol", parametricCount == Int(externalCount))
    invariant("open positions are counted", openPositions == directions.openCount)
  }

  private func checkCosts() {
    if !directions.areCostsKnown { return }
    for position in 0..<externalCount {
      let cost = directions.costs[position]
      let isPositive = cost.up.amount > 0 && cost.down.amount > 0
      invariant(
        "each direction costs something at an optimum", isPositive, "position \(position)")
    }
  }

  private func checkClasses() {
    for position in 0..<externalCount {
      let group = parallel.classOf[parametric[position]]
      let isKnown = parallel.parametricPosition[group] == position
      invariant("a class knows the position of its only parametric symbol", isKnown, "position \(position)")
    }
    let count = parallel.parametricPosition.elements.count { $0 >= 0 }
    invariant("a class without a parametric symbol knows none", count == Int(externalCount))
  }

  private func checkLevels() {
    var end: Int32 = 0
    var last: Int32 = -1
    for level in levels.elements {
      let isNext = level.first == end && level.end > end && level.number > last
      invariant("levels cover the rows in order", isNext, "level \(level.number)")
      for row in level.symbols {
        invariant("a row is at the level that covers it", symbols[row].level == level.number, "row \(row)")
      }
      (end, last) = (level.end, level.number)
    }
    invariant("levels cover the rows in order", end == rowCount)
  }

  /// Checks a row against the values of its externals.
  private func checkValue(of row: Int32) {
    var value = constants[row].value(parameters)
    var magnitude = constants[row].magnitude(parameters)
    var rounding = 0.0
    for cell in matrix.rows[row] {
      let external = symbols[rowCount + cell.position]
      value += cell.value * external.value
      magnitude += abs(cell.value * external.value)
      rounding += abs(cell.value) * external.rounding
    }
    rounding += max(FactorTolerance.leastDigit / symbols[row].weight, FactorTolerance.relative * magnitude)
    let isMet = abs(value - symbols[row].value) <= 100 * rounding
    invariant("the value of a row is the sum of its cells", isMet, "row \(row)")
  }
}
#endif
