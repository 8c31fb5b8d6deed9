import Anchorage

/// A guide that its view makes itself: margins, a safe area, or what is comfortable to read.
struct OwnGuide: BitwiseCopyable {
  /// The index of the guide among the entries.
  let entry: Int
  /// The index of its view among the ``GuideOwner``s.
  var owner = -1
}
