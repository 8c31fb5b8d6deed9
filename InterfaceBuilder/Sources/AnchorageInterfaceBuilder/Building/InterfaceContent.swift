import AnchorageHeadless

/// The content size of a view, and where it comes from.
package struct InterfaceContent: Hashable, Sendable {
  /// The sources of a size.
  package enum Source: String, Hashable, Sendable {
    /// The saved frame: the file does not say how large texts and controls are.
    case savedFrame
    /// The list of images at the end of the file.
    case resources
    /// A placeholder that was set in Interface Builder.
    case placeholder
    /// A custom view that Interface Builder ran.
    case designable
    /// An empty view in a stack view, which is drawn 240 × 128.
    case emptyArrangedView
    /// Our own text metrics.
    case metrics
  }

  /// The object identifier of the view.
  package let id: String
  /// The size; ``LayoutView/noIntrinsicMetric`` stands for a dimension without content.
  package let size: LayoutSize
  package let source: Source
  /// Whether a baseline is where a required equation has it: the file does not say which font is drawn.
  package var hasMeasuredBaseline = false
}

/// A view with the content size that a file has for it: a button, a picture, a switch.
///
/// A class, because headless views are.
final class InterfaceContentView: LayoutView {
  /// The size of the content.
  var content = LayoutSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  /// The distances of the baselines from the top and the bottom.
  var baselines: (first: Double, last: Double) = (0, 0)

  override var intrinsicContentSize: LayoutSize { content }
  override var firstBaselineOffsetFromTop: Double { baselines.first }
  override var baselineOffsetFromBottom: Double { baselines.last }
}

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

/// A scroll view that may have a placeholder for its content.
///
/// A class, because headless views are.
final class InterfaceScrollView: LayoutScrollView {
  /// The size of the placeholder.
  var content = LayoutSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  override var intrinsicContentSize: LayoutSize { content }
}
