import Cassowary

/// Anchorage's solver through its public interface, without views.
final class SolverAlone: Contestant {
  let name = "Cassowary"
  private var subject: Subject?
  private var solver: Solver?
  private var variables: [Variable] = []
  private var ids: [ConstraintID] = []
  private(set) var values: [Double] = []
  /// How many variables were found to be ambiguous when they were last asked.
  private(set) var ambiguousCount = 0

  func take(_ subject: Subject) {
    discard()
    self.subject = subject
  }

  func discard() {
    solver = nil
    variables = []
    ids = []
    values = []
  }

  func perform(_ action: Action, round: Int) {
    guard let subject else { return }
    do {
      switch action {
      case .build: try build(subject, constraintCount: subject.constraintCount - subject.missingCount)
      case .resize:
        let size = subject.size(round)
        try solver?.setParameter(variables[0], to: size.width)
        try solver?.setParameter(variables[1], to: size.height)
      case .constant, .content:
        for edit in subject.edits(for: action, round: round) {
          try solver?.setConstant(edit.constant, of: ids[edit.constraint])
        }
      case .swap:
        guard let solver else { return }
        let edits = subject.edits(for: .swap, round: round)
        for edit in edits { try solver.remove(ids[edit.constraint]) }
        for edit in edits {
          ids[edit.constraint] = try Self.add(
            edit.constraint, of: subject.problem, variables, to: solver, constant: edit.constant)
        }
      case .grow:
        try grow(subject)
        return
      case .ask:
        ambiguousCount = variables.count { solver?.isAmbiguous($0) ?? false }
        return
      }
    } catch { fatalError("\(subject.name) \(subject.count), \(action): \(error)") }
    solver?.solve()
    readValues()
  }

  // The loops work on what is local, so that no access to a property is checked or counted while the clock
  // runs.

  private func build(_ subject: Subject, constraintCount: Int) throws(SolverError) {
    let problem = subject.problem, size = subject.size(0), solver = Solver()
    var variables: [Variable] = [], ids: [ConstraintID] = []
    variables.reserveCapacity(problem.variableCount)
    variables.append(try solver.makeParameter(size.width))
    variables.append(try solver.makeParameter(size.height))
    if problem.isNonNegative.isEmpty {
      while variables.count < problem.variableCount { variables.append(solver.makeVariable()) }
    } else {
      while variables.count < problem.variableCount {
        variables.append(solver.makeVariable(nonNegative: problem.isNonNegative[variables.count]))
      }
    }
    ids.reserveCapacity(constraintCount)
    for index in 0..<constraintCount {
      ids.append(try Self.add(index, of: problem, variables, to: solver, constant: nil))
    }
    (self.solver, self.variables, self.ids) = (solver, variables, ids)
    values = Array(repeating: 0, count: variables.count)
  }

  /// Adds a constraint whose terms are put together on the stack.
  private static func add(
    _ index: Int, of problem: Problem, _ variables: [Variable], to solver: Solver, constant: Double?
  ) throws(SolverError) -> ConstraintID {
    let row = problem.constraints[index], first = Int(row.firstTerm), count = Int(row.termCount)
    let relation: Relation =
      row.relation < 0 ? .lessThanOrEqual : row.relation > 0 ? .greaterThanOrEqual : .equal
    return try withUnsafeTemporaryAllocation(of: Term.self, capacity: count) { terms throws(SolverError) in
      for place in 0..<count {
        let term = problem.terms[first + place]
        terms.initializeElement(at: place, to: Term(term.coefficient, variables[Int(term.variable)]))
      }
      return try solver.add(
        UnsafeBufferPointer(terms), constant: constant ?? row.constant, relation: relation,
        strength: problem.strengths[index])
    }
  }

  /// Adds the last constraint of each sibling to a tree that has all others.
  private func grow(_ subject: Subject) throws(SolverError) {
    guard let solver else { return }
    let variables = variables
    for index in ids.count..<subject.constraintCount {
      ids.append(try Self.add(index, of: subject.problem, variables, to: solver, constant: nil))
      solver.solve()
      let first = 4 + 4 * (index + subject.count - subject.constraintCount)
      for number in first..<first + 4 { values[number] = solver.value(of: variables[number]) }
    }
  }

  private func readValues() {
    // No variable is ever removed, so they stand in the order they were made.
    values.withUnsafeMutableBufferPointer { values in
      _ = solver?.withValues { values.update(fromContentsOf: $0) }
    }
  }

  var frames: [Workload.Frame] { subject?.frames(values) ?? [] }

  /// The required constraints that were left out, by their index in the problem.
  var broken: Set<Int> {
    let broken = Set((solver?.conflicts ?? []).map(\.broken))
    return Set(ids.indices.filter { broken.contains(ids[$0]) })
  }
}
