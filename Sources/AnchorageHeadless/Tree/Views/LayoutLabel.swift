import Anchorage

/// A view whose content is text, measured with fixed-pitch metrics by default.
///
///     let title = LayoutLabel(name: "title", text: "Ada Lovelace")
///     title.intrinsicContentSize  // 96 × 16
///
/// With ``numberOfLines`` other than 1 the text wraps: at ``preferredMaxLayoutWidth``, or, when that is 0, at
/// the width the label was laid out with, for which a pass solves a second time.
///
/// In a module whose default isolation is the main actor, a subclass is `nonisolated`, see ``LayoutView``.
open class LayoutLabel: LayoutView {
  // Exclusive access is not checked, because a pass measures every label: checks took a twelfth of a resize
  // of real screens. They would find nothing: code that changes one of these in place calls nothing that
  // could reach the label.
  /// The text; line feeds break lines.
  ///
  ///     title.text = "Ada\nLovelace"
  ///     title.numberOfLines = 2
  ///     title.intrinsicContentSize  // 64 × 32
  @exclusivity(unchecked) public final var text: String {
    didSet {
      guard text != oldValue else { return }
      measuredText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The maximum number of lines; 1 by default, 0 for no limit.
  @exclusivity(unchecked) public final var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The width at which the text wraps; 0, the default, is the width it is laid out with.
  ///
  ///     let label = LayoutLabel(text: "Ada Lovelace")
  ///     label.numberOfLines = 0
  ///     label.preferredMaxLayoutWidth = 80
  ///     label.intrinsicContentSize  // 64 × 32
  @exclusivity(unchecked) public final var preferredMaxLayoutWidth: Double = 0 {
    didSet {
      if !isAcceptable(preferredMaxLayoutWidth) {
        reject(preferredMaxLayoutWidth, as: .preferredMaxLayoutWidth)
        preferredMaxLayoutWidth = oldValue
      } else if preferredMaxLayoutWidth != oldValue {
        invalidateIntrinsicContentSize()
      }
    }
  }
  /// The sizes of characters and lines.
  ///
  ///     let label = LayoutLabel(text: "Ada")
  ///     label.metrics = LayoutTextMetrics(characterWidth: 10, lineHeight: 20, baseline: 15)
  ///     label.intrinsicContentSize  // 30 × 20
  ///     label.metrics = LayoutTextMetrics(font: .sansSerif, size: 20)
  ///     label.intrinsicContentSize  // about 35.6 × 23
  @exclusivity(unchecked) public final var metrics = LayoutTextMetrics() {
    didSet {
      if let number = metrics.unacceptableNumber {
        reject(number, as: .textMetrics)
        metrics = oldValue
      } else if metrics != oldValue {
        measuredText = nil
        invalidate(.afresh)
        superview?.contentChanged(of: self)
      }
    }
  }

  /// The treatment of text that doesn't fit; `.byClipping` by default.
  ///
  ///     let label = LayoutLabel(text: "Ada Lovelace")
  ///     label.lineBreakMode = .byTruncatingTail
  ///     label.lines(fitting: 64)  // ["Ada Lov…"]
  ///
  /// The size of the content is the same in both modes.
  public final var lineBreakMode = LineBreakMode.byClipping

  /// The treatment of text that doesn't fit.
  ///
  ///     label.lineBreakMode == LayoutLabel.LineBreakMode.byClipping  // true
  public enum LineBreakMode: Hashable, Sendable {
    /// Extra lines are left out, and a single line continues past the edge.
    case byClipping
    /// The last line ends in "…".
    case byTruncatingTail
  }

  // Unchecked, like the properties above, which every measurement reads: with the checks, and those of the solver's edits, a
  // resize of a list of texts takes 8 % more instructions.
  /// The words of the text; `nil` until it is measured.
  @exclusivity(unchecked) private(set) final var measuredText: MeasuredText?

  /// Creates a label.
  public init(name: String = "", text: String = "", frame: LayoutRect = .zero) {
    self.text = text
    super.init(name: name, frame: frame)
  }

  override var genericName: String { "label" }

  override var hasTextOfSeveralLines: Bool { numberOfLines != 1 }

  /// The size of the wrapped text: as wide as its longest line.
  ///
  /// With a ``preferredMaxLayoutWidth`` of 0, the text wraps at the width of the last pass. With a font and a
  /// ``LayoutView/displayScale``, the size is rounded up to pixels, as that of a `UILabel` is.
  open override var intrinsicContentSize: LayoutSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : askedWidth ?? .infinity
    return sizeThatFits(LayoutSize(width: width, height: .infinity))
  }

  /// Whether the text may wrap at the width that the label is laid out with.
  open override var isMeasuredByWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !text.isEmpty
  }

  /// Returns the size of the text, wrapped at a width.
  open override func sizeThatFits(_ size: LayoutSize) -> LayoutSize { textSize(wrappedAt: size.width) }

  /// The size of the text, whatever a subclass says about its content.
  final func textSize(wrappedAt width: Double) -> LayoutSize {
    let limit = max(0, numberOfLines)
    let capacity = metrics.capacity(of: limit == 1 ? .infinity : width)
    // Not cached by width: while a window is resized, most widths hold the same number of characters.
    var measured = measuredText.take() ?? MeasuredText(text, metrics)
    let (longest, lineCount) = measured.measure(capacity: capacity, limit: limit)
    measuredText = measured
    let exact = LayoutSize(
      width: Double(longest) * metrics.pointsOfUnit, height: Double(lineCount) * metrics.lineHeight)
    // Rounded to pixels, a frame must not become narrower than its text. Fixed-pitch text usually ends at
    // pixels.
    guard metrics.font != nil, let scale = effectiveDisplayScale else { return exact }
    return exact.roundedUp(scale: scale)
  }

  /// The distance from the top edge down to the first baseline; 12 by default.
  ///
  ///     title.firstBaselineOffsetFromTop  // 12
  open override var firstBaselineOffsetFromTop: Double { metrics.baseline }

  /// The distance from the bottom edge up to the last baseline; 4 by default.
  ///
  ///     title.baselineOffsetFromBottom  // 4
  open override var baselineOffsetFromBottom: Double { metrics.lineHeight - metrics.baseline }

  /// The lines of the text as they are drawn in a width.
  ///
  ///     let label = LayoutLabel(text: "Ada Lovelace")
  ///     label.numberOfLines = 0
  ///     label.lines(fitting: 80)  // ["Ada", "Lovelace"]
  public final func lines(fitting width: Double) -> [String] {
    let (limit, truncates) = (max(0, numberOfLines), lineBreakMode == .byTruncatingTail)
    return metrics.lines(
      of: text, fitting: limit == 1 && !truncates ? .infinity : width, limit: limit, truncates: truncates)
  }
}
