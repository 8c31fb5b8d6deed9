/// The optimum of all constraints as they were stated, and the other optima, which are as good.
///
/// Tie-breaking constraints are left out. They chose the known optimum, which is the starting point; the
/// results are true for all optima and don't depend on it.
///
/// A class because an optional one is kept from the first question to the next solve.
final class StatedOptimum {
  private let rows: StatedRows
  /// The optional constraints that are missed by more at some optima than at others.
  private var tied: [TiedRow] = []
  /// For each column, whether it moves along the optimal face.
  private var isMoving = Buffer<Bool>()
  /// Columns in groups, each of which moves independently of the others.
  private var groups = Groups(count: 0)
  /// The rows that are zero at all optima although their variables move.
  private var still: [Int32] = []
  private var isTiedKnown = false
  /// How many equations the last question about openings was answered with, for tests.
  private(set) var equationCount = 0

  struct TiedRow: BitwiseCopyable {
    var source: Int32
    /// A column that moves with the row.
    var column: Int32
  }

  /// - Parameters:
  ///   - values: The values of all variables at an optimum.
  ///   - known: The basis of that optimum. With what presolve eliminated it is one of the stated constraints.
  /// - Throws: The reason why the optimum cannot be determined.
  /// - Complexity: That of a solve without presolve, usually one of few pivots.
  init(
    _ system: System, _ values: borrowing Buffer<Double>, _ known: Simplex,
    at parameters: ParameterValues
  ) throws(RevisedSimplex.Failure) {
    // After a resize back to a known region the basis is still that of another one: only rows of it that hold here count.
    var held: Set<Int32> = []
    known.forEachParametricSource { held.insert($0) }
    let rows = StatedRows(about: system.unknowns.filter { !system.variables[$0].isFollower })
    rows.addBounds(system) { _ in 0 }
    for row in 0..<rows.sources.end where held.contains(rows.sources[row]) {
      if system.isAtZero(~rows.sources[row], values) { rows.simplex.optimum.tightRows.append(row) }
    }
    var level: Int32 = 0
    var strength = Strength.required.rawValue
    for slot in system.byStrength(Preference(system).constraints) where !system.definesFollower(slot) {
      let record = system.constraints[slot]
      if record.presentStrength < strength {
        strength = record.presentStrength
        level += 1
      }
      rows.addConstraint(slot, system, level: level)
      if record.isEliminating || held.contains(slot), system.residual(of: slot, values) == 0 {
        rows.simplex.optimum.tightRows.append(rows.sources.end - 1)
      }
    }
    rows.finish(at: parameters)
    var outcome = rows.simplex.optimize(at: parameters)
    if outcome != .optimal {
      // Rows that only look tight, or are nearly parallel, may make a poor basis.
      rows.simplex.forgetTightRows()
      outcome = rows.simplex.optimize(at: parameters)
    }
    switch outcome {
    case .optimal: break
    case .failed(let failure): throw failure
    // Constraints in conflict are left out, so only rounding errors can make the others infeasible.
    case .infeasible: throw .endless
    }
    self.rows = rows
  }

  /// How many pivots it took, for tests.
  var pivots: Int { rows.simplex.optimum.pivots }

  /// The values that a form, without its parameters, has at all optima.
  ///
  /// - Throws: The reason why they cannot be determined.
  func range(of terms: UnsafeBufferPointer<Term>) throws(RevisedSimplex.Failure) -> ClosedInterval {
    try rows.simplex.range(of: rows.columns(of: terms))
  }
}

// MARK: - Ties

extension StatedOptimum {
  /// The optional constraints that share the freedom of a form.
  ///
  /// At all optima of a strength, the sum of the errors is the same, so a constraint whose error varies
  /// trades it for the errors of others. These affect the form if they are in its group.
  ///
  /// - Throws: The reason why they cannot be determined.
  func ties(
    of terms: UnsafeBufferPointer<Term>, _ system: System, _ values: borrowing Buffer<Double>
  ) throws(RevisedSimplex.Failure) -> [Tie] {
    if !isTiedKnown { try findTied(system) }
    let leaders = rows.columns(of: terms).map { groups.leader(of: $0.position) }
    let members = tied.filter { leaders.contains(groups.leader(of: $0.column)) }
    return ties(of: members.map { $0.source }, system, values)
  }

  /// Competing constraints, in the order of their rows, by strength.
  private func ties(of constraints: [Int32], _ system: System, _ values: borrowing Buffer<Double>) -> [Tie] {
    var ties: [Tie] = []
    for constraint in constraints {
      let strength = Strength(rawValue: system.strength(of: constraint))
      if ties.last?.strength != strength { ties.append(Tie(strength: strength, members: [])) }
      let error = system.error(of: constraint, values)
      ties[ties.count - 1].members.append(
        Tie.Member(constraint: ConstraintID(index: constraint), error: error))
    }
    return ties
  }

  /// Finds the columns that move together along the optimal face, and the rows that bear the cost.
  private func findTied(_ system: System) throws(RevisedSimplex.Failure) {
    groups = Groups(count: rows.variables.count)
    isMoving.reset(to: false, count: rows.variables.count)
    tied = []
    still = []
    if let movement = try rows.simplex.findAlternatives() {
      for column in 0..<movement.count { isMoving[column] = movement[column] != 0 }
      for row in 0..<rows.sources.end { follow(row, movement, system) }
    }
    isTiedKnown = true
  }

  private func follow(_ row: Int32, _ movement: borrowing Buffer<Double>, _ system: System) {
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
    let isStill = rate == 0 && rows.simplex.sign(row) == 0
    if isStill { still.append(row) }
    if isTied || isStill {
      for column in moving { groups.join(first, column) }
    }
  }

  /// Whether the error of an optional constraint changes if its row moves at a rate.
  ///
  /// Each error is convex, and their sum is constant on the optimal face, so each of them is linear there. Hence
  /// the cost of an equality that moves does change, although it may be zero here.
  private func changesCost(_ row: Int32, _ rate: Double, _ system: System) -> Bool {
    let source = rows.sources[row]
    if source < 0 || rate == 0 || system.isInForce(source) { return false }
    if system.constraints[source].relation == .equal { return true }
    let sign = rows.simplex.sign(row)
    return sign < 0 || sign == 0 && rate < 0
  }
}

// MARK: - Openings

extension StatedOptimum {
  /// Whether any variable of the forms moves. If not, they have no openings.
  ///
  /// - Throws: The reason why it cannot be determined.
  func moves(_ forms: [[Term]], _ system: borrowing System) throws(RevisedSimplex.Failure) -> Bool {
    if !isTiedKnown { try findTied(system) }
    return forms.contains { form in
      form.withUnsafeBufferPointer { rows.columns(of: $0) }.contains { isMoving[$0.position] }
    }
  }

  /// The openings of forms: ties, and the fewest forms that, together with ties, decide the others.
  ///
  /// On the optimal face, the rows that are zero everywhere are the equations of the variables that move, as
  /// in linear algebra. Constraints in conflict and constraints that tie are further equations.
  ///
  /// - Throws: The reason why it cannot be determined.
  /// - Complexity: A factorisation, and one solution of a system for each form.
  func openings(
    of forms: [[Term]], besides conflicts: [Conflict], _ system: System,
    _ values: borrowing Buffer<Double>
  ) throws(RevisedSimplex.Failure) -> [Opening] {
    if !isTiedKnown { try findTied(system) }
    let equations = StatedRows(
      about: rows.variables.enumerated().filter { isMoving[$0.offset] }.map { $0.element })
    for row in still { equations.addEquation(rows.sources[row], system) }
    // Each of a thousand conflicts may have the same thousand members, which are one equation each.
    var members: Set<Int32> = []
    for conflict in conflicts {
      for constraint in conflict.constraints where members.insert(constraint.index).inserted {
        equations.addEquation(constraint.index, system)
      }
      for variable in conflict.nonNegativeVariables where members.insert(~variable.index).inserted {
        equations.addEquation(~variable.index, system)
      }
    }
    let firstTied = equations.sources.end
    for row in tied { equations.addEquation(row.source, system) }
    let firstForm = equations.sources.end
    for form in forms { equations.addForm(form, level: equations.sources.end + 1) }
    equationCount = Int(equations.sources.end)
    equations.finish(at: ParameterValues(), isInOrder: true)
    try equations.simplex.keepIndependentRows(thenExternals: [])

    // Sorted into their groups once, by the groups' leaders: thousands of groups may move, one for each row of a list.
    var tiedOfGroup = [[Int]](repeating: [], count: rows.variables.count)
    for index in tied.indices { tiedOfGroup[Int(groups.leader(of: tied[index].column))].append(index) }
    var groupsOfForm = forms.map { movingGroups(of: $0) }
    var formsOfGroup = [[Int]](repeating: [], count: rows.variables.count)
    for form in forms.indices {
      for group in groupsOfForm[form] { formsOfGroup[Int(group)].append(form) }
    }
    // In an order that does not depend on how variables are numbered: the last group of a form is the one that it brings in
    // itself, as where a view is in one that is open, too. Groups with the same forms are interchangeable.
    for form in forms.indices where groupsOfForm[form].count > 1 {
      groupsOfForm[form].sort { formsOfGroup[Int($0)].lexicographicallyPrecedes(formsOfGroup[Int($1)]) }
    }
    var openings: [Opening] = []
    var toldGroups: Set<Int32> = []
    for form in forms.indices {
      for group in groupsOfForm[form] where toldGroups.insert(group).inserted {
        let members = tiedOfGroup[Int(group)]
        if !members.contains(where: { equations.simplex.isKept(firstTied + Int32($0)) }) { continue }
        let ties = ties(of: members.map { tied[$0].source }, system, values)
        openings += ties.map { .tie($0, forms: formsOfGroup[Int(group)]) }
      }
      if let group = groupsOfForm[form].last, equations.simplex.isKept(firstForm + Int32(form)) {
        openings.append(.value(form: form, group: group))
      }
    }
    return openings
  }

  /// The groups of moving columns in a form.
  private func movingGroups(of form: [Term]) -> [Int32] {
    var found: [Int32] = []
    for cell in form.withUnsafeBufferPointer({ rows.columns(of: $0) }) where isMoving[cell.position] {
      let group = groups.leader(of: cell.position)
      if !found.contains(group) { found.append(group) }
    }
    return found
  }
}

extension StatedRows {
  /// Adds a constraint as an equation, or the bound of a variable, by its ``sources``. A bound of what the rows are
  /// not about says nothing.
  fileprivate func addEquation(_ source: Int32, _ system: System) {
    let level = sources.end + 1
    if source < 0 {
      if column(of: ~source) >= 0 { addBound(of: ~source, level: level, kind: .equality) }
    } else {
      addConstraint(source, system, level: level, kind: .equality)
    }
  }
}

/// Optional constraints of one strength that share a shortage or a surplus: if one gains, others lose.
///
///     a + b == 100
///     a == 80 ~ 250      80 + 60 is 40 too much, and nothing says
///     b == 60 ~ 250      which of the two gives way
package struct Tie: Sendable {
  package var strength: Strength
  /// The optional constraints, in the order they were added; at least two.
  package var members: [Member]

  /// An optional constraint that is missed by more at some optima than at others.
  package struct Member: Sendable {
    package var constraint: ConstraintID
    /// By how much it is missed now: its left side, or zero if it holds.
    package var error: Double
  }

  /// The sum of the errors' magnitudes, which is the same at all optima.
  package var total: Double { members.reduce(0) { $0 + abs($1.error) } }
}

/// A freedom that the optimum leaves.
package enum Opening: Sendable {
  /// Optional constraints compete, and nothing determines which of them gives way. The forms that move with
  /// them are given by their indices.
  case tie(Tie, forms: [Int])
  /// Constraints are missing: nothing determines the value of a form. Forms that move together belong to one
  /// group.
  case value(form: Int, group: Int32)
}
