// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

open class NSLayoutGuide: NSObject {
  let guide: LayoutGuide
  open internal(set) weak var owningView: NSView?
  open var identifier = NSUserInterfaceItemIdentifier("") {
    didSet { guide.name = identifier.rawValue }
  }

  public override init() {
    guide = LayoutGuide()
    super.init()
  }

  /// Creates the guide of a view's own.
  init(_ guide: LayoutGuide, of view: NSView, name: String) {
    self.guide = guide
    super.init()
    owningView = view
    identifier = NSUserInterfaceItemIdentifier(name)
  }

  open var frame: NSRect {
    let rect = CGRect(guide.layoutFrame)
    guard let owningView else { return rect }
    return MainActor.assumeIsolated { owningView.turned(rect) }
  }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint] {
    (guide.owner as? any FakeBox)?.heldConstraints.filter { $0.firstItem === self || $0.secondItem === self }
      ?? []
  }

  open var hasAmbiguousLayout: Bool { guide.owner?.root.engine?.isAmbiguous(guide) ?? false }
}

// MARK: - The guides of a view's own

extension NSView {
  @available(macOS 11.0, *)
  public var safeAreaInsets: NSEdgeInsets { edgeInsets(coveredInsets) }

  @available(macOS 11.0, *)
  public var additionalSafeAreaInsets: NSEdgeInsets {
    get { edgeInsets(box.safeAreaInsets) }
    set {
      let isLeftToRight = userInterfaceLayoutDirection == .leftToRight
      box.safeAreaInsets = LayoutInsets(
        top: newValue.top, leading: isLeftToRight ? newValue.left : newValue.right, bottom: newValue.bottom,
        trailing: isLeftToRight ? newValue.right : newValue.left)
    }
  }

  @available(macOS 11.0, *)
  public var safeAreaLayoutGuide: NSLayoutGuide { systemGuide("NSViewSafeAreaLayoutGuide", box.safeArea) }

  /// Inside the safe area by 8; how far it really is, nobody has said.
  @available(macOS 11.0, *)
  public var layoutMarginsGuide: NSLayoutGuide { systemGuide("NSViewLayoutMarginsGuide", box.margins) }

  private func edgeInsets(_ insets: LayoutInsets) -> NSEdgeInsets {
    let isLeftToRight = userInterfaceLayoutDirection == .leftToRight
    return NSEdgeInsets(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing, bottom: insets.bottom,
      right: isLeftToRight ? insets.trailing : insets.leading)
  }
}

extension NSLayoutConstraint {
  public struct Priority: Hashable, Sendable, _FakeNumericRawRepresentable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let dragThatCanResizeWindow = Priority(510)
    public static let windowSizeStayPut = Priority(500)
    public static let dragThatCannotResizeWindow = Priority(490)
    public static let defaultLow = Priority(250)
    public static let fittingSizeCompression = Priority(50)
  }
}
