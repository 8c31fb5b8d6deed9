/// The dependencies of constraints, links and definitions on variables. With them, an edit finds the affected
/// part without a look at the rest.
///
/// Made by the first edit after a rebuild, because many systems are never edited, and extended by later
/// edits.
struct Dependents: ~Copyable {
  private(set) var isMade = false
  /// The number of variables when the lists were last extended.
  private(set) var variableCount = 0
  /// The links of all steps.
  private(set) var links = LinkForest()
  /// For each variable, the constraints that mention it, and some that no longer mention it.
  private var users = AdjacencyLists()
  /// For each variable, the variables whose definitions mention it, and some whose definitions no longer do.
  private var defined = AdjacencyLists()
  /// For each constraint, the step in which it eliminated a variable, or once did; −1 for none.
  private var steps = Buffer<Int32>()
  /// The number of numbers in the lists when they were made.
  private var initialCount = 0
}

// MARK: - Keeping up

extension Dependents {
  mutating func removeAll() {
    isMade = false
  }

  /// Makes the lists unless they exist and are mostly valid; returns whether it made them.
  mutating func make(_ system: System, _ elimination: Elimination) -> Bool {
    variableCount = system.variables.count
    if isMade && users.count + defined.count <= 2 * initialCount + 1024 {
      links.extend(variableCount: variableCount)
      users.extend(listCount: variableCount)
      defined.extend(listCount: variableCount)
      steps.append(repeating: -1, count: system.constraints.count - steps.count)
      return false
    }
    isMade = true
    links.reset(variableCount: variableCount)
    users.reset(listCount: variableCount)
    defined.reset(listCount: variableCount)
    steps.reset(to: -1, count: system.constraints.count)
    for slot in 0..<system.constraints.end where system.constraints[slot].isAlive {
      addTerms(of: slot, system)
    }
    addSteps(from: 0, elimination)
    initialCount = users.count + defined.count
    return true
  }

  /// Notes the variables that a constraint mentions.
  mutating func addTerms(of slot: Int32, _ system: System) {
    for term in system.constraints[slot].terms { users.add(slot, to: system.terms[term].variable.index) }
  }

  /// Notes the results of the steps from a first step on.
  mutating func addSteps(from first: Int, _ elimination: Elimination) {
    for index in first..<elimination.stepCount {
      let step = elimination.step(index)
      if step.isUndone { continue }
      steps[step.constraint] = Int32(index)
      if step.parent >= 0 { links.add(step.variable, to: step.parent) }
      guard let definition = elimination.definition(of: step.variable) else { continue }
      for term in elimination.terms(of: definition) { defined.add(step.variable, to: term.variable) }
    }
  }

  /// Notes that a step is about to be undone.
  func removeLink(_ step: Step) {
    if step.parent >= 0 { links.remove(step.variable, from: step.parent) }
  }
}

// MARK: - Asking

extension Dependents {
  /// Calls `body` for the constraints that mention a variable.
  mutating func forEachUser(of variable: Int32, _ system: System, _ body: (_ slot: Int32) -> Void) {
    users.filter(variable) { slot in
      if !system.constraints[slot].isAlive || !system.mentions(variable, slot) { return false }
      body(slot)
      return true
    }
  }

  /// The step in which a constraint eliminated a variable; −1 for none.
  func step(of slot: Int32, _ elimination: Elimination) -> Int32 {
    let index = steps[slot]
    return index >= 0 && elimination.step(index).constraint == slot ? index : -1
  }

  /// Calls `body` for the variables whose definitions mention a variable.
  mutating func forEachDefined(
    mentioning variable: Int32, _ elimination: Elimination, _ body: (_ defined: Int32) -> Void
  ) {
    defined.filter(variable) { other in
      guard let definition = elimination.definition(of: other) else { return false }
      for term in elimination.terms(of: definition) where term.variable == variable {
        body(other)
        return true
      }
      return false
    }
  }
}

/// A list of numbers for each of the numbers 0, 1, 2, …
///
/// Some numbers in a list may be out of date. The reader of the list decides which, and they are removed.
struct AdjacencyLists: ~Copyable {
  /// For each list, its last node; −1 for none.
  private var last = Buffer<Int32>()
  private var nodes = Buffer<AdjacencyNode>()
  /// The first of the removed nodes, which are linked; −1 if there is none.
  private var free: Int32 = -1
  /// The number of numbers in all lists.
  private(set) var count = 0

  mutating func reset(listCount: Int) {
    last.reset(to: -1, count: listCount)
    nodes.removeAll()
    free = -1
    count = 0
  }

  /// Makes room for more lists.
  mutating func extend(listCount: Int) {
    if listCount > last.count { last.append(repeating: -1, count: listCount - last.count) }
  }

  mutating func add(_ value: Int32, to list: Int32) {
    let node = AdjacencyNode(value: value, previous: last[list])
    count += 1
    if free >= 0 {
      last[list] = free
      free = nodes[free].previous
      nodes[last[list]] = node
    } else {
      nodes.append(node)
      last[list] = nodes.end - 1
    }
  }

  /// Calls `body` for the numbers in a list, the last added first, and removes the numbers for which it
  /// returns false.
  mutating func filter(_ list: Int32, _ body: (Int32) -> Bool) {
    if Int(list) >= last.count { return }
    var (node, next) = (last[list], Int32(-1))
    var limit = RoundLimit(nodes.count + 1)
    while node >= 0 {
      limit.countRound(of: "the numbers in a list")
      let previous = nodes[node].previous
      if body(nodes[node].value) {
        next = node
      } else {
        if next < 0 { last[list] = previous } else { nodes[next].previous = previous }
        nodes[node].previous = free
        free = node
        count -= 1
      }
      node = previous
    }
  }
}

/// A number in a list.
struct AdjacencyNode: BitwiseCopyable {
  var value: Int32
  /// The node that was added to the same list before; −1 for none.
  var previous: Int32
}

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
