// Lists that are related element by element.

extension AnchorList {
  /// Constrains each anchor to equal its counterpart in another list.
  ///
  ///     [icon, badge].centerY == [title, button].centerY
  ///     // icon.centerY == title.centerY, badge.centerY == button.centerY
  ///
  /// Lists of different lengths are reported, and no constraint is made.
  @discardableResult
  @inlinable public static func == (list: AnchorList, other: AnchorList) -> ConstraintGroup<Backend> {
    pair(list, .equal, other)
  }

  /// Constrains each anchor to be at most its counterpart in another list.
  ///
  ///     [icon, badge].trailing <= [title, button].leading - 8
  ///
  /// Lists of different lengths are reported, and no constraint is made.
  @discardableResult
  @inlinable public static func <= (list: AnchorList, other: AnchorList) -> ConstraintGroup<Backend> {
    pair(list, .lessThanOrEqual, other)
  }

  /// Constrains each anchor to be at least its counterpart in another list.
  ///
  ///     [title, button].leading >= [icon, badge].trailing + 8
  ///
  /// Lists of different lengths are reported, and no constraint is made.
  @discardableResult
  @inlinable public static func >= (list: AnchorList, other: AnchorList) -> ConstraintGroup<Backend> {
    pair(list, .greaterThanOrEqual, other)
  }

  @inlinable static func pair(
    _ list: AnchorList, _ relation: LayoutRelation, _ other: AnchorList
  ) -> ConstraintGroup<Backend> {
    let (left, right) = (list.expressions, other.expressions)
    guard Backend.canPair(left.count, right.count, left.first?.item ?? right.first?.item) else {
      return ConstraintGroup([])
    }
    var composite = Composite<Backend>(
      about: left.first?.item ?? right.first?.item, right.first?.item, capacity: left.count)
    for (expression, other) in zip(left, right) {
      composite.append(
        expression.sum, relation, other.sum, priority: other.priority ?? expression.priority)
    }
    return composite.install()
  }
}
