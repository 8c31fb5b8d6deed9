import Anchorage

#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

// The questions that a headless view asks the real view it stands for.

extension UIView {
  /// Whether the height of the content is that of text in the width of the view.
  var wrapsText: Bool {
    if let label = self as? UILabel { return label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0 }
    return (self as? UITextView)?.isScrollEnabled == false
  }

  /// Whether the content is text that is cut where it has too little room: a label may have smaller letters instead.
  var showsText: Bool {
    if let label = self as? UILabel { return !label.adjustsFontSizeToFitWidth }
    return (self as? UITextView)?.isScrollEnabled == false
  }

  /// How high the text of a label would be with all of its lines, and how high those are that it may have; `nil` if it has all.
  func heightsOfLines(fitting width: CGFloat) -> (all: Double, allowed: Double)? {
    guard let label = self as? UILabel, label.numberOfLines > 1 else { return nil }
    let room = CGRect(x: 0, y: 0, width: width, height: UIView.unlimited)
    let all = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
    let allowed = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height
    return all > allowed ? (Double(all), Double(allowed)) : nil
  }

  /// The answer of `sizeThatFits(_:)`.
  func sizeOfContent(fitting width: CGFloat) -> LayoutSize {
    LayoutSize(sizeThatFits(CGSize(width: width, height: UIView.unlimited)))
  }

  /// The size that the constraints inside the view give it, in the given width unless that is `nil`.
  func sizeOfConstraints(fitting width: Double?) -> LayoutSize {
    guard let width else { return LayoutSize(systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) }
    return LayoutSize(
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel))
  }

  /// Whether the view makes constraints for those inside.
  var isStackView: Bool { self is UIStackView }

  /// Lets the view and those inside make the constraints that they have not made yet.
  func updateConstraintsInside() { updateConstraintsIfNeeded() }

  /// The distances of the first baseline from the top and of the last from the bottom.
  var contentBaselines: (first: Double, last: Double) {
    guard let font = (self as? UILabel)?.font else { return (0, 0) }
    return (font.ascender, -font.descender)
  }

  /// Sets the frame as constraints do, whatever the transform of the view is.
  func setFrame(to frame: CGRect) {
    bounds.size = frame.size
    // The center is where the anchor point is.
    let anchor = layer.anchorPoint
    center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}
#endif
