extension Collection where Element: LayoutItem {
  /// Aligns every item with the first one.
  ///
  ///     [icon, title, badge].align(.centerY)
  ///     // title.centerY == icon.centerY, badge.centerY == icon.centerY
  ///
  /// Fewer than two items need no constraint.
  @discardableResult
  public func align(_ alignment: LayoutAlignment) -> ConstraintGroup<Element.Backend> {
    for item in self { Element.Backend.prepareSubject(item.layoutItem) }
    return .installing(aligned(alignment))
  }

  func aligned(_ alignment: LayoutAlignment) -> [Element.Backend.Constraint] {
    guard let first else { return [] }
    return dropFirst().map { item in
      equal(item.layoutItem, alignment.attribute, first.layoutItem, alignment.attribute)
    }
  }

  func equal(
    _ item: Element.Backend.Item, _ attribute: LayoutAttribute,
    _ other: Element.Backend.Item, _ otherAttribute: LayoutAttribute, plus constant: Double = 0
  ) -> Element.Backend.Constraint {
    var right = LayoutSum(LayoutTerm<Element.Backend>(1, other, otherAttribute))
    right.constant = constant
    return makeConstraint(LayoutSum(LayoutTerm<Element.Backend>(1, item, attribute)), .equal, right)
  }
}
