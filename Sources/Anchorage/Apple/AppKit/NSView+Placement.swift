#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

// Views that AppKit places by their frames. Their autoresizing masks belong to it.

extension NSView {
  /// Whether AppKit places the view: the content of a window or of a scroll view, or the view of a controller that
  /// AppKit shows.
  var isPlacedByPlatform: Bool {
    if window?.contentView === self { return true }
    if let scrollView = superview as? NSScrollView, scrollView.contentView === self { return true }
    return (nextResponder as? NSViewController).map(isPlacedFor) ?? false
  }

  /// Whether AppKit places the view for its controller. The view of a child in a controller of the program's own is
  /// placed by the program.
  private func isPlacedFor(_ controller: NSViewController) -> Bool {
    // Who will place the view is not known before it is somewhere.
    if superview == nil || controller is NSCollectionViewItem { return true }
    switch controller.parent {
    case nil: return controller.presentingViewController != nil
    case is NSTabViewController, is NSSplitViewController: return true
    default: return false
    }
  }
}
#endif
