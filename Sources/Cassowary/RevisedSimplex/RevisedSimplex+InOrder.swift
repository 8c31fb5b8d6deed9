extension RevisedSimplex {
  /// Satisfies rows one after another, each at a level of its own, and leaves out each one that cannot hold
  /// together with those before it.
  ///
  /// A row that stays violated when its cost is least is a combination of earlier rows, and no values can
  /// mend it. The parametric rows are independent, so the combination is the only one of them, and leaving
  /// out any of its rows would mend it: the set is irreducible. The multipliers are the reduced costs; those
  /// of inequalities are positive, or else the cost could still fall.
  ///
  /// - Parameter body: Called with each row left out and the rows that it contradicts, itself first, whose
  ///   weighted sum is a negative number.
  /// - Complexity: Rows that hold where they stand take O(1); each other one takes pivots.
  mutating func leaveOutConflicts(_ body: (_ row: Int32, _ sum: [RowWeight]) -> Void) {
    if isBegun { isBegun = false } else { refactor(keepingSignsThrough: -1) }
    openAllDirections()
    for index in 0..<levels.count where failure == nil {
      let level = levels[index]
      let row = level.first
      if !symbols[row].isBasic {
        setOpen(openBySelf(row), at: symbols[row].position)
        continue
      }
      if symbols[row].kind == .equality || isViolated(row) { optimize(level) }
      if isViolated(row) {
        body(row, contradiction(of: row))
        // From here on it costs nothing and stops no move.
        symbols[row].level = BasisSymbol.noLevel
      } else if symbols[row].isBasic && symbols[row].kind == .inequality {
        // It only has to stay on this side.
        symbols[row].isNegative = false
        symbols[row].value = max(symbols[row].value, 0)
      }
    }
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

  private func contradiction(of row: Int32) -> [RowWeight] {
    // The set takes the members into the order of the rows.
    var members = PivotSet()
    members.reset(count: Int(rowCount))
    let unit = symbols[row].weight
    var count = 1
    for position in reducedCosts.positions.elements {
      // An external with a negligible coefficient: no sensible value of it could mend the row.
      if parametric[position] >= rowCount || abs(reducedCosts[position]) <= max(1e-9, negligible) * unit {
        continue
      }
      members.insert(Int(parametric[position]))
      count += 1
    }
    var sum: [RowWeight] = []
    sum.reserveCapacity(count)
    sum.append(RowWeight(row: row, weight: symbols[row].isNegative ? 1 : -1))
    var member = members.first(from: 0, below: Int(rowCount))
    while member < Int(rowCount) {
      let weight = reducedCosts[symbols[member].position] * matrix.rowFactors[member]
      sum.append(RowWeight(row: Int32(member), weight: weight))
      member = members.first(from: member + 1, below: Int(rowCount))
    }
    return sum
  }
}
