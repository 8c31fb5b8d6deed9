// What the compiler says where an item stands in the place of its anchors.

extension HeadlessItem: LayoutSide {}

// Unavailable so that the extension may name refusals.
@available(*, unavailable)
extension HeadlessItem {
  /// Items themselves are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Item>
  /// Items instead of edges are refused.
  public typealias BesideEdges = LayoutRefusal<LayoutMisuse.ItemBesideEdges>
  /// Items instead of sizes are refused.
  public typealias BesideSize = LayoutRefusal<LayoutMisuse.ItemBesideSize>
  /// Items instead of points are refused.
  public typealias BesidePoint = LayoutRefusal<LayoutMisuse.ItemBesidePoint>
}
