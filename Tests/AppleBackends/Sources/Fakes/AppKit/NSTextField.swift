// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

/// Text of a fixed pitch: every character is 8 × 16, its baseline 12 below its top.
open class NSTextField: NSControl {
  override class func makeBox() -> any FakeBox { FakeLabelBox() }
  private var label: FakeLabelBox { unsafeDowncast(box, to: FakeLabelBox.self) }

  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    isEditable = false
    maximumNumberOfLines = 1
    lineBreakMode = .byClipping
    setContentHuggingPriority(NSLayoutConstraint.Priority(251), for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
    maximumNumberOfLines = 0
    lineBreakMode = .byWordWrapping
  }

  open var stringValue: String {
    get { label.text }
    set {
      label.text = newValue
      storedAttributedText = nil
    }
  }

  private var storedAttributedText: NSAttributedString?

  /// Text without attributes has none here, though the real one tells of its font and its colour.
  open var attributedStringValue: NSAttributedString {
    get { storedAttributedText ?? NSAttributedString(string: stringValue) }
    set {
      stringValue = newValue.string
      storedAttributedText = newValue
    }
  }

  open var isEditable = true

  open var maximumNumberOfLines: Int {
    get { label.numberOfLines }
    set { label.numberOfLines = newValue }
  }

  open var preferredMaxLayoutWidth: CGFloat {
    get { label.preferredMaxLayoutWidth }
    set { label.preferredMaxLayoutWidth = newValue }
  }

  /// How often the text was measured outside of the platform's own passes.
  public private(set) var fakeMeasurements = 0

  open override func sizeThatFits(_ size: NSSize) -> NSSize {
    if !isAskedByBox { fakeMeasurements += 1 }
    return NSSize(label.textSize(fitting: size.width))
  }

  open override var intrinsicContentSize: NSSize {
    if !isAskedByBox { fakeMeasurements += 1 }
    return NSSize(label.textSize)
  }

  open override var firstBaselineOffsetFromTop: CGFloat { label.metrics.baseline }
  open override var baselineOffsetFromBottom: CGFloat { label.metrics.lineHeight - label.metrics.baseline }
}

open class NSControl: NSView {
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var formatter: Formatter?
  open func sizeThatFits(_ size: NSSize) -> NSSize { frame.size }
}

public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
