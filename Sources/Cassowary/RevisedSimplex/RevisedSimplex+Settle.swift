extension RevisedSimplex {
  /// Brings each external as near to zero as the ones before it allow, over the directions that cost nothing.
  ///
  /// An external that stays where it is while all open positions move at once, by unrelated amounts, cannot
  /// move at all. That leaves few externals to look at. Neither can one that has been looked at; so what
  /// depends on it need not be followed beyond it, and a chain is settled in one go.
  func settle() {
    if !directions.fixed.isKnown { findFixedExternals() }
    defer { directions.fixed.removeAll() }
    for column in 0..<externalCount where directions.openCount > 0 && failure == nil {
      if directions.fixed.isFixed[column] || symbols[rowCount + column].kind == .intermediate { continue }
      defer { directions.fixed.note(column, matrix) }
      let external = rowCount + column
      let position = parallel.parametricPosition[parallel.classOf[external]]
      if position >= 0 && directions.open[position].isEmpty { continue }
      symbols[external].level = firstExternalLevel + column
      if symbols[external].isBasic {
        optimize(Level(number: firstExternalLevel + column, first: external, end: external + 1))
        countTieWork()
      } else {
        recordOwnCosts(at: symbols[external].position, level: symbols[external].level)
        setOpen([], at: symbols[external].position)
      }
    }
    for column in 0..<externalCount { symbols[rowCount + column].level = BasisSymbol.noLevel }
  }

  /// Notes which externals stay if every open position moves by an amount of its own.
  func findFixedExternals() {
    directions.fixed.reset(matrix)
    for position in 0..<externalCount where !directions.open[position].isEmpty {
      work.positionSide.add(1 + scatter(parametric[position]), at: position)
    }
    factorization.solve(&work.positionSide, into: &work.direction)
    for column in 0..<externalCount where abs(work.direction[column]) < FactorTolerance.leastRate {
      directions.fixed.note(column, matrix)
    }
    work.direction.clear()
  }

  /// Notes what a level that breaks ties cost; once it is a quarter of the number of externals, rows are followed, too.
  func countTieWork() {
    directions.fixed.scannedCosts += pricing.reducedCosts.positions.count
    if directions.openCount == 0 || 4 * directions.fixed.scannedCosts <= externalCount
      || directions.fixed.areRowsFollowed
    {
      return
    }
    for position in 0..<externalCount where directions.open[position].isEmpty { markFixed(position) }
    directions.fixed.followRows(matrix)
  }

  /// The number of the level after the levels of all rows.
  var firstExternalLevel: Int32 {
    (levels.count > 0 ? levels[levels.count - 1].number : 0) + 1
  }
}

// MARK: - Reopened directions

extension RevisedSimplex {
  /// Optimises the levels that decide about reopened directions.
  ///
  /// If these are few, no more may be needed than to find out what they cost. If one of them costs less than nothing, a move
  /// changes what others cost at its level and after it, so all of these are opened, too.
  ///
  /// - Returns: False if that failed.
  func closeReopened() -> Bool {
    var (count, known) = (0, Int32.max)
    forEachReopened { move in
      count += 1
      known = min(known, directions.costs[move.position][move.isUpwards].level)
    }
    if known == .max { return true }
    if known >= firstExternalLevel && findCostsAtExternals() { return true }
    var level = known + 1
    if 4 * count < externalCount {
      open(from: level) { $0.amount == 0 }
      rules.mayMove = false
      let areCostsKnown = optimizeLevels(from: level)
      rules.mayMove = true
      guard case .move(let levelOfMove) = failure else { return areCostsKnown && directions.openCount == 0 }
      failure = nil
      level = levelOfMove
    }
    open(from: level) { $0.level >= level || $0.amount == 0 }
    let before = drift.exchanges
    if !optimizeLevels(from: level) || directions.openCount > 0 { return false }
    // A move may have gone through values that were never computed afresh.
    if drift.exchanges != before {
      if !signsAgree() { return false }
      recordSigns()
    }
    return true
  }

  /// Opens directions that cost nothing at the levels before one, as if these had just been optimised, and closes the others.
  private func open(from level: Int32, where isOpen: (DirectionCost) -> Bool) {
    for position in 0..<externalCount {
      let cost = directions.costs[position]
      let (isUpOpen, isDownOpen) = (isOpen(cost.up), isOpen(cost.down))
      directions.set(isUpOpen ? (isDownOpen ? .both : .up) : isDownOpen ? .down : [], at: position)
      if isUpOpen != isDownOpen { chooseSides(of: position, isUpwards: isUpOpen, before: level) }
    }
  }
}

extension RevisedSimplex {
  /// Calls `body` for each direction whose cost is not known.
  private func forEachReopened(_ body: (Move) -> Void) {
    for position in 0..<externalCount {
      let cost = directions.costs[position]
      if cost.up.amount == 0 { body(Move(position: position, isUpwards: true, derivative: 0)) }
      if cost.down.amount == 0 { body(Move(position: position, isUpwards: false, derivative: 0)) }
    }
  }

  /// Lets symbols that are zero where a position is count as on the side to which the only open direction moves them.
  private func chooseSides(of position: Int32, isUpwards: Bool, before level: Int32) {
    let symbol = parametric[position]
    forEachOther(inClassOf: symbol) { other in
      if symbols[other].value != 0 || costLevel(other) >= level { return }
      symbols[other].isNegative = (parallel.ratio(other, to: symbol) > 0) != isUpwards
    }
  }
}

extension RevisedSimplex {
  /// Finds what reopened directions cost where only externals decide: what each does to the first external that it moves.
  ///
  /// Usually each label that the last step has flipped decides for itself, and one external for all other directions. So the
  /// flipped positions are looked at one after the other, and the others together: if they move by unrelated amounts, the
  /// first external that moves is the first one that any of them moves.
  ///
  /// - Returns: False if a direction costs nothing or takes long to look at; the costs found until then are right.
  private func findCostsAtExternals() -> Bool {
    var moved = 0
    for flip in dual.flips.elements {
      for isUpwards in [true, false] where directions.costs[flip.position][isUpwards].amount == 0 {
        let move = Move(position: flip.position, isUpwards: isUpwards, derivative: 0)
        work.positionSide.add(isUpwards ? 1 : -1, at: move.position)
        guard let column = findFirstMovedExternal(),
          recordCost(of: move, moving: column, by: work.direction[column])
        else { return false }
        moved += work.direction.positions.count
        if moved > 4 * externalCount { return false }
      }
    }
    for _ in 0..<4 {
      forEachReopened { move in
        // The directions of a position must not cancel out.
        let amount = 1 + scatter(parametric[move.position])
        work.positionSide.add(move.isUpwards ? amount : -2 * amount, at: move.position)
      }
      if work.positionSide.positions.count == 0 { return true }
      guard let column = findFirstMovedExternal() else { return false }
      work.columnSide.add(1, at: column)
      factorization.solveTransposed(&work.columnSide, into: &pricing.reducedCosts)
      var isCertain = true
      forEachReopened { move in
        let rate = move.isUpwards ? pricing.reducedCosts[move.position] : -pricing.reducedCosts[move.position]
        if abs(rate) < FactorTolerance.leastRate { return }
        if !recordCost(of: move, moving: column, by: rate) { isCertain = false }
      }
      if !isCertain { return false }
    }
    return false
  }

  /// The first external that moves with the positions of ``Workspace/positionSide``, by as much as ``Workspace/direction`` says.
  private func findFirstMovedExternal() -> Int32? {
    factorization.solve(&work.positionSide, into: &work.direction)
    var first: Int32?
    for column in work.direction.positions.elements where column < first ?? .max {
      if abs(work.direction[column]) < FactorTolerance.leastRate { continue }
      if symbols[rowCount + column].kind != .intermediate { first = column }
    }
    return first
  }

  /// Notes what a direction costs by moving an external; returns false if that is nothing, or may be rounding error.
  private func recordCost(of move: Move, moving column: Int32, by rate: Double) -> Bool {
    let external = symbols[rowCount + column]
    let isZeroRow =
      external.value == 0 && parallel.parametricPosition[parallel.classOf[rowCount + column]] == move.position
    let amount = isZeroRow ? abs(rate) * external.weight : rate * external.slope
    if amount <= FactorTolerance.doubtfulCost * external.weight { return false }
    directions.costs[move.position][move.isUpwards] = DirectionCost(
      level: firstExternalLevel + column, amount: amount)
    return true
  }
}

/// The externals that no open direction moves, while ties are broken.
///
/// A row that can't change, with all externals but one still, holds that one still, too: once a label has its
/// width, the next one has its position, and nothing has to be solved to find that out.
struct FixedExternals: ~Copyable {
  /// For each external, whether it is known to be still; empty while nothing is known.
  private(set) var isFixed = Buffer<Bool>()
  /// For each row, whether it cannot change.
  private var isRowFixed = Buffer<Bool>()
  /// For each row, how many of its externals may move; empty while rows are not followed.
  private var movingCounts = Buffer<Int32>()
  /// How many reduced costs were looked at since ties are broken.
  var scannedCosts = 0
  /// The externals that have yet to be passed on to their rows.
  private var pending = Buffer<Int32>()

  /// Whether anything is known.
  var isKnown: Bool { isFixed.count > 0 }

  /// Whether rows are followed to find the externals that they hold still.
  var areRowsFollowed: Bool { movingCounts.count > 0 }

  /// Begins with externals that may all move.
  mutating func reset(_ matrix: borrowing CoefficientMatrix) {
    isFixed.reset(to: false, count: matrix.columns.count)
    isRowFixed.reset(to: false, count: matrix.rows.count)
    movingCounts.removeAll()
    scannedCosts = 0
  }

  mutating func removeAll() {
    isFixed.removeAll()
  }

  /// Begins to follow rows, and notes the externals held still by rows that can't change.
  ///
  /// - Complexity: O(cells of all rows), with everything that is noted later.
  mutating func followRows(_ matrix: borrowing CoefficientMatrix) {
    for row in 0..<matrix.rows.count {
      movingCounts.append(matrix.rows[row].reduce(0) { $0 + (isFixed[$1.position] ? 0 : 1) })
    }
    for row in 0..<isRowFixed.end where isRowFixed[row] { holdLast(of: row, matrix) }
    tellRows(matrix)
  }

  /// Notes that an external is still, and the externals that it holds still.
  mutating func note(_ column: Int32, _ matrix: borrowing CoefficientMatrix) {
    if isFixed[column] { return }
    isFixed[column] = true
    if !areRowsFollowed { return }
    pending.append(column)
    tellRows(matrix)
  }

  /// Notes that a row can't change, and the externals that it holds still.
  mutating func markFixed(_ row: Int32, _ matrix: borrowing CoefficientMatrix) {
    if isRowFixed[row] { return }
    isRowFixed[row] = true
    if !areRowsFollowed { return }
    holdLast(of: row, matrix)
    tellRows(matrix)
  }

  private mutating func tellRows(_ matrix: borrowing CoefficientMatrix) {
    while pending.count > 0 {
      for cell in matrix.columns[pending.removeLast()] {
        movingCounts[cell.position] -= 1
        if isRowFixed[cell.position] { holdLast(of: cell.position, matrix) }
      }
    }
  }

  private mutating func holdLast(of row: Int32, _ matrix: borrowing CoefficientMatrix) {
    if movingCounts[row] != 1 { return }
    for cell in matrix.rows[row] where !isFixed[cell.position] {
      isFixed[cell.position] = true
      pending.append(cell.position)
    }
  }
}
