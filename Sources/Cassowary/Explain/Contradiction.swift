/// Constraints, turned so that they should not be negative, whose weighted sum is a negative number.
///
///     c0  x - 200 >= 0
///     c1  x - 100 <= 0       (x − 200) + (100 − x) = −100, though neither should be negative
package struct Contradiction: Sendable {
  /// The members; the first one is left out, and its weight is 1 or −1.
  package let evidence: [Evidence]
  /// The amount by which the sum is negative, and by which the weighted members would have to give way in
  /// total.
  package let amount: Double
}
