/// In which order a derivation prefers constraints that are equally strong. A constraint that is not listed is a
/// member of no derivation.
package struct Preference: Equatable {
  package var constraints: [ConstraintID]
  /// The variables whose bounds come after all constraints.
  package var bounds: [Variable]

  package init(constraints: [ConstraintID], bounds: [Variable]) {
    (self.constraints, self.bounds) = (constraints, bounds)
  }
}

extension Preference {
  /// The order in which constraints and variables were added.
  init(_ system: borrowing System) {
    constraints = system.order.elements.map { ConstraintID(index: $0) }
    bounds = (0..<system.variables.end).map { Variable(index: $0) }
  }
}
