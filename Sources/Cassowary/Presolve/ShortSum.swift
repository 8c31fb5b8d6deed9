/// A sum of at most two roots and a constant, `a + b + constant`.
///
/// Most constraints reduce to a short sum, which needs no memory of its own.
struct ShortSum {
  var a = RootEntry.empty
  var b = RootEntry.empty
  var constant: Affine

  /// Adds `coefficient × variable`; returns false, with nothing done, if that needs a third entry.
  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Int32) -> Bool {
    if variable == a.variable {
      a.coefficient += coefficient
      a.magnitude += abs(coefficient)
    } else if variable == b.variable {
      b.coefficient += coefficient
      b.magnitude += abs(coefficient)
    } else if a.isEmpty {
      a = RootEntry(coefficient: coefficient, magnitude: abs(coefficient), variable: variable)
    } else if b.isEmpty {
      b = RootEntry(coefficient: coefficient, magnitude: abs(coefficient), variable: variable)
    } else {
      return false
    }
    return true
  }
}
