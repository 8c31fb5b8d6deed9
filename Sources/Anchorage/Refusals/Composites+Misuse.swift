// Composites and lists that are related to something else; see `LayoutMisuse`.

extension AnchorList {
  /// Refuses anchors of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses anchors of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses anchors of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses anchors of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: AnchorList<Other, Backend>) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses anchors of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: AnchorList<Other, Backend>) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses anchors of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: AnchorList<Other, Backend>) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind or world.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideAnchor: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind or world.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideAnchor: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind or world.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideAnchor: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension EdgeAnchors {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideEdges: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideEdges: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideEdges: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension EdgeAnchorsList {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideEdges: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideEdges: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideEdges: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension SizeAnchors {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideSize: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideSize: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideSize: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension SizeAnchorsList {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideSize: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideSize: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesideSize: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension PointAnchors {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesidePoint: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesidePoint: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesidePoint: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension PointAnchorsList {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesidePoint: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesidePoint: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.BesidePoint: LayoutVerdict {
    ConstraintGroup([])
  }
}

// MARK: - Arithmetic

extension LayoutComposite {
  /// Refuses a sum of edges or points.
  @_disfavoredOverload
  public static func + <Other: LayoutSide>(a: Self, other: Other) -> Self
  where Arithmetic: LayoutVerdict {
    a
  }

  /// Refuses a difference of edges or points.
  @_disfavoredOverload
  public static func - <Other: LayoutSide>(a: Self, other: Other) -> Self
  where Arithmetic: LayoutVerdict {
    a
  }

  /// Refuses a multiple of edges or points.
  @_disfavoredOverload
  public static func * <Other: LayoutSide>(a: Self, other: Other) -> Self
  where Arithmetic: LayoutVerdict {
    a
  }

  /// Refuses a fraction of edges or points.
  @_disfavoredOverload
  public static func / <Other: LayoutSide>(a: Self, other: Other) -> Self
  where Arithmetic: LayoutVerdict {
    a
  }

  /// Refuses a sum of edges or points.
  @_disfavoredOverload
  public static func + <Number: LayoutScalar>(number: Number, a: Self) -> Self
  where Arithmetic: LayoutVerdict {
    a
  }

  /// Refuses a multiple of edges or points.
  @_disfavoredOverload
  public static func * <Number: LayoutScalar>(number: Number, a: Self) -> Self
  where Arithmetic: LayoutVerdict {
    a
  }
}
