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
  @inlinable public func pinToSuperview(
    _ edges: LayoutEdges = .all, insets: LayoutInsets = .zero
  ) -> ConstraintGroup<Element.Backend> {
    Element.Backend.pin(map { $0.layoutItem }, edges, insets)
  }

  /// Pins edges of every item to those of its own superview, all at the same inset.
  ///
  ///     rows.pinToSuperview(.horizontal, insets: 16)
  @discardableResult
  @inlinable public func pinToSuperview(_ edges: LayoutEdges = .all, insets: Double) -> ConstraintGroup<
    Element.Backend
  > {
    pinToSuperview(edges, insets: LayoutInsets(insets))
  }
}

extension LayoutBackend {
  @inlinable static func pin(
    _ items: [Item], _ edges: LayoutEdges, _ insets: LayoutInsets, isAbsolute: Bool = false
  ) -> ConstraintGroup<Self> {
    var composite = Composite<Self>(about: items.first, capacity: 4 * items.count)
    for item in items { pin(item, edges, insets, isAbsolute: isAbsolute, in: &composite) }
    return composite.install()
  }
}
