import Cassowary

/// Anchorage's solver through its public interface, without views.
final class SolverAlone: Contestant {
  let name = "Cassowary"
  private var subject: Subject?
  private var solver: Solver?
  private var variables: [Variable] = []
  private var ids: [ConstraintID] = []
  private var terms: [Term] = []
  private(set) var values: [Double] = []

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
        let edits = subject.edits(for: .swap, round: round)
        for edit in edits { try solver?.remove(ids[edit.constraint]) }
        for edit in edits {
          if let solver {
            ids[edit.constraint] = try add(edit.constraint, to: solver, constant: edit.constant)
          }
        }
      case .grow:
        try grow(subject)
        return
      }
    } catch { fatalError("\(subject.name) \(subject.count), \(action): \(error)") }
    solver?.solve()
    readValues()
  }

  private func build(_ subject: Subject, constraintCount: Int) throws(SolverError) {
    let problem = subject.problem, size = subject.size(0), solver = Solver()
    self.solver = solver
    variables.reserveCapacity(problem.variableCount)
    variables.append(try solver.makeParameter(size.width))
    variables.append(try solver.makeParameter(size.height))
    while variables.count < problem.variableCount { variables.append(solver.makeVariable()) }
    terms = problem.terms.map { Term($0.coefficient, variables[Int($0.variable)]) }
    ids.reserveCapacity(problem.constraints.count)
    for index in 0..<constraintCount { ids.append(try add(index, to: solver, constant: nil)) }
    values = Array(repeating: 0, count: variables.count)
  }

  private func add(
    _ index: Int, to solver: Solver, constant: Double?
  ) throws(SolverError) -> ConstraintID {
    guard let problem = subject?.problem else { fatalError("no subject") }
    let row = problem.constraints[index], first = Int(row.firstTerm), count = Int(row.termCount)
    let relation: Relation =
      row.relation < 0 ? .lessThanOrEqual : row.relation > 0 ? .greaterThanOrEqual : .equal
    return try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try solver.add(
        UnsafeBufferPointer(rebasing: terms[first..<first + count]), constant: constant ?? row.constant,
        relation: relation, strength: problem.strengths[index])
    }
  }

  /// Adds the last constraint of each sibling to a tree that has all others.
  private func grow(_ subject: Subject) throws(SolverError) {
    guard let solver else { return }
    for index in ids.count..<subject.constraintCount {
      ids.append(try add(index, to: solver, constant: nil))
      solver.solve()
      let first = 4 + 4 * (index + subject.count - subject.constraintCount)
      for number in first..<first + 4 { values[number] = solver.value(of: variables[number]) }
    }
  }

  private func readValues() {
    guard let solver else { return }
    let variables = variables
    values.withUnsafeMutableBufferPointer { values in
      for index in variables.indices { values[index] = solver.value(of: variables[index]) }
    }
  }

  var frames: [Workload.Frame] { subject?.frames(values) ?? [] }
}
