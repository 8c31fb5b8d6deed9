#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

// The questions that a headless view asks the real view it stands for.

extension UIView {
  /// The size of the view's content, in the given width unless that is `nil`.
  func contentSize(fitting width: Double?) -> LayoutSize {
    if wrapsText {
      // Not the intrinsic size, which depends on the width that the view has now. A width of 0 would not
      // limit.
      let width = width.map { CGFloat(max($0, 1)) } ?? UIView.unlimited
      return LayoutSize(sizeThatFits(CGSize(width: width, height: UIView.unlimited)))
    }
    guard fitsConstraints else { return LayoutSize(intrinsicContentSize) }
    guard let width else { return LayoutSize(systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) }
    return LayoutSize(
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel))
  }

  /// Whether the size of the view's content depends on the width.
  var wrapsContent: Bool { wrapsText || fitsConstraints }

  private var wrapsText: Bool {
    if let label = self as? UILabel { return label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0 }
    return (self as? UITextView)?.isScrollEnabled == false
  }

  /// The distances of the first baseline from the top and of the last from the bottom.
  var contentBaselines: (first: Double, last: Double) {
    guard let font = (self as? UILabel)?.font else { return (0, 0) }
    return (font.ascender, -font.descender)
  }

  /// Sets the frame as constraints do, whatever the transform of the view is.
  func setFrame(to frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
#endif
