// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

/// A view with content that constraints may place; that of subclasses is placed by frames.
open class UIScrollView: UIView {
  override class func makeBox() -> any FakeBox {
    self == UIScrollView.self ? FakeScrollBox() : FakeViewBox()
  }

  private var scrollBox: LayoutScrollView? { box as? LayoutScrollView }

  open var isScrollEnabled = true

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
