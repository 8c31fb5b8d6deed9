/// A constraint that cannot hold together with earlier ones, with the known evidence.
struct LeftOut {
  /// The constraint, or `~variable` for a variable that must not be negative.
  var source: Int32
  /// A weighted sum of it and others that is a negative number. The same constraints contradict each other
  /// for all parameters for which it is negative.
  var sum: Affine
  /// The members of the sum, the left-out constraint first; empty if a ``derivation`` gives them.
  var evidence: [Evidence] = []
  /// The line of ``Derivations`` that the members follow from; −1 for none.
  var derivation: Int32 = -1
}
