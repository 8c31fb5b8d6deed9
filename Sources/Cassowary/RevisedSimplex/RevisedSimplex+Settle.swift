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
    for column in 0..<externalCount where abs(direction[column]) < 1e-9 { still.note(column, matrix) }
    direction.clear()
    tieWork = 0
  }

  /// Notes what a level that breaks ties cost; once it is as much as there are externals, rows are followed, too.
  func countTieWork() {
    tieWork += reducedCosts.positions.count
    if tieWork <= externalCount || still.areRowsFollowed { return }
    for position in 0..<externalCount where open[position] == 0 { noteClosed(position) }
    still.followRows(matrix)
  }

  /// The number of the level after the levels of all rows.
  private var firstExternalLevel: Int32 {
    (levels.count > 0 ? levels[levels.count - 1].number : 0) + 1
  }
}
