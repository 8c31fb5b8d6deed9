/// The variables whose values changed since ``removeAll()``, some of them several times.
struct ChangedValues: ~Copyable {
  private(set) var variables = Buffer<Int32>()
  /// Whether any variable may have changed.
  private(set) var isAny = true

  mutating func note(_ variable: Int32, of variableCount: Int) {
    if isAny { return }
    if variables.count >= variableCount { return noteAll() }
    variables.append(variable)
  }

  mutating func noteAll() {
    isAny = true
    variables.removeAll()
  }

  /// Forgets the changes so far.
  mutating func removeAll() {
    isAny = false
    variables.removeAll()
  }
}
