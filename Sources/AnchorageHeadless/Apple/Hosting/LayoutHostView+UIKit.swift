import Anchorage

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
/// scale, solves, and calls ``LayoutView/applyFrames()``. After a change of content, call the host's
/// `invalidateIntrinsicContentSize()`, or its `setNeedsLayout()` if its own size doesn't depend on the
/// content: the measured views are asked for their content again. A change of the text size does this
/// automatically.
///
/// Among views with constraints, the host has the intrinsic content size of its tree: the natural width, and
/// the height for the host's width or its ``preferredMaxLayoutWidth``. `sizeThatFits(_:)` and
/// `systemLayoutSizeFitting(_:)` use the tree, too.
open class LayoutHostView: UIView {
  /// The root of the tree, which represents the host's bounds.
  public let root = LayoutView(name: "root")

  /// The width for which `intrinsicContentSize` computes the height; 0, the default, means the width of the
  /// host.
  ///
  ///     host.preferredMaxLayoutWidth = 200
  ///     host.intrinsicContentSize  // at most 200 wide, and as high as the content is in that width
  ///
  /// As with a label, it is for content sizes that are needed before the host has a width: self-sizing cells.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { super.invalidateIntrinsicContentSize() } }
  }

  /// The width for which the content size was last asked for, or last invalidated.
  var widthOfContent: CGFloat?

  /// Whether the content of the measured views may have changed since they were measured.
  var isContentStale = true

  /// Creates a host with an empty tree.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    observeTraits()
  }

  /// Creates a host with an empty tree.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeTraits()
  }

  /// Lays out the tree and the views that it measures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRoot()
    if takeOutdatedWidth() { super.invalidateIntrinsicContentSize() }
  }

  /// Makes the host lay out, and measure the views again.
  open override func setNeedsLayout() {
    isContentStale = true
    super.setNeedsLayout()
  }

  /// The natural width of the tree, and its height in the width of the host.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Measures the content of the measured views and the host again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The layout direction of the host and the tree.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { super.setNeedsLayout() }
  }

  /// Lays out again, because the tree has the same margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    super.setNeedsLayout()
  }

  /// Lays out again, because the tree has the same safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    super.setNeedsLayout()
  }

  #if !os(visionOS)
  /// Measures the content again if the text size, the direction or the display scale has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Later systems call the handler of `observeTraits()`.
    if #available(iOS 17, tvOS 17, *) { return }
    traitsDidChange(from: previousTraitCollection)
  }
  #endif

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

  private func observeTraits() {
    guard #available(iOS 17, tvOS 17, *) else { return }
    let traits: [UITrait] = [
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
    ]
    registerForTraitChanges(traits) { (host: LayoutHostView, _: UITraitCollection) in
      host.invalidateIntrinsicContentSize()
    }
  }

  /// Measures the content again if a trait that it depends on differs.
  func traitsDidChange(from previous: UITraitCollection?) {
    let present = traitCollection
    if present.preferredContentSizeCategory != previous?.preferredContentSizeCategory
      || present.layoutDirection != previous?.layoutDirection
      || present.displayScale != previous?.displayScale
    {
      invalidateIntrinsicContentSize()
    }
  }

  /// Passes everything the tree depends on from the host to the tree.
  func prepareRoot() {
    // The effective margins already include the safe area.
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutMargins = LayoutInsets(directionalLayoutMargins)
    let scale = traitCollection.displayScale
    setSurroundings(
      isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight,
      displayScale: scale > 0 ? scale : nil)
  }
}
#endif
