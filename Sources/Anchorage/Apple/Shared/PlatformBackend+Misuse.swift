#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Views and guides where an anchor is meant, which the compiler refuses in our words; see `LayoutMisuse`.

extension _PlatformView: _LayoutSide {}
extension _PlatformGuide: _LayoutSide {}

// Unavailable so that they may name refusals.

@available(*, unavailable)
extension _PlatformView {
  /// Items themselves are refused.
  public typealias Misfit = _LayoutRefusal<LayoutMisuse.Item>
  /// Items instead of edges are refused.
  public typealias BesideEdges = _LayoutRefusal<LayoutMisuse.ItemBesideEdges>
  /// Items instead of sizes are refused.
  public typealias BesideSize = _LayoutRefusal<LayoutMisuse.ItemBesideSize>
  /// Items instead of points are refused.
  public typealias BesidePoint = _LayoutRefusal<LayoutMisuse.ItemBesidePoint>
}

@available(*, unavailable)
extension _PlatformGuide {
  /// Items themselves are refused.
  public typealias Misfit = _LayoutRefusal<LayoutMisuse.Item>
  /// Items instead of edges are refused.
  public typealias BesideEdges = _LayoutRefusal<LayoutMisuse.ItemBesideEdges>
  /// Items instead of sizes are refused.
  public typealias BesideSize = _LayoutRefusal<LayoutMisuse.ItemBesideSize>
  /// Items instead of points are refused.
  public typealias BesidePoint = _LayoutRefusal<LayoutMisuse.ItemBesidePoint>
}
#endif
