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
      candidates.append(Candidate(key: key(of: move, below: .max), position: position))
    }
    candidates.order()
  }

  /// The move of a position that reduces the cost of a level; `nil` if neither direction does.
  ///
  /// Only positions with a reduced cost can gain: what symbols at zero cost is never negative. So no more than one
  /// direction can.
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
  func key(of move: Move, below limit: Int32) -> Int32 {
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

  static func < (a: Candidate, b: Candidate) -> Bool {
    a.key != b.key ? a.key < b.key : a.position < b.position
  }
}

extension RevisedSimplex {
  /// Finds the breakpoint at which a move stops reducing the cost, as in
  /// ``Simplex/findLeaving(_:_:isBland:)``.
  ///
  /// The symbols of the breakpoints before it go to ``passed``.
  ///
  /// - Returns: `nil` if there is no breakpoint, which only rounding errors can cause: every cost is bounded
  ///   below by zero.
  func findLeaving(_ move: Move, _ run: LevelRun) -> Stop? {
    collectBreakpoints(run.level)
    passed.removeAll()
    if run.isBland { return firstBreakpoint(move) }
    var derivative = move.derivative
    var last: Breakpoint?
    while breakpoints.count > 0 {
      let nearest = breakpoints[0]
      last = nearest
      let symbol = symbols[nearest.symbol]
      if symbol.level < run.level.number { break }
      let jump = nearest.rate * symbol.slopeJump
      if derivative + jump >= -RevisedSimplex.relative * max(run.weight, jump) { break }
      derivative += jump
      breakpoints.removeFirst()
      passed.append(nearest.symbol)
    }
    guard let last else { return nil }
    if breakpoints.count == 0 {
      // The sum of all jumps ends the descent up to rounding errors, so the last one does.
      passed.truncate(to: passed.count - 1)
      derivative -= last.rate * symbols[last.symbol].slopeJump
      return Stop(symbol: last.symbol, distance: last.distance, derivative: derivative)
    }
    let chosen = steepestBreakpoint(near: last, derivative, run)
    return Stop(symbol: chosen.symbol, distance: chosen.distance, derivative: derivative)
  }

  private func collectBreakpoints(_ level: Level) {
    breakpoints.removeAll()
    for index in 0..<rates.positions.count {
      let moving = rates.positions[index]
      let symbol = symbols[moving]
      if symbol.level > level.number { continue }
      let rate = rates[moving]
      if rate == 0 { continue }
      // An earlier equality must keep holding. Where rows are not in order, closed directions see to that.
      let isHeld = isInOrder && symbol.level < level.number && symbol.kind == .equality
      if symbol.isNegative != (rate > 0) && !isHeld { continue }
      breakpoints.append(
        Breakpoint(distance: abs(symbol.value / rate), rate: abs(rate), symbol: moving))
    }
    breakpoints.order()
  }

  /// The steepest of the breakpoints that stop a move where the nearest one does, up to rounding errors.
  ///
  /// The pivot is its rate, and a small pivot makes the next basis nearly singular. (Harris, *Pivot selection
  /// methods of the Devex LP code*, 1973.)
  private func steepestBreakpoint(
    near nearest: Breakpoint, _ derivative: Double, _ run: LevelRun
  ) -> Breakpoint {
    var best = nearest
    for index in 0..<breakpoints.count {
      let other = breakpoints[index]
      let symbol = symbols[other.symbol]
      if other.rate <= best.rate { continue }
      if (other.distance - nearest.distance) * nearest.rate > symbols[nearest.symbol].rounding { continue }
      let stops =
        symbol.level < run.level.number
        || derivative + other.rate * symbol.slopeJump >= -RevisedSimplex.relative * run.weight
      if stops { best = other }
    }
    return best
  }

  /// Under Bland's rule, the nearest breakpoint, and among equals that of the lowest symbol.
  private func firstBreakpoint(_ move: Move) -> Stop? {
    if breakpoints.count == 0 { return nil }
    var best = breakpoints[0]
    let rounding = Tolerance.relative * max(1, best.distance)
    for index in 0..<breakpoints.count {
      let other = breakpoints[index]
      if other.distance - breakpoints[0].distance <= rounding && other.symbol < best.symbol { best = other }
    }
    return Stop(symbol: best.symbol, distance: best.distance, derivative: move.derivative)
  }
}

/// Where a move ends.
struct Stop {
  /// The symbol that becomes parametric.
  var symbol: Int32
  var distance: Double
  /// The derivative of the level's cost just before the stop.
  var derivative: Double
}

/// A point at which a basic symbol reaches zero while a parametric one moves.
struct Breakpoint: BitwiseCopyable, Comparable {
  var distance: Double
  /// How fast the symbol moves, per unit of the parametric one; positive.
  var rate: Double
  var symbol: Int32

  /// The nearest comes first; of equally near ones the steepest, then the lowest symbol.
  static func < (a: Breakpoint, b: Breakpoint) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if a.rate != b.rate { return a.rate > b.rate }
    return a.symbol < b.symbol
  }
}

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
      failure = .tooManyPivots
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
      wasMoveGivenUp = true
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
    areCostsKnown = false
    moves += 1
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
      if isBlocked { noteBlockedCost(at: position, isUpwards: leaving.isNegative) }
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
