/// Optional constraints of one strength that share a shortage or a surplus: if one gains, others lose.
///
///     a + b == 100
///     a == 80 ~ 250      80 + 60 is 40 too much, and nothing says
///     b == 60 ~ 250      which of the two gives way
package struct Tie: Sendable {
  package var strength: Strength
  /// The optional constraints, in the order they were added; at least two.
  package var wishes: [Wish]

  /// An optional constraint that is missed by more at some optima than at others.
  package struct Wish: Sendable {
    package var constraint: ConstraintID
    /// By how much it is missed now: its left side, or zero if it holds.
    package var error: Double
  }

  /// The sum of the errors' magnitudes, which is the same at all optima.
  package var total: Double { wishes.reduce(0) { $0 + abs($1.error) } }
}
