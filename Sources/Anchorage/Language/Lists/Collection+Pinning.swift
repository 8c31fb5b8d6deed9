extension Collection where Element: LayoutItem {
  /// Pins edges of every item to those of its own superview.
  ///
  ///     [background, overlay].pinToSuperview()
  ///     rows.pinToSuperview(.horizontal, insets: LayoutInsets(leading: 16))
  ///
  /// An item without a superview is reported, and the others are pinned.
  ///
  /// - Parameters:
  ///   - edges: The edges to pin; all four by default.
  ///   - insets: The distances towards the centre, in points; insets of other edges are ignored.
  @discardableResult
  public func pinToSuperview(
    _ edges: LayoutEdges = .all, insets: LayoutInsets = .zero
  ) -> ConstraintGroup<Element.Backend> {
    Element.Backend.relate(flatMap { $0.pinningEquations(edges, insets) })
  }

  /// Pins edges of every item to those of its own superview, each at the same distance inside.
  ///
  ///     rows.pinToSuperview(.horizontal, insets: 16)
  @discardableResult
  public func pinToSuperview(_ edges: LayoutEdges = .all, insets: Double) -> ConstraintGroup<Element.Backend>
  {
    pinToSuperview(edges, insets: LayoutInsets(insets))
  }
}
