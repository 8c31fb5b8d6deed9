// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Operators on incompatible operands. The overloads are disfavoured, so valid code never chooses them, and
// they require a verdict that is a refusal, so choosing them is an error; see `_No`.

@_documentation(visibility: internal)
extension LayoutExpression {
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> Backend.Constraint
  where Other._Misfit: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> Backend.Constraint
  where Other._Misfit: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> Backend.Constraint
  where Other._Misfit: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Backend.Constraint
  where Other._WhenOptional: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Backend.Constraint
  where Other._WhenOptional: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Backend.Constraint
  where Other._WhenOptional: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func == <Other: _LayoutSide>(a: Self, other: Other?) -> Backend.Constraint
  where Other._BesideAnchor: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other: _LayoutSide>(a: Self, other: Other?) -> Backend.Constraint
  where Other._BesideAnchor: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other: _LayoutSide>(a: Self, other: Other?) -> Backend.Constraint
  where Other._BesideAnchor: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload
  public static func + <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Self
  where Other._InSum: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func - <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Self
  where Other._InSum: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func * <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Self
  where Other._AsFactor: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func / <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Self
  where Other._AsFactor: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func / (number: Double?, a: Self) -> Self where Kind._AsFactor: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func + <Number: _LayoutForeignNumber>(a: Self, number: Number?) -> Self
  where Number._Misfit: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func - <Number: _LayoutForeignNumber>(a: Self, number: Number?) -> Self
  where Number._Misfit: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func * <Number: _LayoutForeignNumber>(a: Self, number: Number?) -> Self
  where Number._Misfit: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func / <Number: _LayoutForeignNumber>(a: Self, number: Number?) -> Self
  where Number._Misfit: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func + <Number: _LayoutForeignNumber>(number: Number?, a: Self) -> Self
  where Number._Misfit: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func - <Number: _LayoutForeignNumber>(number: Number?, a: Self) -> Self
  where Number._Misfit: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func * <Number: _LayoutForeignNumber>(number: Number?, a: Self) -> Self
  where Number._Misfit: _LayoutVerdict {
    a
  }
}
