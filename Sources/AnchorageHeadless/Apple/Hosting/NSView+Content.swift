import Anchorage

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

// The questions that a headless view asks the real view it stands for.

extension NSView {
  /// Whether the height of the content is that of text in the width of the view.
  var wrapsText: Bool {
    guard let field = self as? NSTextField, field.maximumNumberOfLines != 1,
      field.preferredMaxLayoutWidth <= 0
    else { return false }
    return field.lineBreakMode == .byWordWrapping || field.lineBreakMode == .byCharWrapping
  }

  /// Whether the content is text that is cut where it has too little room. Fields to type in have no width of their own.
  var showsText: Bool { self is NSTextField }

  /// AppKit does not tell how high a text would be with more lines than it may have.
  func heightsOfLines(fitting width: CGFloat) -> (all: Double, allowed: Double)? { nil }

  /// The answer of `sizeThatFits(_:)`, which only controls have; other views have their intrinsic size.
  func sizeOfContent(fitting width: CGFloat) -> LayoutSize {
    guard let control = self as? NSControl else { return LayoutSize(intrinsicContentSize) }
    return LayoutSize(control.sizeThatFits(NSSize(width: width, height: NSView.unlimited)))
  }

  /// The size that the constraints inside the view give it: AppKit cannot be asked for one in a width.
  func sizeOfConstraints(fitting width: Double?) -> LayoutSize { LayoutSize(fittingSize) }

  /// Whether the view makes constraints for those inside.
  var isStackView: Bool { self is NSStackView }

  /// Lets the view and those inside make the constraints that they have not made yet.
  func updateConstraintsInside() { updateConstraintsForSubtreeIfNeeded() }

  /// The distances of the first baseline from the top and of the last from the bottom.
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
