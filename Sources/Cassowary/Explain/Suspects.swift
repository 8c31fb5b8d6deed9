/// Where conflicts may be.
struct Suspects {
  /// Free roots of infeasible components.
  var variables: [Int32] = []
  /// The sources of violated checks.
  var sources: [Int32] = []

  var isEmpty: Bool { variables.isEmpty && sources.isEmpty }
}
