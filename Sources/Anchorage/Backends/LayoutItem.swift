/// Anything that has anchors: a view or a layout guide.
public protocol LayoutItem: AnyObject {
  /// The world the item's constraints live in.
  associatedtype Backend: LayoutBackend
  /// The item as its backend knows it.
  var layoutItem: Backend.Item { get }
}
