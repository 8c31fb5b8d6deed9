import Anchorage

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

/// A view that lays out its subviews with a headless tree instead of `NSLayoutConstraint`s.
///
///     final class ProfileView: LayoutHostView {
///       let name = NSTextField(labelWithString: ""), biography = NSTextField(wrappingLabelWithString: "")
///
///       override init(frame: NSRect) {
///         super.init(frame: frame)
///         addSubview(name)
///         addSubview(biography)
///         let (name, biography) = (LayoutView(measuring: name), LayoutView(measuring: biography))
///         root.addSubview(name)
///         root.addSubview(biography)
///         name.edges.excluding(.bottom) == root.margins.edges
///         biography.edges.excluding(.top) == root.margins.edges
///         biography.top == name.lastBaseline + 12
///       }
///     }
///
/// Each time it lays out, the host gives the tree its bounds, direction, safe area and the scale of its
/// window, solves, and calls ``LayoutView/applyFrames()``. After a change of content, call the host's
/// `invalidateIntrinsicContentSize()`, or set its `needsLayout` if its own size doesn't depend on the
/// content: the measured views are asked for their content again. The host is flipped, because the tree
/// counts from the top.
///
/// Among views with constraints, the host has the intrinsic content size of its tree: the natural width, and
/// the height for the host's width or its ``preferredMaxLayoutWidth``.
open class LayoutHostView: NSView {
  /// The root of the tree, which represents the host's bounds.
  public let root = LayoutView(name: "root")

  /// The width for which `intrinsicContentSize` computes the height; 0, the default, means the width of the
  /// host.
  ///
  ///     host.preferredMaxLayoutWidth = 200
  ///     host.intrinsicContentSize  // at most 200 wide, and as high as the content is in that width
  ///
  /// As with a text field, it is for content sizes that are needed before the host has a width: self-sizing
  /// rows.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { super.invalidateIntrinsicContentSize() } }
  }

  /// The width for which the content size was last asked for, or last invalidated.
  var widthOfContent: CGFloat?

  /// Whether the content of the measured views may have changed since they were measured.
  var isContentStale = true

  /// Creates a host with an empty tree.
  public override init(frame: NSRect) {
    super.init(frame: frame)
  }

  /// Creates a host with an empty tree.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Always true.
  open override var isFlipped: Bool { true }

  /// Lays out the tree and the views that it measures.
  open override func layout() {
    super.layout()
    layOutRoot()
    if takeOutdatedWidth() { super.invalidateIntrinsicContentSize() }
  }

  /// The natural width of the tree, and its height in the width of the host.
  open override var intrinsicContentSize: NSSize { contentSize }

  /// Measures the content of the measured views and the host again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    needsLayout = true
  }

  /// Whether the host will lay out, and measure the views again.
  open override var needsLayout: Bool {
    didSet { if needsLayout { isContentStale = true } }
  }

  /// Measures the content again, because the scale of the screen has changed.
  open override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    invalidateIntrinsicContentSize()
  }

  /// The layout direction of the host and the tree.
  open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    didSet { needsLayout = true }
  }

  /// The smallest size that satisfies the constraints of the tree.
  open override var fittingSize: NSSize { fittingSize(.zero, .fittingSize, .fittingSize) }

  /// Passes everything the tree depends on from the host to the tree.
  func prepareRoot() {
    setSurroundings(
      isLeftToRight: userInterfaceLayoutDirection == .leftToRight,
      displayScale: window?.backingScaleFactor)
  }
}
#endif
