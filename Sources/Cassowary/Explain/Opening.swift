/// A freedom that the optimum leaves.
package enum Opening: Sendable {
  /// Optional constraints compete, and nothing determines which of them gives way. The forms that move with
  /// them are given by their indices.
  case tie(Tie, forms: [Int])
  /// Constraints are missing: nothing determines the value of a form. Forms that move together belong to one
  /// group.
  case value(form: Int, group: Int32)
}
