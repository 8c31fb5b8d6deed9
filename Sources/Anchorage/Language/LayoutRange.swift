/// The extents from one number to another, with a priority: `100...200 ~ .high`.
///
///     view.width == 100...200
///     // view.width >= 100, view.width <= 200
///
///     view.width == 100...200 ~ .high
///     // view.width >= 100 ~ .high, view.width <= 200 ~ .high
///
/// A range makes two constraints: at least its lower bound, then at most its upper bound. A bound alone is
/// what `>=` and `<=` are for.
public struct LayoutRange: Hashable, Sendable {
  /// The smallest and the largest extent.
  public var bounds: ClosedRange<Double>
  /// The priority, if one was given.
  public var priority: LayoutPriority?

  /// Creates a range with a priority or without.
  public init(_ bounds: ClosedRange<Double>, priority: LayoutPriority? = nil) {
    self.bounds = bounds
    self.priority = priority
  }
}

extension LayoutPriority {
  /// Gives a range that an extent is compared with a priority: `view.width == 100...200 ~ .high`.
  public static func ~ (bounds: ClosedRange<Double>, priority: LayoutPriority) -> LayoutRange {
    LayoutRange(bounds, priority: priority)
  }
}

extension LayoutRange {
  /// Makes the constraints that keep an extent in the range.
  func constraints<Backend: LayoutBackend>(
    on extent: LayoutExpression<LayoutDimension, Backend>
  ) -> [Backend.Constraint] {
    let priority = priority ?? extent.priority
    return [
      makeConstraint(
        extent.sum, .greaterThanOrEqual, LayoutSum(constant: bounds.lowerBound), priority: priority),
      makeConstraint(
        extent.sum, .lessThanOrEqual, LayoutSum(constant: bounds.upperBound), priority: priority),
    ]
  }
}

// MARK: - Relations

// Disfavoured, so that the compiler leaves them out as soon as numbers fit.
extension LayoutExpression where Kind == LayoutDimension {
  /// Constrains the extent to lie in a range: `view.width == 100...200`.
  @_disfavoredOverload @discardableResult
  public static func == (a: Self, range: ClosedRange<Double>) -> ConstraintGroup<Backend> {
    .installing(LayoutRange(range).constraints(on: a))
  }

  /// Constrains the extent to lie in a range: `view.width == 100...200 ~ .high`.
  @_disfavoredOverload @discardableResult
  public static func == (a: Self, range: LayoutRange) -> ConstraintGroup<Backend> {
    .installing(range.constraints(on: a))
  }
}

extension AnchorList where Kind == LayoutDimension {
  /// Constrains each extent to lie in a range: `[a, b].height == 20...44`.
  @discardableResult
  public static func == (list: AnchorList, range: ClosedRange<Double>) -> ConstraintGroup<Backend> {
    list == LayoutRange(range)
  }

  /// Constrains each extent to lie in a range: `[a, b].height == 20...44 ~ .high`.
  @discardableResult
  public static func == (list: AnchorList, range: LayoutRange) -> ConstraintGroup<Backend> {
    .installing(list.expressions.flatMap { range.constraints(on: $0) })
  }
}
