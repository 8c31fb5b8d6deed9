extension RevisedSimplex {
  /// Finds a direction along the optimal face of the constraints in which everything moves that can.
  ///
  /// Near the optimum the face is the cone of the open directions in which no symbol that is zero moves to
  /// the side on which it costs more than its slope says. A small system with the open positions as externals
  /// finds a direction inside that cone: the symbols stay on their sides, which is required, and move away
  /// from zero if they can, which is wished. In a cone everything that can be positive can be so at once, so
  /// what stays zero is zero on the whole face. The wishes ask for numbers without a pattern, so that no sum
  /// of them is zero by chance.
  ///
  /// - Returns: How the externals move, at most by one; `nil` if the optimum is a point.
  /// - Throws: Why that cannot be told, which does not mean that the optimum is a point.
  /// - Complexity: One solution of a system with the basis for each open position, and the small system.
  mutating func findAlternatives() throws(Failure) -> Buffer<Double>? {
    if !hasAlternatives { return nil }
    try reopenDirections()
    if openCount == 0 { return nil }
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
    let movement = scaledMovement()
    direction.clear()
    return movement
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
    for position in 0..<externalCount where open[position] != 0 { positions.append(position) }
    // The cells of each symbol that is zero, column by column.
    var rows = Buffer<Int32>()
    var columns = Buffer<Int32>()
    var values = Buffer<Double>()
    for column in 0..<positions.end {
      computeDirection(of: positions[column], isUpwards: true)
      for index in 0..<rates.positions.count {
        let moving = rates.positions[index]
        if rates[moving] == 0 || !isKink(moving) { continue }
        rows.append(moving)
        columns.append(column)
        values.append(symbols[moving].isNegative ? -rates[moving] : rates[moving])
      }
    }
    addKinks(rows, columns, values, positions, to: &cone)
    direction.clear()
    clearRates()
    return positions
  }

  /// Whether a basic symbol has its breakpoint here, at the level of a constraint.
  private func isKink(_ symbol: Int32) -> Bool {
    symbol < rowCount && symbols[symbol].value == 0 && symbols[symbol].level <= lastConstraintLevel
  }

  private func addKinks(
    _ rows: borrowing Buffer<Int32>, _ columns: borrowing Buffer<Int32>, _ values: borrowing Buffer<Double>,
    _ positions: borrowing Buffer<Int32>, to cone: inout RevisedSimplex
  ) {
    // Sorted by row: first how many cells each has, then where its next goes.
    var starts = Buffer<Int32>()
    starts.reset(to: 0, count: Int(rowCount) + 1)
    for index in 0..<rows.count { starts[rows[index] + 1] += 1 }
    for row in 0..<Int(rowCount) { starts[row + 1] += starts[row] }
    var order = Buffer<Int32>()
    order.reset(to: 0, count: rows.count)
    for index in 0..<rows.end {
      order[starts[rows[index]]] = index
      starts[rows[index]] += 1
    }
    // Required first, then the wishes.
    for level in Int32(0)..<2 {
      var index: Int32 = 0
      while index < order.end {
        let row = rows[order[index]]
        while index < order.end && rows[order[index]] == row {
          cone.addCell(values[order[index]], column: columns[order[index]])
          index += 1
        }
        cone.addRow(
          level: level, kind: .inequality, constant: Affine(constant: level == 0 ? 0 : -1 - share(of: row)))
      }
      for column in 0..<positions.end where open[positions[column]] != 0b11 {
        cone.addCell(open[positions[column]] == 0b01 ? 1 : -1, column: column)
        let wish = -1 - share(of: parametric[positions[column]])
        cone.addRow(level: level, kind: .inequality, constant: Affine(constant: level == 0 ? 0 : wish))
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
