// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Anchors of an item that may be `nil`, as in `label?.leading == root.leading`; see `_No`. None of the
// bodies is ever called.

/// A side of a relation that may be `nil`.
///
///     let label: LayoutLabel? = title
///     label?.leading == root.leading
///     // error: conformance of '_No.OptionalItem' to '_OK' is unavailable:
///     // the item may be nil: unwrap it first
@_documentation(visibility: internal)
public protocol _LayoutOptionalSide {
  /// The side if there is one.
  associatedtype Wrapped: _LayoutPrioritizable
  /// The verdict on a side that may be `nil`.
  associatedtype _Unwrapped
}

extension Optional: _LayoutOptionalSide where Wrapped: _LayoutPrioritizable {}

// Unavailable so that it may name a refusal.
@_documentation(visibility: internal)
@available(*, unavailable)
extension Optional where Wrapped: _LayoutPrioritizable {
  public typealias _Unwrapped = _LayoutRefusal<_No.OptionalItem>
}

@_documentation(visibility: internal)
extension _LayoutOptionalSide where _Unwrapped: _LayoutVerdict {
  @_disfavoredOverload @discardableResult
  public static func == <Other: _LayoutPrioritizable>(a: Self, other: Other) -> ConstraintGroup<
    Wrapped.Backend
  >
  where Other.Backend == Wrapped.Backend {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func == (a: Self, number: Double) -> ConstraintGroup<Wrapped.Backend> { ConstraintGroup([]) }

  @_disfavoredOverload @discardableResult
  public static func == (a: Self, number: _LayoutNumber) -> ConstraintGroup<Wrapped.Backend> {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func == <Other: _LayoutPrioritizable>(other: Other, a: Self) -> ConstraintGroup<Other.Backend>
  {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other: _LayoutPrioritizable>(a: Self, other: Other) -> ConstraintGroup<
    Wrapped.Backend
  >
  where Other.Backend == Wrapped.Backend {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func <= (a: Self, number: Double) -> ConstraintGroup<Wrapped.Backend> { ConstraintGroup([]) }

  @_disfavoredOverload @discardableResult
  public static func <= (a: Self, number: _LayoutNumber) -> ConstraintGroup<Wrapped.Backend> {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func <= <Other: _LayoutPrioritizable>(other: Other, a: Self) -> ConstraintGroup<Other.Backend>
  {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other: _LayoutPrioritizable>(a: Self, other: Other) -> ConstraintGroup<
    Wrapped.Backend
  >
  where Other.Backend == Wrapped.Backend {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func >= (a: Self, number: Double) -> ConstraintGroup<Wrapped.Backend> { ConstraintGroup([]) }

  @_disfavoredOverload @discardableResult
  public static func >= (a: Self, number: _LayoutNumber) -> ConstraintGroup<Wrapped.Backend> {
    ConstraintGroup([])
  }

  @_disfavoredOverload @discardableResult
  public static func >= <Other: _LayoutPrioritizable>(other: Other, a: Self) -> ConstraintGroup<Other.Backend>
  {
    ConstraintGroup([])
  }

  @_disfavoredOverload
  public static func + <Other>(a: Self, other: Other) -> Wrapped { fatalError("refused by the compiler") }

  @_disfavoredOverload
  public static func + <Other: _LayoutPrioritizable>(other: Other, a: Self) -> Other { other }

  @_disfavoredOverload
  public static func - <Other>(a: Self, other: Other) -> Wrapped { fatalError("refused by the compiler") }

  @_disfavoredOverload
  public static func - <Other: _LayoutPrioritizable>(other: Other, a: Self) -> Other { other }

  @_disfavoredOverload
  public static func * <Other>(a: Self, other: Other) -> Wrapped { fatalError("refused by the compiler") }

  @_disfavoredOverload
  public static func * <Other: _LayoutPrioritizable>(other: Other, a: Self) -> Other { other }

  @_disfavoredOverload
  public static func / <Other>(a: Self, other: Other) -> Wrapped { fatalError("refused by the compiler") }

  @_disfavoredOverload
  public static func / <Other: _LayoutPrioritizable>(other: Other, a: Self) -> Other { other }
}
