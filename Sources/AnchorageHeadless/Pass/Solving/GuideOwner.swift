import Anchorage

/// A view that has guides of its own making, or has such a view inside it.
struct GuideOwner: BitwiseCopyable {
  /// The index of the view among the entries.
  let entry: Int
  /// The index of its superview among the owners; negative for the root.
  let outer: Int
}
