extension RevisedSimplex {
  /// Satisfies rows one after another, each at a level of its own, and leaves out each one that cannot hold
  /// together with those before it.
  ///
  /// A row that stays violated when its cost is least is a combination of earlier rows, and no values can
  /// mend it. The parametric rows are independent, so the combination is the only one of them, and leaving
  /// out any of its rows would mend it: the set is irreducible. The multipliers are the reduced costs; those
  /// of inequalities are positive, or else the cost could still fall.
  ///
  /// A row whose externals are all decided is violated or it is not, and nothing has to be optimised for it.
  ///
  /// - Parameter decided: Takes the externals that the rows decide one after the other.
  /// - Returns: The rows left out, in order.
  /// - Complexity: Rows that hold where they stand, and rows of decided externals, take O(cells); each other one takes
  ///   pivots.
  mutating func leaveOutConflicts(deciding decided: inout DecidedExternals) -> [LeftOutRow] {
    if isBegun { isBegun = false } else { refactor(keepingSignsThrough: -1) }
    openAllDirections()
    decided.reset(matrix)
    var leftOut: [LeftOutRow] = []
    for index in 0..<levels.count where failure == nil {
      let level = levels[index]
      let row = level.first
      if !symbols[row].isBasic {
        setOpen(openBySelf(row), at: symbols[row].position)
      } else if isViolated(row), let value = decided.value(ofRow: row, matrix, constants, at: parameters),
        isCertain(value)
      {
        let unscaled = value.affine * (1 / matrix.rowFactors[row])
        leaveOut(LeftOutRow(row: row, weight: weightWhenLeftOut(row), value: unscaled), &leftOut)
      } else if symbols[row].kind == .equality || isViolated(row) {
        optimize(level)
        if isViolated(row) { leaveOut(contradiction(of: row), &leftOut) }
      }
      if !symbols[row].isBasic {
        if symbols[row].kind == .equality { decided.hold(row, matrix, constants, at: parameters) }
      } else if symbols[row].kind == .inequality && symbols[row].level != BasisSymbol.noLevel {
        // It only has to stay on this side.
        symbols[row].isNegative = false
        symbols[row].value = max(symbols[row].value, 0)
      }
    }
    return leftOut
  }

  private mutating func leaveOut(_ row: LeftOutRow, _ leftOut: inout [LeftOutRow]) {
    leftOut.append(row)
    // From here on it costs nothing and stops no move.
    symbols[row.row].level = BasisSymbol.noLevel
  }

  /// Does the same as ``leaveOutConflicts(deciding:)``, before there is a basis, where equalities decide all externals one
  /// after the other and all else holds.
  ///
  /// - Returns: `nil` if there is more to it, or if it is too close to tell.
  /// - Complexity: O(cells).
  func leaveOutDecided(_ decided: inout DecidedExternals) -> [LeftOutRow]? {
    decided.reset(matrix)
    var leftOut: [LeftOutRow] = []
    // Rows whose externals are not all decided when it is their turn.
    var waiting = Buffer<Int32>()
    for row in 0..<rowCount {
      guard let value = decided.value(ofRow: row, matrix, constants, at: parameters) else {
        waiting.append(row)
        if symbols[row].kind == .equality { decided.hold(row, matrix, constants, at: parameters) }
        continue
      }
      if holds(row, value) { continue }
      guard isCertain(value) else { return nil }
      let weight: Double = value.affine.value(parameters) < 0 ? 1 : -1
      leftOut.append(
        LeftOutRow(row: row, weight: weight, value: value.affine * (1 / matrix.rowFactors[row])))
    }
    if decided.columns.count < Int(externalCount) { return nil }
    for row in waiting.elements {
      guard let value = decided.value(ofRow: row, matrix, constants, at: parameters), holds(row, value) else {
        return nil
      }
    }
    return leftOut
  }

  private func holds(_ row: Int32, _ decided: DecidedValue) -> Bool {
    let value = decided.affine.value(parameters)
    let violation = symbols[row].kind == .equality ? abs(value) : -value
    return violation <= max(RevisedSimplex.leastDigit, RevisedSimplex.relative * decided.magnitude)
  }

  /// Whether a value that should be zero is more than rounding error.
  private func isCertain(_ decided: DecidedValue) -> Bool {
    abs(decided.affine.value(parameters)) > 1e-8 * max(1, decided.magnitude)
  }

  /// The directions in which a parametric row that has to hold may move.
  @inline(__always)
  func openBySelf(_ symbol: Int32) -> UInt8 {
    switch symbols[symbol].kind {
    case .equality: 0
    case .inequality: 0b01
    case .external, .intermediate: 0b11
    }
  }

  /// The weight that turns a violated row into a negative number.
  private func weightWhenLeftOut(_ row: Int32) -> Double { symbols[row].isNegative ? 1 : -1 }

  private func contradiction(of row: Int32) -> LeftOutRow {
    // The set takes the members into the order of the rows.
    var members = PivotSet()
    members.reset(count: Int(rowCount))
    let unit = symbols[row].weight
    var count = 0
    for position in reducedCosts.positions.elements {
      // An external with a negligible coefficient: no sensible value of it could mend the row.
      if parametric[position] >= rowCount || abs(reducedCosts[position]) <= max(1e-9, negligible) * unit {
        continue
      }
      members.insert(Int(parametric[position]))
      count += 1
    }
    var others: [RowWeight] = []
    others.reserveCapacity(count)
    var member = members.first(from: 0, below: Int(rowCount))
    while member < Int(rowCount) {
      let weight = reducedCosts[symbols[member].position] * matrix.rowFactors[member]
      others.append(RowWeight(row: Int32(member), weight: weight))
      member = members.first(from: member + 1, below: Int(rowCount))
    }
    return LeftOutRow(row: row, weight: weightWhenLeftOut(row), others: others)
  }
}
