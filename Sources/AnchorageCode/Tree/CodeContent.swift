import Anchorage
import AnchorageHeadless

/// The natural size and the baselines of a view that do not come from a label's text.
struct CodeContent {
  /// The natural size; `nil` if there is none, or it is that of a text.
  private(set) var size: LayoutSize?
  /// The distances of the baselines from the edges; `nil` if they are zero, or those of a text.
  private(set) var baselines: (first: Double, last: Double)?
  /// Whether the height depends on the width.
  private(set) var dependsOnWidth = false

  var isEmpty: Bool { size == nil && baselines == nil }

  init(_ view: CodeTree.View) {
    let made = view.view
    let natural =
      made.isMeasuredByWidth
      ? made.sizeThatFits(LayoutSize(width: .infinity, height: .infinity)) : made.intrinsicContentSize
    let (first, last) = (made.firstBaselineOffsetFromTop, made.baselineOffsetFromBottom)
    if let label = made as? LayoutLabel {
      // A subclass can have a size of its own.
      let plain = LayoutLabel(text: label.text)
      plain.numberOfLines = label.numberOfLines
      plain.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
      plain.metrics = label.metrics
      let size = plain.sizeThatFits(LayoutSize(width: .infinity, height: .infinity))
      if label.isMeasuredByWidth ? natural != size : natural != plain.intrinsicContentSize {
        self.size = natural
      }
      if first != plain.firstBaselineOffsetFromTop || last != plain.baselineOffsetFromBottom {
        baselines = (first, last)
      }
      return
    }
    let none = LayoutView.noIntrinsicMetric
    if view.original.stack == nil, natural.width != none || natural.height != none {
      size = natural
      dependsOnWidth = made.isMeasuredByWidth
    }
    if view.original.stack == nil, first != 0 || last != 0 { baselines = (first, last) }
  }
}

extension LayoutTextMetrics {
  /// The size of text in the sans-serif font; `nil` for other metrics.
  var sansSerifSize: Double? {
    let size = characterWidth * 2
    return self == LayoutTextMetrics(font: .sansSerif, size: size) ? size : nil
  }
}
