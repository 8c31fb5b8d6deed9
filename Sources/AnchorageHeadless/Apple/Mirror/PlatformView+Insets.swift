import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// The platform's insets with left and right.

extension _PlatformView {
  /// Insets with left and right as leading and trailing of the view.
  func directed(_ insets: _PlatformEdgeInsets) -> LayoutInsets {
    LayoutInsets(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
      trailing: isLeftToRight ? insets.right : insets.left)
  }

  /// The insets that cover the view in addition to those of an outer view, in which it has a frame.
  ///
  /// A headless view adds its own insets to the part of its superview's that reaches into it; a real view
  /// stores the sum.
  func insets(beyondThoseOf outer: _PlatformView, at frame: LayoutRect) -> _PlatformEdgeInsets {
    let (own, around, size) = (safeAreaInsets, outer.safeAreaInsets, outer.bounds.size)
    func rest(_ own: CGFloat, _ around: CGFloat, _ distance: Double) -> CGFloat {
      max(0, own - min(max(around - distance, 0), around))
    }
    return _PlatformEdgeInsets(
      top: rest(own.top, around.top, frame.minY), left: rest(own.left, around.left, frame.minX),
      bottom: rest(own.bottom, around.bottom, size.height - frame.maxY),
      right: rest(own.right, around.right, size.width - frame.maxX))
  }
}
#endif
