import Anchorage

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

// Properties of AppKit's views and guides that a mirror reads. A mirror counts from the top, unlike views
// that aren't flipped.

extension NSView {
  var isLeftToRight: Bool { userInterfaceLayoutDirection == .leftToRight }

  /// Whether the view's direction differs from the root's: AppKit doesn't expose whether it was set.
  func hasOwnDirection(beside root: NSView) -> Bool { isLeftToRight != root.isLeftToRight }

  /// The frame, seen from the top of the superview.
  var rectFromTop: CGRect { superview?.fromTop(frame) ?? frame }

  /// A rectangle inside the view, seen from its top.
  fileprivate func fromTop(_ rect: CGRect) -> CGRect {
    if isFlipped { return rect }
    return CGRect(
      x: rect.minX, y: bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }

  var maskFromTop: LayoutAutoresizingMask {
    let mask = LayoutAutoresizingMask(rawValue: autoresizingMask.rawValue)
    guard let superview, !superview.isFlipped else { return mask }
    var turned = mask.subtracting([.flexibleTopMargin, .flexibleBottomMargin])
    // If neither the lower margin nor the height is flexible, the upper margin is.
    if mask.contains(.flexibleBottomMargin)
      || mask.isDisjoint(with: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    {
      turned.insert(.flexibleTopMargin)
    }
    if mask.contains(.flexibleTopMargin) { turned.insert(.flexibleBottomMargin) }
    return turned
  }

  /// The bounds in the coordinates of another view, seen from its top.
  func rect(in other: NSView) -> CGRect { other.fromTop(convert(bounds, to: other)) }

  /// The margins that the last layout gave the guide; before, 8 inside the safe area.
  var effectiveMargins: LayoutInsets {
    let inner = layoutMarginsGuide.rectFromTop
    let covered = safeAreaInsets
    if inner == .zero {
      return directed(
        NSEdgeInsets(
          top: covered.top + 8, left: covered.left + 8, bottom: covered.bottom + 8, right: covered.right + 8))
    }
    return directed(
      NSEdgeInsets(
        top: inner.minY, left: inner.minX, bottom: bounds.height - inner.maxY,
        right: bounds.width - inner.minX - inner.width))
  }

  /// The views that provide the baselines: on AppKit, always the view itself.
  var baselineViews: (first: NSView, last: NSView) { (self, self) }

  /// The guides of a scroll view: AppKit lays out its content like that of any view.
  var scrollGuidesOfView: (content: NSLayoutGuide, frame: NSLayoutGuide)? { nil }

  var sizeOfScrolledContent: LayoutSize { .zero }
}

extension NSLayoutGuide {
  /// Whether the guide was made, and is placed, by its view.
  var isMadeByView: Bool { identifier.rawValue.hasPrefix("NSView") }

  @MainActor var rectFromTop: CGRect { owningView?.fromTop(frame) ?? frame }
}
#endif
