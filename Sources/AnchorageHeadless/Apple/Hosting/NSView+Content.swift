import Anchorage

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

// The answers of a real view to the headless view that represents it.

extension NSView {
  /// Whether the height of the content is that of text in the width of the view.
  var wrapsText: Bool {
    guard let field = self as? NSTextField, field.maximumNumberOfLines != 1,
      field.preferredMaxLayoutWidth <= 0
    else { return false }
    return field.lineBreakMode == .byWordWrapping || field.lineBreakMode == .byCharWrapping
  }

  /// Whether the content is text that is cut off if it doesn't fit. Editable fields have no natural width.
  var showsText: Bool { self is NSTextField }

  /// `nil`, because AppKit doesn't expose the height of text without its limit of lines.
  func heightsOfLines(fitting width: CGFloat) -> (all: Double, allowed: Double)? { nil }

  /// The result of `sizeThatFits(_:)` for controls; the intrinsic size for other views.
  func sizeOfContent(fitting width: CGFloat) -> LayoutSize {
    guard let control = self as? NSControl else { return LayoutSize(intrinsicContentSize) }
    return LayoutSize(control.sizeThatFits(NSSize(width: width, height: NSView.unlimited)))
  }

  /// The size determined by the constraints inside the view, which AppKit can't compute for a given width.
  func sizeOfConstraints(fitting width: Double?) -> LayoutSize { LayoutSize(fittingSize) }

  /// Whether the view makes constraints for its subviews.
  var isStackView: Bool { self is NSStackView }

  /// Makes the view and its subviews create pending constraints.
  func updateConstraintsInside() { updateConstraintsForSubtreeIfNeeded() }

  /// The distances of the first baseline from the top and the last from the bottom.
  var contentBaselines: (first: Double, last: Double) {
    (firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom)
  }

  /// Sets the frame, given from the top of the superview.
  func setFrame(to frame: CGRect) {
    guard let superview, !superview.isFlipped else {
      self.frame = frame
      return
    }
    self.frame = CGRect(
      x: frame.minX, y: superview.bounds.height - frame.maxY, width: frame.width, height: frame.height)
  }
}
#endif
