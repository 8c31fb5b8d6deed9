// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
@testable internal import HeadlessAnchorage

#if canImport(ObjectiveC)
import ObjectiveC
#endif

public typealias FakeView = UIView
public typealias FakeGuide = UILayoutGuide
public typealias FakePriority = UILayoutPriority
public typealias FakeAxis = NSLayoutConstraint.Axis

@MainActor open class UIResponder: NSObject {
  // Hides the initializer of NSObject, which is not isolated. Public, or subclasses elsewhere would not
  // inherit any.
  public init(fake: Void) { super.init() }

  /// Who hears what nobody here does.
  open var next: UIResponder? { nil }
}

@MainActor open class UIView: UIResponder {
  nonisolated(unsafe) let box: any FakeBox
  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  var storedGuides: [UILayoutGuide] = []
  var systemGuides: [String: UILayoutGuide] = [:]
  var storedNeedsUpdateConstraints = true
  var boundsOrigin = CGPoint.zero
  weak var storedController: UIViewController?
  var traitObservers: [([any UITraitDefinition.Type], (UIView, UITraitCollection) -> Void)] = []
  /// Whether it is a pass of the fakes that asks for the content.
  var isAskedByBox = false
  /// How often the view was told that its content has another size.
  public internal(set) var fakeInvalidations = 0

  public init(frame: CGRect) {
    box = Self.makeBox()
    super.init(fake: ())
    start(frame)
  }

  public required init?(coder: NSCoder) {
    box = Self.makeBox()
    super.init(fake: ())
    start(.zero)
  }

  public convenience init() { self.init(frame: .zero) }

  #if canImport(ObjectiveC)
  deinit { fakeDeallocation(of: ObjectIdentifier(self)) }
  #endif

  /// Creates what lays out for the view; labels have another one.
  class func makeBox() -> any FakeBox { FakeViewBox() }

  private func start(_ frame: CGRect) {
    box.fake = self
    // Directions do not go down the tree.
    box.layoutDirection = .leftToRight
    self.frame = frame
  }

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  open class var requiresConstraintBasedLayout: Bool { false }

  open var superview: UIView? { storedSuperview }
  open var subviews: [UIView] { storedSubviews }
  open var accessibilityIdentifier: String? {
    didSet { box.name = accessibilityIdentifier ?? "" }
  }

  // MARK: What nobody sees

  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true

  // MARK: Overridden by subclasses

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  open func invalidateIntrinsicContentSize() {
    fakeInvalidations += 1
    box.invalidateIntrinsicContentSize()
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func layoutSubviews() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  @available(iOS, deprecated: 17.0)
  @available(tvOS, deprecated: 17.0)
  @available(visionOS, deprecated: 1.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func updateConstraints() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}

  // MARK: Geometry

  open var frame: CGRect {
    get { CGRect(box.frame) }
    set { box.frame = LayoutRect(newValue.standardized) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      let middle = center
      boundsOrigin = newValue.origin
      frame.size = newValue.size
      center = middle
    }
  }

  /// Where the anchor point is.
  open var center: CGPoint {
    get {
      CGPoint(
        x: frame.minX + frame.width * layer.anchorPoint.x, y: frame.minY + frame.height * layer.anchorPoint.y)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width * layer.anchorPoint.x, y: newValue.y - frame.height * layer.anchorPoint.y)
    }
  }

  open var layer: CALayer { storedLayer }
  private let storedLayer = CALayer()

  open var isHidden: Bool {
    get { box.isHidden }
    set { box.isHidden = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: box.autoresizingMask.rawValue) }
    set { box.autoresizingMask = LayoutAutoresizingMask(rawValue: newValue.rawValue) }
  }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(box.convert(LayoutRect(rect), to: view?.box))
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      box.layoutDirection =
        effectiveUserInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: The tree

  open override var next: UIResponder? { storedController ?? superview }
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  /// Those of the window, which passes them down.
  open var traitCollection: UITraitCollection { superview?.traitCollection ?? UITraitCollection() }
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count - (view.superview === self ? 1 : 0))
  }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view))
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) + 1)
  }

  private func place(of sibling: UIView, without view: UIView) -> Int {
    let others = subviews.filter { $0 !== view }
    return others.firstIndex { $0 === sibling } ?? others.count - 1
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview()
    didMoveToSuperview()
  }

  func willMove(to superview: UIView) { willMove(toSuperview: superview) }
  func didJoinSuperview() { didMoveToSuperview() }

  // MARK: Passes

  open func setNeedsLayout() { box.setNeedsLayout() }
  open func layoutIfNeeded() { layOutTree() }
  open func updateConstraintsIfNeeded() { box.updateConstraintsIfNeeded() }
  open func needsUpdateConstraints() -> Bool { storedNeedsUpdateConstraints }

  open func setNeedsUpdateConstraints() {
    storedNeedsUpdateConstraints = true
    box.setNeedsUpdateConstraints()
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    prepareTree()
    return CGSize(
      box.systemLayoutSizeFitting(
        LayoutSize(targetSize), horizontal: LayoutPriority(of: horizontal),
        vertical: LayoutPriority(of: vertical)))
  }

  // MARK: Answers to the box

  var fakeFirstBaseline: Double { 0 }
  var fakeLastBaseline: Double { 0 }
  var fakeFirstBaselineBox: LayoutView { forFirstBaselineLayout.box }
  var fakeLastBaselineBox: LayoutView { forLastBaselineLayout.box }
  func boxLaysOut() { layoutSubviews() }

  /// Changes what depends on the traits.
  func adoptTraits() {}
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// The layer of a view.
open class CALayer: NSObject {
  /// The point that a view's `center` places, as parts of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }
}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  }

  /// The duration of the animation whose block is running, or zero.
  public internal(set) static var inheritedAnimationDuration: Double = 0

  /// Runs a block in which views go to their frames at once: nobody sees the way there.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = inheritedAnimationDuration
    inheritedAnimationDuration = duration
    animations()
    inheritedAnimationDuration = outer
    completion?(true)
  }

  public static func animate(
    withDuration duration: Double, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = inheritedAnimationDuration
    inheritedAnimationDuration = 0
    actionsWithoutAnimation()
    inheritedAnimationDuration = outer
  }
}

// The views whose autoresizing mask is UIKit's business, by its documentation and log.

extension UIView {
  /// The view and who places it, if UIKit does and says so; `nil` if the program may.
  var fakeManager: String? {
    switch superview {
    case let cell as UITableViewCell where cell.contentView === self: "the contentView of a UITableViewCell"
    case let view as UITableViewHeaderFooterView where view.contentView === self:
      "the contentView of a UITableViewHeaderFooterView"
    case let cell as UICollectionViewCell where cell.contentView === self:
      "the contentView of a UICollectionViewCell"
    case is UITableView where self is UITableViewCell || self is UITableViewHeaderFooterView:
      "a \(type(of: self)) that is managed by a UITableView"
    case is UICollectionView where self is UICollectionReusableView:
      "a \(type(of: self)) that is managed by a UICollectionView"
    default: nil
    }
  }
}
