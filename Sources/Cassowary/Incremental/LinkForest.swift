/// Which variables steps linked to which, read backwards: a forest that knows the children of each variable.
struct LinkForest: ~Copyable {
  /// For each variable, the first variable linked to it; −1 for none.
  private var firstChild = Buffer<Int32>()
  /// For each linked variable, the next variable linked to the same variable; −1 for none.
  private var next = Buffer<Int32>()
  /// For each linked variable, the one before it; −1 for none.
  private var previous = Buffer<Int32>()

  mutating func reset(variableCount: Int) {
    firstChild.reset(to: -1, count: variableCount)
    next.reset(to: -1, count: variableCount)
    previous.reset(to: -1, count: variableCount)
  }

  /// Makes room for more variables.
  mutating func extend(variableCount: Int) {
    let new = max(0, variableCount - firstChild.count)
    firstChild.append(repeating: -1, count: new)
    next.append(repeating: -1, count: new)
    previous.append(repeating: -1, count: new)
  }

  func add(_ variable: Int32, to parent: Int32) {
    let first = firstChild[parent]
    next[variable] = first
    previous[variable] = -1
    if first >= 0 { previous[first] = variable }
    firstChild[parent] = variable
  }

  func remove(_ variable: Int32, from parent: Int32) {
    if previous[variable] >= 0 {
      next[previous[variable]] = next[variable]
    } else {
      firstChild[parent] = next[variable]
    }
    if next[variable] >= 0 { previous[next[variable]] = previous[variable] }
  }

  /// Calls `body` for the variables that are linked to a variable directly.
  @inline(__always)
  func forEachChild(of parent: Int32, _ body: (Int32) -> Void) {
    var child = firstChild[parent]
    var limit = RoundLimit(next.count + 1)
    while child >= 0 {
      limit.countRound(of: "the variables linked to another one")
      body(child)
      child = next[child]
    }
  }

  /// Calls `body` for a variable and all that are linked to it, directly or through others.
  func forEachMember(of root: Int32, _ body: (Int32) -> Void) {
    body(root)
    var variable = firstChild[root]
    var parents = Buffer<Int32>()
    // Depth first: every variable below the root is visited once, because the links form a forest.
    var limit = RoundLimit(next.count + 1)
    while variable >= 0 {
      limit.countRound(of: "following links backwards")
      body(variable)
      if next[variable] >= 0 { parents.append(next[variable]) }
      variable = firstChild[variable]
      if variable < 0 && parents.count > 0 { variable = parents.removeLast() }
    }
  }
}
