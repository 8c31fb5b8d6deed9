// Lists beside a number with a priority.

// Declared for every kind, so that comparing an edge with a number is refused in our words; see
// `_No`.
extension AnchorList where Kind._BesideNumber: _LayoutVerdict {
  /// Constrains each to be the same as a number: `[a, b].height == 44 ~ .high`.
  @discardableResult
  public static func == (list: AnchorList, number: _LayoutNumber) -> ConstraintGroup<Backend> {
    list == LayoutExpression(number)
  }

  /// Constrains each to be at most a number.
  @discardableResult
  public static func <= (list: AnchorList, number: _LayoutNumber) -> ConstraintGroup<Backend> {
    list <= LayoutExpression(number)
  }

  /// Constrains each to be at least a number.
  @discardableResult
  public static func >= (list: AnchorList, number: _LayoutNumber) -> ConstraintGroup<Backend> {
    list >= LayoutExpression(number)
  }
}
