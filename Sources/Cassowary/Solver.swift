/// Solves systems of linear constraints with strictly ordered strengths.
///
///     let solver = Solver()
///     let left = solver.makeVariable(), width = solver.makeVariable(nonNegative: true)
///     try solver.add(left == 16)
///     try solver.add(left + width <= 320)
///     try solver.add((width == 400).strength(.strong))
///     solver.solve()
///     solver.value(of: width)  // 304
///
/// A class because it has an identity that handles refer to.
public final class Solver {
  /// The largest magnitude a number may have.
  public static let largestNumber: Double = 1e9
  /// How many parameters a solver can have.
  public static let largestParameterCount = 2

  public init() {}

  /// Makes an unknown. A non-negative one never goes below zero, whatever the constraints ask.
  public func makeVariable(nonNegative: Bool = false) -> Variable { fatalError("stub") }

  /// Makes a known that can change cheaply between solves, such as a window's width.
  public func makeParameter(_ value: Double) throws(SolverError) -> Variable { fatalError("stub") }

  /// Changes a parameter's value; the next ``solve()`` follows.
  public func setParameter(_ parameter: Variable, to value: Double) throws(SolverError) { fatalError("stub") }

  /// Removes a variable and every constraint that mentions it.
  public func remove(_ variable: Variable) throws(SolverError) { fatalError("stub") }

  /// Adds a constraint; it takes effect with the next ``solve()``.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID { fatalError("stub") }

  /// Adds `Σ terms + constant relation 0` without allocating and without checking its numbers.
  ///
  /// - Parameter isPlacement: Whether the constraint states where something *is* rather than what was asked of it;
  ///   in a conflict such a constraint is left out only if there is no other.
  package func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, strength: Strength,
    isPlacement: Bool = false
  ) -> ConstraintID { fatalError("stub") }

  /// Removes a constraint.
  public func remove(_ constraint: ConstraintID) throws(SolverError) { fatalError("stub") }

  /// Replaces the constant of `Σ terms + constant relation 0`.
  public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) { fatalError("stub") }

  /// Changes how strongly a constraint asks to hold; required and optional may change into each other.
  public func setStrength(_ strength: Strength, of constraint: ConstraintID) throws(SolverError) { fatalError("stub") }

  /// Finds the best values. Does nothing when nothing changed.
  public func solve() { fatalError("stub") }

  /// The variable's value as of the last ``solve()``; zero before the first.
  public func value(of variable: Variable) -> Double { fatalError("stub") }

  /// The required constraints that were left out by the last ``solve()``, each with the conflict that forced it.
  public var conflicts: [Conflict] { fatalError("stub") }

  /// Whether the last ``solve()`` could have given the variable another value, all else being as good.
  public func isAmbiguous(_ variable: Variable) -> Bool { fatalError("stub") }

  /// What the solver has done since it was made.
  public var statistics: Statistics { fatalError("stub") }
}
