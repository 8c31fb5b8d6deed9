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
      for term in terms(of: definitions[definition]) { noteUnused(term.variable, times: 1) }
      definitions[definition].termCount = -1
    } else if step.parent >= 0 {
      noteUnused(step.parent, times: roots[step.variable].useCount)
    }
    roots[step.variable].step = -1
    roots[step.variable].definition = -1
    roots[step.variable].isIntermediate = false
    links[step.variable] = Link(constant: .zero, factor: 1, parent: step.variable)
    steps[index] = .undone
    undoneCount += 1
  }

  /// Removes mentions of a variable by definitions.
  private func noteUnused(_ variable: Int32, times count: Int32) {
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
