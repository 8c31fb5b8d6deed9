#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

/// A view that lays out its subviews with a headless tree instead of `NSLayoutConstraint`s.
///
///     final class ProfileView: LayoutHostView {
///       let name = UILabel(), biography = UILabel()
///
///       override init(frame: CGRect) {
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
/// Each time it lays out, the host gives the tree its bounds, direction, margins, safe area and display
/// scale, asks the measured views for their content, solves, and calls ``LayoutView/applyFrames()``. After a
/// change of content call the host's `invalidateIntrinsicContentSize()`, or its `setNeedsLayout()` where its
/// own size does not depend on it.
///
/// In a screen of constraints the host has an intrinsic content size, that of its tree: as wide as the
/// content, and as high as it is in the width the host has. `sizeThatFits(_:)` and
/// `systemLayoutSizeFitting(_:)` answer from the tree too.
open class LayoutHostView: UIView {
  /// The view at the top of the tree, which stands for the host's bounds.
  public let root = LayoutView(name: "root")

  /// The width for which the size of the content was asked last.
  var widthOfContent: CGFloat?

  /// Creates a host whose tree is empty.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a host whose tree is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Lays out the tree and the views that it measures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRoot()
    if isContentOutdated { super.invalidateIntrinsicContentSize() }
  }

  /// The natural width of the tree, and the height that it has in the width of the host.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Asks for the content of the measured views again, and for the size of the host.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Which way the tree reads, too.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  /// Lays out again, as the tree has the same margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Lays out again, as the tree has the same safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The size of the tree in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < UIView.unlimited
    return fittingSize(
      CGSize(width: isLimited ? size.width : 0, height: 0), isLimited ? .required : .fittingSize, .fittingSize
    )
  }

  /// The size nearest to a target that satisfies the constraints of the tree.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSize, .fittingSize)
  }

  /// The size nearest to a target that satisfies the constraints of the tree.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, LayoutPriority(horizontalFittingPriority), LayoutPriority(verticalFittingPriority))
  }

  /// Passes everything the tree depends on from the host to the tree.
  func prepareRoot() {
    // The margins in effect are inside the safe area already.
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutMargins = LayoutInsets(directionalLayoutMargins)
    let scale = traitCollection.displayScale
    setSurroundings(
      isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight,
      displayScale: scale > 0 ? scale : nil)
  }
}
#endif
