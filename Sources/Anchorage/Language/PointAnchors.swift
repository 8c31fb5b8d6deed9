/// A corner or the centre of an item, to be related to a point of another item.
///
///     badge.centerXY == avatar.topTrailing.offset(x: -4, y: 4)
///     tooltip.bottomLeading == button.topLeading.offset(y: -8)
///
/// Any point can be related to any other, except that leading and trailing corners do not go with left and
/// right ones. Relating points makes two constraints: along x, then along y.
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
  /// Under right-to-left, `x` points to the left if either side of the relation is a leading or trailing
  /// corner.
  ///
  ///     dot.centerXY == photo.topTrailing.offset(x: -4, y: 4)  // 4 points inside, in both layout directions
  public func offset(x: Double = 0, y: Double = 0) -> PointAnchors {
    self + LayoutPoint(x: x, y: y)
  }

  /// Returns the point moved by a distance along each axis.
  public static func + (point: PointAnchors, distance: LayoutPoint) -> PointAnchors {
    var result = point
    result.offset.x += distance.x
    result.offset.y += distance.y
    return result
  }

  /// Returns the point moved back by a distance along each axis.
  public static func - (point: PointAnchors, distance: LayoutPoint) -> PointAnchors {
    point + LayoutPoint(x: -distance.x, y: -distance.y)
  }
}

extension PointAnchors {
  /// Constrains the points to be the same.
  @discardableResult
  public static func == (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .equal, b))
  }

  /// Constrains the first point to be at most as far along both axes as the second.
  @discardableResult
  public static func <= (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .lessThanOrEqual, b))
  }

  /// Constrains the first point to be at least as far along both axes as the second.
  @discardableResult
  public static func >= (a: PointAnchors, b: PointAnchors) -> ConstraintGroup<Backend> {
    Backend.relate(equations(a, .greaterThanOrEqual, b))
  }

  static func equations(
    _ a: PointAnchors, _ relation: LayoutRelation, _ b: PointAnchors
  ) -> [LayoutEquation<Backend>] {
    let priority = b.priority ?? a.priority
    return [
      Backend.equation(a.sum(a.x, a.offset.x), relation, b.sum(b.x, b.offset.x), priority: priority),
      Backend.equation(a.sum(a.y, a.offset.y), relation, b.sum(b.y, b.offset.y), priority: priority),
    ]
  }

  private func sum(_ attribute: LayoutAttribute, _ constant: Double) -> LayoutSum<Backend> {
    var sum = LayoutSum(LayoutTerm<Backend>(1, item, attribute))
    sum.constant = constant
    return sum
  }
}
