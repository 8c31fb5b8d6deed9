/// The edges of every item of an array: `[a, b].edges == root.edges.inset(by: 8)`.
///
///     [background, overlay].edges == root.edges.inset(by: 8)
///     rows.edges <= root.safeArea.edges  // each lies within
public struct EdgeAnchorList<Backend: LayoutBackend> {
  @usableFromInline var members: [EdgeAnchors<Backend>]

  @inlinable init(_ members: [EdgeAnchors<Backend>]) {
    self.members = members
  }
}

extension EdgeAnchorList {
  /// The same edges whatever the layout direction: left for leading and right for trailing, on both sides.
  @inlinable public var absolute: EdgeAnchorList { EdgeAnchorList(members.map { $0.absolute }) }

  /// Moves every edge towards the centre.
  @inlinable public func inset(by distance: Double) -> EdgeAnchorList {
    EdgeAnchorList(members.map { $0.inset(by: distance) })
  }

  /// Moves every edge towards the centre, each by its own distance.
  @inlinable public func inset(by insets: LayoutInsets) -> EdgeAnchorList {
    EdgeAnchorList(members.map { $0.inset(by: insets) })
  }

  /// Moves every edge away from the centre.
  @inlinable public func outset(by distance: Double) -> EdgeAnchorList {
    EdgeAnchorList(members.map { $0.outset(by: distance) })
  }

  /// Moves every edge away from the centre, each by its own distance.
  @inlinable public func outset(by insets: LayoutInsets) -> EdgeAnchorList {
    EdgeAnchorList(members.map { $0.outset(by: insets) })
  }

  /// Moves the whole rectangles: `x` towards the trailing edge, `y` downwards.
  @inlinable public func offset(x: Double = 0, y: Double = 0) -> EdgeAnchorList {
    EdgeAnchorList(members.map { $0.offset(x: x, y: y) })
  }

  /// Leaves edges out.
  @inlinable public func excluding(_ edges: LayoutEdges) -> EdgeAnchorList {
    EdgeAnchorList(members.map { $0.excluding(edges) })
  }

  @inlinable static func relate(
    _ list: EdgeAnchorList, _ relation: LayoutRelation, _ other: EdgeAnchors<Backend>
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(about: list.members.first?.item, capacity: 4 * list.members.count)
    for member in list.members { EdgeAnchors.relate(member, relation, other, in: &composite) }
    return composite.install()
  }

  @inlinable static func relate(
    _ subject: EdgeAnchors<Backend>, _ relation: LayoutRelation, _ list: EdgeAnchorList
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(about: subject.item, capacity: 4 * list.members.count)
    for member in list.members { EdgeAnchors.relate(subject, relation, member, in: &composite) }
    return composite.install()
  }

  /// Constrains the edges of each item to be the same as other edges.
  @discardableResult
  @inlinable public static func == (list: EdgeAnchorList, other: EdgeAnchors<Backend>) -> ConstraintGroup<
    Backend
  > {
    relate(list, .equal, other)
  }

  /// Constrains edges to be the same as those of each of a list.
  @discardableResult
  @inlinable public static func == (subject: EdgeAnchors<Backend>, list: EdgeAnchorList) -> ConstraintGroup<
    Backend
  > {
    relate(subject, .equal, list)
  }

  /// Constrains each rectangle to lie within another.
  @discardableResult
  @inlinable public static func <= (list: EdgeAnchorList, other: EdgeAnchors<Backend>) -> ConstraintGroup<
    Backend
  > {
    relate(list, .lessThanOrEqual, other)
  }

  /// Constrains a rectangle to lie within each of a list.
  @discardableResult
  @inlinable public static func <= (subject: EdgeAnchors<Backend>, list: EdgeAnchorList) -> ConstraintGroup<
    Backend
  > {
    relate(subject, .lessThanOrEqual, list)
  }

  /// Constrains each rectangle to enclose another.
  @discardableResult
  @inlinable public static func >= (list: EdgeAnchorList, other: EdgeAnchors<Backend>) -> ConstraintGroup<
    Backend
  > {
    relate(list, .greaterThanOrEqual, other)
  }

  /// Constrains a rectangle to enclose each of a list.
  @discardableResult
  @inlinable public static func >= (subject: EdgeAnchors<Backend>, list: EdgeAnchorList) -> ConstraintGroup<
    Backend
  > {
    relate(subject, .greaterThanOrEqual, list)
  }
}

extension EdgeAnchorList: LayoutPrioritizable {
  /// Returns the list with a priority.
  @inlinable public func withPriority(_ priority: LayoutPriority) -> EdgeAnchorList {
    EdgeAnchorList(members.map { $0.withPriority(priority) })
  }
}
