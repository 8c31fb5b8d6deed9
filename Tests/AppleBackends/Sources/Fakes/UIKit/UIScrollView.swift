// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
@testable internal import HeadlessAnchorage

/// A view with content that constraints may place; that of subclasses is placed by frames.
open class UIScrollView: UIView {
  override class func makeBox() -> any FakeBox {
    self == UIScrollView.self ? FakeScrollBox() : FakeViewBox()
  }

  private var scrollBox: LayoutScrollView? { box as? LayoutScrollView }

  open var isScrollEnabled = true
  open var contentInset = UIEdgeInsets.zero

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

/// Text of the same pitch as that of labels, inset by 8 above and below and by 5 on the sides, as the real
/// one is.
open class UITextView: UIScrollView {
  private static let insets = CGSize(width: 10, height: 16)

  open var text: String! = "" {
    didSet { invalidateIntrinsicContentSize() }
  }

  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isSecureTextEntry = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = LayoutTextMetrics()
    let text = metrics.size(of: metrics.lines(of: text, fitting: size.width - Self.insets.width))
    return CGSize(width: text.width + Self.insets.width, height: text.height + Self.insets.height)
  }

  /// The text on one line, unless it scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}
