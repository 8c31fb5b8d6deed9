// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Composites and lists that are related to another kind of thing; see `_No`.

@_documentation(visibility: internal)
extension EdgeAnchors {
  @_disfavoredOverload @discardableResult
  public static func == <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesideEdges: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesideEdges: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesideEdges: _LayoutVerdict {
    ConstraintGroup([])
  }
}

@_documentation(visibility: internal)
extension SizeAnchors {
  @_disfavoredOverload @discardableResult
  public static func == <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesideSize: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesideSize: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesideSize: _LayoutVerdict {
    ConstraintGroup([])
  }
}

@_documentation(visibility: internal)
extension PointAnchors {
  @_disfavoredOverload @discardableResult
  public static func == <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesidePoint: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesidePoint: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesidePoint: _LayoutVerdict {
    ConstraintGroup([])
  }
}

// MARK: - Arithmetic

@_documentation(visibility: internal)
extension _LayoutComposite {
  @_disfavoredOverload
  public static func + <Other: _LayoutSide>(a: Self, other: Other) -> Self
  where _Arithmetic: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func - <Other: _LayoutSide>(a: Self, other: Other) -> Self
  where _Arithmetic: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func * <Other: _LayoutSide>(a: Self, other: Other) -> Self
  where _Arithmetic: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func / <Other: _LayoutSide>(a: Self, other: Other) -> Self
  where _Arithmetic: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func + <Number: _LayoutScalar>(number: Number, a: Self) -> Self
  where _Arithmetic: _LayoutVerdict {
    a
  }

  @_disfavoredOverload
  public static func * <Number: _LayoutScalar>(number: Number, a: Self) -> Self
  where _Arithmetic: _LayoutVerdict {
    a
  }
}
