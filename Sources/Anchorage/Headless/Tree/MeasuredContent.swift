/// The content of a view that is measured by something outside the tree, such as a platform's view.
///
/// A class, to be subclassed by what measures.
class MeasuredContent {
  /// The width to wrap at since a pass solved the second time; nothing while that is unknown.
  final var laidOutWidth: Double?

  /// The intrinsic content size, at the laid-out width if there is one.
  var size: LayoutSize {
    LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }

  /// Whether the size depends on the laid-out width.
  var wrapsAtLaidOutWidth: Bool { false }
  var firstBaselineOffsetFromTop: Double { 0 }
  var baselineOffsetFromBottom: Double { 0 }
}
