// A priority that is not at the end of the right side.

@_documentation(visibility: internal)
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

  /// Refuses a priority on a number inside an expression.
  ///
  /// It also makes valid code faster to compile: for `view.width >= 100 ~ .high - 1` the compiler has to know
  /// whether the right side can be a `Double`. With an overload that says so, it need not try every meaning
  /// of `-` to find out.
  @_disfavoredOverload
  public static func ~ <Number: _LayoutScalar>(number: Number, priority: LayoutPriority) -> Double
  where Number.WithPriority: _LayoutVerdict {
    0
  }
}
