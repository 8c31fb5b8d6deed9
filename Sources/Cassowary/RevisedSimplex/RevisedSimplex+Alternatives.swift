extension RevisedSimplex {
  /// Finds a direction along the optimal face of the constraints in which everything moves that can.
  ///
  /// Near the optimum the face is the cone of the open directions in which no symbol that is zero moves to
  /// the side on which it costs more than its slope says. Usually all open positions can move at once. If
  /// not, a small system with the open positions as externals finds a direction inside the cone: the symbols
  /// stay on their sides, which is required, and move away from zero if they can, which is wished. In a cone
  /// everything that can be positive can be so at once, so what stays zero is zero on the whole face. The
  /// amounts are numbers without a pattern, so that no sum of them is zero by chance.
  ///
  /// - Returns: How the externals move, at most by one; `nil` if the optimum is a point.
  /// - Throws: Why that cannot be told, which does not mean that the optimum is a point.
  /// - Complexity: One solution of a system with the basis for each level. If not all open positions can move
  ///   at once, another one for each symbol at zero that moves with them, and the small system.
  mutating func findAlternatives() throws(Failure) -> Buffer<Double>? {
    if !hasAlternatives { return nil }
    try reopenDirections()
    if openCount == 0 { return nil }
    for position in 0..<externalCount where open[position] != 0 {
      let amount = 1 + share(of: parametric[position])
      positionSide.add(open[position] == 0b10 ? -amount : amount, at: position)
    }
    direction.clear()
    factorization.solve(&positionSide, into: &direction)
    computeRates()
    if hasWrongKinks() { try moveInsideCone() }
    clearRates()
    let movement = scaledMovement()
    direction.clear()
    return movement
  }

  /// Whether a symbol that is zero moves to the side on which it costs more, according to ``rates``.
  private func hasWrongKinks() -> Bool {
    for index in 0..<rates.positions.count {
      let symbol = rates.positions[index]
      let rate = rates[symbol]
      if rate != 0 && isKink(symbol) && symbols[symbol].isNegative != (rate < 0) { return true }
    }
    return false
  }

  /// Makes ``direction`` one inside the cone, from one in which every open position moves.
  private mutating func moveInsideCone() throws(Failure) {
    var cone = RevisedSimplex()
    cone.pivotLimit = pivotLimit
    let positions = addCone(to: &cone)
    switch cone.optimize(at: ParameterValues()) {
    case .optimal: break
    case .failed(let failure): throw failure
    // The point that everything starts from holds, so only rounding errors can hide that.
    case .infeasible: throw .endless
    }
    for index in 0..<positions.count {
      let amount = cone.value(ofExternal: Int32(index))
      if abs(amount) > RevisedSimplex.noise { positionSide.add(amount, at: positions[index]) }
    }
    direction.clear()
    factorization.solve(&positionSide, into: &direction)
  }

  /// Opens the directions that cost nothing at the levels of constraints, which settling the externals may
  /// have closed.
  mutating func reopenDirections() throws(Failure) {
    openAllDirections()
    for index in 0..<levels.count where levels[index].number <= lastConstraintLevel && openCount > 0 {
      optimize(levels[index])
      if let failure { throw failure }
    }
  }

  /// Adds the rows that describe the cone of open directions.
  ///
  /// - Returns: The open positions, one for each external of the cone.
  private mutating func addCone(to cone: inout RevisedSimplex) -> Buffer<Int32> {
    var positions = Buffer<Int32>()
    var columnOf = Buffer<Int32>()
    columnOf.reset(to: -1, count: Int(externalCount))
    for position in 0..<externalCount where open[position] != 0 {
      columnOf[position] = positions.end
      positions.append(position)
    }
    var kinks = Buffer<Int32>()
    for index in 0..<rates.positions.count where rates[rates.positions[index]] != 0 {
      if isKink(rates.positions[index]) { kinks.append(rates.positions[index]) }
    }
    // The kinks in terms of the open positions.
    var cells = SparseLines()
    for index in 0..<kinks.count {
      addRow(of: kinks[index], times: symbols[kinks[index]].isNegative ? -1 : 1)
      tableauRow.clear()
      factorization.solveTransposed(&columnSide, into: &tableauRow)
      addOpenCells(to: &cells, columnOf)
    }
    // Required first, then the wishes.
    for level in Int32(0)..<2 {
      for index in 0..<kinks.end {
        for cell in cells[index] { cone.addCell(cell.value, column: cell.position) }
        let wish = level == 0 ? 0 : -1 - share(of: kinks[index])
        cone.addRow(level: level, kind: .inequality, constant: Affine(constant: wish))
      }
      for column in 0..<positions.end where open[positions[column]] != 0b11 {
        cone.addCell(open[positions[column]] == 0b01 ? 1 : -1, column: column)
        let wish = level == 0 ? 0 : -1 - share(of: parametric[positions[column]])
        cone.addRow(level: level, kind: .inequality, constant: Affine(constant: wish))
      }
    }
    for column in 0..<positions.end {
      // No two wishes cost the same, or a tie would be settled at zero.
      let cost = 1 + share(of: ~parametric[positions[column]])
      cone.addCell(cost, column: column)
      let wish = 1 + share(of: parametric[positions[column]] &+ symbols.end)
      cone.addRow(level: 2, kind: .equality, constant: Affine(constant: -cost * wish))
    }
    cone.finish(externalCount: positions.end, at: ParameterValues())
    return positions
  }

  /// Adds a line of the cells of ``tableauRow`` in open positions.
  private func addOpenCells(to cells: inout SparseLines, _ columnOf: borrowing Buffer<Int32>) {
    var largest = 0.0
    for index in 0..<tableauRow.positions.count {
      largest = max(largest, abs(tableauRow[tableauRow.positions[index]]))
    }
    for index in 0..<tableauRow.positions.count {
      let position = tableauRow.positions[index]
      let value = tableauRow[position]
      if columnOf[position] >= 0 && abs(value) > 10 * RevisedSimplex.relative * largest {
        cells.append(value, at: columnOf[position])
      }
    }
    cells.endLine()
  }

  /// Whether a basic symbol has its breakpoint here, at the level of a constraint.
  private func isKink(_ symbol: Int32) -> Bool {
    symbol < rowCount && symbols[symbol].value == 0 && symbols[symbol].level <= lastConstraintLevel
  }

  /// The movement in ``direction``, with a largest number of one; `nil` if nothing moves.
  private func scaledMovement() -> Buffer<Double>? {
    var movement = Buffer<Double>()
    movement.reset(to: 0, count: Int(externalCount))
    var largest = 0.0
    for index in 0..<direction.positions.count {
      let column = direction.positions[index]
      movement[column] = direction[column] * matrix.columnFactors[column]
      largest = max(largest, abs(movement[column]))
    }
    if largest <= 1e-7 { return nil }
    for column in 0..<externalCount {
      let share = movement[column] / largest
      movement[column] = abs(share) < 1e-9 ? 0 : share
    }
    return movement
  }
}
