/// A move that was as steep as any when all of them were looked at.
struct Candidate: BitwiseCopyable, Comparable {
  /// Equally steep moves are taken in the order of these; see ``RevisedSimplex/findEntering(_:)``.
  var key: Int32
  var position: Int32
  var isUpwards: Bool

  @inline(__always)
  static func < (a: Candidate, b: Candidate) -> Bool {
    if a.key != b.key { return a.key < b.key }
    return a.position < b.position
  }
}
