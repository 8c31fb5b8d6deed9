// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

#if canImport(ObjectiveC)
import ObjectiveC
#endif

@MainActor open class UILayoutGuide: NSObject {
  nonisolated(unsafe) let guide: LayoutGuide
  open internal(set) weak var owningView: UIView?
  open var identifier = "" {
    didSet { guide.name = identifier }
  }

  public nonisolated override init() {
    guide = LayoutGuide()
    super.init()
  }

  /// Creates the guide of a view's own.
  init(_ guide: LayoutGuide, of view: UIView, name: String) {
    self.guide = guide
    super.init()
    owningView = view
    identifier = name
  }

  #if canImport(ObjectiveC)
  deinit { fakeDeallocation(of: ObjectIdentifier(self)) }
  #endif

  open var layoutFrame: CGRect { CGRect(guide.layoutFrame) }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraints.filter { $0.firstItem === self || $0.secondItem === self } ?? []
  }

  open var hasAmbiguousLayout: Bool { guide.owner?.root.engine?.isAmbiguous(guide) ?? false }
}

@available(iOS 15.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UITrackingLayoutGuide: UILayoutGuide {}

@available(iOS 15.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  // Stored properties are as available as their class.
  private var storedUsesBottomSafeArea = true
  private var storedDismissPadding: CGFloat = 0
  private var top: LayoutConstraint?

  @available(iOS 17.0, visionOS 1.0, *)
  open var usesBottomSafeArea: Bool {
    get { storedUsesBottomSafeArea }
    set { storedUsesBottomSafeArea = newValue }
  }

  @available(iOS 17.0, visionOS 1.0, *)
  open var keyboardDismissPadding: CGFloat {
    get { storedDismissPadding }
    set { storedDismissPadding = newValue }
  }

  /// How much of the view a docked keyboard covers; nothing without one.
  public var fakeKeyboardHeight: CGFloat? {
    didSet { if let view = guide.owner { placeTop(in: view) } }
  }

  /// Keeps the guide at the bottom of a view.
  func follow(_ view: LayoutView) {
    view.addLayoutGuide(guide)
    guide.left == view.left
    guide.right == view.right
    guide.bottom == view.bottom
    placeTop(in: view)
  }

  private func placeTop(in view: LayoutView) {
    top?.isActive = false
    top =
      fakeKeyboardHeight.map { guide.top == view.bottom - Double($0) } ?? (guide.top == view.safeArea.bottom)
  }
}

public struct UILayoutPriority: Hashable, Sendable, _FakeNumericRawRepresentable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
