extension RevisedSimplex {
  /// Satisfies rows one after another, each at a level of its own, and leaves out each one that cannot hold
  /// together with earlier ones.
  ///
  /// A row that stays violated when its cost is least is a combination of earlier rows, and no values can
  /// fix it. The parametric rows are independent, so this is their only such combination, and leaving out any
  /// of its rows would fix it: the set is irreducible. The multipliers are the reduced costs; those of
  /// inequalities are positive, or else the cost could still fall.
  ///
  /// Where bounds of single externals contradict a row, nothing is optimised for it.
  ///
  /// - Parameters:
  ///   - bounds: Receives the bounds of single externals that follow from the rows.
  ///   - isSwapped: See ``ExternalBounds/reset(_:isSwapped:)``.
  /// - Returns: The rows left out, in order.
  /// - Complexity: Rows that hold already, and rows that bounds contradict, take O(cells); each other row
  ///   takes pivots.
  func leaveOutConflicts(_ bounds: ExternalBounds, isSwapped: Bool) -> [LeftOutRow] {
    if drift.hasFactorsOfCrash { drift.hasFactorsOfCrash = false } else { refactor(keepingSignsThrough: -1) }
    openAllDirections()
    bounds.reset(self, isSwapped: isSwapped)
    // A value that is computed from externals that are far away has fewer digits than one that has followed their moves.
    updateValues(rowsBefore: rowCount)
    var leftOut: [LeftOutRow] = []
    for index in 0..<levels.count where failure == nil {
      let level = levels[index]
      let row = level.first
      if !symbols[row].isBasic {
        setOpen(openBySelf(row), at: symbols[row].position)
      } else if isViolated(row), let found = contradiction(of: row, bounds) {
        leaveOut(found, &leftOut)
      } else if symbols[row].kind == .equality || isViolated(row) {
        optimize(level)
        if isViolated(row) { leaveOut(contradiction(of: row), &leftOut) }
      }
      if symbols[row].level == BasisSymbol.noLevel { continue }
      bounds.hold(row, self)
      if symbols[row].isBasic && symbols[row].kind == .inequality {
        // It only has to stay on this side.
        symbols[row].isNegative = false
        symbols[row].value = max(symbols[row].value, 0)
      }
    }
    return leftOut
  }

  private func leaveOut(_ row: LeftOutRow, _ leftOut: inout [LeftOutRow]) {
    leftOut.append(row)
    // From here on it costs nothing and stops no move.
    symbols[row.row].level = BasisSymbol.noLevel
  }

  /// Does the same as ``leaveOutConflicts(_:isSwapped:)`` before there is a basis, where a point within the bounds shows that all
  /// other rows hold together.
  ///
  /// - Returns: `nil` if there is more to it.
  /// - Complexity: O(cells).
  func leaveOutByBounds(_ bounds: ExternalBounds, isSwapped: Bool) -> [LeftOutRow]? {
    bounds.reset(self, isSwapped: isSwapped)
    var leftOut: [LeftOutRow] = []
    var held = Buffer<Int32>()
    for row in 0..<rowCount {
      if let found = contradiction(of: row, bounds) {
        leftOut.append(found)
      } else {
        bounds.hold(row, self)
        held.append(row)
      }
    }
    for row in held.elements where !holds(row, within: bounds) { return nil }
    return leftOut
  }

  private func contradiction(of row: Int32, _ bounds: ExternalBounds) -> LeftOutRow? {
    guard let found = bounds.contradiction(of: row, self) else { return nil }
    return LeftOutRow(row: row, weight: found.weight, sum: found.sum * (1 / matrix.rowFactors[row]))
  }

  private func holds(_ row: Int32, within bounds: ExternalBounds) -> Bool {
    var sum = BoundActivity(
      value: constants[row].value(parameters), magnitude: constants[row].magnitude(parameters))
    for cell in matrix.rows[row] { sum.add(bounds.point(at: cell.position), times: cell.value) }
    let violation = symbols[row].kind == .equality ? abs(sum.value) : -sum.value
    return violation <= max(FactorTolerance.leastDigit, FactorTolerance.relative * sum.magnitude)
  }

  /// The directions in which a parametric row that has to hold may move.
  func openBySelf(_ symbol: Int32) -> OpenDirections {
    switch symbols[symbol].kind {
    case .equality: []
    case .inequality: .up
    case .external, .intermediate: .both
    }
  }

  /// The weight that turns a violated row into a negative number.
  private func weightWhenLeftOut(_ row: Int32) -> Double { symbols[row].isNegative ? 1 : -1 }

  private func contradiction(of row: Int32) -> LeftOutRow {
    let least = max(FactorTolerance.smallestWeight, rules.derivativeTolerance) * symbols[row].weight
    var others: [RowWeight] = []
    for position in pricing.reducedCosts.positions.elements {
      let (member, weight) = (parametric[position], pricing.reducedCosts[position])
      // An external with a negligible coefficient: no reasonable value of it could satisfy the row.
      if member >= rowCount || abs(weight) <= least { continue }
      others.append(RowWeight(row: member, weight: weight * matrix.rowFactors[member]))
    }
    others.sort { $0.row < $1.row }
    return LeftOutRow(row: row, weight: weightWhenLeftOut(row), others: others)
  }
}

/// A row that cannot hold together with earlier rows: a weighted sum of it and of others is a negative
/// number.
struct LeftOutRow {
  var row: Int32
  /// Its weight in the sum, 1 or −1.
  var weight: Double
  /// The others, in order; none where there is a ``sum``.
  var others: [RowWeight] = []
  /// The sum, where it follows from ``ExternalBounds``.
  var sum: Affine?
}

/// A row and its multiplier in a sum of rows.
struct RowWeight: BitwiseCopyable {
  var row: Int32
  var weight: Double
}
