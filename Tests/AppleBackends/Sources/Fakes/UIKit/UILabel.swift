// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
@testable internal import HeadlessAnchorage

/// Text of a fixed pitch: every character is 8 × 16, its baseline 12 below its top.
open class UILabel: UIView {
  override class func makeBox() -> any FakeBox { FakeLabelBox() }
  private var label: FakeLabelBox { unsafeDowncast(box, to: FakeLabelBox.self) }

  open var text: String? {
    didSet { label.text = text ?? "" }
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(label.textSize(fitting: size.width)) }
  open override var intrinsicContentSize: CGSize { CGSize(label.textSize) }
  override var fakeFirstBaseline: Double { label.metrics.baseline }
  override var fakeLastBaseline: Double { label.metrics.lineHeight - label.metrics.baseline }
}

/// The metrics of the only font there is.
open class UIFont: NSObject {
  private let metrics = LayoutTextMetrics()

  open var lineHeight: CGFloat { metrics.lineHeight }
  open var ascender: CGFloat { metrics.baseline }
  /// Negative, as it goes down.
  open var descender: CGFloat { metrics.baseline - metrics.lineHeight }
}
