// Composites and lists that are related to something else; see `LayoutMisuse`.

extension AnchorList {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension EdgeAnchors {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension EdgeAnchorsList {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension SizeAnchors {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension SizeAnchorsList {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Misfit: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension PointAnchors {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }
}

extension PointAnchorsList {
  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func == <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func <= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }

  /// Refuses a side of another kind.
  @_disfavoredOverload @discardableResult
  public static func >= <Other: LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other.Stranger: LayoutVerdict {
    ConstraintGroup([])
  }
}
