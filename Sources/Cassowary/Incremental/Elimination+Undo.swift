extension Elimination {
  /// Marks the steps that rest on marked ones: what they eliminated hangs from it, or it took part when their
  /// equality was reduced.
  ///
  /// Definitions are not looked into where they are mentioned. So what mentions a defined variable rests on
  /// its definition only where that was opened.
  ///
  /// - Complexity: O(terms of equalities), as often as a chain of steps changes its direction.
  func markDependents(among isMarked: borrowing Buffer<Bool>, _ system: borrowing System) {
    var first = steps.end
    for index in (0..<steps.end).reversed() where isMarked[index] { first = index }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      // Links lead to what was eliminated later.
      for index in stride(from: steps.end - 1, through: 0, by: -1) where !isMarked[index] {
        let parent = steps[index].parent
        if parent < 0 || !rests(on: parent, before: .max, isMarked) { continue }
        isMarked[index] = true
        hasGrown = true
        first = min(first, index)
      }
      for index in 0..<openings.count {
        let opening = openings[index]
        let step = roots[opening.user].step
        if isMarked[step] || !isReopened(opening.definition, before: step, isMarked) { continue }
        isMarked[step] = true
        hasGrown = true
        first = min(first, step)
      }
      // What is defined from a place on is defined anew, so that the place is fresh.
      for index in 0..<definitions.count {
        let step = roots[definitions[index].variable].step
        if isMarked[step] || !mentionsWhatIsUndefined(definitions[index], isMarked) { continue }
        isMarked[step] = true
        hasGrown = true
        first = min(first, step)
      }
      for index in min(first + 1, steps.end)..<steps.end where !isMarked[index] {
        let record = system.constraints[steps[index].constraint]
        for position in record.terms
        where rests(on: system.terms[position].variable.index, before: index, isMarked) {
          isMarked[index] = true
          hasGrown = true
        }
      }
    }
  }

  /// Whether a variable had been linked by a marked step before another step.
  private func rests(on variable: Int32, before end: Int32, _ isMarked: borrowing Buffer<Bool>) -> Bool {
    let root = roots[variable]
    return root.step >= 0 && root.step < end && root.definition < 0 && isMarked[root.step]
  }

  /// Whether a definition mentions a variable whose root is defined by a marked step.
  private func mentionsWhatIsUndefined(_ definition: Definition, _ isMarked: borrowing Buffer<Bool>) -> Bool {
    for term in definition.terms {
      let root = links[definitionTerms[term].variable].parent
      if root >= 0 && roots[root].definition >= 0 && isMarked[roots[root].step] { return true }
    }
    return false
  }

  /// Whether a definition was made by a marked step, or mentions what had been linked by one.
  private func isReopened(
    _ variable: Int32, before end: Int32, _ isMarked: borrowing Buffer<Bool>
  ) -> Bool {
    if isMarked[roots[variable].step] { return true }
    let definition = definitions[roots[variable].definition]
    for term in definition.terms
    where rests(on: definitionTerms[term].variable, before: end, isMarked) {
      return true
    }
    return false
  }

  /// Takes marked steps back; the variables they eliminated are roots that nothing defines then.
  ///
  /// What is left is what would have been eliminated without them, in the same order.
  mutating func undo(_ isMarked: borrowing Buffer<Bool>) {
    var kept: Int32 = 0
    var hasUndefined = false
    for index in 0..<steps.end {
      let step = steps[index]
      if isMarked[index] {
        hasUndefined = hasUndefined || roots[step.variable].definition >= 0
        if roots[step.variable].definition >= 0 {
          definitions[roots[step.variable].definition].termCount = -1
        }
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
    openings.removeAll { roots[Int($0.user)].step < 0 }
  }

  /// Drops the definitions that were taken back, and finds out again what the others mention.
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
      // Without gaps, as ranks are counted on.
      definition.rank = definition.rank < 0 ? -kept - 1 : kept
      definitions[kept] = definition
      roots[definition.variable].definition = kept
      kept += 1
    }
    definitions.truncate(to: Int(kept))
    definitionTerms.truncate(to: Int(keptTerms))
  }
}
