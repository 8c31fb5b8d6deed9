#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Views and guides where an anchor is meant, which the compiler refuses in our words; see `LayoutMisuse`.

extension PlatformView: LayoutSide {}
extension PlatformGuide: LayoutSide {}

// Unavailable so that they may name refusals.

@available(*, unavailable)
extension PlatformView {
  /// Items themselves are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Item>
  /// Items instead of edges are refused.
  public typealias BesideEdges = LayoutRefusal<LayoutMisuse.ItemBesideEdges>
  /// Items instead of sizes are refused.
  public typealias BesideSize = LayoutRefusal<LayoutMisuse.ItemBesideSize>
  /// Items instead of points are refused.
  public typealias BesidePoint = LayoutRefusal<LayoutMisuse.ItemBesidePoint>
}

@available(*, unavailable)
extension PlatformGuide {
  /// Items themselves are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Item>
  /// Items instead of edges are refused.
  public typealias BesideEdges = LayoutRefusal<LayoutMisuse.ItemBesideEdges>
  /// Items instead of sizes are refused.
  public typealias BesideSize = LayoutRefusal<LayoutMisuse.ItemBesideSize>
  /// Items instead of points are refused.
  public typealias BesidePoint = LayoutRefusal<LayoutMisuse.ItemBesidePoint>
}
#endif
