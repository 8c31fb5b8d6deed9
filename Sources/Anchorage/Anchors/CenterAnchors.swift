/// The centre of an item, related to that of another one at once.
///
///     badge.centerXY == avatar.centerXY.offset(x: 12, y: -12)
///
/// Relating centres makes two constraints: centerX, then centerY.
public struct CenterAnchors<Backend: LayoutBackend> {
  let item: Backend.Item
  var offset = LayoutPoint.zero
  var priority: LayoutPriority?

  init(_ item: Backend.Item) {
    self.item = item
  }
}

extension CenterAnchors {
  /// Moves the centre: `x` to the right, `y` downwards.
  public func offset(x: Double = 0, y: Double = 0) -> CenterAnchors {
    self + LayoutPoint(x: x, y: y)
  }

  /// Returns the centre moved by a point.
  public static func + (center: CenterAnchors, point: LayoutPoint) -> CenterAnchors {
    var result = center
    result.offset.x += point.x
    result.offset.y += point.y
    return result
  }

  /// Returns the centre moved back by a point.
  public static func - (center: CenterAnchors, point: LayoutPoint) -> CenterAnchors {
    center + LayoutPoint(x: -point.x, y: -point.y)
  }

  /// Gives the constraints to be made a priority.
  public static func ~ (center: CenterAnchors, priority: LayoutPriority) -> CenterAnchors {
    var result = center
    result.priority = priority
    return result
  }
}

extension CenterAnchors {
  /// Constrains the centres to be the same.
  @discardableResult
  public static func == (a: CenterAnchors, b: CenterAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .equal, b))
  }

  /// Constrains the first centre to be at most as far right and down as the second.
  @discardableResult
  public static func <= (a: CenterAnchors, b: CenterAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .lessThanOrEqual, b))
  }

  /// Constrains the first centre to be at least as far right and down as the second.
  @discardableResult
  public static func >= (a: CenterAnchors, b: CenterAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .greaterThanOrEqual, b))
  }

  static func relate(_ a: CenterAnchors, _ relation: LayoutRelation, _ b: CenterAnchors) -> [Backend
    .Constraint]
  {
    let priority = b.priority ?? a.priority
    return [
      makeConstraint(a.sum(.centerX, a.offset.x), relation, b.sum(.centerX, b.offset.x), priority: priority),
      makeConstraint(a.sum(.centerY, a.offset.y), relation, b.sum(.centerY, b.offset.y), priority: priority),
    ]
  }

  private func sum(_ attribute: LayoutAttribute, _ constant: Double) -> LayoutSum<Backend> {
    var sum = LayoutSum(LayoutTerm<Backend>(1, item, attribute))
    sum.constant = constant
    return sum
  }
}
