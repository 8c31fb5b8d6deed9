/// Something that the optimum leaves open.
package enum Opening: Sendable {
  /// Wishes compete, and nothing says which of them gives way. The forms that move with them are named by their indices.
  case tie(Tie, forms: [Int])
  /// Constraints are missing: nothing decides the value of a form. Forms that move together are of one group.
  case value(form: Int, group: Int32)
}
