// Queries of reports and explanations, in terms of constraints and variables. An answer is computed on demand
// and cached until the next solve.

extension Solver {
  /// The constraints that the value of `Σ terms` follows from, as of the last ``solve()``.
  ///
  ///     left == 16
  ///     right == left + 44     right: c0 + c1
  ///
  /// - Parameter preference: Which of several equivalent constraints is a member; `nil` for the first one
  ///     added.
  /// - Returns: `nil` if the system changed since then, or if rounding errors hide it.
  /// - Complexity: The first time, O(terms of all constraints) and usually a factorisation; then the solution
  ///     of a system for each form, and O(constraints).
  package func derivation(
    of terms: UnsafeBufferPointer<Term>, preferring preference: Preference? = nil
  ) -> Derivation? {
    pipeline.derivation(of: terms, preferring: preference)
  }

  /// The values of `Σ terms` for which all constraints hold as well as in the last ``solve()``.
  ///
  ///     a + b == 100, both not negative     a: 0...100
  ///
  /// - Returns: Only the present value if it isn't ambiguous; `nil` if the system changed since then, or if
  ///   rounding errors hide it.
  /// - Complexity: At first, a solve without presolve; then pivots for each form that is ambiguous.
  package func range(of terms: UnsafeBufferPointer<Term>) -> ClosedInterval? {
    pipeline.range(of: terms)
  }

  /// The optional constraints that share the freedom of `Σ terms`, the strongest first.
  ///
  /// Empty if the value isn't ambiguous, if constraints are missing, so no optional constraint affects it, or
  /// if rounding errors hide it.
  ///
  /// - Complexity: The first time, a solve without presolve; then O(optional constraints).
  package func ties(of terms: UnsafeBufferPointer<Term>) -> [Tie] {
    pipeline.ties(of: terms)
  }

  /// The openings that the last ``solve()`` left in forms: ties, and the fewest forms that, together with
  /// ties, decide the others.
  ///
  ///     a + b == 100, c == a + 8, asked of a, b, c     a is open; b and c follow
  ///
  /// Values that follow from constraints in conflict count as known, because fixing the conflict may decide
  /// them.
  ///
  /// - Returns: The openings, in the order of the forms; `nil` if the system changed since then, or if
  ///   rounding errors hide them.
  /// - Complexity: At first, a solve without presolve; then a factorisation, and for each form the solution of a system.
  package func openings(of forms: [[Term]]) -> [Opening]? {
    pipeline.openings(of: forms)
  }

  /// The reason why the members of a conflict cannot hold together, as of the last ``solve()``: the negative
  /// sum and its value.
  ///
  /// - Returns: `nil` if they can hold together now, if the system changed since then, or if a member was
  ///     removed.
  /// - Complexity: O(variables + terms of the members), and usually at most one pivot for each member.
  package func contradiction(of conflict: Conflict) -> Contradiction? {
    pipeline.contradiction(of: conflict)
  }
}
