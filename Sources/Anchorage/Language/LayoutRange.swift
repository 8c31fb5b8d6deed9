/// A range that a width or height must lie in, with a priority: `100...200 ~ .high`.
///
///     view.width == 100...200
///     // view.width >= 100, view.width <= 200
///
///     view.width == 100...200 ~ .high
///     // view.width >= 100 ~ .high, view.width <= 200 ~ .high
///
/// A range makes two constraints: at least its lower bound, then at most its upper bound. For a single
/// bound, write `>=` or `<=`.
@_documentation(visibility: internal)
public struct _LayoutRange: Hashable, Sendable {
  /// The smallest and the largest value.
  public var bounds: ClosedRange<Double>
  /// The priority; `nil` if none was given.
  public var priority: LayoutPriority?

  /// Creates a range with or without a priority.
  public init(_ bounds: ClosedRange<Double>, priority: LayoutPriority? = nil) {
    self.bounds = bounds
    self.priority = priority
  }
}

extension _LayoutRange {
  /// Makes the constraints that keep a dimension in the range.
  @inlinable func append<Backend: LayoutBackend>(
    _ extent: LayoutExpression<LayoutDimension, Backend>, to composite: inout Composite<Backend>
  ) {
    let priority = priority ?? extent.priority
    composite.append(
      extent.sum, .greaterThanOrEqual, _LayoutSum(constant: bounds.lowerBound), priority: priority)
    composite.append(
      extent.sum, .lessThanOrEqual, _LayoutSum(constant: bounds.upperBound), priority: priority)
  }
}

// MARK: - Relations

extension LayoutExpression where Kind == LayoutDimension {
  // Disfavoured, so the compiler skips it as soon as a number fits. The overload for `_LayoutRange` isn't, so
  // the compiler skips refusals as soon as a range with a priority fits.

  /// Constrains the dimension to lie in a range: `view.width == 100...200`.
  @_disfavoredOverload @discardableResult
  @inlinable public static func == (a: Self, range: ClosedRange<Double>) -> ConstraintGroup<Backend> {
    install(a, _LayoutRange(range))
  }

  /// Constrains the dimension to lie in a range: `view.width == 100...200 ~ .high`.
  @discardableResult
  @inlinable public static func == (a: Self, range: _LayoutRange) -> ConstraintGroup<Backend> {
    install(a, range)
  }

  @inlinable static func install(_ a: Self, _ range: _LayoutRange) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(about: a.item, capacity: 2)
    range.append(a, to: &composite)
    return composite.install()
  }
}
