extension Collection where Element: LayoutItem {
  /// Aligns every item with the first one.
  ///
  ///     [icon, title, badge].align(.centerY)
  ///     // title.centerY == icon.centerY, badge.centerY == icon.centerY
  ///
  /// Fewer than two items need no constraint.
  @discardableResult
  public func align(_ alignment: LayoutAlignment) -> ConstraintGroup<Element.Backend> {
    Element.Backend.relate(equationsLikeFirst([alignment.attribute]))
  }

  /// Makes every item as large as the first one.
  ///
  ///     [ok, cancel].match(.width)
  ///     // cancel.width == ok.width
  ///
  ///     [a, b, c].match(.size)
  ///     // b.width == a.width, b.height == a.height, c.width == a.width, c.height == a.height
  ///
  /// Fewer than two items need no constraint.
  @discardableResult
  public func match(_ extent: MatchedDimension) -> ConstraintGroup<Element.Backend> {
    Element.Backend.relate(equationsLikeFirst(extent.attributes))
  }

  /// Equates attributes of every item with those of the first one.
  private func equationsLikeFirst(_ attributes: [LayoutAttribute]) -> [LayoutEquation<Element.Backend>] {
    for item in self { Element.Backend.prepareSubject(item.layoutItem) }
    guard let first = first?.layoutItem else { return [] }
    return dropFirst().flatMap { item in
      attributes.map { attribute in
        Element.Backend.equation(
          LayoutSum(LayoutTerm<Element.Backend>(1, item.layoutItem, attribute)), .equal,
          LayoutSum(LayoutTerm<Element.Backend>(1, first, attribute)))
      }
    }
  }
}
