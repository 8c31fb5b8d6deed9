/// A record of how an equality eliminated a variable.
struct Step: BitwiseCopyable {
  /// The variable's coefficient in the reduced equality.
  var pivot: Double
  /// The link made, before any path was shortened; the parent is `Link.known` if the variable was fixed or
  /// defined instead.
  var factor: Double = 0
  var parent = Link.known
  var variable: Int32
  var constraint: Int32
  /// Whether definitions were substituted before.
  var isExpanded: Bool

  /// The placeholder of a step that was undone.
  static let undone = Step(pivot: 1, variable: -1, constraint: -1, isExpanded: false)

  var isUndone: Bool { variable < 0 }
}
