// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
@testable internal import HeadlessAnchorage

/// Text of a fixed pitch: every character is 8 × 16, its baseline 12 below its top.
open class UILabel: UIView {
  override class func makeBox() -> any FakeBox { FakeLabelBox() }
  private var label: FakeLabelBox { unsafeDowncast(box, to: FakeLabelBox.self) }

  open var text: String? {
    didSet {
      label.text = text ?? ""
      storedAttributedText = nil
    }
  }

  private var storedAttributedText: NSAttributedString?

  /// Text without attributes has none here, though the real one tells of its font and its colour.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }

  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { label.numberOfLines = newValue }
  }

  open var preferredMaxLayoutWidth: CGFloat {
    get { label.preferredMaxLayoutWidth }
    set { label.preferredMaxLayoutWidth = newValue }
  }

  open var font: UIFont! = UIFont()
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the text is twice as large in the accessibility sizes.
  open var adjustsFontForContentSizeCategory = false

  /// How often the text was measured outside of the platform's own passes.
  public private(set) var fakeMeasurements = 0

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !isAskedByBox { fakeMeasurements += 1 }
    return CGSize(label.textSize(fitting: size.width))
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let lines = label.metrics.lines(of: text ?? "", fitting: bounds.width, limit: numberOfLines)
    return CGRect(origin: bounds.origin, size: CGSize(label.metrics.size(of: lines)))
  }

  open override var intrinsicContentSize: CGSize {
    if !isAskedByBox { fakeMeasurements += 1 }
    return CGSize(label.textSize)
  }

  override func adoptTraits() {
    guard adjustsFontForContentSizeCategory else { return }
    let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityLarge
    font = UIFont(fakeScale: isLarge ? 2 : 1)
    label.metrics = font.metrics
  }

  override var fakeFirstBaseline: Double { label.metrics.baseline }
  override var fakeLastBaseline: Double { label.metrics.lineHeight - label.metrics.baseline }
}

/// The metrics of the only font there is, in one size or another.
open class UIFont: NSObject {
  let metrics: LayoutTextMetrics

  public override init() { metrics = LayoutTextMetrics() }

  init(fakeScale scale: Double) {
    metrics = LayoutTextMetrics(characterWidth: 8 * scale, lineHeight: 16 * scale, baseline: 12 * scale)
  }

  open var lineHeight: CGFloat { metrics.lineHeight }
  open var ascender: CGFloat { metrics.baseline }
  /// Negative, as it goes down.
  open var descender: CGFloat { metrics.baseline - metrics.lineHeight }
}

extension UIFont {
  public struct Weight: Hashable, Sendable {
    private let value: Double
    init(fakeValue value: Double) { self.value = value }
    public static let ultraLight = Weight(fakeValue: -0.8)
    public static let thin = Weight(fakeValue: -0.6)
    public static let light = Weight(fakeValue: -0.4)
    public static let regular = Weight(fakeValue: 0.0)
    public static let medium = Weight(fakeValue: 0.23)
    public static let semibold = Weight(fakeValue: 0.3)
    public static let bold = Weight(fakeValue: 0.4)
    public static let heavy = Weight(fakeValue: 0.56)
    public static let black = Weight(fakeValue: 0.62)
  }

  public struct TextStyle: Hashable, Sendable {
    private let name: String
    init(fakeName name: String) { self.name = name }
    public static let largeTitle = TextStyle(fakeName: "largeTitle")
    public static let title1 = TextStyle(fakeName: "title1")
    public static let title2 = TextStyle(fakeName: "title2")
    public static let title3 = TextStyle(fakeName: "title3")
    public static let headline = TextStyle(fakeName: "headline")
    public static let subheadline = TextStyle(fakeName: "subheadline")
    public static let body = TextStyle(fakeName: "body")
    public static let callout = TextStyle(fakeName: "callout")
    public static let footnote = TextStyle(fakeName: "footnote")
    public static let caption1 = TextStyle(fakeName: "caption1")
    public static let caption2 = TextStyle(fakeName: "caption2")
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init() }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}
