extension RevisedSimplex {
  /// Brings each external as near to zero as the ones before it allow, over the directions that cost nothing.
  ///
  /// An external that stays where it is while all open positions move at once, by unrelated amounts, cannot
  /// move at all. That leaves few externals to look at. Neither can one that has been looked at; so what
  /// depends on it need not be followed beyond it, and a chain is settled in one go.
  func settle() {
    if !still.isKnown { noteStillExternals() }
    defer { still.removeAll() }
    for column in 0..<externalCount where openCount > 0 && failure == nil {
      if still.isStill[column] || symbols[rowCount + column].kind == .intermediate { continue }
      defer { still.note(column, matrix) }
      let external = rowCount + column
      let position = parallel.parametricPosition[parallel.classOf[external]]
      if position >= 0 && open[position] == 0 { continue }
      symbols[external].level = firstExternalLevel + column
      if symbols[external].isBasic {
        optimize(Level(number: firstExternalLevel + column, first: external, end: external + 1))
        countTieWork()
      } else {
        noteOwnCosts(at: symbols[external].position, level: symbols[external].level)
        setOpen(0, at: symbols[external].position)
      }
    }
    for column in 0..<externalCount { symbols[rowCount + column].level = BasisSymbol.noLevel }
  }

  /// Notes which externals stay if every open position moves by an amount of its own.
  func noteStillExternals() {
    still.reset(matrix)
    direction.clear()
    for position in 0..<externalCount where open[position] != 0 {
      positionSide.add(1 + share(of: parametric[position]), at: position)
    }
    factorization.solve(&positionSide, into: &direction)
    for column in 0..<externalCount where abs(direction[column]) < RevisedSimplex.leastRate {
      still.note(column, matrix)
    }
    direction.clear()
    tieWork = 0
  }

  /// Notes what a level that breaks ties cost; once it is a quarter of the number of externals, rows are followed, too.
  func countTieWork() {
    tieWork += reducedCosts.positions.count
    if openCount == 0 || 4 * tieWork <= externalCount || still.areRowsFollowed { return }
    for position in 0..<externalCount where open[position] == 0 { noteClosed(position) }
    still.followRows(matrix)
  }

  /// The number of the level after the levels of all rows.
  var firstExternalLevel: Int32 {
    (levels.count > 0 ? levels[levels.count - 1].number : 0) + 1
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
  func findCostsAtExternals() -> Bool {
    var work = 0
    for flip in flips.elements {
      for isUpwards in [true, false] where costs[flip.position][isUpwards].amount == 0 {
        let move = Move(position: flip.position, isUpwards: isUpwards, derivative: 0)
        positionSide.add(isUpwards ? 1 : -1, at: move.position)
        guard let column = findFirstMovedExternal(), noteCost(of: move, moving: column, by: direction[column])
        else { return false }
        work += direction.positions.count
        if work > 4 * externalCount { return false }
      }
    }
    for _ in 0..<4 {
      forEachReopened { move in
        // The directions of a position must not cancel out.
        let amount = 1 + share(of: parametric[move.position])
        positionSide.add(move.isUpwards ? amount : -2 * amount, at: move.position)
      }
      if positionSide.positions.count == 0 { return true }
      guard let column = findFirstMovedExternal() else { return false }
      reducedCosts.clear()
      columnSide.add(1, at: column)
      factorization.solveTransposed(&columnSide, into: &reducedCosts)
      var isCertain = true
      forEachReopened { move in
        let rate = move.isUpwards ? reducedCosts[move.position] : -reducedCosts[move.position]
        if abs(rate) < RevisedSimplex.leastRate { return }
        if !noteCost(of: move, moving: column, by: rate) { isCertain = false }
      }
      if !isCertain { return false }
    }
    return false
  }

  /// The first external that moves with the positions of ``positionSide``, by as much as ``direction`` says.
  private func findFirstMovedExternal() -> Int32? {
    direction.clear()
    factorization.solve(&positionSide, into: &direction)
    var first: Int32?
    for column in direction.positions.elements where column < first ?? .max {
      if abs(direction[column]) < RevisedSimplex.leastRate { continue }
      if symbols[rowCount + column].kind != .intermediate { first = column }
    }
    return first
  }

  /// Notes what a direction costs by moving an external; returns false if that is nothing, or may be rounding error.
  private func noteCost(of move: Move, moving column: Int32, by rate: Double) -> Bool {
    let external = symbols[rowCount + column]
    let isKink =
      external.value == 0 && parallel.parametricPosition[parallel.classOf[rowCount + column]] == move.position
    let amount = isKink ? abs(rate) * external.weight : rate * external.slope
    if amount <= 1e-6 * external.weight { return false }
    costs[move.position][move.isUpwards] = DirectionCost(level: firstExternalLevel + column, amount: amount)
    return true
  }
}

/// The externals that no open direction moves, while ties are broken.
///
/// A row that can't change, with all externals but one still, holds that one still, too: once a label has its
/// width, the next one has its position, and nothing has to be solved to find that out.
struct StillExternals: ~Copyable {
  /// For each external, whether it is known to be still; empty while nothing is known.
  private(set) var isStill = Buffer<Bool>()
  /// For each row, whether it cannot change.
  private var isFixed = Buffer<Bool>()
  /// For each row, how many of its externals may move; empty while rows are not followed.
  private var movingCounts = Buffer<Int32>()
  /// The externals that have yet to be passed on to their rows.
  private var news = Buffer<Int32>()

  /// Whether anything is known.
  var isKnown: Bool { isStill.count > 0 }

  /// Whether rows are followed to find the externals that they hold still.
  var areRowsFollowed: Bool { movingCounts.count > 0 }

  /// Begins with externals that may all move.
  mutating func reset(_ matrix: borrowing CoefficientMatrix) {
    isStill.reset(to: false, count: matrix.columns.count)
    isFixed.reset(to: false, count: matrix.rows.count)
    movingCounts.removeAll()
  }

  mutating func removeAll() {
    isStill.removeAll()
  }

  /// Begins to follow rows, and notes the externals held still by rows that can't change.
  ///
  /// - Complexity: O(cells of all rows), with everything that is noted later.
  mutating func followRows(_ matrix: borrowing CoefficientMatrix) {
    for row in 0..<matrix.rows.count {
      movingCounts.append(matrix.rows[row].reduce(0) { $0 + (isStill[$1.position] ? 0 : 1) })
    }
    for row in 0..<isFixed.end where isFixed[row] { holdLast(of: row, matrix) }
    tellRows(matrix)
  }

  /// Notes that an external is still, and the externals that it holds still.
  mutating func note(_ column: Int32, _ matrix: borrowing CoefficientMatrix) {
    if isStill[column] { return }
    isStill[column] = true
    if !areRowsFollowed { return }
    news.append(column)
    tellRows(matrix)
  }

  /// Notes that a row can't change, and the externals that it holds still.
  mutating func noteFixed(_ row: Int32, _ matrix: borrowing CoefficientMatrix) {
    if isFixed[row] { return }
    isFixed[row] = true
    if !areRowsFollowed { return }
    holdLast(of: row, matrix)
    tellRows(matrix)
  }

  private mutating func tellRows(_ matrix: borrowing CoefficientMatrix) {
    while news.count > 0 {
      for cell in matrix.columns[news.removeLast()] {
        movingCounts[cell.position] -= 1
        if isFixed[cell.position] { holdLast(of: cell.position, matrix) }
      }
    }
  }

  private mutating func holdLast(of row: Int32, _ matrix: borrowing CoefficientMatrix) {
    if movingCounts[row] != 1 { return }
    for cell in matrix.rows[row] where !isStill[cell.position] {
      isStill[cell.position] = true
      news.append(cell.position)
    }
  }
}
