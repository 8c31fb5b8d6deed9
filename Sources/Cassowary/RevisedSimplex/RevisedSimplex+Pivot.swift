extension RevisedSimplex {
  /// Finds an open direction in which the cost of a level falls.
  ///
  /// That is the steepest one. Once a pivot has shown that one is not enough, those that tie with it are kept, and taken
  /// one after the other while they are as steep: in a row of equal labels all tie, and looking at all of them for each
  /// pivot took most of the time. This is a form of multiple pricing (Orchard-Hays, *Advanced Linear-Programming Computing
  /// Techniques*, 1968). The optimum does not depend on which direction is followed.
  func findEntering(_ run: inout LevelRun) -> Move? {
    if !run.hasMoved || run.isBland { return steepestMove(run) }
    while pricing.candidates.count > 0 {
      let position = pricing.candidates[0].position
      pricing.candidates.removeFirst()
      if let move = move(at: position, run), move.derivative <= run.steepest + run.tie { return move }
    }
    guard let best = steepestMove(run) else { return nil }
    keepCandidates(asSteepAs: best, &run)
    return best
  }

  private func keepCandidates(asSteepAs best: Move, _ run: inout LevelRun) {
    run.steepest = best.derivative
    for position in pricing.reducedCosts.positions.elements where position != best.position {
      guard let move = move(at: position, run), move.derivative <= best.derivative + run.tie else { continue }
      pricing.candidates.append(Candidate(key: key(of: move, below: .max), position: position))
    }
    pricing.candidates.order()
  }

  /// The move of a position that reduces the cost of a level; `nil` if neither direction does.
  ///
  /// Only positions with a reduced cost can gain: what symbols at zero cost is never negative. So no more than one
  /// direction can.
  @inline(__always)
  private func move(at position: Int32, _ run: LevelRun) -> Move? {
    let negligible = FactorTolerance.relative * run.weight
    let reducedCost = pricing.reducedCosts[position]
    let isUpwards = reducedCost < 0
    if abs(reducedCost) <= negligible || !directions.open[position].contains(.one(isUpwards: isUpwards)) {
      return nil
    }
    let derivative = derivative(run.level, at: position, isUpwards: isUpwards)
    if derivative >= -negligible { return nil }
    return Move(position: position, isUpwards: isUpwards, derivative: derivative)
  }

  /// Finds the open direction in which the cost of a level falls most steeply; under Bland's rule the one of
  /// the lowest symbol.
  private func steepestMove(_ run: LevelRun) -> Move? {
    var best: Move?
    var bestKey = Int64.max
    for position in pricing.reducedCosts.positions.elements {
      guard let move = move(at: position, run) else { continue }
      let difference = run.isBland ? 0 : move.derivative - (best?.derivative ?? 0)
      if difference > run.tie { continue }
      let isSteeper = difference < -run.tie
      let key = run.isBland ? Int64(parametric[position]) : key(of: move, below: isSteeper ? .max : bestKey)
      if isSteeper || key < bestKey { (best, bestKey) = (move, key) }
    }
    return best
  }

  /// The order in which equally steep directions are taken: first those that cost least at the levels that break ties; of these,
  /// first what brings an early external nearer to zero, and last what takes an early one away from it.
  ///
  /// Ties are settled in the same way in the end, so fewer pivots have to be undone.
  ///
  /// - Parameter limit: Of keys that are not below this one, any may be returned.
  @inline(__always)
  func key(of move: Move, below limit: Int64) -> Int64 {
    let symbol = parametric[move.position]
    var key = Int64(0)
    if firstExternalLevel - 1 > rules.lastConstraintLevel {
      key = Int64(Int32.max - tieLevel(of: move)) << 32
      if key >= limit { return key }
    }
    let column = symbol >= rowCount ? symbol - rowCount : matrix.onlyColumn(symbol)
    if column < 0 { return key + Int64(move.position) }
    // Usually all that tie come after the first of them, whatever their values are.
    if key + Int64(column) >= limit { return key + Int64(column) }
    let value = symbols[rowCount + column].value
    let isRising = (parallel.factors[symbol] > 0) == move.isUpwards
    let leavesZero = isRising ? value >= 0 : value <= 0
    return key + Int64(leavesZero ? 2 * externalCount - column : column)
  }

  /// The first level that breaks ties at which a move costs something, as far as parallel rows tell.
  private func tieLevel(of move: Move) -> Int32 {
    let symbol = parametric[move.position]
    for row in parallel.rows(of: parallel.classOf[symbol])
    where symbols[row].level > rules.lastConstraintLevel {
      let isRising = (parallel.ratio(row, to: symbol) > 0) == move.isUpwards
      let value = symbols[row].value
      if isRising ? value >= 0 : value <= 0, symbols[row].costOfLeavingZero(upwards: isRising) > 0 {
        return symbols[row].level
      }
    }
    return .max
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
  var key: Int64
  var position: Int32

  @inline(__always)
  static func < (a: Candidate, b: Candidate) -> Bool {
    a.key != b.key ? a.key < b.key : a.position < b.position
  }
}

extension RevisedSimplex {
  /// Finds the breakpoint at which a move stops reducing the cost, as in
  /// ``Simplex/findLeaving(_:_:isBland:)``.
  ///
  /// The symbols of the breakpoints before it go to ``Workspace/passed``.
  ///
  /// - Returns: `nil` if there is no breakpoint, which only rounding errors can cause: every cost is bounded
  ///   below by zero.
  func findLeaving(_ move: Move, _ run: LevelRun) -> Stop? {
    collectBreakpoints(run.level)
    work.passed.removeAll()
    if run.isBland { return firstBreakpoint(move) }
    var derivative = move.derivative
    var last: Breakpoint?
    while work.breakpoints.count > 0 {
      let nearest = work.breakpoints[0]
      last = nearest
      let symbol = symbols[nearest.symbol]
      if symbol.level < run.level.number { break }
      let jump = nearest.rate * symbol.slopeJump
      if derivative + jump >= -FactorTolerance.relative * max(run.weight, jump) { break }
      derivative += jump
      work.breakpoints.removeFirst()
      work.passed.append(nearest.symbol)
    }
    guard let last else { return nil }
    if work.breakpoints.count == 0 {
      // The sum of all jumps ends the descent up to rounding errors, so the last one does.
      work.passed.truncate(to: work.passed.count - 1)
      derivative -= last.rate * symbols[last.symbol].slopeJump
      return Stop(symbol: last.symbol, distance: last.distance, derivative: derivative)
    }
    let chosen = steepestBreakpoint(near: last, derivative, run)
    return Stop(symbol: chosen.symbol, distance: chosen.distance, derivative: derivative)
  }

  private func collectBreakpoints(_ level: Level) {
    work.breakpoints.removeAll()
    for index in 0..<work.rates.positions.count {
      let moving = work.rates.positions[index]
      let symbol = symbols[moving]
      if symbol.level > level.number { continue }
      let rate = work.rates[moving]
      if rate == 0 { continue }
      // An earlier equality must keep holding. Where rows are not in order, closed directions see to that.
      let isHeld = rules.isInOrder && symbol.level < level.number && symbol.kind == .equality
      if symbol.isNegative != (rate > 0) && !isHeld { continue }
      work.breakpoints.append(
        Breakpoint(distance: abs(symbol.value / rate), rate: abs(rate), symbol: moving))
    }
    work.breakpoints.order()
  }

  /// The steepest of the breakpoints that stop a move where the nearest one does, up to rounding errors.
  ///
  /// The pivot is its rate, and a small pivot makes the next basis nearly singular. (Harris, *Pivot selection
  /// methods of the Devex LP code*, 1973.)
  private func steepestBreakpoint(
    near nearest: Breakpoint, _ derivative: Double, _ run: LevelRun
  ) -> Breakpoint {
    var best = nearest
    for index in 0..<work.breakpoints.count {
      let other = work.breakpoints[index]
      let symbol = symbols[other.symbol]
      if other.rate <= best.rate { continue }
      if (other.distance - nearest.distance) * nearest.rate > symbols[nearest.symbol].rounding { continue }
      let stops =
        symbol.level < run.level.number
        || derivative + other.rate * symbol.slopeJump >= -FactorTolerance.relative * run.weight
      if stops { best = other }
    }
    return best
  }

  /// Under Bland's rule, the nearest breakpoint, and among equals that of the lowest symbol.
  private func firstBreakpoint(_ move: Move) -> Stop? {
    if work.breakpoints.count == 0 { return nil }
    var best = work.breakpoints[0]
    let rounding = Tolerance.relative * max(1, best.distance)
    for index in 0..<work.breakpoints.count {
      let other = work.breakpoints[index]
      if other.distance - work.breakpoints[0].distance <= rounding && other.symbol < best.symbol {
        best = other
      }
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
  @inline(__always)
  static func < (a: Breakpoint, b: Breakpoint) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if a.rate != b.rate { return a.rate > b.rate }
    return a.symbol < b.symbol
  }
}

extension RevisedSimplex {
  /// Follows a move up to the breakpoint at which it stops reducing the cost, and exchanges the two symbols.
  ///
  /// Often the symbol that stops the move is parallel to the one that moves, with the same coefficients but perhaps for a
  /// sign: a label goes from its content to its bound. Such a *bound flip* is no pivot. The basis matrix stays what it is,
  /// but perhaps for a sign, and the exchange changes no other reduced cost.
  func pivot(along move: Move, _ run: inout LevelRun) {
    computeDirection(of: move.position, isUpwards: move.isUpwards)
    if !reallyDescends(move, run) { return }
    releaseZeroRows(at: move.position)
    guard let stop = findLeaving(move, run) else {
      startOver(move, &run)
      return
    }
    let flip = parallel.orientation(of: stop.symbol, to: parametric[move.position])
    if flip != 0 {
      work.tableauRow.clear()
      work.tableauRow.add(flip, at: move.position)
    } else {
      computeTableauRow(of: stop.symbol)
      if !isStable(stop, move) {
        startOver(move, &run)
        return
      }
    }
    passBreakpoints(from: parametric[move.position])
    run.stalled = stop.distance > FactorTolerance.leastDigit ? 0 : run.stalled + 1
    run.isFresh = false
    run.hasMoved = true
    if flip != 0 {
      moveValues(by: stop.distance, run.level)
      exchange(move, stop, run.level)
      if flip < 0 { factorization.negate(row: move.position) }
      return
    }
    let isPivotSmall = isSmall(pivot: work.rates[stop.symbol])
    moveValues(by: stop.distance, run.level)
    exchange(move, stop, run.level)
    updateFactors(move.position)
    optimum.pivots += 1
    if optimum.pivots >= rules.pivotLimit {
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
  private func reallyDescends(_ move: Move, _ run: LevelRun) -> Bool {
    if !isDoubtful(move.derivative, run.weight) { return true }
    let sum = summedDerivative(
      run.level, at: move.position, isUpwards: move.isUpwards, weight: run.weight)
    if sum < 0 { return true }
    let correction = sum - move.derivative
    pricing.reducedCosts.add(move.isUpwards ? correction : -correction, at: move.position)
    return false
  }

  /// Counts the zero rows of a position, which move now, as on the side to which they move.
  private func releaseZeroRows(at position: Int32) {
    if pricing.zeroRows.up[position] == 0 && pricing.zeroRows.down[position] == 0 { return }
    for row in parallel.rows(of: parallel.classOf[parametric[position]])
    where pricing.zeroRows.isCounted[row] {
      pricing.zeroRows.remove(row)
      symbols[row].isNegative = work.rates[row] < 0
    }
    pricing.zeroRows.removeCosts(at: position)
  }

  /// Whether two ways to compute the pivot agree, and it is not small beside the others of its row and
  /// column.
  func isStable(_ stop: Stop, _ move: Move) -> Bool {
    let pivot = move.isUpwards ? work.tableauRow[move.position] : -work.tableauRow[move.position]
    let rate = work.rates[stop.symbol]
    if !(abs(pivot - rate) <= FactorTolerance.pivotAgreement * abs(rate)) { return false }
    // New factors help only if there were pivots since the last ones.
    return abs(rate) > FactorTolerance.smallestPivot * work.fastest || factorization.updateCount == 0
  }

  /// Whether a pivot is so small beside the others of its row or column that updated factors would lose
  /// digits.
  private func isSmall(pivot: Double) -> Bool {
    if abs(pivot) < FactorTolerance.poorPivot * work.fastest { return true }
    for index in 0..<work.tableauRow.positions.count
    where abs(pivot) < FactorTolerance.poorPivot * abs(work.tableauRow[work.tableauRow.positions[index]]) {
      return true
    }
    return false
  }

  /// Makes new factors for a move that rounding errors spoiled; if there is nothing to renew, gives the move
  /// up.
  private func startOver(_ move: Move, _ run: inout LevelRun) {
    if factorization.updateCount == 0 {
      directions.wasMoveGivenUp = true
      setOpen(directions.open[move.position].subtracting(.one(isUpwards: move.isUpwards)), at: move.position)
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
    for index in 0..<work.passed.count {
      let symbol = work.passed[index]
      let slope = symbols[symbol].slope
      symbols[symbol].isNegative.toggle()
      if parallel.classOf[symbol] == parallel.classOf[entering] { continue }
      addRow(of: symbol, times: symbols[symbol].slope - slope)
      areAllParallel = false
    }
    if areAllParallel { return }
    factorization.solveTransposed(&work.columnSide, into: &work.costChange)
    for index in 0..<work.costChange.positions.count {
      let position = work.costChange.positions[index]
      pricing.reducedCosts.add(work.costChange[position], at: position)
    }
    work.costChange.clear()
  }

  func moveValues(by distance: Double, _ level: Level) {
    if drift.followedEnd < rowCount { drift.areWeakRowsStale = true }
    drift.haveValuesMoved = true
    for index in 0..<work.rates.positions.count {
      let moving = work.rates.positions[index]
      var symbol = symbols[moving]
      symbol.move(by: distance * work.rates[moving])
      if symbol.value != 0 && symbol.level > level.number { symbol.isNegative = symbol.value < 0 }
      symbols[moving] = symbol
    }
  }

  /// Makes the symbol at which the move stopped parametric and the one that moved basic.
  func exchange(_ move: Move, _ stop: Stop, _ level: Level) {
    directions.areCostsKnown = false
    drift.exchanges += 1
    let position = move.position
    let entering = parametric[position]
    let leaving = symbols[stop.symbol]
    let sign: Double = move.isUpwards ? 1 : -1
    let factor = sign * stop.derivative / work.tableauRow[position]
    if factor != 0 {
      for index in 0..<work.tableauRow.positions.count {
        let other = work.tableauRow.positions[index]
        pricing.reducedCosts.add(-factor * work.tableauRow[other], at: other)
      }
    }
    let slope = leaving.level == level.number ? leaving.slope : 0
    pricing.reducedCosts.add(factor - slope - pricing.reducedCosts[position], at: position)
    setParametric(stop.symbol, at: position)
    symbols[entering].value = sign * stop.distance
    symbols[entering].magnitude = stop.distance
    symbols[entering].isNegative = !move.isUpwards
    symbols[stop.symbol].value = 0
    if rules.isInOrder {
      setOpen(openBySelf(stop.symbol), at: position)
    } else {
      // A symbol of a stronger level may only go back to where it came from.
      let isBlocked = leaving.level < level.number
      setOpen(isBlocked ? .one(isUpwards: !leaving.isNegative) : .both, at: position)
      if isBlocked { recordBlockedCost(at: position, isUpwards: leaving.isNegative) }
    }
  }

  /// Replaces the row of a position in the factors by that of its symbol.
  func updateFactors(_ position: Int32) {
    forEachCell(of: parametric[position]) { factorization.addUpdateCell($0.value, column: $0.position) }
    factorization.update(row: position, direction: work.direction, tableauRow: work.tableauRow)
  }
}
