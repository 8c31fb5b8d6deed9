// What can be changed of an elimination without doing it again: constants, and steps that nothing rests on.

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

  /// Removes steps; the variables they eliminated become free roots.
  ///
  /// The rest is what would have been eliminated without them, in the same order, provided that no other step rests
  /// on a removed one.
  ///
  /// - Parameter isMarked: Of each step, whether it goes.
  mutating func removeSteps(where isMarked: borrowing Buffer<Bool>) {
    var kept: Int32 = 0
    var hasUndefined = false
    for index in 0..<steps.end {
      let step = steps[index]
      if isMarked[index] {
        let definition = roots[step.variable].definition
        hasUndefined = hasUndefined || definition >= 0
        if definition >= 0 { definitions[definition].termCount = -1 }
        roots[step.variable].step = -1
        roots[step.variable].definition = -1
        links[step.variable] = Link(constant: .zero, factor: 1, parent: step.variable)
      } else {
        steps[kept] = step
        roots[step.variable].step = kept
        kept += 1
      }
    }
    steps.truncate(to: Int(kept))
    if hasUndefined { dropUndefined() }
    let roots = roots.elements
    substitutions.removeAll { roots[Int($0.user)].step < 0 }
  }

  /// Drops the definitions of removed steps, and finds out again which roots the others mention.
  private mutating func dropUndefined() {
    var kept: Int32 = 0
    var keptTerms: Int32 = 0
    for index in 0..<roots.count { roots[index].isUsed = false }
    for index in 0..<definitions.count {
      var definition = definitions[index]
      if definition.termCount < 0 { continue }
      let terms = definition.terms
      definition.firstTerm = keptTerms
      for term in terms {
        definitionTerms[keptTerms] = definitionTerms[term]
        keptTerms += 1
        roots[definitionTerms[term].variable].isUsed = true
        let parent = resolve(definitionTerms[term].variable).parent
        if parent >= 0 { roots[parent].isUsed = true }
      }
      // Ranks count definitions, so they must not have gaps.
      definition.rank = definition.rank < 0 ? -kept - 1 : kept
      definitions[kept] = definition
      roots[definition.variable].definition = kept
      kept += 1
    }
    definitions.truncate(to: Int(kept))
    definitionTerms.truncate(to: Int(keptTerms))
  }
}
