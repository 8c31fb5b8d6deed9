/// A corner or the centre of an item, to be related to a point of another item.
///
///     badge.centerXY == avatar.topTrailing.offset(x: -4, y: 4)
///     tooltip.bottomLeading == button.topLeading.offset(y: -8)
///
/// Any point can be related to any other, except that leading and trailing corners do not go with left and
/// right ones. Relating points makes two constraints: along x, then along y.
public struct PointAnchors<Backend: LayoutBackend> {
  @usableFromInline let item: Backend.Item
  @usableFromInline let x: LayoutAttribute
  @usableFromInline let y: LayoutAttribute
  @usableFromInline var offset = LayoutPoint.zero
  @usableFromInline var priority: LayoutPriority?

  @inlinable init(_ item: Backend.Item, _ x: LayoutAttribute, _ y: LayoutAttribute) {
    self.item = item
    self.x = x
    self.y = y
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
    relate(a, .equal, b)
  }

  /// Constrains the first point to be at most as far along both axes as the second.
  @discardableResult
  @inlinable public static func <= (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    relate(a, .lessThanOrEqual, b)
  }

  /// Constrains the first point to be at least as far along both axes as the second.
  @discardableResult
  @inlinable public static func >= (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    relate(a, .greaterThanOrEqual, b)
  }

  @inlinable static func relate(
    _ a: PointAnchors, _ relation: LayoutRelation, _ b: PointAnchors
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(about: a.item, b.item, capacity: 2)
    relate(a, relation, b, in: &composite)
    return composite.install()
  }

  @inlinable static func relate(
    _ a: PointAnchors, _ relation: LayoutRelation, _ b: PointAnchors, in composite: inout Composite<Backend>
  ) {
    let priority = b.priority ?? a.priority
    composite.relate(a.item, a.x, relation, b.item, b.x, plus: b.offset.x - a.offset.x, priority: priority)
    composite.relate(a.item, a.y, relation, b.item, b.y, plus: b.offset.y - a.offset.y, priority: priority)
  }
}
