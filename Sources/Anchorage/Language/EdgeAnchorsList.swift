/// The edges of every item of an array: `[a, b].edges == root.edges.inset(by: 8)`.
///
///     [background, overlay].edges == root.edges.inset(by: 8)
///     rows.edges <= root.safeArea.edges  // each lies within
public struct EdgeAnchorsList<Backend: LayoutBackend> {
  var members: [EdgeAnchors<Backend>]

  init(_ members: [EdgeAnchors<Backend>]) {
    self.members = members
  }
}

extension EdgeAnchorsList {
  /// The same edges whatever the layout direction: left for leading and right for trailing, on both sides.
  public var absolute: EdgeAnchorsList { EdgeAnchorsList(members.map { $0.absolute }) }

  /// Moves every edge towards the centre.
  public func inset(by distance: Double) -> EdgeAnchorsList {
    EdgeAnchorsList(members.map { $0.inset(by: distance) })
  }

  /// Moves every edge towards the centre, each by its own distance.
  public func inset(by insets: LayoutInsets) -> EdgeAnchorsList {
    EdgeAnchorsList(members.map { $0.inset(by: insets) })
  }

  /// Moves every edge away from the centre.
  public func outset(by distance: Double) -> EdgeAnchorsList {
    EdgeAnchorsList(members.map { $0.outset(by: distance) })
  }

  /// Moves every edge away from the centre, each by its own distance.
  public func outset(by insets: LayoutInsets) -> EdgeAnchorsList {
    EdgeAnchorsList(members.map { $0.outset(by: insets) })
  }

  /// Moves the whole rectangles: `x` towards the trailing edge, `y` downwards.
  public func offset(x: Double = 0, y: Double = 0) -> EdgeAnchorsList {
    EdgeAnchorsList(members.map { $0.offset(x: x, y: y) })
  }

  /// Leaves edges out.
  public func excluding(_ edges: LayoutEdges) -> EdgeAnchorsList {
    EdgeAnchorsList(members.map { $0.excluding(edges) })
  }

  private static func relate(
    _ list: EdgeAnchorsList, _ relation: LayoutRelation, _ other: EdgeAnchors<Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { EdgeAnchors.relate($0, relation, other) })
  }

  private static func relate(
    _ subject: EdgeAnchors<Backend>, _ relation: LayoutRelation, _ list: EdgeAnchorsList
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { EdgeAnchors.relate(subject, relation, $0) })
  }

  /// Constrains each to be the same as another.
  @discardableResult
  public static func == (list: EdgeAnchorsList, other: EdgeAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .equal, other)
  }

  /// Constrains one to be the same as each of a list.
  @discardableResult
  public static func == (subject: EdgeAnchors<Backend>, list: EdgeAnchorsList) -> ConstraintGroup<Backend> {
    relate(subject, .equal, list)
  }

  /// Constrains each to be within another.
  @discardableResult
  public static func <= (list: EdgeAnchorsList, other: EdgeAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .lessThanOrEqual, other)
  }

  /// Constrains one to be within each of a list.
  @discardableResult
  public static func <= (subject: EdgeAnchors<Backend>, list: EdgeAnchorsList) -> ConstraintGroup<Backend> {
    relate(subject, .lessThanOrEqual, list)
  }

  /// Constrains each to be around another.
  @discardableResult
  public static func >= (list: EdgeAnchorsList, other: EdgeAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .greaterThanOrEqual, other)
  }

  /// Constrains one to be around each of a list.
  @discardableResult
  public static func >= (subject: EdgeAnchors<Backend>, list: EdgeAnchorsList) -> ConstraintGroup<Backend> {
    relate(subject, .greaterThanOrEqual, list)
  }
}
