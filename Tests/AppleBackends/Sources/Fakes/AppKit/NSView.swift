// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

public typealias FakeView = NSView
public typealias FakeGuide = NSLayoutGuide
public typealias FakePriority = NSLayoutConstraint.Priority
public typealias FakeAxis = NSLayoutConstraint.Orientation

@MainActor open class NSResponder: NSObject {
  // Hides the initializer of NSObject, which is not isolated. Public, or subclasses elsewhere would not
  // inherit any.
  public init(fake: Void) { super.init() }

  /// Who hears what nobody here does.
  open var nextResponder: NSResponder? { nil }
}

@MainActor open class NSView: NSResponder {
  nonisolated(unsafe) let box: any FakeBox
  var storedSubviews: [NSView] = []
  weak var storedSuperview: NSView?
  var storedGuides: [NSLayoutGuide] = []
  var systemGuides: [String: NSLayoutGuide] = [:]
  var storedNeedsUpdateConstraints = true
  /// In the coordinates of the superview, which count upwards unless it is flipped; those of the box never
  /// do.
  var storedFrame = CGRect.zero
  private var storedAccessibilityIdentifier = ""
  weak var storedController: NSViewController?
  /// Whether it is a pass of the fakes that asks for the content.
  var isAskedByBox = false
  /// How often the view was told that its content has another size.
  public internal(set) var fakeInvalidations = 0

  public init(frame frameRect: NSRect) {
    box = Self.makeBox()
    super.init(fake: ())
    start(frameRect)
  }

  public required init?(coder: NSCoder) {
    box = Self.makeBox()
    super.init(fake: ())
    start(.zero)
  }

  public convenience init() { self.init(frame: .zero) }

  /// Creates what lays out for the view; labels have another one.
  class func makeBox() -> any FakeBox { FakeViewBox() }

  private func start(_ frame: CGRect) {
    box.fake = self
    // Directions do not go down the tree.
    box.layoutDirection = .leftToRight
    self.frame = frame
  }

  public static let noIntrinsicMetric: CGFloat = -1
  open class var requiresConstraintBasedLayout: Bool { false }

  open override var nextResponder: NSResponder? { storedController ?? superview }
  open var superview: NSView? { storedSuperview }
  open var window: NSWindow? { fakeWindow ?? superview?.window }
  /// The window that the view is the content of.
  public var fakeWindow: NSWindow?
  open var identifier: NSUserInterfaceItemIdentifier? {
    didSet { nameBox() }
  }
  open var tag: Int { -1 }

  // MARK: Overridden by subclasses

  open var isFlipped: Bool { false }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsetsZero }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
  open var baselineOffsetFromBottom: CGFloat { 0 }
  open func invalidateIntrinsicContentSize() {
    fakeInvalidations += 1
    box.invalidateIntrinsicContentSize()
  }
  open func layout() {}
  open func updateConstraints() {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewDidChangeBackingProperties() {}

  // MARK: Geometry

  open var frame: NSRect {
    get { storedFrame }
    set {
      storedFrame = newValue.standardized
      pushFrame()
    }
  }

  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }

  open var autoresizingMask: AutoresizingMask = [] {
    didSet { pushFrame() }
  }

  open var isHidden: Bool {
    get { box.isHidden }
    set { box.isHidden = newValue }
  }

  open func alignmentRect(forFrame frame: NSRect) -> NSRect { outset(frame, by: -1) }
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect { outset(alignmentRect, by: 1) }

  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    let seenFromTop = CGRect(box.convert(LayoutRect(turned(rect)), to: view?.box))
    return view?.turned(seenFromTop) ?? seenFromTop
  }

  private func outset(_ rect: NSRect, by factor: CGFloat) -> NSRect {
    let insets = alignmentRectInsets
    let near = superview?.isFlipped == false ? insets.bottom : insets.top
    return NSRect(
      x: rect.minX - factor * insets.left, y: rect.minY - factor * near,
      width: rect.width + factor * (insets.left + insets.right),
      height: rect.height + factor * (insets.top + insets.bottom))
  }

  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight {
    didSet {
      box.layoutDirection = userInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    }
  }

  open func accessibilityIdentifier() -> String { storedAccessibilityIdentifier }

  open func setAccessibilityIdentifier(_ identifier: String?) {
    storedAccessibilityIdentifier = identifier ?? ""
    nameBox()
  }

  private func nameBox() {
    box.name =
      storedAccessibilityIdentifier.isEmpty ? identifier?.rawValue ?? "" : storedAccessibilityIdentifier
  }

  // MARK: The tree

  open var subviews: [NSView] {
    get { storedSubviews }
    set {
      for view in storedSubviews where !newValue.contains(view) { view.removeFromSuperview() }
      for (index, view) in newValue.enumerated() { insert(view, at: index) }
    }
  }

  open func addSubview(_ view: NSView) {
    insert(view, at: subviews.count - (view.superview === self ? 1 : 0))
  }

  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo other: NSView?) {
    let others = subviews.filter { $0 !== view }
    let index = other.flatMap { other in others.firstIndex { $0 === other } }
    switch place {
    case .above: insert(view, at: index.map { $0 + 1 } ?? others.count)
    case .below: insert(view, at: index ?? 0)
    case .out: break
    }
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    viewWillMove(toSuperview: nil)
    leaveSuperview()
    viewDidMoveToSuperview()
  }

  open func ancestorShared(with view: NSView) -> NSView? {
    (box.nearestCommonAncestor(with: view.box) as? any FakeBox)?.fake
  }

  func willMove(to superview: NSView) { viewWillMove(toSuperview: superview) }

  func didJoinSuperview() {
    pushFrame()
    viewDidMoveToSuperview()
  }

  // MARK: Passes

  open var needsLayout = true {
    didSet { if needsLayout { box.setNeedsLayout() } }
  }

  open var needsUpdateConstraints: Bool {
    get { storedNeedsUpdateConstraints }
    set {
      storedNeedsUpdateConstraints = newValue
      if newValue { box.setNeedsUpdateConstraints() }
    }
  }

  open func layoutSubtreeIfNeeded() { layOutTree() }
  open func updateConstraintsForSubtreeIfNeeded() { box.updateConstraintsIfNeeded() }

  open var fittingSize: NSSize {
    prepareTree()
    return NSSize(box.systemLayoutSizeFitting(.zero))
  }

  // MARK: Answers to the box

  var fakeFirstBaseline: Double { firstBaselineOffsetFromTop }
  var fakeLastBaseline: Double { lastBaselineOffsetFromBottom }
  var fakeFirstBaselineBox: LayoutView { box }
  var fakeLastBaselineBox: LayoutView { box }

  func boxLaysOut() {
    for view in storedSubviews { view.storedFrame = turned(CGRect(view.box.frame)) }
    needsLayout = false
    layout()
  }
}

// MARK: - Turning coordinates over

extension NSView {
  /// A rectangle inside the view, in coordinates that count the other way unless the view is flipped.
  func turned(_ rect: CGRect) -> CGRect {
    if isFlipped { return rect }
    return CGRect(x: rect.minX, y: storedFrame.height - rect.maxY, width: rect.width, height: rect.height)
  }

  /// Tells the box the frame and the mask as they are seen from the top.
  private func pushFrame() {
    box.frame = LayoutRect(superview?.turned(storedFrame) ?? storedFrame)
    let vertical = autoresizingMask.rawValue & 56
    var mask = autoresizingMask.rawValue
    if let superview, !superview.isFlipped {
      // The bottom is the far edge, and a view without flexible parts keeps its distance from the bottom.
      let turned = vertical == 0 ? 8 : vertical & 16 | (vertical & 8) << 2 | (vertical & 32) >> 2
      mask = mask & 7 | turned
    }
    box.autoresizingMask = LayoutAutoresizingMask(rawValue: mask)
  }
}

extension NSView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

// Views that AppKit places, whose autoresizing mask is not the program's business.

extension NSView {
  /// The view and who places it, if AppKit does; `nil` if the program may.
  var fakeManager: String? {
    if window?.contentView === self { return "the contentView of an NSWindow" }
    if (superview as? NSScrollView)?.contentView === self { return "the contentView of an NSScrollView" }
    return nil
  }
}
