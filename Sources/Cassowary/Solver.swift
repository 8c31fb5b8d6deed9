/// Solves systems of linear constraints with strictly ordered strengths.
///
/// Constraints are stored when they are added and solved together by ``solve()``:
///
///     let solver = Solver()
///     let left = solver.makeVariable()
///     let width = solver.makeVariable(nonNegative: true)
///     try solver.add(left == 16)
///     try solver.add(left + width <= 320)
///     try solver.add((width == 400).strength(.strong))
///     solver.solve()
///     solver.value(of: width)  // 304
///
/// Required constraints hold. Optional ones are met from the strongest strength down: inside one strength the
/// sum of the absolute errors is as small as the stronger ones allow. Where that leaves values open, they are
/// a function of the present system and never of how it came about: of the variables that the required
/// equalities leave free, each is as near to zero as it can be, those made first before the others.
///
/// If required constraints conflict, one of every smallest conflicting set is left out and reported in
/// ``conflicts``; everything else holds, and what was left out is tried again at the next change.
///
/// A class because it has an identity that handles refer to. It is not `Sendable`: use it from one task at a
/// time.
public final class Solver {
  /// The largest magnitude a coefficient, constant or parameter may have.
  ///
  ///     try? solver.add(x == 2 * Solver.largestNumber)  // refused
  public static let largestNumber: Double = 1e9
  /// A coefficient this small beside the largest one of its constraint, or beside one, counts as zero.
  ///
  ///     try solver.add(Solver.smallestCoefficient / 2 * y + x == 8)
  ///     solver.solve()
  ///     solver.value(of: x)  // 8
  ///
  /// Doubles cannot tell such a term from the rounding of the others.
  public static let smallestCoefficient: Double = Tolerance.smallestCoefficient
  /// How many parameters a solver can have.
  ///
  ///     let (width, height) = (try solver.makeParameter(320), try solver.makeParameter(200))
  public static let largestParameterCount = 2

  let pipeline: UnsafeMutablePointer<Pipeline>
  /// Where the values are, so that reading one needs no call.
  @usableFromInline let solution: UnsafeMutablePointer<UnsafeBufferPointer<Double>>

  /// Creates a solver without variables or constraints.
  public init() {
    pipeline = .allocate(capacity: 1)
    pipeline.initialize(to: Pipeline())
    solution = .allocate(capacity: 1)
    solution.initialize(to: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// Removes everything but keeps the memory; existing handles become invalid.
  package func removeAll() {
    pipeline.pointee.removeAll()
    solution.pointee = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Reserves room for this many variables and constraints in total.
  package func reserve(variables: Int, constraints: Int) {
    pipeline.pointee.reserve(variables: variables, constraints: constraints)
  }

  deinit {
    pipeline.deinitialize(count: 1)
    pipeline.deallocate()
    solution.deallocate()
  }
}

// MARK: - Variables

extension Solver {
  /// Makes an unknown.
  ///
  /// - Parameter nonNegative: Whether it never goes below zero, whatever the constraints ask: a size.
  public func makeVariable(nonNegative: Bool = false) -> Variable {
    Variable(index: pipeline.pointee.addVariable(VariableRecord(isNonNegative: nonNegative)))
  }

  /// Makes a known that can change cheaply between solves, such as a window's width.
  ///
  ///     let window = try solver.makeParameter(320)
  ///     try solver.add(x == window - 16)
  ///     solver.solve()
  ///     solver.value(of: x)  // 304
  ///     try solver.setParameter(window, to: 400)
  ///     solver.solve()
  ///     solver.value(of: x)  // 384
  ///
  /// Changing it needs no new elimination, and no simplex step where the same constraints stay decisive.
  ///
  /// - Throws: ``SolverError/tooManyParameters`` or ``SolverError/numberOutOfRange(_:)``; nothing is made
  ///   then.
  public func makeParameter(_ value: Double) throws(SolverError) -> Variable {
    try checkNumber(value)
    let hasFirst = pipeline.pointee.system.firstParameter >= 0
    if hasFirst && pipeline.pointee.system.secondParameter >= 0 { throw .tooManyParameters }
    let number: Int8 = hasFirst ? 2 : 1
    let parameter = Variable(index: pipeline.pointee.addVariable(VariableRecord(parameter: number)))
    pipeline.pointee.setParameter(parameter.index, to: value)
    return parameter
  }

  /// Changes a parameter's value; the next ``solve()`` follows.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)`` if it is not a parameter, or
  ///   ``SolverError/numberOutOfRange(_:)``; the value stays then.
  public func setParameter(_ parameter: Variable, to value: Double) throws(SolverError) {
    try checkNumber(value)
    try checkVariable(parameter)
    if pipeline.pointee.system.variables[parameter.index].parameter == 0 { throw .unknownVariable(parameter) }
    pipeline.pointee.setParameter(parameter.index, to: value)
  }

  /// Removes a variable and every constraint that mentions it.
  ///
  ///     try solver.add(y == x + 8)
  ///     try solver.remove(x)  // and with it the constraint
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)`` if it was removed before.
  /// - Complexity: O(terms of all constraints).
  public func remove(_ variable: Variable) throws(SolverError) {
    try checkVariable(variable)
    pipeline.pointee.removeVariables([variable])
  }
}

extension Solver {
  /// Removes variables and every constraint that mentions one of them.
  package func removeAll(_ variables: [Variable]) {
    if !variables.isEmpty { pipeline.pointee.removeVariables(variables) }
  }
}

// MARK: - Constraints

extension Solver {
  /// Adds a constraint; it takes effect with the next ``solve()``.
  ///
  /// - Returns: A handle to change or remove it by.
  /// - Throws: ``SolverError`` if a number, the strength or a variable is not acceptable; nothing is added
  ///   then.
  /// - Complexity: O(terms).
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try constraint.expression.terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try add(
        terms, constant: constraint.expression.constant, relation: constraint.relation,
        strength: constraint.strength)
    }
  }

  /// Adds `Σ terms + constant relation 0` from memory of the caller's, without allocating.
  ///
  ///     let terms = [Term(1, x), Term(-2, y)]
  ///     try terms.withUnsafeBufferPointer { terms throws(SolverError) in
  ///       _ = try solver.add(terms, constant: -8, relation: .equal)  // x == 2 * y + 8
  ///     }
  ///
  /// For those who make thousands of constraints; terms of the same variable add up.
  ///
  /// - Returns: A handle to change or remove it by.
  /// - Throws: ``SolverError`` if a number, the strength or a variable is not acceptable; nothing is added
  ///   then.
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
    return insert(terms, constant: constant, relation: relation, strength: strength, isPlacement: false)
  }

  /// Adds `Σ terms + constant relation 0` without checking its numbers.
  ///
  /// - Parameter isPlacement: Whether the constraint states where something *is* rather than what was asked
  ///   of it; in a conflict such a constraint is left out only if there is no other.
  package func addUnchecked(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, strength: Strength,
    isPlacement: Bool = false
  ) -> ConstraintID {
    insert(terms, constant: constant, relation: relation, strength: strength, isPlacement: isPlacement)
  }

  // Inlined into both ways to add, of which each is called for every constraint.
  @inline(__always)
  private func insert(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, strength: Strength,
    isPlacement: Bool
  ) -> ConstraintID {
    ConstraintID(
      index: pipeline.pointee.addConstraint(
        terms, constant: constant, relation: relation, strength: strength.rawValue, isPlacement: isPlacement))
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
    pipeline.pointee.removeConstraint(constraint.index)
  }

  /// Replaces the constant of `Σ terms + constant relation 0`.
  ///
  ///     let fixed = try solver.add(x == 100)  // x - 100 == 0
  ///     try solver.setConstant(-200, of: fixed)
  ///     solver.solve()
  ///     solver.value(of: x)  // 200
  ///
  /// Cheap: as a rule nothing is presolved again, and components are solved again only where the constant makes a
  /// difference. What presolve found redundant may have to be presolved again.
  ///
  /// - Complexity: O(symbols of the component); the next ``solve()`` follows constants of required equalities in
  ///   O(terms of all constraints), or presolves again.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/numberOutOfRange(_:)``; it stays then.
  public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    try checkNumber(constant)
    try checkConstraint(constraint)
    pipeline.pointee.setConstant(constant, of: constraint.index)
  }

  /// Changes how strongly a constraint asks to hold; required and optional may change into each other.
  ///
  ///     let wish = try solver.add((x == 100).strength(.weak))
  ///     try solver.add((x == 200).strength(.medium))
  ///     try solver.setStrength(.strong, of: wish)
  ///     solver.solve()
  ///     solver.value(of: x)  // 100
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/strengthOutOfRange(_:)``; it stays
  ///   then.
  public func setStrength(_ strength: Strength, of constraint: ConstraintID) throws(SolverError) {
    try checkStrength(strength)
    try checkConstraint(constraint)
    pipeline.pointee.setStrength(strength.rawValue, of: constraint.index)
  }
}

// MARK: - Solving

extension Solver {
  /// Finds the best values. Does nothing when nothing changed.
  ///
  /// - Complexity: linear in variables and terms for layouts whose equalities introduce fresh variables, plus
  ///   a small simplex for each group of variables that inequalities and optional constraints tie together.
  ///   After edits the same for what they touch, and O(variables + constraints) to find that.
  public func solve() {
    pipeline.pointee.solve()
    solution.pointee = UnsafeBufferPointer(
      start: pipeline.pointee.values.base, count: pipeline.pointee.values.count)
  }

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
  /// For those who read thousands: a value costs what an array's costs. Variables and parameters stand in the
  /// order they were made, but the place of a removed one goes to the next one made. Before the first solve
  /// there are none, and those made since the last one are missing.
  ///
  /// - Parameter body: What reads; the memory is not to be used after it returns, and it must not change the
  ///   solver.
  /// - Returns: What `body` returns.
  public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    body(solution.pointee)
  }

  /// The values of all variables as of the last ``solve()``, until the next one.
  package var values: UnsafeBufferPointer<Double> { solution.pointee }

  /// Whether edits, new constants and resizes are followed instead of solving everything again.
  ///
  /// On by default. Answers never depend on it: tests turn it off to compare.
  package var isIncremental: Bool {
    get { pipeline.pointee.isIncremental }
    set { pipeline.pointee.isIncremental = newValue }
  }

  /// How often ``solve()`` did more than follow parameters: while the number stays the same, only variables that
  /// depend on a parameter change their value; see ``follows(_:)``.
  package var wholeSolveCount: Int { pipeline.pointee.wholeSolveCount }

  /// The number of the plan by which parameters are followed; `nil` before there is one.
  package var planNumber: Int? {
    pipeline.pointee.plan.isMade ? pipeline.pointee.plan.number : nil
  }

  /// Whether a variable may get another value when parameters do.
  package func follows(_ index: Int32) -> Bool {
    !pipeline.pointee.plan.isMade || index >= 0 && pipeline.pointee.plan.moves[index]
  }

  /// The required constraints that were left out by the last ``solve()``, each with the conflict that forced
  /// it.
  ///
  ///     try solver.add(x >= 200)
  ///     try solver.add(x <= 100)
  ///     solver.solve()
  ///     solver.conflicts.count  // 1
  public var conflicts: [Conflict] {
    pipeline.pointee.report.conflicts
  }

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
    guard index >= 0 && index < pipeline.pointee.values.count && pipeline.pointee.stage == .solved else {
      return false
    }
    let terms = [Term(1, variable)]
    return terms.withUnsafeBufferPointer { pipeline.pointee.isAmbiguous($0) }
  }

  /// Whether the last ``solve()`` could have given any variable another value, all else being as good.
  package var isAnythingAmbiguous: Bool {
    pipeline.pointee.stage == .solved && pipeline.pointee.isAnythingAmbiguous()
  }

  /// Whether a variable could be ambiguous, as far as can be told at a glance; false is certain.
  package func mayBeAmbiguous(_ index: Int32) -> Bool {
    index >= 0 && pipeline.pointee.mayBeAmbiguous(index)
  }

  /// Whether the last ``solve()`` could have given `Σ terms` another value, all else being as good.
  package func isAmbiguous(_ terms: UnsafeBufferPointer<Term>) -> Bool {
    guard pipeline.pointee.stage == .solved else { return false }
    return pipeline.pointee.isAmbiguous(terms)
  }

  /// The constraints that the value of `Σ terms` follows from, as of the last ``solve()``.
  ///
  /// These are those that hold exactly and add up to it, strong ones before weak ones, and the optional ones
  /// that do not hold but pull on the same variables.
  ///
  /// - Complexity: That of Gaussian elimination over the constraints that hang together with the terms.
  package func constraints(behind terms: UnsafeBufferPointer<Term>) -> [ConstraintID] {
    guard pipeline.pointee.stage == .solved else { return [] }
    return pipeline.pointee.system.constraints(behind: terms, at: pipeline.pointee.values)
  }

  /// What the solver has done since it was made.
  ///
  ///     solver.solve()
  ///     solver.statistics.rebuilds  // 1
  ///     solver.solve()
  ///     solver.statistics.rebuilds  // 1
  package var statistics: Statistics {
    pipeline.pointee.statistics
  }
}

// MARK: - Checking

extension Solver {
  private func checkNumber(_ number: Double) throws(SolverError) {
    // Written so that NaN fails too.
    if !(abs(number) <= Solver.largestNumber) { throw .numberOutOfRange(number) }
  }

  private func checkStrength(_ strength: Strength) throws(SolverError) {
    if !(strength.rawValue > 0 && strength <= .required) { throw .strengthOutOfRange(strength.rawValue) }
  }

  private func checkVariable(_ variable: Variable) throws(SolverError) {
    if !pipeline.pointee.system.isAlive(variable) { throw .unknownVariable(variable) }
  }

  private func checkConstraint(_ constraint: ConstraintID) throws(SolverError) {
    if !pipeline.pointee.system.isAlive(constraint) { throw .unknownConstraint(constraint) }
  }
}
