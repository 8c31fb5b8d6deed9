/// The width and the height of an item, related to another size at once.
///
///     icon.size == LayoutSize(width: 24, height: 24)
///     photo.size <= root.size * 0.5
///     badge.size == 24 ~ .high  // a number or an extent means both
///
/// Relating sizes makes two constraints: width, then height.
public struct SizeAnchors<Backend: LayoutBackend> {
  /// No item means a size that is just numbers.
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
  /// Returns a multiple of both extents.
  public static func * (size: SizeAnchors, number: Double) -> SizeAnchors {
    var result = size
    result.multiplier *= number
    result.constant.width *= number
    result.constant.height *= number
    return result
  }

  /// Returns a multiple of both extents.
  public static func * (number: Double, size: SizeAnchors) -> SizeAnchors { size * number }

  /// Returns a fraction of both extents.
  public static func / (size: SizeAnchors, number: Double) -> SizeAnchors {
    var result = size
    result.multiplier /= number
    result.constant.width /= number
    result.constant.height /= number
    return result
  }

  /// Returns the size with a number added to both extents.
  public static func + (size: SizeAnchors, number: Double) -> SizeAnchors {
    size + LayoutSize(width: number, height: number)
  }

  /// Returns the size with a number taken from both extents.
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
  /// Constrains both extents to be the same.
  @discardableResult
  public static func == (a: SizeAnchors, b: SizeAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .equal, b))
  }

  /// Constrains both extents to be the same.
  @discardableResult
  public static func == (a: SizeAnchors, size: LayoutSize) -> ConstraintGroup<Backend> {
    .installing(relate(a, .equal, SizeAnchors(nil, constant: size)))
  }

  /// Constrains both extents to be the number.
  @discardableResult
  public static func == (a: SizeAnchors, number: Double) -> ConstraintGroup<Backend> {
    a == LayoutSize(width: number, height: number)
  }

  /// Constrains both extents of the first to be at most those of the second.
  @discardableResult
  public static func <= (a: SizeAnchors, b: SizeAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .lessThanOrEqual, b))
  }

  /// Constrains both extents of the first to be at most those of the second.
  @discardableResult
  public static func <= (a: SizeAnchors, size: LayoutSize) -> ConstraintGroup<Backend> {
    .installing(relate(a, .lessThanOrEqual, SizeAnchors(nil, constant: size)))
  }

  /// Constrains both extents to be at most the number.
  @discardableResult
  public static func <= (a: SizeAnchors, number: Double) -> ConstraintGroup<Backend> {
    a <= LayoutSize(width: number, height: number)
  }

  /// Constrains both extents of the first to be at least those of the second.
  @discardableResult
  public static func >= (a: SizeAnchors, b: SizeAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .greaterThanOrEqual, b))
  }

  /// Constrains both extents of the first to be at least those of the second.
  @discardableResult
  public static func >= (a: SizeAnchors, size: LayoutSize) -> ConstraintGroup<Backend> {
    .installing(relate(a, .greaterThanOrEqual, SizeAnchors(nil, constant: size)))
  }

  /// Constrains both extents to be at least the number.
  @discardableResult
  public static func >= (a: SizeAnchors, number: Double) -> ConstraintGroup<Backend> {
    a >= LayoutSize(width: number, height: number)
  }
}

extension SizeAnchors {
  static func relate(_ a: SizeAnchors, _ relation: LayoutRelation, _ b: SizeAnchors) -> [Backend.Constraint] {
    let priority = b.priority ?? a.priority
    return [
      makeConstraint(
        a.sum(.width, a.constant.width), relation, b.sum(.width, b.constant.width), priority: priority),
      makeConstraint(
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

// MARK: - Extents

// A number with a priority is an extent, and an extent means both, as a number does.
extension SizeAnchors {
  /// Constrains both extents to be the same as an extent: `icon.size == 24 ~ .high`.
  @discardableResult
  public static func == (
    a: SizeAnchors, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(relate(a, .equal, extent))
  }

  /// Constrains both extents to be at most an extent.
  @discardableResult
  public static func <= (
    a: SizeAnchors, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(relate(a, .lessThanOrEqual, extent))
  }

  /// Constrains both extents to be at least an extent.
  @discardableResult
  public static func >= (
    a: SizeAnchors, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(relate(a, .greaterThanOrEqual, extent))
  }

  static func relate(
    _ a: SizeAnchors, _ relation: LayoutRelation, _ extent: LayoutExpression<LayoutDimension, Backend>
  ) -> [Backend.Constraint] {
    let priority = extent.priority ?? a.priority
    return [
      makeConstraint(a.sum(.width, a.constant.width), relation, extent.sum, priority: priority),
      makeConstraint(a.sum(.height, a.constant.height), relation, extent.sum, priority: priority),
    ]
  }
}
