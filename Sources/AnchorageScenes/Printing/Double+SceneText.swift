extension Double {
  /// The number as scenes, constraints and JSON write it: the shortest digits that read back the same.
  var sceneText: String {
    if isWhole { return "\(Int64(self))" }
    return "\(self)"
  }

  /// Whether the number has no fraction.
  var isWhole: Bool { magnitude < 1e15 && self == Double(Int64(self)) }
}
