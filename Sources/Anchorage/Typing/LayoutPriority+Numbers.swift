// Overloads of `~` that the compiler is to try after those of the language, which is why they have a room of
// their own: it tries overloads in the order of the files. All are disfavoured: where `LayoutNumber` fits, it
// is the answer.

// MARK: - Numbers as expressions

// For a number that has to be an expression, as in `[icon.height, 44 ~ .high]`.
//
// They also spare the compiler hundreds of attempts: in `view.width >= 100 ~ .high - 1` it begins with `>=`,
// and with these it looks at `~` next, because a result without type parameters fits. Without them it would
// try every meaning of `-`.
extension LayoutPriority {
  /// Gives a priority to a number that is a side of a relation of any backend.
  @_disfavoredOverload
  @inlinable public static func ~ <Backend>(
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, Backend> {
    LayoutExpression(LayoutNumber(number, priority: priority))
  }
}

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
extension LayoutPriority {
  // `@preconcurrency`, so that Swift 5 code outside the main actor gets a warning, as from the platform's own classes.
  /// Gives a priority to a number that is a side of a relation of the platform's views.
  @_disfavoredOverload
  @preconcurrency @MainActor public static func ~ (
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, _PlatformBackend> {
    LayoutExpression(LayoutNumber(number, priority: priority))
  }
}

// MARK: - Priorities of the platform

extension _PlatformPriority {
  /// Gives a number that a dimension is compared with a priority of the platform's.
  @_disfavoredOverload
  public static func ~ (number: Double, priority: _PlatformPriority) -> LayoutNumber {
    LayoutNumber(number, priority: LayoutPriority(priority))
  }
}
#endif
