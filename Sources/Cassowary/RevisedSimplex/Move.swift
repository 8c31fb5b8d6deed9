/// A parametric symbol that moves away from zero.
struct Move {
  var position: Int32
  var isUpwards: Bool
  /// The derivative of the level's cost along the move; negative.
  var derivative: Double
}
