extension Solver {
  /// The variable's value as of the last ``solve()``; zero before the first, and for removed variables.
  @inlinable public func value(of variable: Variable) -> Double {
    let index = Int(variable.index)
    return index >= 0 && index < solution.pointee.count ? solution.pointee[index] : 0
  }

  /// Reads the values of all variables at once, as of the last ``solve()``.
  ///
  ///     let solver = Solver()
  ///     let x = solver.makeVariable(), y = solver.makeVariable()
  ///     try solver.add(x == 16)
  ///     try solver.add(y == x + 8)
  ///     solver.solve()
  ///     solver.withValues { values in (values[0], values[1]) }  // (16, 24)
  ///
  /// For reading thousands of values: each costs as much as an array access. Variables and parameters are in
  /// the order they were made, except that a new one takes the place of a removed one. The buffer is empty
  /// before the first solve, and lacks variables made since the last.
  ///
  /// - Parameter body: Reads the values. It must not use the memory after it returns, nor change the solver.
  /// - Returns: The result of `body`.
  public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    body(solution.pointee)
  }

  /// The values of all variables as of the last ``solve()``, until the next one.
  package var values: UnsafeBufferPointer<Double> { solution.pointee }

  /// The variables whose values changed since ``forgetChangedValues()``, some of them several times; `nil` if any may
  /// have. Only to be read before the next ``solve()``.
  package var changedVariables: UnsafeBufferPointer<Int32>? {
    pipeline.changedValues.isAny ? nil : pipeline.changedValues.variables.elements
  }

  /// Forgets which values changed, because they have been read.
  package func forgetChangedValues() {
    pipeline.forgetChangedValues()
  }

  /// The required constraints that were left out by the last ``solve()``, each with the conflict that forced
  /// it.
  ///
  ///     try solver.add(x >= 200)
  ///     try solver.add(x <= 100)
  ///     solver.solve()
  ///     solver.conflicts.count  // 1
  public var conflicts: [Conflict] {
    pipeline.conflicts()
  }

  /// The constraints that the last ``solve()`` left out. Unlike ``conflicts``, they are known without a search for evidence.
  package var leftOut: [ConstraintID] { pipeline.report.broken }

  /// Whether the last ``solve()`` left any constraint out. The reason is found only when ``conflicts`` are
  /// read.
  package var hasConflicts: Bool { !pipeline.report.isEmpty }

  /// Whether the last ``solve()`` could have given the variable another value, all else being as good.
  ///
  ///     try solver.add(x + y == 100)
  ///     try solver.add(x >= 0)
  ///     solver.solve()
  ///     solver.isAmbiguous(x)  // true
  ///
  /// False for unknown variables and before the first solve.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    guard index >= 0 && index < pipeline.values.count && pipeline.stage == .solved else {
      return false
    }
    let terms = [Term(1, variable)]
    return terms.withUnsafeBufferPointer { pipeline.isAmbiguous($0) }
  }

  /// Whether the last ``solve()`` could have given any variable another value, all else being as good.
  package var isAnythingAmbiguous: Bool {
    pipeline.stage == .solved && pipeline.isAnythingAmbiguous()
  }

  /// A number that changes when anything becomes ambiguous or ceases to be.
  package var faceNumber: Int { pipeline.face.number }

  /// A quick check whether a variable could be ambiguous; false is certain.
  package func mayBeAmbiguous(_ index: Int32) -> Bool {
    index >= 0 && pipeline.mayBeAmbiguous(index)
  }

  /// Whether the last ``solve()`` could have given `Σ terms` another value, all else being as good.
  package func isAmbiguous(_ terms: UnsafeBufferPointer<Term>) -> Bool {
    guard pipeline.stage == .solved else { return false }
    return pipeline.isAmbiguous(terms)
  }

  /// Only facts from presolve are determined at first. Valid until the next solve.
  package func makeDeterminedRoots() -> DeterminedRoots {
    DeterminedRoots(variableCount: pipeline.values.count)
  }

  /// Notes that the value of `Σ terms` is known; returns whether it followed from what was noted before.
  ///
  /// - Complexity: O(terms, and those of the definitions of their roots).
  package func note(_ terms: UnsafeBufferPointer<Term>, in roots: DeterminedRoots) -> Bool {
    roots.note(terms, pipeline.presolve.elimination)
  }
}

// Facts about variables that presolve alone finds, available before a solve.

extension Solver {
  /// A number that changes whenever any of the system is presolved; `nil` while changes wait for that.
  package var presolveNumber: Int? { pipeline.presolveNumber }

  /// The value that required equalities give a variable at the present parameters; `nil` if they leave it open.
  ///
  /// It is that of the constants as they were presolved.
  package func knownValue(of index: Int32) -> Double? {
    pipeline.knownValue(of: index)
  }

  /// Whether no component has an influence on variables of both lists.
  ///
  /// - Complexity: O(terms of the variables over free roots + components).
  package func areSeparate(_ first: [Variable], _ second: [Variable]) -> Bool {
    pipeline.areSeparate(first, second)
  }

  /// For each variable, whether a constraint above a strength mentions it.
  ///
  /// - Complexity: O(variables + terms of all constraints).
  package func mentionedVariables(above strength: Strength) -> [Bool] {
    let isMentioned = pipeline.system.mentionedVariables(above: strength.rawValue)
    return Array(isMentioned.elements)
  }
}
