/// The constraints that hold exactly at the optimum, as equations, in the order in which a derivation prefers
/// them: the strongest first, equally strong ones as a ``Preference`` says, bounds of variables at last.
///
/// Each equation that isn't a combination of earlier ones is kept. As these are independent, a form is at
/// most one combination of them, which is the only derivation whose members are all as early as possible.
///
/// A class because an optional one is kept from the first question to the next solve.
final class TightSystem {
  let preference: Preference
  private let rows: StatedRows
  /// The optional constraints that do not hold, the strongest first.
  private var pulling: [Int32] = []

  /// - Parameter values: The values of all variables at the optimum.
  /// - Throws: The reason why the equations to keep cannot be determined.
  /// - Complexity: O(terms of all constraints) and a factorisation, where the constraints eliminate one
  ///   variable each. One solution of a system for each other one.
  init(
    _ system: System, _ values: borrowing Buffer<Double>, at parameters: ParameterValues,
    preferring preference: Preference
  ) throws(RevisedSimplex.Failure) {
    self.preference = preference
    let rows = StatedRows(about: system.unknowns)
    for slot in system.byStrength(preference.constraints) {
      if system.residual(of: slot, values) == 0 {
        rows.addConstraint(slot, system, level: rows.sources.end + 1, kind: .equality)
      } else if !system.isInForce(slot) && system.error(of: slot, values) != 0 {
        pulling.append(slot)
      }
    }
    for variable in preference.variables where system.isAtZero(variable.index, values) {
      rows.addBound(of: variable.index, level: rows.sources.end + 1, kind: .equality)
    }
    rows.finish(at: parameters, isInOrder: true)
    let columns = preference.variables.map { rows.column(of: $0.index) }
    try rows.simplex.keepIndependentRows(thenExternals: columns.filter { $0 >= 0 })
    self.rows = rows
  }

  /// The derivation of a form.
  ///
  /// - Complexity: One solution of a system, and O(terms of the constraints that pull).
  func derivation(of terms: UnsafeBufferPointer<Term>, _ system: System) -> Derivation {
    let (members, rest) = rows.simplex.express(rows.columns(of: terms))
    var derivation = Derivation(
      members: members.map { Evidence(source: rows.sources[$0.row], weight: $0.weight) },
      undecided: rest.map { Term($0.value, Variable(index: rows.variables[Int($0.position)])) }, pulling: [])
    if pulling.isEmpty { return derivation }
    var isInvolved = Buffer<Bool>()
    isInvolved.reset(to: false, count: system.variables.count)
    for term in terms { isInvolved[term.variable.index] = true }
    for member in derivation.members where member.source >= 0 {
      for index in system.constraints[member.source].terms {
        isInvolved[system.terms[index].variable.index] = true
      }
    }
    for slot in pulling {
      let isPulling = system.constraints[slot].terms.contains { index in
        let variable = system.terms[index].variable.index
        return system.isUnknown(variable) && isInvolved[variable]
      }
      if isPulling { derivation.pulling.append(ConstraintID(index: slot)) }
    }
    return derivation
  }
}
