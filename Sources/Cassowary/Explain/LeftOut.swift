/// A constraint that cannot hold together with earlier ones, and what is known of why.
struct LeftOut {
  /// The constraint, or `~variable` for a variable that must not be negative.
  var source: Int32
  /// A weighted sum of it and of others that is a negative number; where it is negative for other parameters, they
  /// contradict each other there, too.
  var sum: Affine
  /// The members of the sum, the one left out first; empty where a ``derivation`` tells them.
  var evidence: [Evidence] = []
  /// The line of ``Derivations`` that the members follow from; −1 for none.
  var derivation: Int32 = -1
}
