extension RevisedSimplex {
  /// How many blocked symbols ``findAlternatives()`` makes way for one by one.
  private static let mostCorrections = 8

  /// Finds a direction along the optimal face of the constraints in which everything moves that can.
  ///
  /// Near the optimum the face is the cone of the open directions in which no symbol that is zero moves to
  /// the side on which it costs more than its slope says. Usually all open positions can move at once. If a
  /// symbol is in the way, the positions that move it to the right side go farther. If that does not help
  /// either, a small system with the open positions as externals finds a direction inside the cone: required
  /// rows keep the symbols on their sides, and optional ones move them away from zero if they can. In a cone
  /// everything that can be positive can be so at once, so what stays zero is zero on the whole face. The
  /// amounts are numbers without a pattern, so that no sum of them is zero by chance.
  ///
  /// - Returns: How the externals move, at most by one; `nil` if the optimum is a point.
  /// - Throws: The reason why this cannot be determined, which doesn't mean that the optimum is a point.
  /// - Complexity: One solution of a system with the basis for each level, and two for each of the first symbols
  ///   in the way. If there are more, another one for each symbol at zero that moves, and the small system.
  func findAlternatives() throws(Failure) -> Buffer<Double>? {
    if !optimum.hasAlternatives { return nil }
    try reopenDirections()
    if directions.openCount == 0 { return nil }
    var amounts = Buffer<Double>()
    amounts.reset(to: 0, count: Int(externalCount))
    for position in 0..<externalCount where !directions.open[position].isEmpty {
      let amount = 1 + scatter(parametric[position])
      amounts[position] = directions.open[position] == .down ? -amount : amount
    }
    move(by: amounts)
    for _ in 0..<RevisedSimplex.mostCorrections {
      guard let symbol = wrongSide(), makeWay(for: symbol, &amounts) else { break }
      move(by: amounts)
    }
    if wrongSide() != nil { try moveInsideCone() }
    work.clearRates()
    let movement = scaledMovement()
    work.direction.clear()
    return movement
  }

  /// Makes ``Workspace/direction`` and ``Workspace/rates`` those in which each position moves by its amount.
  private func move(by amounts: borrowing Buffer<Double>) {
    for position in 0..<externalCount where !directions.open[position].isEmpty {
      work.positionSide.add(amounts[position], at: position)
    }
    factorization.solve(&work.positionSide, into: &work.direction)
    computeRates()
  }

  /// A symbol that is zero and moves to the side on which it costs more, according to ``Workspace/rates``.
  private func wrongSide() -> Int32? {
    for index in 0..<work.rates.positions.count {
      let symbol = work.rates.positions[index]
      let rate = work.rates[symbol]
      if rate != 0 && isAtBreakpoint(symbol) && symbols[symbol].isNegative != (rate < 0) { return symbol }
    }
    return nil
  }

  /// Lets the positions that move a symbol to its side go so far that it gets there. If none does, those that
  /// move it to the other side cannot move.
  ///
  /// - Returns: Whether that was possible.
  private func makeWay(for symbol: Int32, _ amounts: inout Buffer<Double>) -> Bool {
    computeTableauRow(of: symbol, times: symbols[symbol].isNegative ? -1 : 1)
    work.removeNoiseFromTableauRow()
    var (towards, away) = (0.0, 0.0)
    for index in 0..<work.tableauRow.positions.count {
      let position = work.tableauRow.positions[index]
      let part = directions.open[position].isEmpty ? 0 : work.tableauRow[position] * amounts[position]
      // A position that moves both ways is left to the small system.
      if directions.open[position] == .both && part < 0 { return false }
      if part > 0 { towards += part } else { away -= part }
    }
    let factor = (2 + scatter(symbol)) * away / towards
    if towards > 0 && factor > 1000 { return false }
    for index in 0..<work.tableauRow.positions.count {
      let position = work.tableauRow.positions[index]
      let part = directions.open[position].isEmpty ? 0 : work.tableauRow[position] * amounts[position]
      if part > 0 { amounts[position] *= factor }
      if part < 0 && towards == 0 { setOpen([], at: position) }
    }
    return true
  }

  /// Makes ``Workspace/direction`` one inside the cone, from one in which every open position moves.
  private func moveInsideCone() throws(Failure) {
    let cone = RevisedSimplex()
    cone.rules.pivotLimit = rules.pivotLimit
    let positions = addCone(to: cone)
    switch cone.optimize(at: ParameterValues()) {
    case .optimal: break
    case .failed(let failure): throw failure
    // The point that everything starts from holds, so only rounding errors can hide that.
    case .infeasible: throw .endless
    }
    for index in 0..<positions.count {
      let amount = cone.value(ofExternal: Int32(index))
      if abs(amount) > FactorTolerance.noise { work.positionSide.add(amount, at: positions[index]) }
    }
    factorization.solve(&work.positionSide, into: &work.direction)
  }

  /// Opens the directions that cost nothing at the levels of constraints, which settling the externals may
  /// have closed.
  func reopenDirections() throws(Failure) {
    openAllDirections()
    for index in 0..<levels.count
    where levels[index].number <= rules.lastConstraintLevel && directions.openCount > 0 {
      optimize(levels[index])
      if let failure { throw failure }
    }
  }

  /// Adds the rows that describe the cone of open directions.
  ///
  /// - Returns: The open positions, one for each external of the cone.
  private func addCone(to cone: RevisedSimplex) -> Buffer<Int32> {
    var positions = Buffer<Int32>()
    var columnOf = Buffer<Int32>()
    columnOf.reset(to: -1, count: Int(externalCount))
    for position in 0..<externalCount where !directions.open[position].isEmpty {
      columnOf[position] = positions.end
      positions.append(position)
    }
    var zeroRows = Buffer<Int32>()
    for index in 0..<work.rates.positions.count where work.rates[work.rates.positions[index]] != 0 {
      if isAtBreakpoint(work.rates.positions[index]) { zeroRows.append(work.rates.positions[index]) }
    }
    // The zero rows in terms of the open positions.
    var cells = SparseLines()
    for index in 0..<zeroRows.count {
      computeTableauRow(of: zeroRows[index], times: symbols[zeroRows[index]].isNegative ? -1 : 1)
      addOpenCells(to: &cells, columnOf)
    }
    // Required rows first, then optional ones.
    for level in Int32(0)..<2 {
      for index in 0..<zeroRows.end {
        for cell in cells[index] { cone.addCell(cell.value, column: cell.position) }
        let constant = level == 0 ? 0 : -1 - scatter(zeroRows[index])
        cone.addRow(level: level, kind: .inequality, constant: Affine(constant: constant))
      }
      for column in 0..<positions.end where directions.open[positions[column]] != .both {
        cone.addCell(directions.open[positions[column]] == .up ? 1 : -1, column: column)
        let constant = level == 0 ? 0 : -1 - scatter(parametric[positions[column]])
        cone.addRow(level: level, kind: .inequality, constant: Affine(constant: constant))
      }
    }
    for column in 0..<positions.end {
      // No two optional rows have the same cost; otherwise a tie would be settled at zero.
      let cost = 1 + scatter(~parametric[positions[column]])
      cone.addCell(cost, column: column)
      let amount = 1 + scatter(parametric[positions[column]] &+ symbols.end)
      cone.addRow(level: 2, kind: .equality, constant: Affine(constant: -cost * amount))
    }
    cone.finish(externalCount: positions.end, at: ParameterValues())
    return positions
  }

  /// Adds a line of the cells of ``Workspace/tableauRow`` in open positions.
  private func addOpenCells(to cells: inout SparseLines, _ columnOf: borrowing Buffer<Int32>) {
    work.removeNoiseFromTableauRow()
    for index in 0..<work.tableauRow.positions.count {
      let position = work.tableauRow.positions[index]
      let value = work.tableauRow[position]
      if columnOf[position] >= 0 && value != 0 { cells.append(value, at: columnOf[position]) }
    }
    cells.endLine()
  }

  /// Whether a basic symbol has its breakpoint here, at the level of a constraint.
  private func isAtBreakpoint(_ symbol: Int32) -> Bool {
    symbol < rowCount && symbols[symbol].value == 0 && symbols[symbol].level <= rules.lastConstraintLevel
  }

  /// The movement in ``Workspace/direction``, with a largest number of one; `nil` if nothing moves.
  private func scaledMovement() -> Buffer<Double>? {
    var movement = Buffer<Double>()
    movement.reset(to: 0, count: Int(externalCount))
    var largest = 0.0
    for index in 0..<work.direction.positions.count {
      let column = work.direction.positions[index]
      movement[column] = work.direction[column] * matrix.columnFactors[column]
      largest = max(largest, abs(movement[column]))
    }
    if largest <= FactorTolerance.leastMovement { return nil }
    for column in 0..<externalCount {
      let share = movement[column] / largest
      movement[column] = abs(share) < FactorTolerance.leastRate ? 0 : share
    }
    return movement
  }
}

/// A number from zero to one that looks random, and is the same each time.
///
/// Sums of such numbers are not zero by chance.
func scatter(_ index: Int32) -> Double {
  var hash = UInt64(UInt32(bitPattern: index)) &* 0x9E37_79B9_7F4A_7C15
  hash ^= hash >> 29
  hash = hash &* 0xBF58_476D_1CE4_E5B9
  hash ^= hash >> 32
  return Double(hash & 0xFF_FFFF) / 0x100_0000
}
