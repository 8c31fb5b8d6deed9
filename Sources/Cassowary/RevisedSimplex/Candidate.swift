/// A position whose move was as steep as any when all of them were looked at.
struct Candidate: BitwiseCopyable, Comparable {
  /// Equally steep moves are taken in the order of these; see ``RevisedSimplex/findEntering(_:)``.
  var key: Int32
  var position: Int32

  @inline(__always)
  static func < (a: Candidate, b: Candidate) -> Bool {
    a.key != b.key ? a.key < b.key : a.position < b.position
  }
}
