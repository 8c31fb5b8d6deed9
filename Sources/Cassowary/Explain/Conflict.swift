/// Required constraints that cannot hold together, and the constraint that gave way.
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
  /// A minimal conflicting set, in the order the constraints were added: if any member is removed, the others
  /// can hold.
  public let constraints: [ConstraintID]
  /// The variables whose non-negativity takes part in the conflict, in ascending order.
  public let nonNegativeVariables: [Variable]
  /// The member of ``constraints`` that gave way: the last one added.
  public let broken: ConstraintID
}

extension Conflict: CustomStringConvertible {
  /// The members, and the member that was left out: `c0, c1, x2 >= 0: without c1`.
  public var description: String {
    let members = constraints.map { $0.description } + nonNegativeVariables.map { "\($0) >= 0" }
    return "\(members.joined(separator: ", ")): without \(broken)"
  }
}

/// A constraint that cannot hold together with earlier ones, with the known evidence.
struct LeftOut {
  /// The constraint, or `~variable` for a variable that must not be negative.
  var source: Int32
  /// A weighted sum of it and others that is a negative number. The same constraints contradict each other
  /// for all parameters for which it is negative.
  var sum: Affine
  /// The members of the sum, the left-out constraint first; empty if a ``derivation`` gives them, or if they were not looked
  /// for.
  var evidence: [Evidence] = []
  /// The line of ``Derivations`` that the members follow from; −1 for none.
  var derivation: Int32 = -1
}
