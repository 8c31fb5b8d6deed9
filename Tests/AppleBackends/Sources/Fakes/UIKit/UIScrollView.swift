// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

/// A view with content that constraints may place; that of subclasses is placed by frames.
open class UIScrollView: UIView {
  override class func makeBox() -> any FakeBox {
    self == UIScrollView.self ? FakeScrollBox() : FakeViewBox()
  }

  private var scrollBox: LayoutScrollView? { box as? LayoutScrollView }

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var bouncesZoom = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// The size that the last layout found, or the program set.
  open var contentSize: CGSize {
    get { storedContentSize ?? CGSize(scrollBox?.contentSize ?? .zero) }
    set { storedContentSize = newValue }
  }
  private var storedContentSize: CGSize?

  open var contentLayoutGuide: UILayoutGuide {
    systemGuide("contentLayoutGuide", scrollBox?.contentLayoutGuide ?? LayoutGuide())
  }

  open var frameLayoutGuide: UILayoutGuide {
    systemGuide("frameLayoutGuide", scrollBox?.frameLayoutGuide ?? LayoutGuide())
  }
}

extension UIScrollView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
}
