/// The roots whose values follow from sums with known values, as far as links and single definitions show it.
///
///     right = left + width        if left and right are determined, so is width
///
/// Not every root that follows is found, but each that is found follows.
///
/// A class because Embedded Swift cannot destroy a noncopyable value of another module.
package final class DeterminedRoots {
  private var isDetermined = Buffer<Bool>()

  init(variableCount: Int) {
    isDetermined.reset(to: false, count: variableCount)
  }

  /// Notes that the value of `Σ terms` is known; returns whether it followed from what was noted before.
  func note(_ terms: UnsafeBufferPointer<Term>, _ elimination: Elimination) -> Bool {
    var sum = ShortSum(constant: .zero)
    for term in terms {
      let link = elimination.link(of: term.variable.index)
      if link.isKnown || isKnown(link.parent, elimination) { continue }
      // With three unknown roots, none is determined.
      if !sum.add(term.coefficient * link.factor, link.parent) { return false }
    }
    if sum.a.isZero && sum.b.isZero { return true }
    if sum.a.isZero { determine(sum.b.variable, elimination) }
    if sum.b.isZero { determine(sum.a.variable, elimination) }
    return false
  }

  private func isKnown(_ root: Int32, _ elimination: Elimination) -> Bool {
    if isDetermined[root] { return true }
    guard let definition = elimination.definition(of: root) else { return false }
    for term in elimination.terms(of: definition) {
      let root = elimination.root(of: term.variable)
      if root >= 0 && !isDetermined[root] { return false }
    }
    isDetermined[root] = true
    return true
  }

  private func determine(_ root: Int32, _ elimination: Elimination) {
    isDetermined[root] = true
    guard let definition = elimination.definition(of: root) else { return }
    var last: Int32 = -1
    for term in elimination.terms(of: definition) {
      let root = elimination.root(of: term.variable)
      if root < 0 || isDetermined[root] || root == last { continue }
      if last >= 0 { return }
      last = root
    }
    if last >= 0 { isDetermined[last] = true }
  }
}
