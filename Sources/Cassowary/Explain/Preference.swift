/// The order in which a derivation prefers equally strong constraints. A constraint that isn't listed is
/// never a member.
package struct Preference: Equatable {
  package var constraints: [ConstraintID]
  /// All variables. Their bounds come after all constraints, and where nothing decides a value, it is put down to
  /// the first of them.
  package var variables: [Variable]

  package init(constraints: [ConstraintID], variables: [Variable]) {
    (self.constraints, self.variables) = (constraints, variables)
  }
}

extension Preference {
  /// The order in which constraints and variables were added.
  init(_ system: System) {
    constraints = system.order.elements.map { ConstraintID(index: $0) }
    variables = (0..<system.variables.end).map { Variable(index: $0) }
  }
}
