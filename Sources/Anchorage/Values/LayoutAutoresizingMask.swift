/// The parts of a view's frame that resize with its superview, as in `UIView.AutoresizingMask`.
///
/// Along each axis a frame has three parts: the margin before it, its width or height, and the margin after
/// it. When the superview grows or shrinks, the flexible parts share the difference in proportion to their
/// sizes; the other parts keep theirs.
///
///     let bar = LayoutView(name: "bar", frame: LayoutRect(x: 0, y: 280, width: 400, height: 20))
///     bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
///     root.addSubview(bar)  // root is 400 × 300
///     root.frame.size = LayoutSize(width: 500, height: 600)
///     root.layoutIfNeeded()
///     bar.frame  // (0, 580, 500, 20)
///
/// Left and right do not depend on the layout direction. An axis without a flexible
/// part behaves as if the margin after the frame were flexible.
public struct LayoutAutoresizingMask: OptionSet, Hashable, Sendable {
  /// The flags, with UIKit's values.
  public let rawValue: UInt

  /// Creates a mask from flags.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The distance to the superview's left edge changes.
  public static let flexibleLeftMargin = LayoutAutoresizingMask(rawValue: 1)
  /// The width changes.
  public static let flexibleWidth = LayoutAutoresizingMask(rawValue: 2)
  /// The distance to the superview's right edge changes.
  public static let flexibleRightMargin = LayoutAutoresizingMask(rawValue: 4)
  /// The distance to the superview's top edge changes.
  public static let flexibleTopMargin = LayoutAutoresizingMask(rawValue: 8)
  /// The height changes.
  public static let flexibleHeight = LayoutAutoresizingMask(rawValue: 16)
  /// The distance to the superview's bottom edge changes.
  public static let flexibleBottomMargin = LayoutAutoresizingMask(rawValue: 32)
}
