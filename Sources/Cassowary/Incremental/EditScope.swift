/// The part of the system that an edit affects, variable by variable.
struct EditScope: ~Copyable {
  /// The root of each variable before the edit, −1 for a known one.
  private var oldRoots = Buffer<Int32>()
  /// Whether the variable's link is a different one now.
  var isMoved = Buffer<Bool>()
  /// Whether the variable's definition is a different one now.
  private var isRedefined = Buffer<Bool>()
  /// Whether the variable's bound has to be made again.
  var isBoundDirty = Buffer<Bool>()
  /// Whether the bounds that share the root have to be made again.
  private(set) var isRootDirty = Buffer<Bool>()

  init(_ elimination: borrowing Elimination, variableCount: Int) {
    for variable in 0..<elimination.variableCount { oldRoots.append(elimination.root(of: variable)) }
    isMoved.reset(to: false, count: variableCount)
    isRedefined.reset(to: false, count: variableCount)
    isBoundDirty.reset(to: false, count: variableCount)
    isRootDirty.reset(to: false, count: variableCount)
  }

  /// Finds the variables, definitions and bounds that move with the variables that were eliminated or freed.
  mutating func follow(_ elimination: borrowing Elimination) {
    let variableCount = elimination.variableCount
    for variable in 0..<variableCount {
      let root = elimination.root(of: variable)
      if variable >= oldRoots.count || oldRoots[variable] != root || root >= 0 && isMoved[root] {
        isMoved[variable] = true
      }
    }
    elimination.forEachDefinition { definition in
      var isChanged = isMoved[definition.variable]
      for term in elimination.terms(of: definition) { isChanged = isChanged || isMoved[term.variable] }
      isRedefined[definition.variable] = isChanged
    }
    for variable in 0..<variableCount where isMoved[variable] {
      isBoundDirty[variable] = true
      let root = elimination.root(of: variable)
      if root >= 0 { isRootDirty[root] = true }
      if variable < oldRoots.count && oldRoots[variable] >= 0 { isRootDirty[oldRoots[variable]] = true }
    }
    for variable in 0..<variableCount {
      let root = elimination.root(of: variable)
      if root >= 0 && isRootDirty[root] { isBoundDirty[variable] = true }
    }
  }

  /// Whether a definition that was substituted somewhere would give a different result now.
  func isChanged(definition variable: Int32) -> Bool {
    isMoved[variable] || isRedefined[variable]
  }
}
