/// The same point of every item of an array: `[a, b].centerXY == root.centerXY`.
///
///     [a, b].centerXY == root.centerXY
///     // a.centerX == root.centerX, a.centerY == root.centerY,
///     // b.centerX == root.centerX, b.centerY == root.centerY
public struct PointAnchorList<Backend: LayoutBackend> {
  @usableFromInline var members: [PointAnchors<Backend>]

  @inlinable init(_ members: [PointAnchors<Backend>]) {
    self.members = members
  }
}

extension PointAnchorList {
  /// Moves every point: `y` downwards, and `x` as ``PointAnchors/offset(x:y:)`` does.
  ///
  ///     [a, b].topLeading.offset(y: -8) == root.topLeading
  @inlinable public func offset(x: Double = 0, y: Double = 0) -> PointAnchorList {
    PointAnchorList(members.map { $0.offset(x: x, y: y) })
  }

  @inlinable static func relate(
    _ list: PointAnchorList, _ relation: LayoutRelation, _ other: PointAnchors<Backend>
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(about: list.members.first?.item, capacity: 2 * list.members.count)
    for member in list.members { PointAnchors.relate(member, relation, other, in: &composite) }
    return composite.install()
  }

  @inlinable static func relate(
    _ subject: PointAnchors<Backend>, _ relation: LayoutRelation, _ list: PointAnchorList
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(about: subject.item, capacity: 2 * list.members.count)
    for member in list.members { PointAnchors.relate(subject, relation, member, in: &composite) }
    return composite.install()
  }

  /// Constrains each point to be the same as another point.
  @discardableResult
  @inlinable public static func == (list: PointAnchorList, other: PointAnchors<Backend>) -> ConstraintGroup<
    Backend
  > {
    relate(list, .equal, other)
  }

  /// Constrains a point to be the same as each of a list.
  @discardableResult
  @inlinable public static func == (subject: PointAnchors<Backend>, list: PointAnchorList) -> ConstraintGroup<
    Backend
  > {
    relate(subject, .equal, list)
  }

  /// Constrains each point to be at most as far along both axes as another point.
  @discardableResult
  @inlinable public static func <= (list: PointAnchorList, other: PointAnchors<Backend>) -> ConstraintGroup<
    Backend
  > {
    relate(list, .lessThanOrEqual, other)
  }

  /// Constrains a point to be at most each of a list.
  @discardableResult
  @inlinable public static func <= (subject: PointAnchors<Backend>, list: PointAnchorList) -> ConstraintGroup<
    Backend
  > {
    relate(subject, .lessThanOrEqual, list)
  }

  /// Constrains each point to be at least as far along both axes as another point.
  @discardableResult
  @inlinable public static func >= (list: PointAnchorList, other: PointAnchors<Backend>) -> ConstraintGroup<
    Backend
  > {
    relate(list, .greaterThanOrEqual, other)
  }

  /// Constrains a point to be at least each of a list.
  @discardableResult
  @inlinable public static func >= (subject: PointAnchors<Backend>, list: PointAnchorList) -> ConstraintGroup<
    Backend
  > {
    relate(subject, .greaterThanOrEqual, list)
  }
}

extension PointAnchorList: LayoutPrioritizable {
  /// Returns the list with a priority.
  @inlinable public func withPriority(_ priority: LayoutPriority) -> PointAnchorList {
    PointAnchorList(members.map { $0.withPriority(priority) })
  }
}
