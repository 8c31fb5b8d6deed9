/// The width and the height of an item, or of every item of an array, to be related to another size in one statement.
///
///     icon.size == LayoutSize(width: 24, height: 24)
///     photo.size <= root.size * 0.5
///     badge.size == 24 ~ .high  // a number or a dimension applies to both
///     photos.size <= root.size * 0.5
///     [a, b].size == [icon, badge].size  // a to icon, b to badge
///
/// Relating sizes makes two constraints: width, then height. Two arrays are related one by one, and arrays of different
/// lengths are reported.
public struct SizeAnchors<Backend: LayoutBackend> {
  @usableFromInline package let items: CompositeItems<Backend>
  @usableFromInline package var multiplier: Double = 1
  @usableFromInline package var constant: LayoutSize = .zero
  @usableFromInline package var priority: LayoutPriority?

  @inlinable init(_ items: CompositeItems<Backend>, constant: LayoutSize = .zero) {
    self.items = items
    self.constant = constant
  }
}

extension SizeAnchors: _LayoutPrioritizable {
  /// Returns the size with a priority.
  public func withPriority(_ priority: LayoutPriority) -> SizeAnchors {
    var result = self
    result.priority = priority
    return result
  }
}

extension SizeAnchors {
  /// Returns a multiple of both dimensions.
  @inlinable public static func * (size: SizeAnchors, number: Double) -> SizeAnchors {
    var result = size
    result.multiplier *= number
    result.constant.width *= number
    result.constant.height *= number
    return result
  }

  /// Returns a multiple of both dimensions.
  @inlinable public static func * (number: Double, size: SizeAnchors) -> SizeAnchors { size * number }

  /// Returns a fraction of both dimensions.
  @inlinable public static func / (size: SizeAnchors, number: Double) -> SizeAnchors {
    var result = size
    result.multiplier /= number
    result.constant.width /= number
    result.constant.height /= number
    return result
  }

  /// Returns the size with a number added to both dimensions.
  @inlinable public static func + (size: SizeAnchors, number: Double) -> SizeAnchors {
    size + LayoutSize(width: number, height: number)
  }

  /// Returns the size with a number taken from both dimensions.
  @inlinable public static func - (size: SizeAnchors, number: Double) -> SizeAnchors { size + -number }

  /// Returns the sum of two sizes.
  @inlinable public static func + (size: SizeAnchors, other: LayoutSize) -> SizeAnchors {
    var result = size
    result.constant.width += other.width
    result.constant.height += other.height
    return result
  }

  /// Returns the difference of two sizes.
  @inlinable public static func - (size: SizeAnchors, other: LayoutSize) -> SizeAnchors {
    size + LayoutSize(width: -other.width, height: -other.height)
  }
}

extension SizeAnchors {
  /// Constrains both dimensions to be the same.
  @discardableResult
  @inlinable public static func == (a: SizeAnchors, b: SizeAnchors) -> ConstraintGroup<Backend> {
    install(a, .equal, b)
  }

  /// Constrains both dimensions to be the same.
  @discardableResult
  @inlinable public static func == (a: SizeAnchors, size: LayoutSize) -> ConstraintGroup<Backend> {
    install(a, .equal, SizeAnchors(.numbers, constant: size))
  }

  /// Constrains both dimensions to be the number.
  @discardableResult
  @inlinable public static func == (a: SizeAnchors, number: Double) -> ConstraintGroup<Backend> {
    a == LayoutSize(width: number, height: number)
  }

  /// Constrains both dimensions of the first to be at most those of the second.
  @discardableResult
  @inlinable public static func <= (a: SizeAnchors, b: SizeAnchors) -> ConstraintGroup<Backend> {
    install(a, .lessThanOrEqual, b)
  }

  /// Constrains both dimensions of the first to be at most those of the second.
  @discardableResult
  @inlinable public static func <= (a: SizeAnchors, size: LayoutSize) -> ConstraintGroup<Backend> {
    install(a, .lessThanOrEqual, SizeAnchors(.numbers, constant: size))
  }

  /// Constrains both dimensions to be at most the number.
  @discardableResult
  @inlinable public static func <= (a: SizeAnchors, number: Double) -> ConstraintGroup<Backend> {
    a <= LayoutSize(width: number, height: number)
  }

  /// Constrains both dimensions of the first to be at least those of the second.
  @discardableResult
  @inlinable public static func >= (a: SizeAnchors, b: SizeAnchors) -> ConstraintGroup<Backend> {
    install(a, .greaterThanOrEqual, b)
  }

  /// Constrains both dimensions of the first to be at least those of the second.
  @discardableResult
  @inlinable public static func >= (a: SizeAnchors, size: LayoutSize) -> ConstraintGroup<Backend> {
    install(a, .greaterThanOrEqual, SizeAnchors(.numbers, constant: size))
  }

  /// Constrains both dimensions to be at least the number.
  @discardableResult
  @inlinable public static func >= (a: SizeAnchors, number: Double) -> ConstraintGroup<Backend> {
    a >= LayoutSize(width: number, height: number)
  }
}

extension SizeAnchors {
  @inlinable static func install(
    _ a: SizeAnchors, _ relation: LayoutRelation, _ b: SizeAnchors
  ) -> ConstraintGroup<Backend> {
    let priority = b.priority ?? a.priority
    return CompositeItems.install(a.items, b.items, constraintCount: 2) { item, other, composite in
      func append(_ dimension: LayoutAttribute, _ constant: Double, _ otherConstant: Double) {
        // Nearly every statement relates an unchanged size to numbers or to a multiple of another size.
        if let item, a.multiplier == 1 {
          composite.append(
            (item, dimension), relation, other.map { ($0, dimension) }, times: b.multiplier,
            plus: otherConstant - constant, priority: priority)
        } else {
          composite.append(
            a.sum(item, dimension, constant), relation, b.sum(other, dimension, otherConstant),
            priority: priority)
        }
      }
      append(.width, a.constant.width, b.constant.width)
      append(.height, a.constant.height, b.constant.height)
    }
  }

  @inlinable func sum(
    _ item: Backend.Item?, _ dimension: LayoutAttribute, _ constant: Double
  ) -> _LayoutSum<Backend> {
    _LayoutSum(item.map { _LayoutTerm(multiplier, $0, dimension) }, [], constant: constant)
  }
}

// MARK: - Single dimensions

// A number with a priority is an expression; like a number, it applies to both dimensions.
extension SizeAnchors {
  /// Constrains both dimensions to be the same as a dimension: `icon.size == 24 ~ .high`.
  @discardableResult
  @inlinable public static func == (
    a: SizeAnchors, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    install(a, .equal, extent)
  }

  /// Constrains both dimensions to be at most a dimension.
  @discardableResult
  @inlinable public static func <= (
    a: SizeAnchors, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    install(a, .lessThanOrEqual, extent)
  }

  /// Constrains both dimensions to be at least a dimension.
  @discardableResult
  @inlinable public static func >= (
    a: SizeAnchors, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    install(a, .greaterThanOrEqual, extent)
  }

  @inlinable static func install(
    _ a: SizeAnchors, _ relation: LayoutRelation, _ extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    let priority = extent.priority ?? a.priority
    let other = extent.item.map { CompositeItems<Backend>.one($0) } ?? .numbers
    return CompositeItems.install(a.items, other, constraintCount: 2) { item, _, composite in
      composite.append(a.sum(item, .width, a.constant.width), relation, extent.sum, priority: priority)
      composite.append(a.sum(item, .height, a.constant.height), relation, extent.sum, priority: priority)
    }
  }
}
