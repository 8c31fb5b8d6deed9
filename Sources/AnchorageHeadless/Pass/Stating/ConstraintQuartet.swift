import Anchorage
import Cassowary

/// Up to four constraints of one item, told apart by the cases of an enumeration with raw values from 0 to 3.
struct ConstraintQuartet: BitwiseCopyable {
  private var indices = SIMD4<Int32>(repeating: -1)

  subscript<Slot: RawRepresentable>(slot: Slot) -> ConstraintID? where Slot.RawValue == Int {
    get { indices[slot.rawValue] < 0 ? nil : ConstraintID(index: indices[slot.rawValue]) }
    set { indices[slot.rawValue] = newValue?.index ?? -1 }
  }

  /// The constraints, in the order of the slots.
  var all: [ConstraintID] {
    indices.indices.compactMap { indices[$0] < 0 ? nil : ConstraintID(index: indices[$0]) }
  }

  var isEmpty: Bool { indices == SIMD4(repeating: -1) }

  /// The slot that a constraint is in.
  func slot<Slot: CaseIterable & RawRepresentable>(of id: ConstraintID) -> Slot?
  where Slot.RawValue == Int {
    Slot.allCases.first { self[$0] == id }
  }
}
