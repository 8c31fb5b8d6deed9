/// The size of every item of an array: `[a, b].size == LayoutSize(width: 24, height: 24)`.
///
///     [icon, badge].size == LayoutSize(width: 24, height: 24)
///     photos.size <= root.size * 0.5
public struct SizeAnchorList<Backend: LayoutBackend> {
  @usableFromInline var members: [SizeAnchors<Backend>]

  @inlinable init(_ members: [SizeAnchors<Backend>]) {
    self.members = members
  }
}

extension SizeAnchorList {
  @inlinable static func relate(
    _ list: SizeAnchorList, _ relation: LayoutRelation, _ other: SizeAnchors<Backend>
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(about: list.members.first?.item, capacity: 2 * list.members.count)
    for member in list.members { SizeAnchors.relate(member, relation, other, in: &composite) }
    return composite.install()
  }

  @inlinable static func relate(
    _ subject: SizeAnchors<Backend>, _ relation: LayoutRelation, _ list: SizeAnchorList
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(about: subject.item, capacity: 2 * list.members.count)
    for member in list.members { SizeAnchors.relate(subject, relation, member, in: &composite) }
    return composite.install()
  }

  /// Constrains each size to be the same as another size.
  @discardableResult
  @inlinable public static func == (list: SizeAnchorList, other: SizeAnchors<Backend>) -> ConstraintGroup<
    Backend
  > {
    relate(list, .equal, other)
  }

  /// Constrains a size to be the same as each of a list.
  @discardableResult
  @inlinable public static func == (subject: SizeAnchors<Backend>, list: SizeAnchorList) -> ConstraintGroup<
    Backend
  > {
    relate(subject, .equal, list)
  }

  /// Constrains each to be the same as a size.
  @discardableResult
  @inlinable public static func == (list: SizeAnchorList, size: LayoutSize) -> ConstraintGroup<Backend> {
    relate(list, .equal, SizeAnchors(nil, constant: size))
  }

  /// Constrains both dimensions of each to be the same as a number.
  @discardableResult
  @inlinable public static func == (list: SizeAnchorList, number: Double) -> ConstraintGroup<Backend> {
    list == LayoutSize(width: number, height: number)
  }

  /// Constrains each size to be at most another size.
  @discardableResult
  @inlinable public static func <= (list: SizeAnchorList, other: SizeAnchors<Backend>) -> ConstraintGroup<
    Backend
  > {
    relate(list, .lessThanOrEqual, other)
  }

  /// Constrains a size to be at most each of a list.
  @discardableResult
  @inlinable public static func <= (subject: SizeAnchors<Backend>, list: SizeAnchorList) -> ConstraintGroup<
    Backend
  > {
    relate(subject, .lessThanOrEqual, list)
  }

  /// Constrains each to be at most a size.
  @discardableResult
  @inlinable public static func <= (list: SizeAnchorList, size: LayoutSize) -> ConstraintGroup<Backend> {
    relate(list, .lessThanOrEqual, SizeAnchors(nil, constant: size))
  }

  /// Constrains both dimensions of each to be at most a number.
  @discardableResult
  @inlinable public static func <= (list: SizeAnchorList, number: Double) -> ConstraintGroup<Backend> {
    list <= LayoutSize(width: number, height: number)
  }

  /// Constrains each size to be at least another size.
  @discardableResult
  @inlinable public static func >= (list: SizeAnchorList, other: SizeAnchors<Backend>) -> ConstraintGroup<
    Backend
  > {
    relate(list, .greaterThanOrEqual, other)
  }

  /// Constrains a size to be at least each of a list.
  @discardableResult
  @inlinable public static func >= (subject: SizeAnchors<Backend>, list: SizeAnchorList) -> ConstraintGroup<
    Backend
  > {
    relate(subject, .greaterThanOrEqual, list)
  }

  /// Constrains each to be at least a size.
  @discardableResult
  @inlinable public static func >= (list: SizeAnchorList, size: LayoutSize) -> ConstraintGroup<Backend> {
    relate(list, .greaterThanOrEqual, SizeAnchors(nil, constant: size))
  }

  /// Constrains both dimensions of each to be at least a number.
  @discardableResult
  @inlinable public static func >= (list: SizeAnchorList, number: Double) -> ConstraintGroup<Backend> {
    list >= LayoutSize(width: number, height: number)
  }
}

// MARK: - Single dimensions

// A number with a priority is an expression, and applies to both dimensions as a number does.
extension SizeAnchorList {
  /// Constrains both dimensions of each to be the same as a dimension: `[a, b].size == 24 ~ .high`.
  @discardableResult
  @inlinable public static func == (
    list: SizeAnchorList, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    relate(list, .equal, extent)
  }

  /// Constrains both dimensions of each to be at most a dimension.
  @discardableResult
  @inlinable public static func <= (
    list: SizeAnchorList, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    relate(list, .lessThanOrEqual, extent)
  }

  /// Constrains both dimensions of each to be at least a dimension.
  @discardableResult
  @inlinable public static func >= (
    list: SizeAnchorList, extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    relate(list, .greaterThanOrEqual, extent)
  }

  @inlinable static func relate(
    _ list: SizeAnchorList, _ relation: LayoutRelation, _ extent: LayoutExpression<LayoutDimension, Backend>
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(
      about: list.members.first?.item ?? extent.item, capacity: 2 * list.members.count)
    for member in list.members { SizeAnchors.relate(member, relation, extent, in: &composite) }
    return composite.install()
  }
}

extension SizeAnchorList: LayoutPrioritizable {
  /// Returns the list with a priority.
  @inlinable public func withPriority(_ priority: LayoutPriority) -> SizeAnchorList {
    SizeAnchorList(members.map { $0.withPriority(priority) })
  }
}
