extension RevisedSimplex {
  /// Makes a basis optimal again that new constants have made infeasible: a dual simplex.
  ///
  /// The costs of the directions don't depend on constants, so all of them are still positive, and only symbols on their
  /// wrong sides have to go back. Each step takes the symbol that is farthest on its wrong side, and lets the position enter
  /// whose cost is least per unit of the way back. Costs of several levels are compared strongest level first.
  ///
  /// Steps are *long*: while a position reaches the next breakpoint of a symbol parallel to its own before the violated one
  /// is back, it stops there, at a higher cost, and the next cheapest one goes on. Such bound flips change no factors, and
  /// all of a step are one solution with the basis. A symbol may also stay on its wrong side, if that costs less. (Lemke,
  /// *The dual method of solving the linear programming problem*, 1954; Fourer, *Notes on the dual simplex method*, 1994,
  /// for long steps.)
  ///
  /// Only the strongest term of each cost is known. Where two of them cancel out, the direction is *reopened*, and the
  /// weaker levels are optimised again, over what may matter to them.
  ///
  /// While every cost is positive, each step raises the cost of the optimum, so no basis returns. Reopened directions cost
  /// nothing; where they could lead in a circle, ``mostDualWork`` ends it.
  ///
  /// - Returns: Whether it got to the optimum. If not, the basis is one to begin with, and values and factors are its own.
  func restoreFeasibility() -> Bool {
    if !directions.areCostsKnown || rules.isInOrder { return false }
    if dual.pause > 0 {
      dual.pause -= 1
      return false
    }
    defer { forgetViolations() }
    directions.areCostsKnown = false
    return findViolations() && takeDualSteps()
  }

  private func takeDualSteps() -> Bool {
    dual.weakestCost = directions.weakestCost
    dual.work = 0
    var stepCount = 0
    while let symbol = farthestViolation() {
      stepCount += 1
      if dual.work > RevisedSimplex.mostDualWork * symbols.count || !takeDualStep(symbol) { return false }
    }
    // After many steps, the next change computes all values afresh.
    if stepCount > RevisedSimplex.mostMoves { drift.moveCount = RevisedSimplex.mostMoves }
    if !closeReopened() { return false }
    // A required row that was zero may count as being on the side on which it doesn't hold.
    if !isFeasible { return false }
    directions.areCostsKnown = true
    recordAlternatives()
    return failure == nil
  }

  /// Takes dual steps from the basis to begin with, if ``findCostsOfCrashBasis()`` has found its costs.
  ///
  /// - Returns: As ``restoreFeasibility()``.
  func restoreFeasibilityOfCrash() -> Bool {
    if !directions.areCostsKnown || !drift.hasFactorsOfCrash { return false }
    (directions.areCostsKnown, drift.hasFactorsOfCrash) = (false, false)
    defer { forgetViolations() }
    drift.followedEnd = rowCount
    recordSigns()
    for row in 0..<rowCount { addIfViolated(row) }
    if !takeDualSteps() || !signsAgree() || failure != nil {
      // That says nothing about later changes, which dual steps may suit.
      (dual.pause, failure) = (0, nil)
      return false
    }
    recordSigns()
    optimum.wasFound = true
    return true
  }

  /// Notes what a closed direction costs: the strongest term of it.
  func recordCost(_ amount: Double, _ level: Int32, at position: Int32, isUpwards: Bool) {
    var cost = DirectionCost(level: level, amount: amount)
    let symbol = parametric[position]
    // Rows of stronger levels that are zero were not counted if they became parallel to the symbol afterwards.
    for other in parallel.rows(of: parallel.classOf[symbol]) {
      if symbols[other].level >= level { break }
      if symbols[other].value != 0 || !isCrossed(other, by: symbol, isUpwards) { continue }
      cost = cost.adding(jump(of: other, per: symbol))
    }
    directions.costs[position][isUpwards] = cost
  }

  /// Notes what directions cost that are closed because of the symbol of their position alone.
  func recordOwnCosts(at position: Int32, level: Int32) {
    if rules.isInOrder { return }
    let symbol = symbols[parametric[position]]
    for isUpwards in [true, false] where directions.open[position].contains(.one(isUpwards: isUpwards)) {
      let amount = symbol.costOfLeavingZero(upwards: isUpwards)
      if amount > 0 { recordCost(amount, level, at: position, isUpwards: isUpwards) }
    }
  }

  /// Notes the cost of a symbol of a stronger level that stopped a move, and may only go back.
  func recordBlockedCost(at position: Int32, isUpwards: Bool) {
    let symbol = parametric[position]
    var cost = DirectionCost(level: symbols[symbol].level, amount: symbols[symbol].slopeJump)
    forEachOther(inClassOf: symbol) { other in
      if symbols[other].value != 0 || !isCrossed(other, by: symbol, isUpwards) { return }
      cost = cost.adding(jump(of: other, per: symbol))
    }
    directions.costs[position][isUpwards] = cost
  }

  /// Whether a basic symbol that is zero gets to the other side than it counts as being on when a parallel one moves.
  private func isCrossed(_ other: Int32, by symbol: Int32, _ isUpwards: Bool) -> Bool {
    if !symbols[other].isBasic { return false }
    let isRising = (parallel.ratio(other, to: symbol) > 0) == isUpwards
    return symbols[other].isNegative == isRising
  }

  /// Notes whether the optimum may leave directions open, and whether externals had to decide.
  private func recordAlternatives() {
    let weakest = directions.weakestCost
    optimum.hasAlternatives = weakest > rules.lastConstraintLevel || weakest >= firstExternalLevel
    optimum.isDecidedByOrder = weakest >= firstExternalLevel
  }

  /// Calls `body` for the basic symbols that are parallel to a symbol.
  func forEachOther(inClassOf symbol: Int32, _ body: (_ other: Int32) -> Void) {
    let group = parallel.classOf[symbol]
    for row in parallel.rows(of: group) where row != symbol && symbols[row].isBasic { body(row) }
    if group >= externalCount { return }
    let external = rowCount + group
    if external != symbol && symbols[external].isBasic && symbols[external].kind != .intermediate {
      body(external)
    }
  }

  /// The level of a symbol's cost; an external's is that at which it is settled.
  func costLevel(_ symbol: Int32) -> Int32 {
    symbol < rowCount ? symbols[symbol].level : firstExternalLevel + symbol - rowCount
  }

  /// How much more it costs to move a symbol when a parallel one passes zero.
  private func jump(of other: Int32, per symbol: Int32) -> DirectionCost {
    DirectionCost(
      level: costLevel(other), amount: abs(parallel.ratio(other, to: symbol)) * symbols[other].slopeJump)
  }
}

// MARK: - Violations

extension RevisedSimplex {
  /// Finds the symbols on their wrong sides among those of ``DualState/crossed``.
  ///
  /// - Returns: False if costs of directions have changed so much that they are not positive any more, or if a symbol is so
  ///     far away that the digits of others would be lost on its way back.
  private func findViolations() -> Bool {
    for symbol in dual.crossed.elements {
      if !(abs(symbols[symbol].value) <= Tolerance.farthestMove) { return false }
      let (old, new) = (optimum.signs[symbol], sign(symbol))
      optimum.signs[symbol] = new
      let position = parallel.parametricPosition[parallel.classOf[symbol]]
      if position < 0 || old != 0 && new != 0 {
        addIfViolated(symbol)
      } else if !correctCosts(symbol, at: position, old) {
        return false
      }
    }
    return true
  }

  /// Corrects the costs of a position whose symbol and a parallel one were zero together and are not any more, or are now.
  private func correctCosts(_ symbol: Int32, at position: Int32, _ old: Int8) -> Bool {
    let value = symbols[symbol].value
    if old == 0 { symbols[symbol].isNegative = value < 0 }
    if value < 0 && costLevel(symbol) == 0 { return false }
    let side = old == 0 ? value : Double(old)
    let isUpwards = (parallel.ratio(symbol, to: parametric[position]) > 0) == (side < 0)
    let jump = jump(of: symbol, per: parametric[position])
    let cost = directions.costs[position][isUpwards]
    guard let changed = old == 0 ? cost.subtracting(jump) : cost.adding(jump) else { return false }
    directions.costs[position][isUpwards] = changed
    return true
  }

  private func addIfViolated(_ index: Int32) {
    let symbol = symbols[index]
    if symbol.isQueued || !symbol.isOnWrongSide || symbol.kind == .intermediate || !symbol.isFarFromZero {
      return
    }
    symbols[index].isQueued = true
    dual.violations.append(index)
  }

  private func farthestViolation() -> Int32? {
    var farthest: Int32?
    var distance = 0.0
    var kept = 0
    for index in 0..<dual.violations.count {
      let violation = dual.violations[index]
      let symbol = symbols[violation]
      if !symbol.isBasic || !symbol.isOnWrongSide {
        symbols[violation].isQueued = false
        continue
      }
      dual.violations[kept] = violation
      kept += 1
      if abs(symbol.value) > distance { (farthest, distance) = (violation, abs(symbol.value)) }
    }
    dual.violations.truncate(to: kept)
    return farthest
  }

  private func forgetViolations() {
    for symbol in dual.violations.elements { symbols[symbol].isQueued = false }
    dual.violations.removeAll()
  }
}

// MARK: - A step

extension RevisedSimplex {
  /// Brings a symbol back from its wrong side, or lets it stay there; returns false if that is not certain to work.
  private func takeDualStep(_ symbol: Int32) -> Bool {
    let isRising = symbols[symbol].value < 0
    // What it costs per unit to be on the wrong side, and what it will cost to go on once it is back.
    var limit = DirectionCost(level: costLevel(symbol), amount: symbols[symbol].slopeJump)
    var beyond: DirectionCost?
    forEachOther(inClassOf: symbol) { other in
      if !isSamePlace(other, symbol) { return }
      let jump = jump(of: other, per: symbol)
      if symbols[other].isNegative != (symbols[other].value < 0) {
        limit = limit.adding(jump)
      } else {
        beyond = beyond?.adding(jump) ?? jump
      }
    }
    dual.work += 10
    if limit.level > dual.weakestCost {
      turn(symbol)
      return true
    }
    let own = parallel.parametricPosition[parallel.classOf[symbol]]
    if own >= 0 {
      work.tableauRow.clear()
      work.tableauRow.add(parallel.ratio(symbol, to: parametric[own]), at: own)
    } else {
      computeTableauRow(of: symbol)
    }
    guard let found = findEntering(symbol, isRising: isRising, below: limit) else { return false }
    // Some required row can't hold.
    if found.cost.level <= 0 { return false }
    if !takeFlips(isRising: isRising) { return false }
    if found.position < 0 {
      turn(symbol)
      return changeCosts(by: limit, isRising: isRising, except: -1)
    }
    let isUpwards = isUpwards(at: found.position, isRising)
    if !enter(found.position, isUpwards: isUpwards, symbol) { return false }
    if !changeCosts(by: found.cost, isRising: isRising, except: found.position) { return false }
    guard let back = limit.subtracting(found.cost) else { return false }
    directions.costs[found.position][isRising] = beyond.map { found.cost.adding($0) } ?? found.cost
    directions.costs[found.position][!isRising] = back
    dual.weakestCost = max(dual.weakestCost, found.cost.level)
    if !factorization.isWorthRefactoring || renewFactors() { return true }
    failure = .singular
    return false
  }

  /// Lets a symbol, and those that are zero where it is, count as on the side on which they are.
  private func turn(_ symbol: Int32) {
    forEachOther(inClassOf: symbol) { other in
      if isSamePlace(other, symbol) { symbols[other].isNegative = symbols[other].value < 0 }
    }
    symbols[symbol].isNegative.toggle()
  }

  private func isSamePlace(_ other: Int32, _ symbol: Int32) -> Bool {
    let expected = parallel.ratio(other, to: symbol) * symbols[symbol].value
    return abs(symbols[other].value - expected)
      <= 100 * max(symbols[other].rounding, FactorTolerance.relative * abs(expected))
  }

  /// Whether a position moves upwards when a symbol goes back whose row is ``Workspace/tableauRow``.
  @inline(__always)
  private func isUpwards(at position: Int32, _ isRising: Bool) -> Bool {
    (work.tableauRow[position] > 0) == isRising
  }

  /// The position that enters, and its cost per unit of the symbol that goes back; −1 if the symbol had better stay. The
  /// positions that go to other breakpoints of their classes are in ``DualState/flips``.
  ///
  /// - Returns: `nil` if it is not certain which position that is.
  private func findEntering(
    _ symbol: Int32, isRising: Bool, below limit: DirectionCost
  ) -> (position: Int32, cost: DirectionCost)? {
    dual.flips.removeAll()
    dual.candidates.removeAll()
    let largest = work.removeNoiseFromTableauRow()
    // Where candidates tie, this is about the order of their keys.
    for position in work.tableauRow.positions.elements.reversed() where work.tableauRow[position] != 0 {
      let isUpwards = isUpwards(at: position, isRising)
      let cost = directions.costs[position][isUpwards].times(1 / abs(work.tableauRow[position]))
      if !(cost < limit) { continue }
      let move = Move(position: position, isUpwards: isUpwards, derivative: 0)
      dual.candidates.append(
        DualCandidate(cost: cost, key: key(of: move, below: .max), position: position, flip: -1))
    }
    dual.candidates.order()
    var rest = abs(symbols[symbol].value)
    while dual.candidates.count > 0 {
      let candidate = dual.candidates[0]
      let position = candidate.position
      dual.candidates.removeFirst()
      let rate = abs(work.tableauRow[position])
      let isUpwards = isUpwards(at: position, isRising)
      let old = candidate.flip < 0 ? nil : dual.flips[candidate.flip]
      let travelled = old?.distance ?? 0
      let cost = old?.cost ?? directions.costs[position][isUpwards]
      guard let next = nextBreakpoint(at: position, isUpwards: isUpwards, after: travelled, cost) else {
        return nil
      }
      if next.symbol < 0 || rate * (next.distance - travelled) >= rest {
        return abs(rate) > FactorTolerance.smallestDualPivot * largest ? (position, candidate.cost) : nil
      }
      rest -= rate * (next.distance - travelled)
      var flip = next
      flip.before = cost
      flip.cost = cost.adding(next.cost)
      let index = candidate.flip < 0 ? dual.flips.end : candidate.flip
      if candidate.flip < 0 { dual.flips.append(flip) } else { dual.flips[index] = flip }
      let further = flip.cost.times(1 / rate)
      if !(further < limit) { continue }
      dual.candidates.insert(
        DualCandidate(cost: further, key: candidate.key, position: position, flip: index))
    }
    return (-1, limit)
  }

  /// The next breakpoint that a position reaches, with the jump of the cost there; without a symbol if there is none.
  ///
  /// - Returns: `nil` if a breakpoint where the position is was not counted, or none can take its place.
  private func nextBreakpoint(
    at position: Int32, isUpwards: Bool, after travelled: Double, _ cost: DirectionCost
  ) -> BoundFlip? {
    let symbol = parametric[position]
    var next = BoundFlip(position: position)
    var isCertain = true
    let sign: Double = isUpwards ? 1 : -1
    forEachOther(inClassOf: symbol) { other in
      // A symbol that counts as on the other side already is no breakpoint.
      if symbols[other].isQueued { return }
      let rate = sign * parallel.ratio(other, to: symbol)
      let value = symbols[other].value
      if value == 0 && travelled == 0 && costLevel(other) < cost.level && symbols[other].slopeJump > 0 {
        if isCrossed(other, by: symbol, isUpwards) { isCertain = false }
      }
      if value == 0 || (value > 0) == (rate > 0) { return }
      let distance = -value / rate
      let rounding = 100 * symbols[other].rounding / abs(rate)
      if distance <= travelled + rounding { return }
      let jump = jump(of: other, per: symbol)
      let isNear = next.symbol >= 0 && abs(distance - next.distance) <= rounding
      if next.symbol >= 0 && !isNear && distance > next.distance { return }
      if isNear {
        if jump.level < next.cost.level && parallel.orientation(of: other, to: symbol) != 0 {
          (next.symbol, next.distance) = (other, distance)
        }
        next.cost = next.cost.adding(jump)
      } else {
        (next.symbol, next.distance, next.cost) = (other, distance, jump)
      }
    }
    if next.symbol >= 0 && parallel.orientation(of: next.symbol, to: symbol) == 0 { isCertain = false }
    return isCertain ? next : nil
  }

  /// Moves the positions of ``DualState/flips`` to their new breakpoints.
  private func takeFlips(isRising: Bool) -> Bool {
    if dual.flips.count == 0 { return true }
    for flip in dual.flips.elements {
      let distance = isUpwards(at: flip.position, isRising) ? flip.distance : -flip.distance
      work.positionSide.add(distance, at: flip.position)
    }
    factorization.solve(&work.positionSide, into: &work.direction)
    work.removeNoiseFromDirection()
    computeRates()
    moveDualValues(by: 1)
    for flip in dual.flips.elements {
      let isUpwards = isUpwards(at: flip.position, isRising)
      let orientation = parallel.orientation(of: flip.symbol, to: parametric[flip.position])
      replace(at: flip.position, by: flip.symbol, movedBy: flip.distance, isUpwards: isUpwards)
      if orientation < 0 {
        factorization.negate(row: flip.position)
        work.tableauRow.add(-2 * work.tableauRow[flip.position], at: flip.position)
      }
    }
    return failure == nil
  }

  /// Moves a position until a symbol is zero, which takes the position.
  private func enter(_ position: Int32, isUpwards: Bool, _ symbol: Int32) -> Bool {
    computeDirection(of: position, isUpwards: isUpwards)
    let rate = work.rates[symbol]
    let pivot = isUpwards ? work.tableauRow[position] : -work.tableauRow[position]
    if !(abs(pivot - rate) <= FactorTolerance.pivotAgreement * abs(rate)) { return false }
    if abs(rate) <= FactorTolerance.smallestPivot * work.fastest { return false }
    if isPrimalShorter {
      dual.pause = RevisedSimplex.dualPause
      return false
    }
    let distance = abs(symbols[symbol].value / rate)
    moveDualValues(by: distance)
    let orientation = parallel.orientation(of: symbol, to: parametric[position])
    replace(at: position, by: symbol, movedBy: distance, isUpwards: isUpwards)
    if orientation < 0 { factorization.negate(row: position) }
    if orientation == 0 {
      updateFactors(position)
      optimum.pivots += 1
    }
    return failure == nil
  }

  /// Whether primal pivots are likely to get to the optimum sooner.
  ///
  /// Where all rows share a width, each step moves all of them, and brings one back. A primal pivot moves as much, and brings
  /// back many.
  private var isPrimalShorter: Bool {
    work.rates.positions.count > symbols.count / 4 && dual.violations.count > 4
  }

  private func moveDualValues(by distance: Double) {
    drift.haveValuesMoved = true
    dual.work += work.rates.positions.count
    for moving in work.rates.positions.elements {
      if work.rates[moving] == 0 { continue }
      symbols[moving].move(by: distance * work.rates[moving])
      if !symbols[moving].magnitude.isFinite { failure = .overflow }
      if !symbols[moving].isQueued && symbols[moving].value != 0 {
        if parallel.parametricPosition[parallel.classOf[moving]] >= 0 {
          symbols[moving].isNegative = symbols[moving].value < 0
        } else {
          addIfViolated(moving)
        }
      }
      optimum.signs[moving] = sign(moving)
    }
  }

  /// Makes a symbol parametric in place of another one, which has moved so far.
  private func replace(at position: Int32, by symbol: Int32, movedBy distance: Double, isUpwards: Bool) {
    let old = parametric[position]
    setParametric(symbol, at: position)
    symbols[old].value = isUpwards ? distance : -distance
    symbols[old].magnitude = distance
    // Even if it has not moved at all.
    symbols[old].isNegative = !isUpwards
    optimum.signs[old] = sign(old)
    optimum.signs[symbol] = 0
  }

  /// Subtracts from the cost of each direction what it gains by the symbol that goes back, and adds it to the opposite one.
  private func changeCosts(by cost: DirectionCost, isRising: Bool, except entering: Int32) -> Bool {
    for flip in dual.flips.elements where flip.position != entering {
      let position = flip.position
      let isUpwards = isUpwards(at: position, isRising)
      let gain = cost.times(abs(work.tableauRow[position]))
      guard let further = flip.cost.subtracting(gain), let back = gain.subtracting(flip.before) else {
        return false
      }
      directions.costs[position][isUpwards] = further
      directions.costs[position][!isUpwards] = back.adding(costOfLeavingAgain(flip.symbol))
      dual.weakestCost = max(dual.weakestCost, further.level, back.level)
      // It is done.
      work.tableauRow.add(-work.tableauRow[position], at: position)
    }
    for position in work.tableauRow.positions.elements where position != entering {
      if work.tableauRow[position] == 0 { continue }
      let isUpwards = isUpwards(at: position, isRising)
      let gain = cost.times(abs(work.tableauRow[position]))
      guard let further = directions.costs[position][isUpwards].subtracting(gain) else { return false }
      directions.costs[position][isUpwards] = further
      directions.costs[position][!isUpwards] = directions.costs[position][!isUpwards].adding(gain)
    }
    return true
  }
}

extension RevisedSimplex {
  /// The added cost of going back from a breakpoint at which other symbols have just returned from their wrong sides to zero.
  private func costOfLeavingAgain(_ symbol: Int32) -> DirectionCost {
    var cost = DirectionCost(level: .max, amount: 0)
    forEachOther(inClassOf: symbol) { other in
      if symbols[other].isQueued && abs(symbols[other].value) <= 100 * symbols[other].rounding {
        cost = cost.adding(jump(of: other, per: symbol))
      }
    }
    return cost
  }
}

/// What the steps of ``RevisedSimplex/restoreFeasibility()`` keep.
final class DualState {
  /// No direction has a cost at a level after this one.
  var weakestCost: Int32 = 0
  /// What the steps took: the symbols that they moved, and ten for each step.
  var work = 0
  /// How often it will not be tried, because primal pivots seemed better.
  var pause = 0
  /// The symbols whose signs are not those of the optimum any more, since constants or parameters changed.
  @exclusivity(unchecked) var crossed = Buffer<Int32>()
  /// The symbols on their wrong sides.
  @exclusivity(unchecked) var violations = Buffer<Int32>()
  @exclusivity(unchecked) var candidates = Heap<DualCandidate>()
  @exclusivity(unchecked) var flips = Buffer<BoundFlip>()
}

/// A position that may enter in a dual step.
struct DualCandidate: BitwiseCopyable, Comparable {
  var cost: DirectionCost
  var key: Int64
  var position: Int32
  /// Where it is among the flips of the step; −1 if it has not moved.
  var flip: Int32

  static func < (a: DualCandidate, b: DualCandidate) -> Bool {
    if a.cost != b.cost { return a.cost < b.cost }
    return a.key != b.key ? a.key < b.key : a.position < b.position
  }
}

/// A position that goes to another breakpoint of its class.
struct BoundFlip: BitwiseCopyable {
  var position: Int32
  /// The symbol that is zero there.
  var symbol: Int32 = -1
  var distance = 0.0
  /// What it costs to go further.
  var cost = DirectionCost(level: .max, amount: 0)
  /// What it cost just before.
  var before = DirectionCost(level: .max, amount: 0)
}
