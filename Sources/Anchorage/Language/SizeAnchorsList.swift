/// The size of every item of an array: `[a, b].size == LayoutSize(width: 24, height: 24)`.
///
///     [icon, badge].size == LayoutSize(width: 24, height: 24)
///     photos.size <= root.size * 0.5
public struct SizeAnchorsList<Backend: LayoutBackend> {
  var members: [SizeAnchors<Backend>]

  init(_ members: [SizeAnchors<Backend>]) {
    self.members = members
  }
}

extension SizeAnchorsList {
  private static func relate(
    _ list: SizeAnchorsList, _ relation: LayoutRelation, _ other: SizeAnchors<Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { SizeAnchors.relate($0, relation, other) })
  }

  private static func relate(
    _ subject: SizeAnchors<Backend>, _ relation: LayoutRelation, _ list: SizeAnchorsList
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { SizeAnchors.relate(subject, relation, $0) })
  }

  /// Constrains each to be the same as another.
  @discardableResult
  public static func == (list: SizeAnchorsList, other: SizeAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .equal, other)
  }

  /// Constrains one to be the same as each of a list.
  @discardableResult
  public static func == (subject: SizeAnchors<Backend>, list: SizeAnchorsList) -> ConstraintGroup<Backend> {
    relate(subject, .equal, list)
  }

  /// Constrains each to be the same as a size.
  @discardableResult
  public static func == (list: SizeAnchorsList, size: LayoutSize) -> ConstraintGroup<Backend> {
    relate(list, .equal, SizeAnchors(nil, constant: size))
  }

  /// Constrains both extents of each to be the same as a number.
  @discardableResult
  public static func == (list: SizeAnchorsList, number: Double) -> ConstraintGroup<Backend> {
    list == LayoutSize(width: number, height: number)
  }

  /// Constrains each to be at most another.
  @discardableResult
  public static func <= (list: SizeAnchorsList, other: SizeAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .lessThanOrEqual, other)
  }

  /// Constrains one to be at most each of a list.
  @discardableResult
  public static func <= (subject: SizeAnchors<Backend>, list: SizeAnchorsList) -> ConstraintGroup<Backend> {
    relate(subject, .lessThanOrEqual, list)
  }

  /// Constrains each to be at most a size.
  @discardableResult
  public static func <= (list: SizeAnchorsList, size: LayoutSize) -> ConstraintGroup<Backend> {
    relate(list, .lessThanOrEqual, SizeAnchors(nil, constant: size))
  }

  /// Constrains both extents of each to be at most a number.
  @discardableResult
  public static func <= (list: SizeAnchorsList, number: Double) -> ConstraintGroup<Backend> {
    list <= LayoutSize(width: number, height: number)
  }

  /// Constrains each to be at least another.
  @discardableResult
  public static func >= (list: SizeAnchorsList, other: SizeAnchors<Backend>) -> ConstraintGroup<Backend> {
    relate(list, .greaterThanOrEqual, other)
  }

  /// Constrains one to be at least each of a list.
  @discardableResult
  public static func >= (subject: SizeAnchors<Backend>, list: SizeAnchorsList) -> ConstraintGroup<Backend> {
    relate(subject, .greaterThanOrEqual, list)
  }

  /// Constrains each to be at least a size.
  @discardableResult
  public static func >= (list: SizeAnchorsList, size: LayoutSize) -> ConstraintGroup<Backend> {
    relate(list, .greaterThanOrEqual, SizeAnchors(nil, constant: size))
  }

  /// Constrains both extents of each to be at least a number.
  @discardableResult
  public static func >= (list: SizeAnchorsList, number: Double) -> ConstraintGroup<Backend> {
    list >= LayoutSize(width: number, height: number)
  }
}

// MARK: - Extents

// A number with a priority is an extent, and an extent means both, as a number does.
extension SizeAnchorsList {
  /// Constrains both extents of each to be the same as an extent: `[a, b].size == 24 ~ .high`.
  @discardableResult
  public static func == (
    list: SizeAnchorsList, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { SizeAnchors.relate($0, .equal, extent) })
  }

  /// Constrains both extents of each to be at most an extent.
  @discardableResult
  public static func <= (
    list: SizeAnchorsList, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { SizeAnchors.relate($0, .lessThanOrEqual, extent) })
  }

  /// Constrains both extents of each to be at least an extent.
  @discardableResult
  public static func >= (
    list: SizeAnchorsList, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    .installing(list.members.flatMap { SizeAnchors.relate($0, .greaterThanOrEqual, extent) })
  }
}
