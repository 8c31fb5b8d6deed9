/// Constraints, turned so that they should not be negative, whose weighted sum is a negative number.
struct Contradiction {
  /// The members; the first one is left out.
  var evidence: [Evidence] = []
  /// The weighted sum: where it is negative for other parameters, these constraints contradict each other
  /// there, too.
  var sum = Affine.zero
}
