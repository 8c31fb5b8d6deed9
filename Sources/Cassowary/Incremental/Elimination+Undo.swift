extension Elimination {
  /// Marks the steps that rest on marked ones: a link that leads to a variable they eliminated, or an equality that
  /// was reduced with their help.
  ///
  /// A definition is not followed where it is mentioned, so an expression that mentions a defined variable rests on the
  /// definition only if it was substituted.
  ///
  /// - Parameter isMarked: Of each step, whether it is to be undone.
  /// - Complexity: O(terms of equalities), as often as a chain of steps changes its direction.
  func markDependents(among isMarked: borrowing Buffer<Bool>, _ system: borrowing System) {
    let stepCount = Int32(self.stepCount)
    var first = stepCount
    for index in (0..<stepCount).reversed() where isMarked[index] { first = index }
    var hasGrown = true
    func mark(_ step: Int32) {
      isMarked[step] = true
      hasGrown = true
      first = min(first, step)
    }
    // Each round marks a step or is the last one.
    var limit = RoundLimit(Int(stepCount) + 1)
    while hasGrown {
      limit.countRound(of: "marking the steps to undo")
      hasGrown = false
      // A link leads to a variable that was eliminated later.
      for index in stride(from: stepCount - 1, through: 0, by: -1) where !isMarked[index] {
        let parent = step(index).parent
        if parent >= 0 && isLinked(parent, by: isMarked, before: .max) { mark(index) }
      }
      forEachSubstitution { definition, step in
        if !isMarked[step] && isChanged(definition, before: step, isMarked) { mark(step) }
      }
      // Definitions that mention an undefined variable are made again, too, so that it counts as fresh.
      forEachDefinition { definition in
        let step = step(of: definition.variable)
        if !isMarked[step] && mentionsUndefined(definition, isMarked) { mark(step) }
      }
      for index in min(first + 1, stepCount)..<stepCount where !isMarked[index] {
        for term in system.constraints[step(index).constraint].terms
        where isLinked(system.terms[term].variable.index, by: isMarked, before: index) {
          mark(index)
          break
        }
      }
    }
  }

  /// Whether a marked step linked or fixed a variable, before another step.
  private func isLinked(_ variable: Int32, by isMarked: borrowing Buffer<Bool>, before end: Int32) -> Bool {
    isLinked(variable) && step(of: variable) < end && isMarked[step(of: variable)]
  }

  /// Whether a definition mentions a variable whose root is defined by a marked step.
  private func mentionsUndefined(_ definition: Definition, _ isMarked: borrowing Buffer<Bool>) -> Bool {
    for term in terms(of: definition) {
      let root = root(of: term.variable)
      if root >= 0 && !isFree(root) && isMarked[step(of: root)] { return true }
    }
    return false
  }

  /// Whether a marked step made the definition of a variable, or linked a variable that it mentions.
  private func isChanged(_ variable: Int32, before end: Int32, _ isMarked: borrowing Buffer<Bool>) -> Bool {
    if isMarked[step(of: variable)] { return true }
    guard let definition = definition(of: variable) else { return true }
    for term in terms(of: definition) where isLinked(term.variable, by: isMarked, before: end) { return true }
    return false
  }
}
