// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Lists that are related to another kind of thing; see `_No`.

@_documentation(visibility: internal)
extension AnchorList: _LayoutSide {
  public typealias _Misfit = Kind._Misfit
}

// Unavailable so that it may name a refusal.

@_documentation(visibility: internal)
@available(*, unavailable)
extension AnchorList {
  public typealias _BesideAnchor = _LayoutRefusal<_No.MixedBackends>
}

// MARK: - Relations

@_documentation(visibility: internal)
extension AnchorList {
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> ConstraintGroup<Backend>
  where Other._Misfit: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> ConstraintGroup<Backend>
  where Other._Misfit: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> ConstraintGroup<Backend>
  where Other._Misfit: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: AnchorList<Other, Backend>) -> ConstraintGroup<Backend>
  where Other._Misfit: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: AnchorList<Other, Backend>) -> ConstraintGroup<Backend>
  where Other._Misfit: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: AnchorList<Other, Backend>) -> ConstraintGroup<Backend>
  where Other._Misfit: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func == <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesideAnchor: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesideAnchor: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other: _LayoutSide>(a: Self, other: Other) -> ConstraintGroup<Backend>
  where Other._BesideAnchor: _LayoutVerdict {
    ConstraintGroup([])
  }
}

@_documentation(visibility: internal)
extension LayoutExpression {
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, list: AnchorList<Other, Backend>?) -> Backend.Constraint
  where Other._Misfit: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, list: AnchorList<Other, Backend>?) -> Backend.Constraint
  where Other._Misfit: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, list: AnchorList<Other, Backend>?) -> Backend.Constraint
  where Other._Misfit: _LayoutVerdict {
    Backend._install(a.sum, .equal, a.sum, priority: nil)
  }
}

@_documentation(visibility: internal)
extension AnchorList {
  @_disfavoredOverload @discardableResult
  public static func < <Other: _LayoutSide>(list: Self, other: Other) -> ConstraintGroup<Backend>
  where Kind._InStrictRelation: _LayoutVerdict {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func > <Other: _LayoutSide>(list: Self, other: Other) -> ConstraintGroup<Backend>
  where Kind._InStrictRelation: _LayoutVerdict {
    ConstraintGroup([])
  }
}

// MARK: - Arguments of other types

@_documentation(visibility: internal)
@available(
  *, unavailable,
  message: "lengths that are to each other as 1 to 2 are written '.proportional([1, 2])'"
)
extension LayoutSizing: ExpressibleByArrayLiteral {
  public init(arrayLiteral weights: Double...) { self = .proportional(weights) }
}

@_documentation(visibility: internal)
extension Collection where Element: LayoutItem {
  @available(
    *, unavailable,
    message: "columns of a grid are equally wide: to make its rows equally tall, write 'rowHeights: .equal'"
  )
  @discardableResult
  public func grid(
    columns: Int, spacing: Double = 0, rowSpacing: Double? = nil, sizes: LayoutSizing
  ) -> ConstraintGroup<Element.Backend> { ConstraintGroup([]) }

  @available(
    *, unavailable,
    message: "columns of a grid are equally wide: to make its rows equally tall, write 'rowHeights: .equal'"
  )
  @discardableResult
  public func grid<Container: LayoutItem>(
    columns: Int, spacing: Double = 0, rowSpacing: Double? = nil, sizes: LayoutSizing,
    in container: Container,
    insets: LayoutInsets = .zero
  ) -> ConstraintGroup<Element.Backend> { ConstraintGroup([]) }
}
