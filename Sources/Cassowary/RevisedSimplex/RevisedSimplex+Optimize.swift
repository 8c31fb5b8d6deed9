extension RevisedSimplex {
  /// Brings the component to its optimum at some parameters, from the basis that it has.
  ///
  /// After a change of parameters that leaves every symbol its sign, the costs are what they were, and so the
  /// basis is still optimal: this is how most resizes end, after O(cells of what moves).
  func optimize(at parameters: ParameterValues) -> Outcome {
    let old = self.parameters
    if old != parameters { drift.hasFactorsOfCrash = false }
    self.parameters = parameters
    failure = nil
    // The factors at an optimum are the factors of its basis.
    let hasFactors = optimum.isKnown
    optimum.wasKept = false
    if optimum.isKnown {
      moveSymbols(from: old)
      optimum.wasKept = failure == nil && dual.crossed.count == 0
      if optimum.wasKept || failure == nil && restoreFeasibility() { return .optimal }
    }
    if !optimum.wasFound && restoreFeasibilityOfCrash() { return .optimal }
    optimum.isKnown = false
    let outcome = improveUntilConfirmed(hasFactors: hasFactors && failure == nil)
    // Rounding errors may have spoiled the basis, but hardly the one to begin with.
    guard case .failed = outcome, optimum.wasFound else { return outcome }
    makeFirstBasis()
    failure = nil
    return improveUntilConfirmed()
  }

  func improveUntilConfirmed(hasFactors: Bool = false) -> Outcome {
    (directions.areCostsKnown, directions.wasMoveGivenUp) = (false, false)
    if drift.hasFactorsOfCrash {
      drift.hasFactorsOfCrash = false
    } else if hasFactors {
      takeSigns()
    } else {
      refactor(keepingSignsThrough: -1)
    }
    // Usually one round. Values drift with many pivots, so those of the last basis are computed again from
    // new factors; if a sign is not as assumed, the next round continues from there.
    for _ in 0..<4 {
      if let failure { return .failed(failure) }
      if !optimizeLevels() {
        if let failure { return .failed(failure) }
        return .infeasible
      }
      if signsAgree() {
        if let failure { return .failed(failure) }
        // Magnitudes that were larger on the way may have hidden a violation.
        if !isFeasible { return .infeasible }
        recordSigns()
        directions.areCostsKnown = directions.openCount == 0 && !directions.wasMoveGivenUp && !rules.isInOrder
        optimum.wasFound = true
        return .optimal
      }
    }
    return .failed(.endless)
  }

  /// Optimises level after level, then settles the remaining freedom.
  ///
  /// - Returns: Whether the required rows hold.
  private func optimizeLevels() -> Bool {
    openAllDirections()
    return optimizeLevels(from: 0)
  }

  /// Optimises a level and those after it, over the directions that are open.
  func optimizeLevels(from first: Int32) -> Bool {
    optimum.hasAlternatives = false
    drift.followedEnd = 0
    defer { directions.fixed.removeAll() }
    for index in 0..<levels.count where levels[index].number >= first {
      let level = levels[index]
      if level.number > 0 && directions.openCount == 0 { break }
      if level.number > rules.lastConstraintLevel {
        // Tie-breaks come one a view, and most of them have nothing left to choose.
        if !directions.fixed.isKnown { findFixedExternals() }
        optimum.hasAlternatives = true
        if isFixed(level) { continue }
      }
      updateValues(rowsBefore: level.end)
      optimize(level)
      if failure != nil { return false }
      if directions.fixed.isKnown {
        countTieWork()
        // No open direction changes the cost of this level any more, so a single equality in it can't change.
        if level.symbols.count == 1 && symbols[level.first].kind == .equality {
          directions.fixed.markFixed(level.first, matrix)
        }
      }
      if level.number == 0 && !isFeasible {
        // Values drift with pivots, so new ones have to agree.
        refactor(keepingSignsThrough: 0)
        if failure != nil || !isFeasible { return false }
      }
    }
    updateValues(rowsBefore: rowCount)
    optimum.isDecidedByOrder = directions.openCount > 0
    if directions.openCount > 0 {
      optimum.hasAlternatives = true
      settle()
    }
    return failure == nil
  }

  private func isFixed(_ level: Level) -> Bool {
    level.symbols.allSatisfy { row in matrix.rows[row].allSatisfy { directions.fixed.isFixed[$0.position] } }
  }

  func openAllDirections() {
    directions.openAll()
    for definition in matrix.definitions.elements where !symbols[definition.row].isBasic {
      let position = symbols[definition.row].position
      setOpen([], at: position)
      // No cost is as high.
      let cost = DirectionCost(level: -1, amount: 1)
      directions.costs[position] = DirectionCosts(up: cost, down: cost)
    }
  }

  /// Computes all values afresh, and says whether each basic row that is not nearly zero has the sign that it was believed
  /// to have.
  func signsAgree() -> Bool {
    if !drift.haveValuesMoved { return true }
    optimum.signs.removeAll()
    for symbol in 0..<symbols.count { optimum.signs.append(symbols[symbol].isNegative ? -1 : 1) }
    let openCount = directions.openCount
    if factorization.updateCount > 0 {
      refactor(keepingSignsThrough: .max)
    } else {
      computeValues(keepingSignsThrough: .max)
    }
    // A basis that had to be repaired has directions that nobody has looked at.
    var areAgreed = directions.openCount == openCount
    for row in 0..<rowCount where areAgreed && symbols[row].isBasic {
      let symbol = symbols[row]
      areAgreed = !symbol.isFarFromZero || (symbol.value < 0) == (optimum.signs[row] < 0)
    }
    if !areAgreed { computeValues(keepingSignsThrough: -1) }
    return areAgreed
  }

  /// Gives the symbols their values for other parameters or constants than those of the last optimum, and finds those that
  /// have other signs now, in ``DualState/crossed``.
  private func moveSymbols(from old: ParameterValues) {
    drift.moveCount += 1
    let isWorthMoving = drift.moveCount < RevisedSimplex.mostMoves && drift.shifts.count < rowCount
    if isWorthMoving && moveConstants(from: old) { return }
    computeValues(keepingSignsThrough: nil)
    dual.crossed.removeAll()
    for symbol in 0..<symbols.end where sign(symbol) != optimum.signs[symbol] {
      dual.crossed.append(symbol)
    }
  }

  /// Gives every symbol the sign of its value.
  func takeSigns() {
    for symbol in 0..<symbols.count where symbols[symbol].isBasic && symbols[symbol].value != 0 {
      symbols[symbol].isNegative = symbols[symbol].value < 0
    }
  }

  func recordSigns() {
    optimum.signs.removeAll()
    for symbol in 0..<symbols.end { optimum.signs.append(sign(symbol)) }
    optimum.isKnown = true
  }

  /// −1, 0 or 1; zero while parametric.
  ///
  /// A value that only rounding errors may have brought to the other side has the sign of the side that the symbol counts as
  /// being on, so that it is noticed when it goes farther.
  @inline(__always)
  func sign(_ index: Int32) -> Int8 {
    let symbol = symbols[index]
    if !symbol.isBasic || symbol.value == 0 || symbol.kind == .intermediate { return 0 }
    let isNegative = symbol.isOnWrongSide && !symbol.isFarFromZero ? symbol.isNegative : symbol.value < 0
    return isNegative ? -1 : 1
  }

  /// Minimises the cost of a level over the open directions, then closes the directions that cost something.
  func optimize(_ level: Level) {
    if !computeReducedCosts(level) {
      for symbol in level.symbols where !symbols[symbol].isBasic { closeOwnCosts(of: symbol) }
      return
    }
    var run = LevelRun(level: level, weight: weight(of: level))
    pricing.candidates.removeAll()
    // Bland's rule is finite (Bland, *New finite pivoting rules for the simplex method*, 1977); the bound
    // only keeps rounding from turning a tie into an endless loop.
    var rounds = 1000 + 50 * symbols.count
    while failure == nil {
      rounds -= 1
      if rounds < 0 {
        failure = .endless
        break
      }
      run.isBland = run.stalled > 20 + symbols.count / 2
      if let move = findEntering(&run) {
        if rules.mayMove { pivot(along: move, &run) } else { failure = .move(level: level.number) }
      } else if run.isFresh {
        break
      } else {
        // Make sure, with fresh numbers.
        _ = computeReducedCosts(level)
        run.isFresh = true
      }
    }
    if failure == nil && !rules.isInOrder { closeDirections(level, weight: run.weight) }
  }

  func weight(of level: Level) -> Double {
    var weight = 1.0
    for symbol in level.symbols { weight = max(weight, symbols[symbol].weight) }
    return weight
  }

  /// Closes the directions in which a parametric symbol itself costs something.
  func closeOwnCosts(of symbol: Int32) {
    let position = symbols[symbol].position
    recordOwnCosts(at: position, level: symbols[symbol].level)
    setOpen(
      symbols[symbol].kind == .inequality ? directions.open[position].intersection(.up) : [], at: position)
  }
}

/// The symbols whose costs are added up: the rows of a strength, a single row where rows have to hold in
/// order, or an external while it is settled.
struct Level: BitwiseCopyable {
  /// 0 is required; larger is less important.
  var number: Int32
  var first: Int32
  var end: Int32

  @inline(__always)
  var symbols: Range<Int32> { Range(uncheckedBounds: (first, end)) }
}

/// The state of the optimisation of one level.
struct LevelRun {
  var level: Level
  /// The largest weight of the level's symbols.
  var weight: Double
  /// How many moves in a row went nowhere.
  var stalled = 0
  var isBland = false
  /// Whether there was a pivot or a bound flip.
  var hasMoved = false
  /// The derivative that ``Pricing/candidates`` had when they were found.
  var steepest = 0.0
  /// Whether the reduced costs were computed since the last move.
  var isFresh = true

  /// Directions whose derivatives differ by no more are equally steep.
  var tie: Double { FactorTolerance.tie * weight }

  init(level: Level, weight: Double) {
    self.level = level
    self.weight = weight
  }
}
