import Cassowary

/// Up to four constraints that belong together.
struct ConstraintQuartet: BitwiseCopyable {
  private var indices = SIMD4<Int32>(repeating: -1)

  subscript(place: Int) -> ConstraintID? {
    get { indices[place] < 0 ? nil : ConstraintID(index: indices[place]) }
    set { indices[place] = newValue?.index ?? -1 }
  }

  var isEmpty: Bool { indices == SIMD4(repeating: -1) }

  /// The place of a constraint among the four.
  func firstIndex(of id: ConstraintID) -> Int? {
    (0..<4).first { self[$0] == id }
  }
}
