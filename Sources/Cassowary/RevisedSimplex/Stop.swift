/// Where a move ends.
struct Stop {
  /// The symbol that becomes parametric.
  var symbol: Int32
  var distance: Double
  /// The derivative of the level's cost just before the stop.
  var derivative: Double
}
