// Pinning edges to those of the superview.

extension LayoutItem {
  /// Pins edges to those of the superview, or of the view that owns the guide.
  ///
  ///     card.pinToSuperview()
  ///     header.pinToSuperview([.top, .horizontal], insets: LayoutInsets(top: 8))
  ///     // header.top == root.top + 8, header.leading == root.leading, header.trailing == root.trailing
  ///
  /// The constraints are those of ``LayoutItem/edges``, in their order. An item without a superview is
  /// reported, and nothing is constrained.
  ///
  /// - Parameters:
  ///   - edges: The edges to pin; all four by default.
  ///   - insets: The distances towards the centre, in points; the ones of other edges do not matter.
  @discardableResult
  public func pinToSuperview(
    _ edges: LayoutEdges = .all, insets: LayoutInsets = .zero
  ) -> ConstraintGroup<Backend> {
    .installing(pinned(edges, insets))
  }

  /// Pins edges to those of the superview, or of the view that owns the guide, each as far inside.
  ///
  ///     card.pinToSuperview(insets: 16)
  ///     footer.pinToSuperview(.bottom, insets: 8)
  ///     // footer.bottom == root.bottom - 8
  @discardableResult
  public func pinToSuperview(_ edges: LayoutEdges = .all, insets: Double) -> ConstraintGroup<Backend> {
    pinToSuperview(edges, insets: LayoutInsets(insets))
  }

  func pinned(_ edges: LayoutEdges, _ insets: LayoutInsets) -> [Backend.Constraint] {
    let item = layoutItem
    guard let container = Backend.container(of: item) else {
      Backend.report(.noSuperview, about: item)
      return []
    }
    return EdgeAnchors<Backend>.relate(
      EdgeAnchors(item, edges), .equal, EdgeAnchors(container, edges).inset(by: insets))
  }
}
