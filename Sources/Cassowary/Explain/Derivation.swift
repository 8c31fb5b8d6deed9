/// The constraints that a value follows from, as a sum that can be checked by hand.
///
/// The members hold exactly, so each is zero in the sum. Their weighted sum is the form without its known
/// part, which is therefore the value:
///
///     c0  left - 16 == 0
///     c1  right - left - 44 == 0
///     right = c0 + c1 + 60
///
/// Stronger constraints are preferred as members, and among equally strong ones the first added, regardless
/// of the solver's path to the optimum. Hence no member is the sum of others.
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
