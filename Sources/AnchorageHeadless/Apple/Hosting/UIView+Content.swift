import Anchorage

#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

// The answers of a real view to the headless view that represents it.

extension UIView {
  /// Whether the height of the content is that of text in the width of the view.
  var wrapsText: Bool {
    if let label = self as? UILabel { return label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0 }
    return (self as? UITextView)?.isScrollEnabled == false
  }

  /// Whether the content is text that is cut off if it doesn't fit; a label may shrink its font instead.
  var showsText: Bool {
    if let label = self as? UILabel { return !label.adjustsFontSizeToFitWidth }
    return (self as? UITextView)?.isScrollEnabled == false
  }

  /// The height of all lines of a label's text, and the height of the allowed lines; `nil` if all are
  /// allowed.
  func heightsOfLines(fitting width: CGFloat) -> (all: Double, allowed: Double)? {
    guard let label = self as? UILabel, label.numberOfLines > 1 else { return nil }
    let room = CGRect(x: 0, y: 0, width: width, height: UIView.unlimited)
    let all = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
    let allowed = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height
    return all > allowed ? (Double(all), Double(allowed)) : nil
  }

  /// The result of `sizeThatFits(_:)`.
  func sizeOfContent(fitting width: CGFloat) -> LayoutSize {
    LayoutSize(sizeThatFits(CGSize(width: width, height: UIView.unlimited)))
  }

  /// The size determined by the constraints inside the view, in the given width unless it is `nil`.
  func sizeOfConstraints(fitting width: Double?) -> LayoutSize {
    guard let width else { return LayoutSize(systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) }
    return LayoutSize(
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel))
  }

  /// Whether the view makes constraints for its subviews.
  var isStackView: Bool { self is UIStackView }

  /// Makes the view and its subviews create pending constraints.
  func updateConstraintsInside() { updateConstraintsIfNeeded() }

  /// The distances of the first baseline from the top and the last from the bottom.
  var contentBaselines: (first: Double, last: Double) {
    guard let font = (self as? UILabel)?.font else { return (0, 0) }
    return (font.ascender, -font.descender)
  }

  /// Sets the frame as constraints do, independent of the transform of the view.
  func setFrame(to frame: CGRect) {
    bounds.size = frame.size
    // The center is the position of the anchor point.
    let anchor = layer.anchorPoint
    center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}
#endif
