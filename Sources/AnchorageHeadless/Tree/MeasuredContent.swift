import Anchorage

/// The content of a view that is measured by something outside the tree, such as a platform's view.
///
/// A class, so that a platform can subclass it.
class MeasuredContent {
  /// The width to wrap at; `nil` until a pass has solved once.
  final var laidOutWidth: Double?

  /// The intrinsic content size, at the laid-out width if there is one.
  var size: LayoutSize {
    LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }

  /// Called when the content may have another size than before.
  func contentChanged() {}

  /// Whether the size depends on the laid-out width.
  var wrapsAtLaidOutWidth: Bool { false }

  /// Whether the content is text, which is cut where it has too little room.
  var isText: Bool { false }

  /// How high the text would be with all of its lines, in the laid-out width, and how high those are that it may have.
  ///
  /// `nil` if it has all of them, or if nobody knows.
  var heightsOfLines: (all: Double, allowed: Double)? { nil }
  var firstBaselineOffsetFromTop: Double { 0 }
  var baselineOffsetFromBottom: Double { 0 }
}
