/// One attribute of one item: what constraints relate.
///
/// Anchors are made by their items and used at once:
///
///     title.leading == icon.trailing + 8
///
/// `Kind` keeps places along x, places along y and extents apart; `Backend` keeps items of different worlds
/// apart.
public struct LayoutAnchor<Kind: LayoutKind, Backend: LayoutBackend> {
  /// The item the anchor belongs to.
  public let item: Backend.Item
  /// The part of the item.
  public let attribute: LayoutAttribute

  /// Creates an anchor; `attribute` must be of the kind.
  init(_ item: Backend.Item, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  var sum: LayoutSum<Backend> { LayoutSum(LayoutTerm(1, item, attribute)) }
}
