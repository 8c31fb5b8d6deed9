#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// What the hosts of UIKit and AppKit have in common.

extension LayoutHostView {
  /// Lays out the headless tree in the bounds, and the real views where it says.
  func layOutRoot() {
    prepareRoot()
    root.frame = LayoutRect(origin: .zero, size: LayoutSize(bounds.size))
    root.measureAgain()
    root.layoutIfNeeded()
    root.applyFrames()
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

  /// Whether the content may have got another height since somebody asked for it.
  var isContentOutdated: Bool { widthOfContent.map { $0 != bounds.width } ?? false }

  func fittingSize(_ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    prepareRoot()
    root.measureAgain()
    return CGSize(
      root.systemLayoutSizeFitting(LayoutSize(target), horizontal: horizontal, vertical: vertical))
  }
}
#endif
