// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Relations with `<` and `>`, which constraints do not have; see `_No`.

@_documentation(visibility: internal)
extension LayoutExpression {
  @_disfavoredOverload @discardableResult
  public static func < <Other: _LayoutSide>(a: Self, other: Other) -> Backend.Constraint
  where Kind._InStrictRelation: _LayoutVerdict {
    Backend._install(a.sum, .lessThanOrEqual, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func > <Other: _LayoutSide>(a: Self, other: Other) -> Backend.Constraint
  where Kind._InStrictRelation: _LayoutVerdict {
    Backend._install(a.sum, .greaterThanOrEqual, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func < <Number: _LayoutScalar>(number: Number, a: Self) -> Backend.Constraint
  where Kind._InStrictRelation: _LayoutVerdict {
    Backend._install(a.sum, .lessThanOrEqual, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func > <Number: _LayoutScalar>(number: Number, a: Self) -> Backend.Constraint
  where Kind._InStrictRelation: _LayoutVerdict {
    Backend._install(a.sum, .greaterThanOrEqual, a.sum, priority: nil)
  }
}
