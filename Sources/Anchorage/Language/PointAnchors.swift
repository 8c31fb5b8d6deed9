/// A corner or the centre of an item, or of every item of an array, to be related to another point.
///
///     badge.centerXY == avatar.topTrailing.offset(x: -4, y: 4)
///     tooltip.bottomLeading == button.topLeading.offset(y: -8)
///     [a, b].centerXY == root.centerXY
///     [a, b].centerXY == [icon, badge].centerXY  // a to icon, b to badge
///
/// Any point can be related to any other, except leading and trailing corners to left and right corners.
/// Relating points makes two constraints: along x, then along y. Two arrays are related one by one, and
/// arrays of different lengths are reported.
public struct PointAnchors<Backend: LayoutBackend> {
  @usableFromInline package let items: CompositeItems<Backend>
  @usableFromInline package let x: LayoutAttribute
  @usableFromInline package let y: LayoutAttribute
  @usableFromInline package var offset = LayoutPoint.zero
  @usableFromInline package var priority: LayoutPriority?

  @inlinable init(_ items: CompositeItems<Backend>, _ x: LayoutAttribute, _ y: LayoutAttribute) {
    self.items = items
    self.x = x
    self.y = y
  }
}

extension PointAnchors: _LayoutPrioritizable {
  /// Returns the point with a priority.
  public func withPriority(_ priority: LayoutPriority) -> PointAnchors {
    var result = self
    result.priority = priority
    return result
  }
}

extension PointAnchors {
  /// Moves the point: `y` downwards, and `x` to the right or, with leading and trailing corners, towards
  /// trailing.
  ///
  /// Under right-to-left, `x` points to the left if either side of the relation is a leading or trailing
  /// corner.
  ///
  ///     dot.centerXY == photo.topTrailing.offset(x: -4, y: 4)  // 4 points inside, in both layout directions
  @inlinable public func offset(x: Double = 0, y: Double = 0) -> PointAnchors {
    self + LayoutPoint(x: x, y: y)
  }

  /// Returns the point moved by a distance along each axis.
  @inlinable public static func + (point: PointAnchors, distance: LayoutPoint) -> PointAnchors {
    var result = point
    result.offset.x += distance.x
    result.offset.y += distance.y
    return result
  }

  /// Returns the point moved back by a distance along each axis.
  @inlinable public static func - (point: PointAnchors, distance: LayoutPoint) -> PointAnchors {
    point + LayoutPoint(x: -distance.x, y: -distance.y)
  }
}

extension PointAnchors {
  /// Constrains the points to be the same.
  @discardableResult
  @inlinable public static func == (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    install(a, .equal, b)
  }

  /// Constrains both coordinates of the first point to be at most the second's.
  @discardableResult
  @inlinable public static func <= (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    install(a, .lessThanOrEqual, b)
  }

  /// Constrains both coordinates of the first point to be at least the second's.
  @discardableResult
  @inlinable public static func >= (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    install(a, .greaterThanOrEqual, b)
  }

  @inlinable static func install(
    _ a: PointAnchors, _ relation: LayoutRelation, _ b: PointAnchors
  ) -> ConstraintGroup<Backend> {
    let priority = b.priority ?? a.priority
    let distance = LayoutPoint(x: b.offset.x - a.offset.x, y: b.offset.y - a.offset.y)
    return CompositeItems.install(a.items, b.items, constraintCount: 2) { item, other, composite in
      guard let item, let other else { return }
      composite.append((item, a.x), relation, (other, b.x), plus: distance.x, priority: priority)
      composite.append((item, a.y), relation, (other, b.y), plus: distance.y, priority: priority)
    }
  }
}
