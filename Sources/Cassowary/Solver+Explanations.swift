// Queries of reports and explanations, in terms of constraints and variables alone. An answer is computed on
// demand and kept until the next solve.

extension Solver {
  /// The constraints that the value of `Σ terms` follows from, as of the last ``solve()``.
  ///
  ///     left == 16
  ///     right == left + 44     right: c0 + c1
  ///
  /// - Parameter preference: Which of several constraints that say the same is a member; `nil` for the one added first.
  /// - Returns: `nil` if the system changed since then, or if rounding errors hide it.
  /// - Complexity: At first, O(terms of all constraints) and a factorisation as a rule; then the solution of a
  ///   system for each form, and O(constraints).
  package func derivation(
    of terms: UnsafeBufferPointer<Term>, preferring preference: Preference? = nil
  ) -> Derivation? {
    pipeline.derivation(of: terms, preferring: preference)
  }

  /// The values of `Σ terms` for which all constraints hold as well as they do at those of the last ``solve()``.
  ///
  ///     a + b == 100, both not negative     a: 0...100
  ///
  /// - Returns: The present value alone where it is not ambiguous; `nil` if the system changed since then, or if
  ///   rounding errors hide it.
  /// - Complexity: At first, a solve without presolve; then pivots for each form that is ambiguous.
  package func range(of terms: UnsafeBufferPointer<Term>) -> ClosedInterval? {
    pipeline.range(of: terms)
  }

  /// The wishes that share what is open in `Σ terms`, the strongest first.
  ///
  /// None if the value is not ambiguous, if no wish has a say in it, because constraints are missing, or if
  /// rounding errors hide it.
  ///
  /// - Complexity: At first, a solve without presolve; then O(wishes).
  package func ties(of terms: UnsafeBufferPointer<Term>) -> [Tie] {
    pipeline.ties(of: terms)
  }

  /// The openings that the last ``solve()`` left in forms: wishes that tie, and as few of the forms as decide
  /// the others with them.
  ///
  ///     a + b == 100, c == a + 8, asked of a, b, c     a is open; b and c follow
  ///
  /// Values that follow from constraints in conflict count as known: mending the conflict may decide them.
  ///
  /// - Returns: The openings, in the order of the forms; `nil` if the system changed since then, or if
  ///   rounding errors hide them.
  /// - Complexity: At first, a solve without presolve; then a factorisation, and for each form the solution of a system.
  package func openings(of forms: [[Term]]) -> [Opening]? {
    pipeline.openings(of: forms)
  }

  /// Why the members of a conflict cannot hold together, as of the last ``solve()``: the sum that is negative, and by
  /// how much.
  ///
  /// - Returns: `nil` if they can hold together now, if the system changed since then, or if a member is gone.
  /// - Complexity: O(variables + terms of the members), and a pivot or less for each member as a rule.
  package func contradiction(of conflict: Conflict) -> Contradiction? {
    pipeline.contradiction(of: conflict)
  }
}
