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
