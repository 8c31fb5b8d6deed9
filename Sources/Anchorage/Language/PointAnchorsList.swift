/// The same point of every item of an array: `[a, b].centerXY == root.centerXY`.
///
///     [a, b].centerXY == root.centerXY
///     // a.centerX == root.centerX, a.centerY == root.centerY,
///     // b.centerX == root.centerX, b.centerY == root.centerY
public struct PointAnchorsList<Backend: LayoutBackend> {
  var members: [PointAnchors<Backend>]

  init(_ members: [PointAnchors<Backend>]) {
    self.members = members
  }
}

extension PointAnchorsList {
  /// Moves every point: `y` downwards, and `x` as ``PointAnchors/offset(x:y:)`` does.
  ///
  ///     [a, b].topLeading.offset(y: -8) == root.topLeading
  public func offset(x: Double = 0, y: Double = 0) -> PointAnchorsList {
    PointAnchorsList(members.map { $0.offset(x: x, y: y) })
  }

  private static func relate(
    _ list: PointAnchorsList, _ relation: LayoutRelation, _ other: PointAnchors<Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { PointAnchors.relate($0, relation, other) })
  }

  private static func relate(
    _ subject: PointAnchors<Backend>, _ relation: LayoutRelation, _ list: PointAnchorsList
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { PointAnchors.relate(subject, relation, $0) })
  }

  /// Constrains each to be the same as another.
  @discardableResult
  public static func == (list: PointAnchorsList, other: PointAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .equal, other)
  }

  /// Constrains one to be the same as each of a list.
  @discardableResult
  public static func == (subject: PointAnchors<Backend>, list: PointAnchorsList) -> ConstraintGroup<Backend> {
    relate(subject, .equal, list)
  }

  /// Constrains each to be at most another.
  @discardableResult
  public static func <= (list: PointAnchorsList, other: PointAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .lessThanOrEqual, other)
  }

  /// Constrains one to be at most each of a list.
  @discardableResult
  public static func <= (subject: PointAnchors<Backend>, list: PointAnchorsList) -> ConstraintGroup<Backend> {
    relate(subject, .lessThanOrEqual, list)
  }

  /// Constrains each to be at least another.
  @discardableResult
  public static func >= (list: PointAnchorsList, other: PointAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .greaterThanOrEqual, other)
  }

  /// Constrains one to be at least each of a list.
  @discardableResult
  public static func >= (subject: PointAnchors<Backend>, list: PointAnchorsList) -> ConstraintGroup<Backend> {
    relate(subject, .greaterThanOrEqual, list)
  }
}
