#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

// Views that AppKit places by their frames. Their autoresizing masks belong to it.

extension NSView {
  /// Whether AppKit alone places the view: the content view of a window or of a scroll view.
  var isPlacedByPlatform: Bool {
    window?.contentView === self || (superview as? NSScrollView)?.contentView === self
  }

  /// Whether the view is that of a controller, or of an item of a collection.
  var isRootOfController: Bool { nextResponder is NSViewController }
}
#endif
