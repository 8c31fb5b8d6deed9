/// The width and the height of an item, to be related to another size in one statement.
///
///     icon.size == LayoutSize(width: 24, height: 24)
///     photo.size <= root.size * 0.5
///     badge.size == 24 ~ .high  // a number or a dimension applies to both
///
/// Relating sizes makes two constraints: width, then height.
public struct SizeAnchors<Backend: LayoutBackend> {
  /// The item; `nil` for a size that consists of numbers.
  let item: Backend.Item?
  var multiplier: Double = 1
  var constant: LayoutSize = .zero
  var priority: LayoutPriority?

  init(_ item: Backend.Item?, constant: LayoutSize = .zero) {
    self.item = item
    self.constant = constant
  }
}

extension SizeAnchors {
  /// Returns a multiple of both dimensions.
  public static func * (size: SizeAnchors, number: Double) -> SizeAnchors {
    var result = size
    result.multiplier *= number
    result.constant.width *= number
    result.constant.height *= number
    return result
  }

  /// Returns a multiple of both dimensions.
  public static func * (number: Double, size: SizeAnchors) -> SizeAnchors { size * number }

  /// Returns a fraction of both dimensions.
  public static func / (size: SizeAnchors, number: Double) -> SizeAnchors {
    var result = size
    result.multiplier /= number
    result.constant.width /= number
    result.constant.height /= number
    return result
  }

  /// Returns the size with a number added to both dimensions.
  public static func + (size: SizeAnchors, number: Double) -> SizeAnchors {
    size + LayoutSize(width: number, height: number)
  }

  /// Returns the size with a number taken from both dimensions.
  public static func - (size: SizeAnchors, number: Double) -> SizeAnchors { size + -number }

  /// Returns the sum of two sizes.
  public static func + (size: SizeAnchors, other: LayoutSize) -> SizeAnchors {
    var result = size
    result.constant.width += other.width
    result.constant.height += other.height
    return result
  }

  /// Returns the difference of two sizes.
  public static func - (size: SizeAnchors, other: LayoutSize) -> SizeAnchors {
    size + LayoutSize(width: -other.width, height: -other.height)
  }
}

extension SizeAnchors {
  /// Constrains both dimensions to be the same.
  @discardableResult
  public static func == (a: SizeAnchors, b: SizeAnchors) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .equal, b))
  }

  /// Constrains both dimensions to be the same.
  @discardableResult
  public static func == (a: SizeAnchors, size: LayoutSize) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .equal, SizeAnchors(nil, constant: size)))
  }

  /// Constrains both dimensions to be the number.
  @discardableResult
  public static func == (a: SizeAnchors, number: Double) -> ConstraintGroup<Backend> {
    a == LayoutSize(width: number, height: number)
  }

  /// Constrains both dimensions of the first to be at most those of the second.
  @discardableResult
  public static func <= (a: SizeAnchors, b: SizeAnchors) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .lessThanOrEqual, b))
  }

  /// Constrains both dimensions of the first to be at most those of the second.
  @discardableResult
  public static func <= (a: SizeAnchors, size: LayoutSize) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .lessThanOrEqual, SizeAnchors(nil, constant: size)))
  }

  /// Constrains both dimensions to be at most the number.
  @discardableResult
  public static func <= (a: SizeAnchors, number: Double) -> ConstraintGroup<Backend> {
    a <= LayoutSize(width: number, height: number)
  }

  /// Constrains both dimensions of the first to be at least those of the second.
  @discardableResult
  public static func >= (a: SizeAnchors, b: SizeAnchors) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .greaterThanOrEqual, b))
  }

  /// Constrains both dimensions of the first to be at least those of the second.
  @discardableResult
  public static func >= (a: SizeAnchors, size: LayoutSize) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .greaterThanOrEqual, SizeAnchors(nil, constant: size)))
  }

  /// Constrains both dimensions to be at least the number.
  @discardableResult
  public static func >= (a: SizeAnchors, number: Double) -> ConstraintGroup<Backend> {
    a >= LayoutSize(width: number, height: number)
  }
}

extension SizeAnchors {
  static func equations(_ a: SizeAnchors, _ relation: LayoutRelation, _ b: SizeAnchors) -> [LayoutEquation<
    Backend
  >] {
    let priority = b.priority ?? a.priority
    return [
      Backend.equation(
        a.sum(.width, a.constant.width), relation, b.sum(.width, b.constant.width), priority: priority),
      Backend.equation(
        a.sum(.height, a.constant.height), relation, b.sum(.height, b.constant.height), priority: priority),
    ]
  }

  private func sum(_ attribute: LayoutAttribute, _ constant: Double) -> LayoutSum<Backend> {
    guard let item else { return LayoutSum(constant: constant) }
    var sum = LayoutSum(LayoutTerm<Backend>(multiplier, item, attribute))
    sum.constant = constant
    return sum
  }
}

// MARK: - Single dimensions

// A number with a priority is an expression, and applies to both dimensions as a number does.
extension SizeAnchors {
  /// Constrains both dimensions to be the same as a dimension: `icon.size == 24 ~ .high`.
  @discardableResult
  public static func == (
    a: SizeAnchors, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .equal, extent))
  }

  /// Constrains both dimensions to be at most a dimension.
  @discardableResult
  public static func <= (
    a: SizeAnchors, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .lessThanOrEqual, extent))
  }

  /// Constrains both dimensions to be at least a dimension.
  @discardableResult
  public static func >= (
    a: SizeAnchors, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .greaterThanOrEqual, extent))
  }

  static func equations(
    _ a: SizeAnchors, _ relation: LayoutRelation, _ extent: LayoutExpression<LayoutDimension, Backend>
  ) -> [LayoutEquation<Backend>] {
    let priority = extent.priority ?? a.priority
    return [
      Backend.equation(a.sum(.width, a.constant.width), relation, extent.sum, priority: priority),
      Backend.equation(a.sum(.height, a.constant.height), relation, extent.sum, priority: priority),
    ]
  }
}
