/// The reason why a solver refused a call; the solver is unchanged.
///
///     do {
///       try solver.add(x == .infinity)
///     } catch .numberOutOfRange(let number) {
///       number  // inf
///     }
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, constant or parameter is NaN, infinite, or larger than ``Solver/largestNumber``.
  case numberOutOfRange(Double)
  /// The strength is not in `0 < strength <= 1000`.
  case strengthOutOfRange(Double)
  /// The variable was removed, or belongs to another solver.
  case unknownVariable(Variable)
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// There are already ``Solver/largestParameterCount`` parameters.
  case tooManyParameters
}
