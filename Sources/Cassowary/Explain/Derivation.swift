/// The constraints that a value follows from, as a sum that anybody can check.
///
/// The members hold exactly, so each is zero in the sum. Added up with their weights they are the form but for its
/// known part, and so that part is the value:
///
///     c0  left - 16 == 0
///     c1  right - left - 44 == 0
///     right = c0 + c1 + 60
///
/// Strong constraints are members rather than weak ones, and among equally strong ones those added first, whatever
/// the solver did to find the optimum. Hence no member is the sum of others.
package struct Derivation: Sendable {
  /// The members, the strongest first, equally strong ones in the order of adding; bounds of variables at last.
  package var members: [Evidence]
  /// The part of the form that the members do not cover: terms in variables that no constraint determines.
  package var undecided: [Term]
  /// The optional constraints that do not hold, but pull on the same variables; the strongest first.
  package var pulling: [ConstraintID]

  /// The constraints among the members, then those that pull.
  package var constraints: [ConstraintID] { members.compactMap { $0.constraint } + pulling }
}
