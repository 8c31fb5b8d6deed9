import Anchorage

#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

// Properties of UIKit's views and guides that a mirror reads.

extension UIView {
  var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  /// Whether the view has a direction of its own, independent of the app's.
  func hasOwnDirection(beside root: UIView) -> Bool { semanticContentAttribute != .unspecified }

  /// The frame without the transform of the view.
  var rectFromTop: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  var maskFromTop: LayoutAutoresizingMask { LayoutAutoresizingMask(rawValue: autoresizingMask.rawValue) }

  /// The bounds in the coordinates of another view.
  func rect(in other: UIView) -> CGRect { convert(bounds, to: other) }

  /// The effective margins.
  var effectiveMargins: LayoutInsets { LayoutInsets(directionalLayoutMargins) }

  /// The views that provide the baselines.
  var baselineViews: (first: UIView, last: UIView) { (forFirstBaselineLayout, forLastBaselineLayout) }

  /// The guides of a scroll view.
  var scrollGuidesOfView: (content: UILayoutGuide, frame: UILayoutGuide)? {
    (self as? UIScrollView).map { ($0.contentLayoutGuide, $0.frameLayoutGuide) }
  }

  /// The size of the content of a scroll view.
  var sizeOfScrolledContent: LayoutSize { LayoutSize((self as? UIScrollView)?.contentSize ?? .zero) }
}

extension UILayoutGuide {
  /// Whether the guide was made, and is placed, by its view. The guides of stack views have other names: constraints place them.
  var isMadeByView: Bool {
    #if !os(tvOS)
    if self is UITrackingLayoutGuide { return true }
    #endif
    return identifier.hasPrefix("UIView")
  }

  var rectFromTop: CGRect { layoutFrame }
}
#endif
