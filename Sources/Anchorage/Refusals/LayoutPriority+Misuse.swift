// A priority in the wrong place.

extension LayoutPriority {
  /// Says where the priority belongs.
  @available(
    *, unavailable,
    message: "the priority belongs to the right side, without parentheses: 'a.width == 100 ~ .high'"
  )
  @_disfavoredOverload @discardableResult
  public static func ~ <Constraint: LayoutBackendConstraint>(
    constraint: Constraint, priority: LayoutPriority
  ) -> Constraint {
    constraint
  }

  /// Refuses a priority of a number inside of an expression.
  ///
  /// It also makes valid code faster to compile: for `view.width >= 100 ~ .high - 1` the compiler wonders
  /// whether the right side might be a `Double`, and with an overload that says so it need not try every
  /// meaning of `-` to find out.
  @_disfavoredOverload
  public static func ~ <Number: LayoutScalar>(number: Number, priority: LayoutPriority) -> Double
  where Number.WithPriority: LayoutVerdict {
    0
  }
}
