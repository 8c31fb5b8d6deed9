// Statements of a batch that make no constraint, with a sentence for each.

@_documentation(visibility: internal)
extension ConstraintBuilder {
  /// Says that an anchor or expression is not a constraint.
  @available(
    *, unavailable, message: "this is an anchor, not a constraint: relate it with '==', '<=' or '>='"
  )
  public static func buildExpression<Kind, Backend>(
    _ anchor: LayoutAnchor<Kind, Backend>
  ) -> Statements<Backend> {
    Statements()
  }

  /// Says that edges, sizes, centres and lists are not constraints.
  @available(
    *, unavailable,
    message: "these are anchors, not constraints: relate them with '==', '<=' or '>='"
  )
  public static func buildExpression<Side: _LayoutPrioritizable>(_ side: Side) -> Statements<Side.Backend> {
    Statements()
  }

  /// Says that other values are not constraints.
  @available(
    *, unavailable,
    message: "this statement makes no constraint: relate anchors, as in 'a.top == b.top', or begin with '_ ='"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> _Nothing {
    _Nothing()
  }

  /// Says that all constraints of a batch belong to one backend.
  @available(
    *, unavailable,
    message:
      "a batch holds constraints of one kind: those of Anchorage's own engine and those of UIKit or AppKit need a batch each"
  )
  @_disfavoredOverload
  public static func buildPartialBlock<Backend, Other>(
    accumulated: Statements<Backend>, next: Statements<Other>
  ) -> Statements<Backend> { accumulated }
}
