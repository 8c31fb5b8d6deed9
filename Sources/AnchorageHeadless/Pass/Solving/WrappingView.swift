import Anchorage

/// A view whose text may wrap at the width that it is laid out with.
struct WrappingView: BitwiseCopyable {
  /// The index of the view among the entries.
  let entry: Int
  /// Whether no content can change the width, see ``LayoutEngine/findKnownWidths()``.
  var hasKnownWidth = false
  /// Whether the view entered this pass with the content of the width that it is to get.
  var isMeasuredAhead = false
  /// The width at which it was measured last.
  var width = -1.0
}
