// What does not mean anything. The overloads are disfavoured, so that valid code never sees them, and demand
// a verdict that is a refusal, so that invalid code stops here; see `LayoutMisuse`.

extension LayoutExpression {
  /// Refuses an anchor or expression of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Backend.Constraint
  where Other.Misfit: LayoutVerdict {
    Backend.relate(a.sum, .equal, a.sum, priority: nil)
  }

  /// Refuses an anchor or expression of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Backend.Constraint
  where Other.Misfit: LayoutVerdict {
    Backend.relate(a.sum, .equal, a.sum, priority: nil)
  }

  /// Refuses an anchor or expression of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Backend.Constraint
  where Other.Misfit: LayoutVerdict {
    Backend.relate(a.sum, .equal, a.sum, priority: nil)
  }

  /// Refuses anchors of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, list: AnchorList<Other, Backend>?) -> Backend.Constraint
  where Other.Misfit: LayoutVerdict {
    Backend.relate(a.sum, .equal, a.sum, priority: nil)
  }

  /// Refuses anchors of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, list: AnchorList<Other, Backend>?) -> Backend.Constraint
  where Other.Misfit: LayoutVerdict {
    Backend.relate(a.sum, .equal, a.sum, priority: nil)
  }

  /// Refuses anchors of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, list: AnchorList<Other, Backend>?) -> Backend.Constraint
  where Other.Misfit: LayoutVerdict {
    Backend.relate(a.sum, .equal, a.sum, priority: nil)
  }

  /// Refuses a side of another kind or world.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other?) -> Backend.Constraint
  where Other.BesideAnchor: LayoutVerdict {
    Backend.relate(a.sum, .equal, a.sum, priority: nil)
  }

  /// Refuses a side of another kind or world.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other?) -> Backend.Constraint
  where Other.BesideAnchor: LayoutVerdict {
    Backend.relate(a.sum, .equal, a.sum, priority: nil)
  }

  /// Refuses a side of another kind or world.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other?) -> Backend.Constraint
  where Other.BesideAnchor: LayoutVerdict {
    Backend.relate(a.sum, .equal, a.sum, priority: nil)
  }

  /// Refuses a sum without meaning.
  @_disfavoredOverload
  public static func + <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Self
  where Other.InSum: LayoutVerdict {
    a
  }

  /// Refuses a difference without meaning.
  @_disfavoredOverload
  public static func - <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Self
  where Other.InSum: LayoutVerdict {
    a
  }

  /// Refuses a product of anchors.
  @_disfavoredOverload
  public static func * <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Self
  where Other.AsFactor: LayoutVerdict {
    a
  }

  /// Refuses a quotient of anchors.
  @_disfavoredOverload
  public static func / <Other>(a: Self, b: LayoutExpression<Other, Backend>?) -> Self
  where Other.AsFactor: LayoutVerdict {
    a
  }

  /// Refuses a number divided by an anchor.
  @_disfavoredOverload
  public static func / (number: Double?, a: Self) -> Self where Kind.AsFactor: LayoutVerdict {
    a
  }

  /// Refuses a number that is no `Double`.
  @_disfavoredOverload
  public static func + <Number: LayoutForeignNumber>(a: Self, number: Number?) -> Self
  where Number.Misfit: LayoutVerdict {
    a
  }

  /// Refuses a number that is no `Double`.
  @_disfavoredOverload
  public static func - <Number: LayoutForeignNumber>(a: Self, number: Number?) -> Self
  where Number.Misfit: LayoutVerdict {
    a
  }

  /// Refuses a number that is no `Double`.
  @_disfavoredOverload
  public static func * <Number: LayoutForeignNumber>(a: Self, number: Number?) -> Self
  where Number.Misfit: LayoutVerdict {
    a
  }

  /// Refuses a number that is no `Double`.
  @_disfavoredOverload
  public static func / <Number: LayoutForeignNumber>(a: Self, number: Number?) -> Self
  where Number.Misfit: LayoutVerdict {
    a
  }

  /// Refuses a number that is no `Double`.
  @_disfavoredOverload
  public static func + <Number: LayoutForeignNumber>(number: Number?, a: Self) -> Self
  where Number.Misfit: LayoutVerdict {
    a
  }

  /// Refuses a number that is no `Double`.
  @_disfavoredOverload
  public static func - <Number: LayoutForeignNumber>(number: Number?, a: Self) -> Self
  where Number.Misfit: LayoutVerdict {
    a
  }

  /// Refuses a number that is no `Double`.
  @_disfavoredOverload
  public static func * <Number: LayoutForeignNumber>(number: Number?, a: Self) -> Self
  where Number.Misfit: LayoutVerdict {
    a
  }
}
