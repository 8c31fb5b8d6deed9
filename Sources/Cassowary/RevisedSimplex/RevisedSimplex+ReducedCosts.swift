extension RevisedSimplex {
  /// Computes the reduced costs of a level: how its cost changes with each parametric symbol.
  ///
  /// - Returns: Whether any symbol of the level can cost something when others move.
  func computeReducedCosts(_ level: Level) -> Bool {
    pricing.zeroRows.removeAll()
    pricing.reducedCosts.clear()
    pricing.slopeSum = 0
    var hasCosts = false
    for symbol in level.symbols where symbols[symbol].isBasic {
      if countZeroRow(symbol) { continue }
      let slope = symbols[symbol].slope
      if slope == 0 { continue }
      addRow(of: symbol, times: slope)
      pricing.slopeSum += abs(slope)
      hasCosts = true
    }
    if hasCosts {
      factorization.solveTransposed(
        &work.columnSide, into: &pricing.reducedCosts, dropping: directions.fixed.isFixed.elements)
    }
    return hasCosts || !pricing.zeroRows.isEmpty
  }

  /// Counts a symbol that is zero and depends on one position alone among the zero rows.
  ///
  /// - Returns: Whether it depends on one position alone. If that position is closed, nothing moves the
  ///   symbol, and there is nothing to count.
  @inline(__always)
  private func countZeroRow(_ symbol: Int32) -> Bool {
    if symbols[symbol].value != 0 { return false }
    let position = parallel.parametricPosition[parallel.classOf[symbol]]
    if position < 0 { return false }
    if !directions.open[position].isEmpty {
      let rate = parallel.ratio(symbol, to: parametric[position])
      pricing.zeroRows.insert(symbol, symbols[symbol], at: position, rate: rate)
    }
    return true
  }

  /// The derivative of the cost of a level when the symbol of a position moves.
  @inline(__always)
  func derivative(_ level: Level, at position: Int32, isUpwards: Bool) -> Double {
    let symbol = symbols[parametric[position]]
    let own = symbol.level == level.number ? symbol.costOfLeavingZero(upwards: isUpwards) : 0
    return isUpwards
      ? pricing.reducedCosts[position] + pricing.zeroRows.up[position] + own
      : -pricing.reducedCosts[position] + pricing.zeroRows.down[position] + own
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
    for index in 0..<work.rates.positions.count {
      let moving = work.rates.positions[index]
      let symbol = symbols[moving]
      if symbol.level != level.number { continue }
      let rate = work.rates[moving]
      let part =
        pricing.zeroRows.isCounted[moving]
        ? abs(rate) * symbol.costOfLeavingZero(upwards: rate > 0) : rate * symbol.slope
      sum += part
      magnitude += work.rateMagnitudes[moving] * symbol.weight
    }
    let rounding = max(rules.derivativeTolerance * magnitude, FactorTolerance.noise * work.fastest * weight)
    return abs(sum) <= rounding ? 0 : sum
  }

  /// Closes the directions that cost something at the optimum of a level.
  func closeDirections(_ level: Level, weight: Double) {
    forEachPosition(of: level) { position in
      if !directions.open[position].isEmpty { closeDirections(of: position, level, weight) }
    }
    chooseSignsOfZeroRows()
    // Where nothing is open any more, nothing will ask.
    if directions.fixed.isKnown && directions.openCount > 0 { markFixed(level) }
  }

  /// Notes which symbols can't change any more because of the costs of a level.
  private func markFixed(_ level: Level) {
    forEachPosition(of: level) { position in
      if directions.open[position].isEmpty { markFixed(position) }
    }
  }

  /// Calls `body` for the positions that may cost something at a level; perhaps for one of them several times.
  private func forEachPosition(of level: Level, _ body: (_ position: Int32) -> Void) {
    for position in pricing.reducedCosts.positions.elements { body(position) }
    for position in pricing.zeroRows.positions.elements { body(position) }
    for symbol in level.symbols where !symbols[symbol].isBasic { body(symbols[symbol].position) }
  }

  private func closeDirections(of position: Int32, _ level: Level, _ weight: Double) {
    var left = directions.open[position]
    for isUpwards in [true, false] {
      if !left.contains(.one(isUpwards: isUpwards)) { continue }
      var cost = derivative(level, at: position, isUpwards: isUpwards)
      if isDoubtful(cost, weight) {
        computeDirection(of: position, isUpwards: isUpwards)
        cost = summedDerivative(level, at: position, isUpwards: isUpwards, weight: weight)
      } else if cost <= FactorTolerance.relative * weight {
        cost = 0
      }
      if cost > 0 {
        left.remove(.one(isUpwards: isUpwards))
        recordCost(cost, level.number, at: position, isUpwards: isUpwards)
      }
    }
    if left.isEmpty && !directions.open[position].isEmpty { directions.openCount -= 1 }
    directions.open[position] = left
  }

  /// Whether a derivative is so small that it may be rounding error, but not so small that it is certain to
  /// be.
  ///
  /// A sum of a thousand costs that cancel out leaves a rounding error. To look at each such direction separately would take
  /// longer than finding the optimum.
  @inline(__always)
  func isDoubtful(_ derivative: Double, _ weight: Double) -> Bool {
    let size = abs(derivative)
    return size < max(FactorTolerance.doubtfulCost, 10 * rules.derivativeTolerance) * weight
      && size > FactorTolerance.vanishingCost * max(weight, pricing.slopeSum)
  }

  /// Rows that are zero count as on the side on which they may still go.
  private func chooseSignsOfZeroRows() {
    for index in 0..<pricing.zeroRows.rows.count {
      let row = pricing.zeroRows.rows[index]
      if !pricing.zeroRows.isCounted[row] || !symbols[row].isBasic { continue }
      let position = parallel.parametricPosition[parallel.classOf[row]]
      if position < 0 { continue }
      let rate = parallel.ratio(row, to: parametric[position])
      if directions.open[position] == .up { symbols[row].isNegative = rate < 0 }
      if directions.open[position] == .down { symbols[row].isNegative = rate > 0 }
    }
  }
}

/// What the present level costs in each direction.
final class Pricing {
  /// The reduced costs of the level, by position.
  @exclusivity(unchecked) var reducedCosts = SparseVector()
  /// The sum of the slopes that they were computed from.
  var slopeSum = 0.0
  /// The rows of the level whose costs are not in ``reducedCosts``.
  @exclusivity(unchecked) var zeroRows = ZeroRowCosts()
  /// The moves that may enter next, without another look at all of them.
  @exclusivity(unchecked) var candidates = Heap<Candidate>()

  func reset(externalCount: Int, symbolCount: Int) {
    reducedCosts.reset(count: externalCount)
    zeroRows.reset(externalCount: externalCount, symbolCount: symbolCount)
  }
}

/// The basic rows of a level that are zero and move with one parametric symbol alone.
///
/// Such a row has a breakpoint at its present value. Its cost is not linear there, but since it depends on
/// one position only, what it costs to move that position up, and down, is known exactly. So these rows are
/// left out of the reduced costs and counted by position. Without them every move that begins at such a row
/// would be of length zero.
struct ZeroRowCosts: ~Copyable {
  /// For each position, the cost of its rows per unit upwards and downwards.
  private(set) var up = Buffer<Double>()
  private(set) var down = Buffer<Double>()
  /// For each row, whether it is among them.
  private(set) var isCounted = Buffer<Bool>()
  /// The positions of the rows that were counted, in the order of ``rows``; one may be there several times.
  private(set) var positions = Buffer<Int32>()
  /// The rows that were counted, including those that have moved since then.
  private(set) var rows = Buffer<Int32>()

  mutating func reset(externalCount: Int, symbolCount: Int) {
    up.reset(to: 0, count: externalCount)
    down.reset(to: 0, count: externalCount)
    isCounted.reset(to: false, count: symbolCount)
    positions.removeAll()
    rows.removeAll()
  }

  var isEmpty: Bool { rows.count == 0 }

  mutating func removeAll() {
    for index in 0..<positions.count {
      up[positions[index]] = 0
      down[positions[index]] = 0
    }
    for index in 0..<rows.count { isCounted[rows[index]] = false }
    positions.removeAll()
    rows.removeAll()
  }

  /// Counts a row that moves at a rate with the symbol of a position.
  mutating func insert(_ row: Int32, _ symbol: BasisSymbol, at position: Int32, rate: Double) {
    up[position] += abs(rate) * symbol.costOfLeavingZero(upwards: rate > 0)
    down[position] += abs(rate) * symbol.costOfLeavingZero(upwards: rate < 0)
    isCounted[row] = true
    positions.append(position)
    rows.append(row)
  }

  /// No longer counts a row that is about to move.
  func remove(_ row: Int32) {
    isCounted[row] = false
  }

  /// Forgets the costs of a position, whose rows were all removed.
  func removeCosts(at position: Int32) {
    up[position] = 0
    down[position] = 0
  }
}
