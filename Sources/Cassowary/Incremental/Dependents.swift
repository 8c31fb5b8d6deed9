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
      noteTerms(of: slot, system)
    }
    noteSteps(from: 0, elimination)
    initialCount = users.count + defined.count
    return true
  }

  /// Notes the variables that a constraint mentions.
  mutating func noteTerms(of slot: Int32, _ system: System) {
    for term in system.constraints[slot].terms { users.add(slot, to: system.terms[term].variable.index) }
  }

  /// Notes the results of the steps from a first step on.
  mutating func noteSteps(from first: Int, _ elimination: Elimination) {
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
  func noteUndoing(_ step: Step) {
    if step.parent >= 0 { links.remove(step.variable, from: step.parent) }
  }
}

// MARK: - Asking

extension Dependents {
  /// Calls `body` for the constraints that mention a variable.
  @inline(__always)
  mutating func forEachUser(of variable: Int32, _ system: System, _ body: (_ slot: Int32) -> Void) {
    users.filter(variable) { slot in
      if !system.constraints[slot].isAlive || !system.mentions(variable, slot) { return false }
      body(slot)
      return true
    }
  }

  /// The step in which a constraint eliminated a variable; −1 for none.
  @inline(__always)
  func step(of slot: Int32, _ elimination: Elimination) -> Int32 {
    let index = steps[slot]
    return index >= 0 && elimination.step(index).constraint == slot ? index : -1
  }

  /// Calls `body` for the variables whose definitions mention a variable.
  @inline(__always)
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
