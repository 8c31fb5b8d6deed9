#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// The part of LayoutHostView that is the same on UIKit and AppKit.

extension LayoutHostView {
  /// Lays out the headless tree in the bounds, and moves the real views to its frames.
  func layOutRoot() {
    prepareRoot()
    root.frame = LayoutRect(origin: .zero, size: LayoutSize(bounds.size))
    root.measureAgain()
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

  /// The size of the content: its natural width, and the height that it has in the present width.
  var contentSize: CGSize {
    var size = fittingSize(.zero, .fittingSize, .fittingSize)
    let width = bounds.width
    widthOfContent = width
    if width > 0 {
      size.height = fittingSize(CGSize(width: width, height: 0), .required, .fittingSize).height
    }
    return size
  }

  /// Whether the width has changed since the content was asked for its height.
  var isContentOutdated: Bool { widthOfContent.map { $0 != bounds.width } ?? false }

  func fittingSize(_ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    prepareRoot()
    root.measureAgain()
    return CGSize(
      root.systemLayoutSizeFitting(LayoutSize(target), horizontal: horizontal, vertical: vertical))
  }
}
#endif
