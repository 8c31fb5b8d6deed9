extension Elimination {
  /// The steps that depend on some constraints: the steps in which these eliminated a variable, and,
  /// transitively, each link to a variable that such a step eliminated, and each equality that was reduced
  /// with their help.
  ///
  /// Mentions of a definition aren't followed, so an expression that mentions a defined variable depends on
  /// the definition only if it was substituted.
  ///
  /// - Returns: The steps, in their order.
  /// - Complexity: O(steps found and the constraints that mention their variables), and all substitutions
  ///     made to eliminate variables for each step found through them.
  func steps(
    restingOn slots: borrowing Buffer<Int32>, _ dependents: inout Dependents, _ system: System
  ) -> Buffer<Int32> {
    var found = FoundSteps(stepCount: stepCount)
    for index in 0..<slots.count { found.insert(dependents.step(of: slots[index], self)) }
    var next = 0
    // Each round finds a step or is the last one.
    var limit = RoundLimit(stepCount + 1)
    repeat {
      limit.countRound(of: "finding the steps to undo")
      // The list grows while it is read: each step is in it once.
      while next < found.steps.count {
        findDependents(of: found.steps[next], &found, &dependents, system)
        next += 1
      }
      forEachSubstitution { definition, step in
        if !found.contains(step) && isChanged(definition, before: step, found) { found.insert(step) }
      }
    } while next < found.steps.count
    found.steps.sort()
    return found.takeSteps()
  }

  private func findDependents(
    of index: Int32, _ found: inout FoundSteps, _ dependents: inout Dependents, _ system: System
  ) {
    let variable = step(index).variable
    if isLinked(variable) {
      // A link leads to a variable that was eliminated later.
      dependents.links.forEachChild(of: variable) { found.insert(step(of: $0)) }
      var users = Buffer<Int32>()
      dependents.forEachUser(of: variable, system) { users.append($0) }
      for position in 0..<users.count {
        let user = dependents.step(of: users[position], self)
        if user > index { found.insert(user) }
      }
    } else {
      // Definitions that mention an undefined variable are made again, too, which makes the variable fresh.
      var members = Buffer<Int32>()
      dependents.links.forEachMember(of: variable) { members.append($0) }
      for index in 0..<members.count {
        dependents.forEachDefined(mentioning: members[index], self) { found.insert(step(of: $0)) }
      }
    }
  }

  /// Whether a found step made the definition of a variable, or linked a variable that it mentions.
  private func isChanged(_ variable: Int32, before end: Int32, _ found: borrowing FoundSteps) -> Bool {
    if found.contains(step(of: variable)) { return true }
    guard let definition = definition(of: variable) else { return true }
    for term in terms(of: definition) {
      let step = step(of: term.variable)
      if isLinked(term.variable) && step < end && found.contains(step) { return true }
    }
    return false
  }
}

/// Steps that are to be undone, each of them once.
private struct FoundSteps: ~Copyable {
  var steps = Buffer<Int32>()
  private var isFound = Buffer<Bool>()

  init(stepCount: Int) {
    isFound.reset(to: false, count: stepCount)
  }

  func contains(_ step: Int32) -> Bool { isFound[step] }

  mutating func insert(_ step: Int32) {
    if step < 0 || isFound[step] { return }
    isFound[step] = true
    steps.append(step)
  }

  consuming func takeSteps() -> Buffer<Int32> { steps }
}

// Changes that don't repeat the elimination: constants, and steps on which nothing depends.

extension Elimination {
  /// Adds a number to the constant of the link or the definition that a step made.
  func shiftConstant(of step: Step, by difference: Double) {
    let definition = roots[step.variable].definition
    if definition >= 0 {
      definitions[definition].constant.constant += difference
    } else {
      links[step.variable].constant.constant += difference
    }
  }

  /// Undoes a step; the variable that it eliminated becomes a free root.
  ///
  /// The rest is the same as if the step had never been made, provided that no other step depends on it,
  /// except steps that were undone before.
  func undo(_ index: Int32) {
    let step = steps[index]
    let definition = roots[step.variable].definition
    if definition >= 0 {
      for term in terms(of: definitions[definition]) { removeUses(term.variable, times: 1) }
      definitions[definition].termCount = -1
    } else if step.parent >= 0 {
      removeUses(step.parent, times: roots[step.variable].useCount)
    }
    roots[step.variable].step = -1
    roots[step.variable].definition = -1
    roots[step.variable].isIntermediate = false
    links[step.variable] = Link(constant: .zero, factor: 1, parent: step.variable)
    steps[index] = .undone
    undoneCount += 1
  }

  /// Removes mentions of a variable by definitions.
  private func removeUses(_ variable: Int32, times count: Int32) {
    if count == 0 { return }
    var current = variable
    var limit = RoundLimit(links.count + 1)
    while current >= 0 {
      limit.countRound(of: "following links")
      roots[current].useCount -= count
      current = isLinked(current) ? steps[roots[current].step].parent : -1
    }
  }

  /// Forgets the substitutions of steps that were undone.
  func dropSubstitutions() {
    let roots = roots.elements
    substitutions.removeAll { roots[Int($0.user)].step < 0 }
  }

  /// Whether more steps were undone than not.
  var isMostlyUndone: Bool { undoneCount > 64 && undoneCount > eliminatedCount }

  /// Closes the gaps that undone steps left, among the definitions, too.
  func closeGaps() {
    steps.removeAll { $0.isUndone }
    for index in 0..<steps.end { roots[steps[index].variable].step = index }
    undoneCount = 0
    var kept: Int32 = 0
    var keptTerms: Int32 = 0
    for index in 0..<definitions.count where !definitions[index].isUndone {
      var definition = definitions[index]
      let terms = definition.terms
      definition.firstTerm = keptTerms
      for term in terms {
        definitionTerms[keptTerms] = definitionTerms[term]
        keptTerms += 1
      }
      // A new definition gets its rank from its place, so the ranks of the others must be below.
      definition.rank = definition.rank < 0 ? -kept - 1 : kept
      definitions[kept] = definition
      roots[definition.variable].definition = kept
      kept += 1
    }
    definitions.truncate(to: Int(kept))
    definitionTerms.truncate(to: Int(keptTerms))
  }
}
