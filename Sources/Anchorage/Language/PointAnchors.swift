/// A corner or the centre of an item, related to a point of another one at once.
///
///     badge.centerXY == avatar.topTrailing.offset(x: -4, y: 4)
///     tooltip.bottomLeading == button.topLeading.offset(y: -8)
///
/// Any point can be related to any other, except that a corner that follows the layout direction does not go
/// with one that ignores it. Relating points makes two constraints: along x, then along y.
public struct PointAnchors<Backend: LayoutBackend> {
  let item: Backend.Item
  let x: LayoutAttribute
  let y: LayoutAttribute
  var offset = LayoutPoint.zero
  var priority: LayoutPriority?

  init(_ item: Backend.Item, _ x: LayoutAttribute, _ y: LayoutAttribute) {
    self.item = item
    self.x = x
    self.y = y
  }
}

extension PointAnchors {
  /// Moves the point: `y` downwards, and `x` to the right or, with leading and trailing corners, towards
  /// trailing.
  ///
  /// The direction of `x` is that of the constraint along x: under right-to-left it is to the left as soon as
  /// a corner on either side of the relation is a leading or a trailing one.
  ///
  ///     dot.centerXY == photo.topTrailing.offset(x: -4, y: 4)  // 4 points inside, in both layout directions
  public func offset(x: Double = 0, y: Double = 0) -> PointAnchors {
    self + LayoutPoint(x: x, y: y)
  }

  /// Returns the point moved by another one.
  public static func + (point: PointAnchors, distance: LayoutPoint) -> PointAnchors {
    var result = point
    result.offset.x += distance.x
    result.offset.y += distance.y
    return result
  }

  /// Returns the point moved back by another one.
  public static func - (point: PointAnchors, distance: LayoutPoint) -> PointAnchors {
    point + LayoutPoint(x: -distance.x, y: -distance.y)
  }
}

extension PointAnchors {
  /// Constrains the points to be the same.
  @discardableResult
  public static func == (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .equal, b))
  }

  /// Constrains the first point to be at most as far along both axes as the second.
  @discardableResult
  public static func <= (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .lessThanOrEqual, b))
  }

  /// Constrains the first point to be at least as far along both axes as the second.
  @discardableResult
  public static func >= (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .greaterThanOrEqual, b))
  }

  static func relate(
    _ a: PointAnchors, _ relation: LayoutRelation, _ b: PointAnchors
  ) -> [Backend.Constraint] {
    let priority = b.priority ?? a.priority
    return [
      makeConstraint(a.sum(a.x, a.offset.x), relation, b.sum(b.x, b.offset.x), priority: priority),
      makeConstraint(a.sum(a.y, a.offset.y), relation, b.sum(b.y, b.offset.y), priority: priority),
    ]
  }

  private func sum(_ attribute: LayoutAttribute, _ constant: Double) -> LayoutSum<Backend> {
    var sum = LayoutSum(LayoutTerm<Backend>(1, item, attribute))
    sum.constant = constant
    return sum
  }
}
