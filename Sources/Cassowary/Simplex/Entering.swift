/// A direction that improves the first level it changes.
struct Entering {
  var column: Int32
  var isUpwards: Bool
  /// The last symbol whose breakpoints can stop the move: those of less important levels come after it.
  var lastBlocking: Int32
  /// The level improved.
  var level: Int32
  /// Its derivative along the direction; negative.
  var derivative: Double
}
