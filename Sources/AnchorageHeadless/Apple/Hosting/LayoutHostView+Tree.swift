import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// The part of `LayoutHostView` that UIKit and AppKit share.

extension LayoutHostView {
  /// Lays out the headless tree in the bounds, and moves the real views to its frames.
  func layOutRoot() {
    prepareTree()
    root.frame = LayoutRect(origin: .zero, size: LayoutSize(bounds.size))
    root.layoutIfNeeded()
    root.applyFrames()
  }

  /// Passes the direction, the safe area and the display scale of the host on to the tree.
  func setSurroundings(isLeftToRight: Bool, displayScale: CGFloat?) {
    root.layoutDirection = isLeftToRight ? .leftToRight : .rightToLeft
    let covered = safeAreaInsets
    root.safeAreaInsets = LayoutInsets(
      top: covered.top, leading: isLeftToRight ? covered.left : covered.right, bottom: covered.bottom,
      trailing: isLeftToRight ? covered.right : covered.left)
    root.displayScale = displayScale.map { Double($0) }
  }

  /// Passes on the properties of the host and the measured views, and measures these again if they may have
  /// changed.
  private func prepareTree() {
    prepareRoot()
    root.readMeasuredViews(contentChanged: isContentStale)
    isContentStale = false
  }

  /// The size of the content: its natural width, and its height in the preferred or else the present width.
  var contentSize: CGSize {
    var size = fittingSize(.zero, .fittingSize, .fittingSize)
    let isPreferred = preferredMaxLayoutWidth > 0
    let width = isPreferred ? preferredMaxLayoutWidth : bounds.width
    widthOfContent = isPreferred ? nil : width
    if width > 0 {
      size.height = fittingSize(CGSize(width: width, height: 0), .required, .fittingSize).height
    }
    if isPreferred { size.width = min(size.width, width) }
    return size
  }

  /// Whether a new width of the host changed the height of the content since it was last asked for.
  ///
  /// True once for each width: a pass that got a new size each time it ends would never end.
  func takeOutdatedWidth() -> Bool {
    guard let known = widthOfContent, known != bounds.width else { return false }
    widthOfContent = bounds.width
    return true
  }

  func fittingSize(_ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    prepareTree()
    return CGSize(
      root.systemLayoutSizeFitting(LayoutSize(target), horizontal: horizontal, vertical: vertical))
  }
}
#endif
