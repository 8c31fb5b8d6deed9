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

  /// How often somebody else than the platform's own passes measured the text.
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
