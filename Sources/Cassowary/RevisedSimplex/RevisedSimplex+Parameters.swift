extension RevisedSimplex {
  /// Adds a number to the constant of a row.
  func shift(_ row: Int32, by difference: Double) {
    constants[row].constant += difference * matrix.rowFactors[row]
    isBegun = false
  }

  /// Each external as a function of the parameters, for as long as the basis stays optimal.
  ///
  /// - Complexity: One solution of a system with the basis, and one more for each parameter that a row
  ///   mentions.
  func externalsByParameters() -> [Affine] {
    var values = [Affine](repeating: .zero, count: Int(externalCount))
    solve(for: { $0.constant }) { values[Int($0)].constant = $1 }
    solve(for: { $0.first }) { values[Int($0)].first = $1 }
    solve(for: { $0.second }) { values[Int($0)].second = $1 }
    return values
  }

  /// Solves `B x = −part of the constants`.
  private func solve(for part: (Affine) -> Double, _ body: (_ column: Int32, _ value: Double) -> Void) {
    for position in 0..<externalCount where parametric[position] < rowCount {
      let number = part(constants[parametric[position]])
      if number != 0 { positionSide.add(-number, at: position) }
    }
    direction.clear()
    factorization.solve(&positionSide, into: &direction)
    for index in 0..<direction.positions.count {
      let column = direction.positions[index]
      body(column, direction[column] * matrix.columnFactors[column])
    }
    direction.clear()
  }

  /// The values of a parameter for which the basis stays optimal and as degenerate as it is, as in
  /// ``Simplex/criticalRegion(_:along:otherwise:)``.
  func criticalRegion(
    along parameter: UInt8, otherwise other: Double, _ externals: [Affine]
  ) -> ClosedInterval {
    var region = ClosedInterval()
    for symbol in 0..<symbols.end where symbols[symbol].isBasic && symbols[symbol].kind != .intermediate {
      let (constant, slope) = valueByParameters(symbol, externals).line(along: parameter, otherwise: other)
      if abs(slope) <= RevisedSimplex.noise { continue }
      region.restrict(to: symbols[symbol], constant: constant, slope)
      if region.isEmpty { return .empty }
    }
    return region
  }

  /// The value of a basic symbol, as its row is scaled.
  private func valueByParameters(_ symbol: Int32, _ externals: [Affine]) -> Affine {
    if symbol >= rowCount {
      let column = symbol - rowCount
      return externals[Int(column)] * (1 / matrix.columnFactors[column])
    }
    var value = constants[symbol]
    for cell in matrix.rows[symbol] {
      let column = cell.position
      let factor = cell.value / matrix.columnFactors[column]
      value += externals[Int(column)] * factor
    }
    return value
  }
}

extension ClosedInterval {
  /// Leaves out the numbers for which a basic symbol would have another sign, or for which one that is zero
  /// would not be.
  fileprivate mutating func restrict(to symbol: BasisSymbol, constant: Double, _ slope: Double) {
    if symbol.value == 0 {
      restrict(toNonNegative: symbol.rounding + constant, slope)
      restrict(toNonNegative: symbol.rounding - constant, -slope)
      return
    }
    // Farther on, a required row would be violated by more than rounding error.
    if symbol.isNegative && symbol.level == 0 {
      self = .empty
      return
    }
    let sign: Double = symbol.isNegative ? -1 : 1
    // Near the end of a region an open direction could look closed, and would then be treated as closed in
    // the whole region; so the region ends a few tolerances short of the breakpoint.
    let rounding = max(100 * Tolerance.violation, 100 * symbol.rounding)
    restrict(toNonNegative: sign * constant - rounding, sign * slope)
  }
}
