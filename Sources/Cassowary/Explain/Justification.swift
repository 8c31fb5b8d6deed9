/// A minimal set of constraints that determines a value; with hundreds of members, it may not be minimal.
///
///     c0  right <= 304
///     c1  right == left + 100 ~ 750
///     c2  left >= 240 ~ 500
///     right rests on c0, which holds it back, and on c2, which pulls it there
///
/// Alone they give the same value as the whole system, and without any one of them, the value changes or is
/// undetermined. With hundreds of members, this isn't tried for each: they still give the value, but some may
/// be dispensable. A ``Derivation`` adds constraints up to the value; this also has those that keep its
/// inequalities tight.
package struct Justification: Sendable {
  package struct Member: Sendable {
    /// The constraint; `nil` if the member is a variable that must not be negative.
    package var constraint: ConstraintID?
    /// The variable that must not be negative; `nil` if the member is a constraint.
    package var nonNegativeVariable: Variable?
    /// Its constant, which is added to the value times ``factor``.
    package var constant: Double
    /// Zero for a member that only keeps others tight.
    package var factor: Double
    /// By how much the constraint is missed: its left side, or zero if it holds.
    package var error: Double
  }

  /// An optional constraint that is missed.
  package struct Loss: Sendable {
    package var constraint: ConstraintID
    /// The error: its left side.
    package var error: Double
    /// The members that would be missed if it held; at least one.
    package var winners: [ConstraintID]
  }

  /// The members, the strongest first, equally strong ones in the order of the ``Preference``; bounds of variables last.
  package var members: [Member]
  /// The parameters' share of the value: each parameter times its coefficient.
  package var parameters: [Term]
  /// The optional constraints that would give another value if they held, the strongest first.
  package var losses: [Loss]
  /// How many systems were solved to find the members, for tests.
  package var trialCount: Int
}
