import Cassowary

/// The active constraints a view holds, and what became of them since the last pass.
///
/// Removing one is constant time: it leaves a hole, and holes are closed when they outnumber the constraints.
struct HeldConstraints {
  private var slots: ContiguousArray<LayoutConstraint?> = []
  private(set) var count = 0
  /// Whether the engine knows another order.
  var hasNewOrder = false
  /// The places of constraints that are new to the engine, or whose numbers changed; some are holes by now.
  private var changedSlots: ContiguousArray<Int32> = []
  /// What the engine still knows of constraints that were deactivated.
  var removed: [ConstraintID] = []

  mutating func append(_ constraint: LayoutConstraint) {
    constraint.slot = Int32(truncatingIfNeeded: slots.count)
    slots.append(constraint)
    count += 1
  }

  /// Makes a constraint the last one; returns whether it was not. The order matters in conflicts only.
  mutating func moveToEnd(_ constraint: LayoutConstraint) -> Bool {
    if Int(constraint.slot) == slots.count - 1 { return false }
    slots[Int(constraint.slot)] = nil
    constraint.slot = Int32(truncatingIfNeeded: slots.count)
    slots.append(constraint)
    hasNewOrder = true
    if constraint.isChanged { changedSlots.append(constraint.slot) }
    if slots.count > 16 && count < slots.count / 2 { closeHoles() }
    return true
  }

  mutating func remove(_ constraint: LayoutConstraint) {
    slots[Int(constraint.slot)] = nil
    constraint.slot = -1
    count -= 1
    if slots.count > 16 && count < slots.count / 2 { closeHoles() }
  }

  private mutating func closeHoles() {
    slots.removeAll { $0 == nil }
    changedSlots.removeAll(keepingCapacity: true)
    for index in slots.indices {
      slots[index]?.slot = Int32(truncatingIfNeeded: index)
      if slots[index]?.isChanged == true { changedSlots.append(Int32(truncatingIfNeeded: index)) }
    }
  }

  /// Notes that the engine is to hear of a constraint.
  mutating func noteChange(of constraint: LayoutConstraint) {
    guard !constraint.isChanged else { return }
    constraint.isChanged = true
    changedSlots.append(constraint.slot)
  }

  /// Forgets everything but the constraints: the engine is about to hear of them all.
  mutating func forgetChanges() {
    hasNewOrder = false
    if !removed.isEmpty { removed = [] }
    if !changedSlots.isEmpty { clearChanges() }
  }

  /// Forgets the changes.
  mutating func clearChanges() {
    changedSlots.removeAll(keepingCapacity: true)
  }

  /// The constraints the engine is to hear of, in the order in which they changed.
  var changed: [LayoutConstraint] {
    changedSlots.compactMap { slots[Int($0)] }.filter { $0.isChanged }
  }

  /// Calls `body` for every constraint, in order of activation; it must not add or remove any.
  func forEach(_ body: (LayoutConstraint) -> Void) {
    slots.withUnsafeBufferPointer { slots in
      // A reference that is kept alive elsewhere has the same representation, and need not be counted.
      slots.withMemoryRebound(to: Unmanaged<LayoutConstraint>?.self) { slots in
        for constraint in slots { constraint?._withUnsafeGuaranteedRef(body) }
      }
    }
  }

  var all: [LayoutConstraint] { slots.compactMap { $0 } }
}
