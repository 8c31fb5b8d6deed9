// A constraint may be repeated at strengths that only choose among the optima: it then selects an optimum at
// which its error is minimal. A repetition follows the constant of its original, and is removed with it.

extension Solver {
  /// Repeats a constraint at a strength, perhaps with another relation: as an equality, an inequality asks for no slack.
  ///
  /// - Complexity: O(terms).
  package func repeatConstraint(_ constraint: ConstraintID, as relation: Relation, strength: Strength) {
    pipeline.repeatConstraint(constraint.index, as: relation, strength: strength.rawValue)
  }

  /// Whether a constraint is repeated with a relation.
  package func isRepeated(_ constraint: ConstraintID, as relation: Relation) -> Bool {
    let system = pipeline.system
    guard system.isAlive(constraint) else { return false }
    var slot = system.repetition(of: constraint.index)
    // One of each relation at most.
    while slot >= 0 {
      if system.constraints[slot].relation == relation { return true }
      slot = system.repetition(of: slot)
    }
    return false
  }

  /// Removes the repetitions of a constraint, which may be gone.
  package func removeRepetitions(of constraint: ConstraintID) {
    if pipeline.system.isAlive(constraint) { pipeline.removeRepetitions(of: constraint.index) }
  }
}

// Freedom of constraints after the last solve.

extension Solver {
  /// The strengths below required and above ties at which some constraint is missed.
  ///
  /// - Complexity: O(terms of all constraints).
  package func missedStrengths() -> [Double] {
    var missed: [Double] = []
    let system = pipeline.system
    for slot in 0..<system.constraints.end {
      let record = system.constraints[slot]
      guard record.isAlive, !record.isLeftOut, record.presentStrength < Strength.required.rawValue,
        record.strength > Strength.tieBreak.rawValue, !missed.contains(record.presentStrength)
      else { continue }
      if system.error(of: slot, pipeline.values) != 0 { missed.append(record.presentStrength) }
    }
    return missed
  }

  /// The strength at which a constraint took part in the last solve; `nil` if a conflict left it out.
  package func presentStrength(of constraint: ConstraintID) -> Double? {
    let record = pipeline.system.constraints[constraint.index]
    return record.isLeftOut ? nil : record.presentStrength
  }

  /// Whether a conflict left a constraint out of the last solve; false if it is gone.
  package func isLeftOut(_ constraint: ConstraintID) -> Bool {
    pipeline.system.isAlive(constraint) && pipeline.system.constraints[constraint.index].isLeftOut
  }

  /// Whether the last solve could have given the left side of a constraint another value, all else being as good.
  package func isAmbiguous(_ constraint: ConstraintID) -> Bool {
    guard pipeline.stage == .solved else { return false }
    let system = pipeline.system
    let mayBe = system.constraints[constraint.index].terms.contains {
      pipeline.mayBeAmbiguous(system.terms[$0].variable.index)
    }
    return mayBe && withTerms(of: constraint) { pipeline.isAmbiguous($0) }
  }

  /// Whether a constraint mentions an unknown that may be negative.
  package func mentionsPosition(_ constraint: ConstraintID) -> Bool {
    let system = pipeline.system
    return system.constraints[constraint.index].terms.contains {
      let variable = system.terms[$0].variable.index
      return system.isUnknown(variable) && !system.variables[variable].isNonNegative
    }
  }

  /// Notes that the left side of a constraint is known; returns whether it followed from what was noted before.
  package func note(_ constraint: ConstraintID, in roots: DeterminedRoots) -> Bool {
    withTerms(of: constraint) { note($0, in: roots) }
  }

  /// A constraint as it was stated: `Σ terms + constant relation 0`.
  package func stated(_ constraint: ConstraintID) -> (terms: [Term], constant: Double, relation: Relation) {
    let record = pipeline.system.constraints[constraint.index]
    return (withTerms(of: constraint) { Array($0) }, record.constant, record.relation)
  }

  private func withTerms<Result>(
    of constraint: ConstraintID, _ body: (UnsafeBufferPointer<Term>) -> Result
  ) -> Result {
    let system = pipeline.system
    let range = system.constraints[constraint.index].terms
    return withUnsafeTemporaryAllocation(of: Term.self, capacity: range.count) { terms in
      for (position, index) in range.enumerated() {
        terms.initializeElement(at: position, to: system.terms[index].term)
      }
      return body(UnsafeBufferPointer(terms))
    }
  }
}
