// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// All overloads of `~`, in the order in which the compiler tries them.
//
// They are few, on purpose: in `view.width >= 100 ~ .high - 1` the compiler tries every overload with every meaning of
// `-`. First come the overloads that nearly every statement uses; if one of them fits, the disfavoured
// overloads are not tried. Next come the types of the platform; then refusals, which spare the compiler the
// search for another meaning of a wrong statement; last, numbers that have to be expressions.

precedencegroup LayoutPriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: RangeFormationPrecedence
}

/// Gives an expression a priority: binds tighter than `==` and looser than `+` and `...`.
infix operator ~ : LayoutPriorityPrecedence

extension LayoutPriority {
  /// Gives a priority to a number that a dimension is compared with: `view.width == 44 ~ .high`.
  @inlinable public static func ~ (number: Double, priority: LayoutPriority) -> _LayoutNumber {
    _LayoutNumber(number, priority: priority)
  }

  /// Gives a priority to the constraints made from this side.
  @inlinable public static func ~ <Side: _LayoutPrioritizable>(side: Side, priority: LayoutPriority) -> Side {
    side.withPriority(priority)
  }

  /// Gives a priority to a size that the size of an item is compared with.
  public static func ~ <Backend>(size: LayoutSize, priority: LayoutPriority) -> SizeAnchors<Backend> {
    SizeAnchors(.numbers, constant: size).withPriority(priority)
  }

  /// Gives a priority to a range that a dimension must lie in: `view.width == 100...200 ~ .high`.
  public static func ~ (bounds: ClosedRange<Double>, priority: LayoutPriority) -> _LayoutRange {
    _LayoutRange(bounds, priority: priority)
  }
}

// MARK: - Types of the platform

#if canImport(CoreGraphics) && !ANCHORAGE_HEADLESS_ONLY
extension LayoutPriority {
  // Disfavoured, so `.zero` and `.init(width: 8, height: 8)` mean Anchorage's types, as elsewhere.
  /// Gives a priority to a size that the size of an item is compared with.
  @_disfavoredOverload
  public static func ~ <Backend>(size: _CoreGraphicsSize, priority: LayoutPriority) -> SizeAnchors<Backend> {
    LayoutSize(size) ~ priority
  }
}
#endif

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
// Disfavoured, so `~ .required`, which both types have, means Anchorage's.
extension _PlatformPriority {
  /// Gives a side one of the platform's priorities:
  /// `view.leading == root.leading ~ UILayoutPriority.defaultHigh`.
  @_disfavoredOverload
  public static func ~ <Side: _LayoutPrioritizable>(side: Side, priority: _PlatformPriority) -> Side {
    side.withPriority(LayoutPriority(priority))
  }

  /// Gives one of the platform's priorities to a size that the size of an item is compared with.
  @_disfavoredOverload
  public static func ~ <Backend>(size: LayoutSize, priority: _PlatformPriority) -> SizeAnchors<Backend> {
    size ~ LayoutPriority(priority)
  }

  /// Gives one of the platform's priorities to a range that a dimension must lie in.
  @_disfavoredOverload
  public static func ~ (bounds: ClosedRange<Double>, priority: _PlatformPriority) -> _LayoutRange {
    _LayoutRange(bounds, priority: LayoutPriority(priority))
  }

  /// Gives one of the platform's priorities to a number that a dimension is compared with.
  @_disfavoredOverload
  public static func ~ (number: Double, priority: _PlatformPriority) -> _LayoutNumber {
    _LayoutNumber(number, priority: LayoutPriority(priority))
  }
}
#endif

// MARK: - Refusals

@_documentation(visibility: internal)
extension LayoutPriority {
  /// Says where the priority belongs.
  @available(
    *, unavailable,
    message: "the priority belongs to the right side, without parentheses: 'a.width == 100 ~ .high'"
  )
  @_disfavoredOverload @discardableResult
  public static func ~ <Constraint: _LayoutBackendConstraint>(
    constraint: Constraint, priority: LayoutPriority
  ) -> Constraint {
    constraint
  }

  /// Refuses a priority on a number inside an expression.
  ///
  /// It also makes valid code faster to compile: for `view.width >= 100 ~ .high - 1` the compiler has to know
  /// whether the right side can be a `Double`. This overload answers that without trying every meaning of
  /// `-`.
  @_disfavoredOverload
  public static func ~ <Number: _LayoutScalar>(number: Number, priority: LayoutPriority) -> Double
  where Number._WithPriority: _LayoutVerdict {
    0
  }

  /// Refuses a priority on a side that may be `nil`.
  @_disfavoredOverload
  public static func ~ <Other: _LayoutOptionalSide>(side: Other, priority: LayoutPriority) -> Other.Wrapped
  where Other._Unwrapped: _LayoutVerdict {
    fatalError("refused by the compiler")
  }
}

// MARK: - Numbers as expressions

// For a number that has to be an expression, as in `[icon.height, 44 ~ .high]`.
//
// They also spare the compiler hundreds of attempts: in `view.width >= 100 ~ .high - 1` it begins with `>=`,
// and with these it looks at `~` next, because a result without type parameters fits. Without them it would
// try every meaning of `-`. The overload for headless items is in `AnchorageHeadless`.
extension LayoutPriority {
  /// Gives a priority to a number that is a side of a relation of any backend.
  @_disfavoredOverload
  @inlinable public static func ~ <Backend>(
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, Backend> {
    LayoutExpression(_LayoutNumber(number, priority: priority))
  }
}

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
extension LayoutPriority {
  // `@preconcurrency`: Swift 5 code outside the main actor gets a warning, as with the platform's own
  // classes.
  /// Gives a priority to a number that is a side of a relation between platform views.
  @_disfavoredOverload
  @preconcurrency @MainActor public static func ~ (
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, _PlatformBackend> {
    LayoutExpression(_LayoutNumber(number, priority: priority))
  }
}
#endif
