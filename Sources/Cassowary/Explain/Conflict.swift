/// Required constraints that cannot hold together, and the one that gave way so that the others can.
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
  /// The member of ``constraints`` that gave way: the one added last.
  public let broken: ConstraintID
}

extension Conflict: CustomStringConvertible {
  /// The members, and the one that was left out: `c0, c1, x2 >= 0: without c1`.
  public var description: String {
    let members = constraints.map { $0.description } + nonNegativeVariables.map { "\($0) >= 0" }
    return "\(members.joined(separator: ", ")): without \(broken)"
  }
}

/// A constraint that cannot hold together with earlier ones, and what is known of why.
struct LeftOut {
  /// The constraint, or `~variable` for a variable that must not be negative.
  var source: Int32
  /// A weighted sum of it and of others that is a negative number; where it is negative for other parameters, they
  /// contradict each other there, too.
  var sum: Affine
  /// The members of the sum, the one left out first; empty where a ``derivation`` tells them.
  var evidence: [Evidence] = []
  /// The line of ``Derivations`` that the members follow from; −1 for none.
  var derivation: Int32 = -1
}
