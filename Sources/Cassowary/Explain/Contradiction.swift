/// Constraints, turned so that they should not be negative, whose weighted sum is a negative number.
///
///     c0  x - 200 >= 0
///     c1  x - 100 <= 0       (x − 200) + (100 − x) = −100, though neither should be negative
package struct Contradiction: Sendable {
  /// The members; the first one is left out, and its weight is 1 or −1.
  package var evidence: [Evidence] = []
  /// By how much the sum is too small: what the members would have to give in all, each as often as it weighs.
  package var amount = 0.0
  /// The weighted sum: where it is negative for other parameters, these constraints contradict each other
  /// there, too.
  var sum = Affine.zero
}
