import AnchorageHeadless

/// A stack view that may have a placeholder for its content.
///
/// A class, because headless views are.
final class InterfaceStackView: LayoutStackView {
  /// The size of the placeholder.
  var content = LayoutSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  override var intrinsicContentSize: LayoutSize { content }
}

/// A stack view of AppKit that may have a placeholder for its content.
///
/// A class, because headless views are.
final class InterfaceGravityStackView: LayoutGravityStackView {
  /// The size of the placeholder.
  var content = LayoutSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  override var intrinsicContentSize: LayoutSize { content }
}
