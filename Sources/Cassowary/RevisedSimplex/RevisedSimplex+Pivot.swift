extension RevisedSimplex {
  /// Follows a move up to the breakpoint at which it stops reducing the cost, and exchanges the two symbols.
  ///
  /// Often the symbol that stops the move is parallel to the one that moves: a label goes from its content to its bound.
  /// Such a *bound flip* is no pivot. The basis matrix stays what it is, but perhaps for a sign, and no other reduced cost
  /// changes.
  func follow(_ move: Move, _ run: inout LevelRun) {
    computeDirection(of: move.position, isUpwards: move.isUpwards)
    if !isConfirmed(move, run) { return }
    releaseKinks(at: move.position)
    guard let stop = findLeaving(move, run) else {
      startOver(move, &run)
      return
    }
    tableauRow.clear()
    let flip = parallel.orientation(of: stop.symbol, to: parametric[move.position])
    if flip != 0 {
      tableauRow.add(flip, at: move.position)
    } else {
      addRow(of: stop.symbol, times: 1)
      factorization.solveTransposed(&columnSide, into: &tableauRow)
      if !isStable(stop, move) {
        startOver(move, &run)
        return
      }
    }
    passBreakpoints(from: parametric[move.position])
    run.stalled = stop.distance > RevisedSimplex.leastDigit ? 0 : run.stalled + 1
    run.isFresh = false
    run.hasPivoted = true
    if flip != 0 {
      moveValues(by: stop.distance, run.level)
      exchange(move, stop, run.level)
      if flip < 0 { factorization.negate(row: move.position) }
      return
    }
    let isPivotSmall = isSmall(pivot: rates[stop.symbol])
    moveValues(by: stop.distance, run.level)
    exchange(move, stop, run.level)
    updateFactors(move.position)
    pivots += 1
    if pivots >= pivotLimit {
      failure = .outdated
      return
    }
    if isPivotSmall || factorization.isWorthRefactoring {
      refactor(keepingSignsThrough: run.level.number)
      if failure != nil { return }
      _ = computeReducedCosts(run.level)
      run.isFresh = true
    }
  }

  /// Whether a move reduces the cost, which a small reduced cost doesn't show; if not, the reduced cost is
  /// corrected.
  private func isConfirmed(_ move: Move, _ run: LevelRun) -> Bool {
    if !isDoubtful(move.derivative, run.weight) { return true }
    let sum = summedDerivative(
      run.level, at: move.position, isUpwards: move.isUpwards, weight: run.weight)
    if sum < 0 { return true }
    let correction = sum - move.derivative
    reducedCosts.add(move.isUpwards ? correction : -correction, at: move.position)
    return false
  }

  /// Counts the exact kinks of a position, which move now, as on the side to which they move.
  private func releaseKinks(at position: Int32) {
    if exactKinks.up[position] == 0 && exactKinks.down[position] == 0 { return }
    for row in parallel.rows(of: parallel.classOf[parametric[position]]) where exactKinks.isCounted[row] {
      exactKinks.remove(row)
      symbols[row].isNegative = rates[row] < 0
    }
    exactKinks.removeCosts(at: position)
  }

  /// Whether two ways to compute the pivot agree, and it is not small beside the others of its row and
  /// column.
  func isStable(_ stop: Stop, _ move: Move) -> Bool {
    let pivot = move.isUpwards ? tableauRow[move.position] : -tableauRow[move.position]
    let rate = rates[stop.symbol]
    if !(abs(pivot - rate) <= 1e-7 * abs(rate)) { return false }
    // New factors help only if there were pivots since the last ones.
    return abs(rate) > 1e-9 * fastest || factorization.updateCount == 0
  }

  /// Whether a pivot is so small beside the others of its row or column that updated factors would lose
  /// digits.
  private func isSmall(pivot: Double) -> Bool {
    if abs(pivot) < 1e-4 * fastest { return true }
    for index in 0..<tableauRow.positions.count
    where abs(pivot) < 1e-4 * abs(tableauRow[tableauRow.positions[index]]) { return true }
    return false
  }

  /// Makes new factors for a move that rounding errors spoiled; if there is nothing to renew, gives the move
  /// up.
  private func startOver(_ move: Move, _ run: inout LevelRun) {
    if factorization.updateCount == 0 {
      setOpen(open[move.position] & (move.isUpwards ? 0b10 : 0b01), at: move.position)
    } else {
      refactor(keepingSignsThrough: run.level.number)
      if failure != nil { return }
    }
    _ = computeReducedCosts(run.level)
    run.isFresh = true
  }

  /// Turns the signs of the symbols that a move passes, and the reduced costs with them.
  ///
  /// Symbols that are parallel to the one that moves change its reduced cost alone, which ``exchange(_:_:_:)`` replaces.
  private func passBreakpoints(from entering: Int32) {
    var areAllParallel = true
    for index in 0..<passed.count {
      let symbol = passed[index]
      let slope = symbols[symbol].slope
      symbols[symbol].isNegative.toggle()
      if parallel.classOf[symbol] == parallel.classOf[entering] { continue }
      addRow(of: symbol, times: symbols[symbol].slope - slope)
      areAllParallel = false
    }
    if areAllParallel { return }
    factorization.solveTransposed(&columnSide, into: &costChange)
    for index in 0..<costChange.positions.count {
      let position = costChange.positions[index]
      reducedCosts.add(costChange[position], at: position)
    }
    costChange.clear()
  }

  func moveValues(by distance: Double, _ level: Level) {
    if followedEnd < rowCount { isBehind = true }
    haveValuesMoved = true
    for index in 0..<rates.positions.count {
      let moving = rates.positions[index]
      let change = distance * rates[moving]
      var symbol = symbols[moving]
      let value = symbol.value + change
      symbol.magnitude = max(symbol.magnitude, abs(symbol.value), abs(change))
      symbol.value = abs(value) <= symbol.rounding ? 0 : value
      if symbol.value != 0 && symbol.level > level.number { symbol.isNegative = symbol.value < 0 }
      symbols[moving] = symbol
    }
  }

  /// Makes the symbol at which the move stopped parametric and the one that moved basic.
  func exchange(_ move: Move, _ stop: Stop, _ level: Level) {
    let position = move.position
    let entering = parametric[position]
    let leaving = symbols[stop.symbol]
    let sign: Double = move.isUpwards ? 1 : -1
    let factor = sign * stop.derivative / tableauRow[position]
    if factor != 0 {
      for index in 0..<tableauRow.positions.count {
        let other = tableauRow.positions[index]
        reducedCosts.add(-factor * tableauRow[other], at: other)
      }
    }
    let slope = leaving.level == level.number ? leaving.slope : 0
    reducedCosts.add(factor - slope - reducedCosts[position], at: position)
    setParametric(stop.symbol, at: position)
    symbols[entering].value = sign * stop.distance
    symbols[entering].magnitude = stop.distance
    symbols[entering].isNegative = !move.isUpwards
    symbols[stop.symbol].value = 0
    if isInOrder {
      setOpen(openBySelf(stop.symbol), at: position)
    } else {
      // A symbol of a stronger level may only go back to where it came from.
      let isBlocked = leaving.level < level.number
      setOpen(isBlocked ? (leaving.isNegative ? 0b10 : 0b01) : 0b11, at: position)
    }
  }

  /// Replaces the row of a position in the factors by that of its symbol.
  func updateFactors(_ position: Int32) {
    let symbol = parametric[position]
    if symbol >= rowCount {
      factorization.addUpdateCell(1, column: symbol - rowCount)
    } else {
      for cell in matrix.rows[symbol] {
        factorization.addUpdateCell(cell.value, column: cell.position)
      }
    }
    factorization.update(row: position, direction: direction, tableauRow: tableauRow)
  }
}
