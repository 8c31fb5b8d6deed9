// Queries about the last solve.

extension Pipeline {
  /// The conflicts of the last solve, in the order in which the constraints that they leave out were tried.
  func conflicts() -> [Conflict] {
    // After a change the evidence of the last solve can no longer be found again.
    if stage == .solved || report.isEvidenceDue { report.refresh(system, at: evaluated) }
    return report.conflicts(system)
  }

  /// Whether the optimum leaves the value of `Σ terms` open.
  func isAmbiguous(_ terms: UnsafeBufferPointer<Term>) -> Bool {
    face.isAmbiguous(terms, presolve, simplex)
  }

  /// Whether the optimum leaves the value of any variable open.
  func isAnythingAmbiguous() -> Bool {
    face.isAnythingAmbiguous(simplex)
  }

  /// Whether the optimum could leave a variable open; false, which is certain, if the variable is known or
  /// its component has one optimum.
  func mayBeAmbiguous(_ variable: Int32) -> Bool {
    let root = presolve.elimination.root(of: variable)
    if root < 0 { return false }
    // A defined root may be open if anything is.
    let component = simplex.component(of: root)
    return component < 0 || simplex.mayHaveAlternatives(component)
  }

  /// The reason why the members of a conflict cannot hold together; `nil` if they can, or if a member was
  /// removed.
  func contradiction(of conflict: Conflict) -> Contradiction? {
    guard stage == .solved, conflict.constraints.allSatisfy({ system.isAlive($0) }),
      conflict.nonNegativeVariables.allSatisfy({ system.isAlive($0) })
    else { return nil }
    let derivations = Derivations()
    let found = ConflictReport.find { precision in
      let required = RequiredSystem(conflict, system, at: parameters)
      return required.leaveOut(at: precision, derivations)
    }
    guard let first = found.first else { return nil }
    return Contradiction(evidence: first.evidence(derivations), amount: -first.sum.value(parameters))
  }

  /// The constraints that the value of `Σ terms` follows from; `nil` if they cannot be determined.
  func derivation(of terms: UnsafeBufferPointer<Term>, preferring preference: Preference?)
    -> Derivation?
  {
    if stage != .solved { return nil }
    let preference = preference ?? Preference(system)
    if tight?.preference != preference {
      tight = try? TightSystem(system, values, at: parameters, preferring: preference)
    }
    return tight?.derivation(of: terms, system)
  }

  /// The values that `Σ terms` has at all optima; `nil` if they cannot be determined.
  func range(of terms: UnsafeBufferPointer<Term>) -> ClosedInterval? {
    if stage != .solved { return nil }
    var present = 0.0
    var known = 0.0
    for term in terms {
      let part = term.coefficient * values[term.variable.index]
      present += part
      if !system.isUnknown(term.variable.index) { known += part }
    }
    if !isAmbiguous(terms) { return ClosedInterval(low: present, high: present) }
    makeStatedOptimum()
    guard let range = try? optimum?.range(of: terms) else { return nil }
    // The present values are among the optima, whatever the rounding errors.
    return ClosedInterval(low: min(range.low + known, present), high: max(range.high + known, present))
  }

  /// The optional constraints that share the freedom of `Σ terms`.
  func ties(of terms: UnsafeBufferPointer<Term>) -> [Tie] {
    if stage != .solved || !isAmbiguous(terms) { return [] }
    makeStatedOptimum()
    return (try? optimum?.ties(of: terms, system, values)) ?? []
  }

  /// The openings of forms, as few as possible; `nil` if they cannot be determined.
  func openings(of forms: [[Term]]) -> [Opening]? {
    if stage != .solved { return nil }
    makeStatedOptimum()
    // A thousand conflicts may have half a million members, which are found only if something is open.
    if !forms.isEmpty, (try? optimum?.moves(forms, system)) == false { return [] }
    return try? optimum?.openings(of: forms, besides: conflicts(), system, values)
  }

  private func makeStatedOptimum() {
    if optimum == nil { optimum = try? StatedOptimum(system, values, simplex, at: parameters) }
  }

  /// The number of presolves; `nil` while changes wait for the next.
  var presolveNumber: Int? {
    stage.rawValue > Stage.edit.rawValue ? rebuildCount + editCount : nil
  }

  /// The value that presolve gives a variable at the present parameters, if any.
  func knownValue(of variable: Int32) -> Double? {
    if variable < 0 || Int(variable) >= presolve.elimination.variableCount { return nil }
    let link = presolve.elimination.link(of: variable)
    return link.isKnown ? link.constant.value(parameters) : nil
  }

  /// Whether no component has an influence on variables of both lists, which must have been presolved.
  func areSeparate(_ first: [Variable], _ second: [Variable]) -> Bool {
    if first.isEmpty || second.isEmpty { return true }
    var isOfFirst = Buffer<Bool>()
    isOfFirst.reset(to: false, count: simplex.componentCount)
    for variable in first {
      _ = forEachComponent(of: variable) { component in
        isOfFirst[component] = true
        return true
      }
    }
    return second.allSatisfy { variable in forEachComponent(of: variable) { !isOfFirst[$0] } }
  }

  /// Calls `body` for the components that have an influence on a variable, until it returns false; returns whether it
  /// never did.
  private func forEachComponent(of variable: Variable, _ body: (Int32) -> Bool) -> Bool {
    var term = Term(1, variable)
    var roots = Buffer<RootTerm>()
    withUnsafePointer(to: &term) {
      presolve.elimination.reduce(UnsafeBufferPointer(start: $0, count: 1), into: &roots)
    }
    for index in 0..<roots.count {
      let component = simplex.component(of: roots[index].variable)
      if component >= 0 && !body(component) { return false }
    }
    return true
  }
}

// MARK: - Where the last optimum stays optimal while one of the parameters moves

extension Pipeline {
  /// The values of a parameter for which every value is affine in it, as at present: the bases of all components stay
  /// optimal, the same checks hold, and the same constraints are left out.
  ///
  /// The other parameter keeps its value. The region may end a few tolerances early, and is empty if it cannot be
  /// determined; see ``Simplex/criticalRegion(_:along:otherwise:)``.
  ///
  /// - Complexity: O(symbols), and an optimisation of each component that moved to an optimum it had before.
  func criticalRegion(along variable: Int32) -> ClosedInterval {
    guard stage == .solved, variable >= 0 else { return .empty }
    let parameter: UInt8 = variable == system.firstParameter ? 1 : 2
    let other = parameter == 1 ? parameters.second : parameters.first
    var region = ClosedInterval()
    for index in 0..<presolve.checks.count {
      presolve.checks[index].restrict(&region, along: parameter, otherwise: other)
    }
    report.restrict(&region, along: parameter, otherwise: other)
    for index in 0..<Int32(simplex.componentCount) {
      if region.isEmpty { return .empty }
      simplex.reoptimize(index)
      region.restrict(to: simplex.criticalRegion(index, along: parameter, otherwise: other))
    }
    return region
  }
}

extension Check {
  /// Leaves out the values of a parameter for which the check fails.
  fileprivate func restrict(_ region: inout ClosedInterval, along parameter: UInt8, otherwise other: Double) {
    let (constant, slope) = constant.line(along: parameter, otherwise: other)
    if slope == 0 { return }
    if isEquality { region.restrict(toNonNegative: Tolerance.violation - constant, -slope) }
    region.restrict(toNonNegative: (isEquality ? Tolerance.violation : 0) + constant, slope)
  }
}

extension Affine {
  /// The number as a function of one parameter: `constant + slope × parameter`.
  func line(along parameter: UInt8, otherwise other: Double) -> (constant: Double, slope: Double) {
    parameter == 1 ? (constant + second * other, first) : (constant + first * other, second)
  }
}

extension Solver {
  /// The values of a parameter for which all values are affine in it, as they are at the last ``solve()``, with the same
  /// constraints left out; at least nearly as many as there are.
  package func criticalRegion(of parameter: Variable) -> ClosedInterval {
    pipeline.criticalRegion(along: parameter.index)
  }
}
