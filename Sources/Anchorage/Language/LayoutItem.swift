/// Anything that has anchors: a view or a layout guide.
///
///     func fill<Item: LayoutItem, Container: LayoutItem>(_ item: Item, _ container: Container)
///     where Item.Backend == Container.Backend {
///       item.edges == container.edges
///     }
///     fill(card, root.margins)
///
/// A type of your own names its backend, which cannot be inferred. Where it does not, Swift 6.3 crashes without a message:
///
///     final class Panel: LayoutItem {
///       typealias Backend = HeadlessBackend
///       let view = LayoutView(name: "panel")
///       var layoutItem: HeadlessItem { view }
///     }
public protocol LayoutItem: AnyObject {
  /// The backend of the item's constraints.
  associatedtype Backend: LayoutBackend
  /// The item as its backend knows it.
  var layoutItem: Backend.Item { get }
}
