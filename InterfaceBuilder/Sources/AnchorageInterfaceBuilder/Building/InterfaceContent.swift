import AnchorageHeadless

/// The content size of a view, and where it comes from.
package struct InterfaceContent: Hashable, Sendable {
  /// The sources of a size.
  package enum Source: String, Hashable, Sendable {
    /// The saved frame: the file does not say how large texts and controls are.
    case savedFrame
    /// The list of images at the end of the file.
    case resources
    /// A placeholder that somebody set.
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
