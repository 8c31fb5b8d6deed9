// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Anchorage

// The compiler's errors where an item stands in the place of its anchors.

@_documentation(visibility: internal)
extension HeadlessItem: _LayoutSide {}

// Unavailable so that the extension may name refusals.
@_documentation(visibility: internal)
@available(*, unavailable)
extension HeadlessItem {
  public typealias Misfit = _LayoutRefusal<LayoutMisuse.Item>
  public typealias BesideEdges = _LayoutRefusal<LayoutMisuse.ItemBesideEdges>
  public typealias BesideSize = _LayoutRefusal<LayoutMisuse.ItemBesideSize>
  public typealias BesidePoint = _LayoutRefusal<LayoutMisuse.ItemBesidePoint>
}
