/// The constraints that a value follows from, as a sum that can be checked by hand.
///
/// The members hold exactly, so each is zero in the sum. Their weighted sum is the form without its known
/// part, which is therefore the value:
///
///     c0  left - 16 == 0
///     c1  right - left - 44 == 0
///     right = c0 + c1 + 60
///
/// Stronger constraints are preferred as members, and among equally strong ones the first added, regardless
/// of the solver's path to the optimum. Hence no member is the sum of others.
package struct Derivation: Sendable {
  /// The members, the strongest first, equally strong ones in the order of adding; bounds of variables at last.
  package var members: [Evidence]
  /// The part of the form that the members do not cover: terms in variables that no constraint determines.
  package var undecided: [Term]
  /// The optional constraints that do not hold, but pull on the same variables; the strongest first.
  package var pulling: [ConstraintID]

  /// The constraints among the members, then those that pull.
  package var constraints: [ConstraintID] { members.compactMap { $0.constraint } + pulling }
}

/// A constraint, or a variable that must not be negative, and its weight in a sum.
///
/// In the sum a constraint is its left side, turned so that it should not be negative: `x - 400 <= 0` counts as
/// `400 - x`, and an equality as it was stated.
package struct Evidence: BitwiseCopyable, Sendable {
  /// The constraint, or `~variable`.
  var source: Int32
  /// The factor by which the left side is multiplied.
  package var weight: Double

  /// The constraint; `nil` if it is a variable that must not be negative.
  package var constraint: ConstraintID? {
    source < 0 ? nil : ConstraintID(index: source)
  }

  /// The variable that must not be negative; `nil` if it is a constraint.
  package var nonNegativeVariable: Variable? {
    source < 0 ? Variable(index: ~source) : nil
  }
}

extension [Evidence] {
  /// The weighted sum of constraints: `c1 + 2 * (x3 >= 0)`.
  var text: String {
    var sum = SumText()
    for member in self {
      let name = System.name(of: member.source)
      sum.add(member.weight, member.source < 0 ? "(\(name))" : name)
    }
    return sum.description
  }
}

/// Constraints, turned so that they should not be negative, whose weighted sum is a negative number.
///
///     c0  x - 200 >= 0
///     c1  x - 100 <= 0       (x − 200) + (100 − x) = −100, though neither should be negative
package struct Contradiction: Sendable {
  /// The members; the first one is left out, and its weight is 1 or −1.
  package let evidence: [Evidence]
  /// The amount by which the sum is negative, and by which the weighted members would have to give way in
  /// total.
  package let amount: Double
}

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
