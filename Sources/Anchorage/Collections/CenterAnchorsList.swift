/// The centre of every item of an array: `[a, b].centerXY == root.centerXY`.
public struct CenterAnchorsList<Backend: LayoutBackend> {
  var members: [CenterAnchors<Backend>]

  init(_ members: [CenterAnchors<Backend>]) {
    self.members = members
  }
}

extension CenterAnchorsList {
  /// Gives the constraints to be made a priority.
  public static func ~ (list: CenterAnchorsList, priority: LayoutPriority) -> CenterAnchorsList {
    CenterAnchorsList(list.members.map { $0 ~ priority })
  }

  private static func relate(
    _ list: CenterAnchorsList, _ relation: LayoutRelation, _ other: CenterAnchors<Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { CenterAnchors.relate($0, relation, other) })
  }

  private static func relate(
    _ subject: CenterAnchors<Backend>, _ relation: LayoutRelation, _ list: CenterAnchorsList
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { CenterAnchors.relate(subject, relation, $0) })
  }

  /// Constrains each to be the same as another.
  @discardableResult
  public static func == (list: CenterAnchorsList, other: CenterAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .equal, other)
  }

  /// Constrains one to be the same as each of a list.
  @discardableResult
  public static func == (subject: CenterAnchors<Backend>, list: CenterAnchorsList) -> ConstraintGroup<Backend>
  {
    relate(subject, .equal, list)
  }

  /// Constrains each to be at most another.
  @discardableResult
  public static func <= (list: CenterAnchorsList, other: CenterAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .lessThanOrEqual, other)
  }

  /// Constrains one to be at most each of a list.
  @discardableResult
  public static func <= (subject: CenterAnchors<Backend>, list: CenterAnchorsList) -> ConstraintGroup<Backend>
  {
    relate(subject, .lessThanOrEqual, list)
  }

  /// Constrains each to be at least another.
  @discardableResult
  public static func >= (list: CenterAnchorsList, other: CenterAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .greaterThanOrEqual, other)
  }

  /// Constrains one to be at least each of a list.
  @discardableResult
  public static func >= (subject: CenterAnchors<Backend>, list: CenterAnchorsList) -> ConstraintGroup<Backend>
  {
    relate(subject, .greaterThanOrEqual, list)
  }
}
