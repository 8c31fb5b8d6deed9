/// The part of the system that an edit affects, variable by variable.
struct EditScope: ~Copyable {
  /// The variables whose links changed.
  private(set) var moved = Buffer<Int32>()
  private var isMoved = Buffer<Bool>()
  /// The variables whose bounds have to be made again.
  private(set) var dirtyBounds = Buffer<Int32>()
  private var isBoundDirty = Buffer<Bool>()
  /// The roots whose variables have to make their bounds again, because they may share them.
  private(set) var dirtyRoots = Buffer<Int32>()
  private var isRootDirty = Buffer<Bool>()
  /// The variables whose definitions changed.
  private var redefined = Buffer<Int32>()
  private var isRedefined = Buffer<Bool>()

  init(variableCount: Int) {
    isMoved.reset(to: false, count: variableCount)
    isBoundDirty.reset(to: false, count: variableCount)
    isRootDirty.reset(to: false, count: variableCount)
    isRedefined.reset(to: false, count: variableCount)
  }

  /// Notes that the link of a variable changed.
  mutating func move(_ variable: Int32) {
    if isMoved[variable] { return }
    isMoved[variable] = true
    moved.append(variable)
  }

  mutating func markBound(of variable: Int32) {
    if isBoundDirty[variable] { return }
    isBoundDirty[variable] = true
    dirtyBounds.append(variable)
  }

  mutating func markRoot(_ root: Int32) {
    if root < 0 || isRootDirty[root] { return }
    isRootDirty[root] = true
    dirtyRoots.append(root)
  }

  /// Finds the variables, definitions and bounds that move with the variables that were eliminated or freed, and
  /// shortens the paths of these variables.
  mutating func follow(_ elimination: Elimination, _ dependents: inout Dependents) {
    // The list grows while it is read: each variable is in it once.
    var next = 0
    while next < moved.count {
      dependents.links.forEachChild(of: moved[next]) { move($0) }
      next += 1
    }
    for index in 0..<moved.count {
      let variable = moved[index]
      markBound(of: variable)
      // It may have been a root.
      markRoot(variable)
      markRoot(elimination.resolve(variable).parent)
      dependents.forEachDefined(mentioning: variable, elimination) { redefine($0) }
    }
    for index in 0..<dirtyRoots.count where elimination.isRoot(dirtyRoots[index]) {
      dependents.links.forEachMember(of: dirtyRoots[index]) { markBound(of: $0) }
    }
  }

  /// Puts the variables whose bounds have to be made again into the order in which a rebuild makes them.
  func sortBounds() {
    dirtyBounds.sort()
  }

  private mutating func redefine(_ variable: Int32) {
    if isRedefined[variable] { return }
    isRedefined[variable] = true
    redefined.append(variable)
  }

  /// Calls `body` for the variables whose link or definition changed.
  func forEachChanged(_ body: (Int32) -> Void) {
    for index in 0..<moved.count { body(moved[index]) }
    for index in 0..<redefined.count where !isMoved[redefined[index]] { body(redefined[index]) }
  }

  /// Whether a definition that was substituted somewhere would give a different result now.
  func isChanged(definition variable: Int32) -> Bool {
    isMoved[variable] || isRedefined[variable]
  }

  func hasDirtyBound(_ variable: Int32) -> Bool {
    isBoundDirty[variable]
  }
}
