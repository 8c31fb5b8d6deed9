/// The optimum of all constraints as they were stated, and the other optima, which are as good.
///
/// It begins with a crash basis, so that what it tells depends neither on what was solved before nor on
/// tie-breaking constraints, which are left out.
///
/// A class because an optional one is kept from the first question to the next solve.
final class StatedOptimum {
  private var rows: StatedRows
  /// The optional constraints that are missed by more at some optima than at others.
  private var tied: [TiedRow] = []
  /// Columns in groups, each of which moves independently of the others.
  private var groups = Groups(count: 0)
  private var isTiedKnown = false

  struct TiedRow: BitwiseCopyable {
    var source: Int32
    /// A column that moves with the row.
    var column: Int32
  }

  /// - Throws: Why the optimum cannot be told.
  /// - Complexity: That of a solve without presolve.
  init(_ system: borrowing System, at parameters: ParameterValues) throws(RevisedSimplex.Failure) {
    var rows = StatedRows(about: system.unknowns)
    rows.addBounds(system) { _ in 0 }
    var level: Int32 = 0
    var strength = Strength.required.rawValue
    for slot in system.byStrength(Preference(system).constraints) {
      let record = system.constraints[slot]
      if record.presentStrength < strength {
        strength = record.presentStrength
        level += 1
      }
      rows.addConstraint(slot, system, level: level)
    }
    rows.finish(at: parameters)
    switch rows.simplex.optimize(at: parameters) {
    case .optimal: break
    case .failed(let failure): throw failure
    // What conflicts is left out, so only rounding errors can say that.
    case .infeasible: throw .endless
    }
    self.rows = rows
  }

  /// The values that a form has at all optima, but for its parameters.
  ///
  /// - Throws: Why they cannot be told.
  func range(of terms: UnsafeBufferPointer<Term>) throws(RevisedSimplex.Failure) -> ClosedInterval {
    try rows.simplex.range(of: rows.columns(of: terms))
  }
}

// MARK: - Ties

extension StatedOptimum {
  /// The wishes that share what is open in a form.
  ///
  /// At the optima of a strength the sum of the errors is the same, so a wish that is missed by more at some of
  /// them trades its error for that of others. These have to do with the form if they are in its group.
  ///
  /// - Throws: Why they cannot be told.
  func ties(
    of terms: UnsafeBufferPointer<Term>, _ system: borrowing System, _ values: borrowing Buffer<Double>
  ) throws(RevisedSimplex.Failure) -> [Tie] {
    if !isTiedKnown { try findTied(system) }
    let leaders = rows.columns(of: terms).map { groups.leader(of: $0.position) }
    var ties: [Tie] = []
    for row in tied where leaders.contains(groups.leader(of: row.column)) {
      let strength = Strength(rawValue: system.strength(of: row.source))
      if ties.last?.strength != strength { ties.append(Tie(strength: strength, wishes: [])) }
      let error = system.error(of: row.source, values)
      ties[ties.count - 1].wishes.append(
        Tie.Wish(constraint: ConstraintID(index: row.source), error: error))
    }
    return ties
  }

  /// Finds what moves along the optimal face together, and at whose cost.
  private func findTied(_ system: borrowing System) throws(RevisedSimplex.Failure) {
    groups = Groups(count: rows.variables.count)
    tied = []
    if let movement = try rows.simplex.findAlternatives() {
      for row in 0..<rows.sources.end { follow(row, movement, system) }
    }
    isTiedKnown = true
  }

  private func follow(_ row: Int32, _ movement: borrowing Buffer<Double>, _ system: borrowing System) {
    var rate = 0.0
    var magnitude = 0.0
    var moving: [Int32] = []
    rows.simplex.forEachCell(ofRow: row) { column, coefficient in
      if movement[column] == 0 { return }
      moving.append(column)
      rate += coefficient * movement[column]
      magnitude += abs(coefficient * movement[column])
    }
    guard let first = moving.first else { return }
    if abs(rate) <= Tolerance.violation * magnitude { rate = 0 }
    let isTied = changesCost(row, rate, system)
    if isTied { tied.append(TiedRow(source: rows.sources[row], column: first)) }
    // Columns move independently unless something holds them together: a row that stays at zero, or a cost.
    if isTied || rate == 0 && rows.simplex.sign(ofRow: row) == 0 {
      for column in moving { groups.join(first, column) }
    }
  }

  /// Whether the error of a wish changes where its row moves at a rate.
  ///
  /// Each error is convex, and their sum is constant on the optimal face, so each of them is linear there. Hence
  /// the cost of an equality that moves does change, although it may be zero here.
  private func changesCost(_ row: Int32, _ rate: Double, _ system: borrowing System) -> Bool {
    let source = rows.sources[row]
    if source < 0 || rate == 0 || system.isInForce(source) { return false }
    if system.constraints[source].relation == .equal { return true }
    let sign = rows.simplex.sign(ofRow: row)
    return sign < 0 || sign == 0 && rate < 0
  }
}
