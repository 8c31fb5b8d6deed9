#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

// The questions that a headless view asks the real view it stands for.

extension NSView {
  /// The size of the view's content, in the given width unless that is `nil`.
  func contentSize(fitting width: Double?) -> LayoutSize {
    if let field = self as? NSTextField, wrapsContent {
      // Not the intrinsic size, which depends on the width that the view has now.
      let width = width.map { CGFloat(max($0, 1)) } ?? NSView.unlimited
      return LayoutSize(field.sizeThatFits(NSSize(width: width, height: NSView.unlimited)))
    }
    return LayoutSize(fitsConstraints ? fittingSize : intrinsicContentSize)
  }

  /// Whether the size of the view's content depends on the width.
  var wrapsContent: Bool {
    guard let field = self as? NSTextField, field.maximumNumberOfLines != 1,
      field.preferredMaxLayoutWidth <= 0
    else { return false }
    return field.lineBreakMode == .byWordWrapping || field.lineBreakMode == .byCharWrapping
  }

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
