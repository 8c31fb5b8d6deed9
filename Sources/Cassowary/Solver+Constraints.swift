extension Solver {
  /// Makes an unknown.
  ///
  /// - Parameter nonNegative: Whether the value is never negative, whatever the constraints state, as for a
  ///     size.
  public func makeVariable(nonNegative: Bool = false) -> Variable {
    Variable(index: pipeline.addVariable(VariableRecord(isNonNegative: nonNegative)))
  }

  /// Makes a follower: an unknown that occurs only in the required equations that define it, as for an unused
  /// guide.
  ///
  /// Ambiguities and ties are reported as if neither the follower nor its equations existed.
  package func makeFollower() -> Variable {
    Variable(index: pipeline.addVariable(VariableRecord(isFollower: true)))
  }

  /// Makes a known value that can change cheaply between solves, such as a window's width.
  ///
  ///     let window = try solver.makeParameter(320)
  ///     try solver.add(x == window - 16)
  ///     solver.solve()
  ///     solver.value(of: x)  // 304
  ///     try solver.setParameter(window, to: 400)
  ///     solver.solve()
  ///     solver.value(of: x)  // 384
  ///
  /// Changing it needs no new elimination, and no simplex step if the same constraints stay decisive.
  ///
  /// - Throws: ``SolverError/tooManyParameters`` or ``SolverError/numberOutOfRange(_:)``; the
  ///   solver is unchanged then.
  public func makeParameter(_ value: Double) throws(SolverError) -> Variable {
    try checkNumber(value)
    let hasFirst = pipeline.system.firstParameter >= 0
    if hasFirst && pipeline.system.secondParameter >= 0 { throw .tooManyParameters }
    let number: Int8 = hasFirst ? 2 : 1
    let parameter = Variable(index: pipeline.addVariable(VariableRecord(parameter: number)))
    pipeline.setParameter(parameter.index, to: value)
    return parameter
  }

  /// Changes a parameter's value; the next ``solve()`` follows.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)`` if it is not a parameter, or
  ///     ``SolverError/numberOutOfRange(_:)``; then the value doesn't change.
  public func setParameter(_ parameter: Variable, to value: Double) throws(SolverError) {
    try checkNumber(value)
    try checkVariable(parameter)
    if pipeline.system.variables[parameter.index].parameter == 0 { throw .unknownVariable(parameter) }
    pipeline.setParameter(parameter.index, to: value)
  }

  /// Removes a variable and every constraint that mentions it.
  ///
  ///     try solver.add(y == x + 8)
  ///     try solver.remove(x)  // and with it the constraint
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)`` if it was removed before.
  /// - Complexity: O(terms of all constraints) before the first edit, then O(constraints that mention it).
  public func remove(_ variable: Variable) throws(SolverError) {
    try checkVariable(variable)
    pipeline.removeVariables([variable])
  }
}

extension Solver {
  /// Removes variables and every constraint that mentions any of them.
  package func removeAll(_ variables: [Variable]) {
    if !variables.isEmpty { pipeline.removeVariables(variables) }
  }
}

// MARK: - Constraints

extension Solver {
  /// Adds a constraint; it takes effect with the next ``solve()``.
  ///
  /// - Returns: A handle to change or remove it by.
  /// - Throws: ``SolverError`` if a number, the strength or a variable is not acceptable; the
  ///   solver is unchanged then.
  /// - Complexity: O(terms).
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try constraint.expression.terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try add(
        terms, constant: constraint.expression.constant, relation: constraint.relation,
        strength: constraint.strength)
    }
  }

  /// Adds `Σ terms + constant relation 0` from the caller's memory, without allocating.
  ///
  ///     let terms = [Term(1, x), Term(-2, y)]
  ///     try terms.withUnsafeBufferPointer { terms throws(SolverError) in
  ///       _ = try solver.add(terms, constant: -8, relation: .equal)  // x == 2 * y + 8
  ///     }
  ///
  /// For making thousands of constraints. Terms of the same variable are added up.
  ///
  /// - Returns: A handle to change or remove it by.
  /// - Throws: ``SolverError`` if a number, the strength or a variable is not acceptable; the
  ///   solver is unchanged then.
  /// - Complexity: O(terms).
  @discardableResult
  public func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, strength: Strength = .required
  ) throws(SolverError) -> ConstraintID {
    try checkNumber(constant)
    try checkStrength(strength)
    for term in terms {
      try checkNumber(term.coefficient)
      try checkVariable(term.variable)
    }
    return insert(terms, constant: constant, relation: relation, strength: strength, precedence: .ordinary)
  }

  /// Adds `Σ terms + constant relation 0` without checking its numbers.
  ///
  /// - Parameter precedence: Its rank in the order in which constraints give way in a conflict.
  package func addUnchecked(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, strength: Strength,
    precedence: Precedence = .ordinary
  ) -> ConstraintID {
    insert(terms, constant: constant, relation: relation, strength: strength, precedence: precedence)
  }

  // Inlined: `System.addVariable` says what it saves.
  @inline(__always)
  private func insert(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, strength: Strength,
    precedence: Precedence
  ) -> ConstraintID {
    ConstraintID(
      index: pipeline.addConstraint(
        terms, constant: constant, relation: relation, strength: strength.rawValue, precedence: precedence))
  }

  /// Removes a constraint.
  ///
  ///     let minimum = try solver.add(x >= 44)
  ///     try solver.remove(minimum)
  ///     solver.solve()
  ///     solver.value(of: x)  // 0
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if it was removed before.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    try checkConstraint(constraint)
    pipeline.removeConstraint(constraint.index)
  }

  /// Replaces the constant of `Σ terms + constant relation 0`.
  ///
  ///     let fixed = try solver.add(x == 100)  // x - 100 == 0
  ///     try solver.setConstant(-200, of: fixed)
  ///     solver.solve()
  ///     solver.value(of: x)  // 200
  ///
  /// This is cheap: usually nothing is presolved again, and components are solved again only if the constant
  /// makes a difference. A constraint that presolve found redundant may have to be presolved again.
  ///
  /// - Complexity: O(symbols of the component); the next ``solve()`` follows constants of required equalities in
  ///   O(terms of all constraints), or presolves again.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/numberOutOfRange(_:)``; it stays then.
  public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    try checkNumber(constant)
    try checkConstraint(constraint)
    pipeline.setConstant(constant, of: constraint.index)
  }

  /// Changes the strength of a constraint, also from or to required.
  ///
  ///     let preference = try solver.add((x == 100).strength(.weak))
  ///     try solver.add((x == 200).strength(.medium))
  ///     try solver.setStrength(.strong, of: preference)
  ///     solver.solve()
  ///     solver.value(of: x)  // 100
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/strengthOutOfRange(_:)``; it stays
  ///   then.
  public func setStrength(_ strength: Strength, of constraint: ConstraintID) throws(SolverError) {
    try checkStrength(strength)
    try checkConstraint(constraint)
    pipeline.setStrength(strength.rawValue, of: constraint.index)
  }
}

// MARK: - Checking

extension Solver {
  private func checkNumber(_ number: Double) throws(SolverError) {
    // Written to fail for NaN as well.
    if !(abs(number) <= Solver.largestNumber) { throw .numberOutOfRange(number) }
  }

  private func checkStrength(_ strength: Strength) throws(SolverError) {
    if !(strength.rawValue > 0 && strength <= .required) { throw .strengthOutOfRange(strength.rawValue) }
  }

  private func checkVariable(_ variable: Variable) throws(SolverError) {
    if !pipeline.system.isAlive(variable) { throw .unknownVariable(variable) }
  }

  // Inlined: otherwise, other content in a calendar takes 1 % more instructions.
  @inline(__always)
  private func checkConstraint(_ constraint: ConstraintID) throws(SolverError) {
    if !pipeline.system.isAlive(constraint) { throw .unknownConstraint(constraint) }
  }
}
