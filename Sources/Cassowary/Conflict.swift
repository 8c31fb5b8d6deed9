/// Required constraints that cannot hold together, and the one that was left out so that the others can.
///
///     let first = try solver.add(x == 100)
///     let second = try solver.add(x == 200)
///     solver.solve()
///     for conflict in solver.conflicts {
///       conflict.constraints == [first, second]  // true
///       conflict.broken == second                // true
///     }
///     solver.value(of: x)  // 100
public struct Conflict: Hashable, Sendable {
  /// A smallest conflicting set, in the order the constraints were added: without any one of them it could
  /// hold.
  public let constraints: [ConstraintID]
  /// The variables whose being non-negative takes part in the conflict, in ascending order.
  public let nonNegativeVariables: [Variable]
  /// The member of ``constraints`` that was left out: the one added last, unless it was added as a placement.
  public let broken: ConstraintID
}
