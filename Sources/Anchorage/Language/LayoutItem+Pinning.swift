// Pinning edges to those of the superview.

extension LayoutItem {
  /// Pins edges to those of the superview, or of the view that owns the guide.
  ///
  ///     card.pinToSuperview()
  ///     header.pinToSuperview([.top, .horizontal], insets: LayoutInsets(top: 8))
  ///     // header.top == root.top + 8, header.leading == root.leading, header.trailing == root.trailing
  ///
  /// The constraints are in the order of ``LayoutItem/edges``. An item without a superview is reported, and
  /// no constraint is made.
  ///
  /// - Parameters:
  ///   - edges: The edges to pin; all four by default.
  ///   - insets: The distances towards the centre, in points; insets of other edges are ignored.
  @discardableResult
  @inlinable public func pinToSuperview(
    _ edges: LayoutEdges = .all, insets: LayoutInsets = .zero
  ) -> ConstraintGroup<Backend> {
    Backend.pin(layoutItem, edges, insets)
  }

  /// Pins edges to those of the superview, or of the view that owns the guide, all at the same inset.
  ///
  ///     card.pinToSuperview(insets: 16)
  ///     footer.pinToSuperview(.bottom, insets: 8)
  ///     // footer.bottom == root.bottom - 8
  @discardableResult
  @inlinable public func pinToSuperview(_ edges: LayoutEdges = .all, insets: Double) -> ConstraintGroup<
    Backend
  > {
    pinToSuperview(edges, insets: LayoutInsets(insets))
  }
}

extension LayoutBackend {
  /// Pins edges of an item to those of its container; `isAbsolute` makes leading mean left.
  @inlinable static func pin(
    _ item: Item, _ edges: LayoutEdges, _ insets: LayoutInsets, isAbsolute: Bool = false
  ) -> ConstraintGroup<Self> {
    var composite = Composite<Self>(about: item, _container(of: item), capacity: 4)
    pin(item, edges, insets, isAbsolute: isAbsolute, in: &composite)
    return composite.install()
  }

  @inlinable static func pin(
    _ item: Item, _ edges: LayoutEdges, _ insets: LayoutInsets, isAbsolute: Bool,
    in composite: inout Composite<Self>
  ) {
    guard let container = _container(of: item) else {
      _report(.noSuperview, about: item)
      return
    }
    var target = EdgeAnchors<Self>(.one(container), edges).inset(by: insets)
    target.isAbsolute = isAbsolute
    EdgeAnchors.append(
      EdgeAnchors(.one(item), edges), .equal, target, of: (item, container), to: &composite)
  }
}
