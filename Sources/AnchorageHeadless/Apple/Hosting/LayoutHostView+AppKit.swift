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
/// window, solves, and calls ``LayoutView/applyFrames()``. After a change of content call the host's
/// `invalidateIntrinsicContentSize()`, or set its `needsLayout` where its own size does not depend on it: the
/// measured views are asked for their content again. The host is flipped, as the tree counts from the top.
///
/// In a screen of constraints the host has an intrinsic content size, that of its tree: as wide as the
/// content, and as high as it is in the width the host has, or in its ``preferredMaxLayoutWidth``.
open class LayoutHostView: NSView {
  /// The view at the top of the tree, which stands for the host's bounds.
  public let root = LayoutView(name: "root")

  /// The width for which `intrinsicContentSize` has its height; 0, the default, is the width of the host.
  ///
  ///     host.preferredMaxLayoutWidth = 200
  ///     host.intrinsicContentSize  // at most 200 wide, and as high as the content is in that width
  ///
  /// As with a text field, it is for those who ask before the host has a width: rows that measure themselves.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { super.invalidateIntrinsicContentSize() } }
  }

  /// The width for which the size of the content was asked last, or announced to be another.
  var widthOfContent: CGFloat?

  /// Whether the content of the measured views may have changed since they were asked.
  var isContentStale = true

  /// Creates a host whose tree is empty.
  public override init(frame: NSRect) {
    super.init(frame: frame)
  }

  /// Creates a host whose tree is empty.
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

  /// The natural width of the tree, and the height that it has in the width of the host.
  open override var intrinsicContentSize: NSSize { contentSize }

  /// Asks for the content of the measured views again, and for the size of the host.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    needsLayout = true
  }

  /// Whether the host lays out again, and asks for the content of the measured views.
  open override var needsLayout: Bool {
    didSet { if needsLayout { isContentStale = true } }
  }

  /// Asks for the content again, as the scale of the screen has changed.
  open override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    invalidateIntrinsicContentSize()
  }

  /// Which way the tree reads, too.
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
