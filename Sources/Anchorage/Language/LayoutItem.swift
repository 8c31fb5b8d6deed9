/// Anything that has anchors: a view or a layout guide.
///
///     func fill<Item: LayoutItem, Container: LayoutItem>(_ item: Item, _ container: Container)
///     where Item.Backend == Container.Backend {
///       item.edges == container.edges
///     }
///     fill(card, root.margins)
public protocol LayoutItem: AnyObject {
  /// The world the item's constraints live in.
  associatedtype Backend: LayoutBackend
  /// The item as its backend knows it.
  var layoutItem: Backend.Item { get }
}
