extension Double {
  /// The number as scenes, constraints and JSON write it: the fewest digits that read back as the same
  /// number.
  package var sceneText: String {
    if isWhole { return "\(Int64(self))" }
    return "\(self)"
  }

  /// Whether the number is an integer below 1e15, which is written without an exponent.
  var isWhole: Bool { magnitude < 1e15 && self == Double(Int64(self)) }
}
