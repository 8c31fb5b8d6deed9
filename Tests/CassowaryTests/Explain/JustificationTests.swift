import Testing

@testable import Cassowary

/// Justifications of values in random systems, judged by ``ReferenceSolver``: the members alone give the
/// value, and without any of them it is another value, or open.
@Suite("Justifications of random systems are right, and cannot be shorter")
struct JustificationTests {
  @Test(arguments: randomCases(34))
  func `systems of few numbers`(batch: Int) throws {
    try judge(10, of: batch) { .tied(seed: $0, variables: 1 + Int($0 % 6)) }
  }

  @Test(arguments: 0..<10)
  func `layouts`(batch: Int) throws {
    try judge(3, of: batch) { .layout(seed: $0, boxes: 1 + Int($0 % 3)) }
  }

  private func judge(_ count: Int, of batch: Int, making make: (UInt64) -> RandomSystem) throws {
    for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
      let live = try LiveSystem(make(seed))
      // Which constraints are broken is another question.
      if live.solver.hasConflicts { continue }
      let complaints = complaints(live)
      if !complaints.isEmpty { Issue.record("\(complaints.joined(separator: "\n"))\nin \(live.system)") }
    }
  }

  private func complaints(_ live: LiveSystem) -> [String] {
    var complaints: [String] = []
    let preference = Preference(live.solver.pipeline.system)
    for variable in live.system.variables {
      let form = [Term(1, Variable(index: Int32(variable)))]
      let value = live.solver.value(of: form[0].variable)
      let isOpen = form.withUnsafeBufferPointer { live.solver.isAmbiguous($0) }
      let found = form.withUnsafeBufferPointer { live.solver.justification(of: $0, preferring: preference) }
      guard let found else {
        if !isOpen { complaints.append("nothing is said of x\(variable)") }
        continue
      }
      if isOpen { complaints.append("x\(variable) is open") }
      let members = found.members
      if !gives(members, variable, value, live) {
        complaints.append("x\(variable) = \(value) does not follow from \(members)")
      }
      for index in members.indices {
        var fewer = members
        fewer.remove(at: index)
        if gives(fewer, variable, value, live) {
          complaints.append("x\(variable) needs no \(members[index])")
        }
      }
      let sum =
        found.members.reduce(0) { $0 + $1.factor * $1.constant }
        + found.parameters.reduce(0) { $0 + $1.coefficient * live.solver.value(of: $1.variable) }
      if abs(sum - value) > 1e-6 * max(1, abs(value)) {
        complaints.append("x\(variable) is \(value), not \(sum)")
      }
      for loss in found.losses where loss.error == 0 || loss.winners.isEmpty {
        complaints.append("\(loss) is no loss")
      }
    }
    return complaints
  }

  /// Whether constraints alone give a variable a value, and no other one.
  private func gives(
    _ members: [Justification.Member], _ variable: Int, _ value: Double, _ live: LiveSystem
  ) -> Bool {
    var constraints: [LinearConstraint] = []
    for member in members {
      if let bound = member.nonNegativeVariable { constraints.append(LinearExpression(bound) >= 0) }
      guard let id = member.constraint, let entry = live.entry(of: id),
        var constraint = live.system.entries[entry]?.constraint
      else { continue }
      var terms: [Term] = []
      for term in constraint.expression.terms {
        if case .parameter(let value) = live.system.symbols[Int(term.variable.index)] {
          constraint.expression.constant += term.coefficient * value
        } else {
          terms.append(term)
        }
      }
      constraint.expression.terms = terms
      constraints.append(constraint)
    }
    let reference = ReferenceSolver(
      variables: live.system.symbols.map { _ in false }, constraints: constraints)
    let (low, high) = reference.extremes(of: variable)
    return reference.isFeasible && abs(low - value) <= 1e-5 * max(1, abs(value))
      && abs(high - value) <= 1e-5 * max(1, abs(value))
  }
}
