import AnchorageHeadless

/// A label with the content size that a file has for it.
///
/// A class, because headless views are.
final class InterfaceLabel: LayoutLabel {
  /// The size of the content.
  var content = LayoutSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  /// The distances of the baselines from the top and the bottom.
  var baselines: (first: Double, last: Double) = (0, 0)

  override var intrinsicContentSize: LayoutSize { content }
  override var isMeasuredByWidth: Bool { false }
  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize { content }
  override var firstBaselineOffsetFromTop: Double { baselines.first }
  override var baselineOffsetFromBottom: Double { baselines.last }
}
