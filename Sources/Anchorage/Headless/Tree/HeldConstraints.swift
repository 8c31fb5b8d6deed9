import Cassowary

/// The active constraints a view holds, and what became of them since the last pass.
///
/// Removing one is constant time: it leaves a hole, and holes are closed when they outnumber the constraints.
struct HeldConstraints: ~Copyable {
  private var slots = KeptReferences<LayoutConstraint>()
  /// The places before ``firstNew`` of constraints whose numbers changed; some are holes by now.
  private var changedSlots: ContiguousArray<Int32> = []
  /// What the engine still knows of constraints that were deactivated.
  var removed: [ConstraintID] = []
  private var holeCount: Int32 = 0
  /// The place from which on constraints are new to the engine, or stand elsewhere than it knows.
  private var firstNew: Int32 = 0
  /// Whether the engine knows another order.
  var hasNewOrder = false

  var count: Int { slots.count - Int(holeCount) }

  /// Adds a constraint, of which the engine is to hear.
  @inline(__always)
  mutating func append(_ constraint: LayoutConstraint) {
    constraint.slot = Int32(truncatingIfNeeded: slots.count)
    constraint.isChanged = true
    slots.append(constraint)
  }

  /// Makes a constraint the last one; returns whether it was not. The order matters in conflicts only.
  mutating func moveToEnd(_ constraint: LayoutConstraint) -> Bool {
    let place = Int(constraint.slot)
    if place == slots.count - 1 { return false }
    constraint.slot = Int32(truncatingIfNeeded: slots.count)
    slots.moveToEnd(from: place)
    holeCount += 1
    hasNewOrder = true
    closeHolesIfMany()
    return true
  }

  /// Lets go of a constraint.
  mutating func remove(_ constraint: LayoutConstraint) {
    let kept = slots.take(at: Int(constraint.slot))
    holeCount += 1
    constraint.slot = -1
    closeHolesIfMany()
    kept?.release()
  }

  private mutating func closeHolesIfMany() {
    guard slots.count > 16 && count < slots.count / 2 else { return }
    slots.closeHoles()
    holeCount = 0
    changedSlots.removeAll(keepingCapacity: true)
    // Looking at all once takes no longer than this.
    firstNew = 0
    for index in 0..<slots.count {
      slots[index]?._withUnsafeGuaranteedRef { $0.slot = Int32(truncatingIfNeeded: index) }
    }
  }

  /// Notes that the engine is to hear of a constraint.
  mutating func noteChange(of constraint: LayoutConstraint) {
    guard !constraint.isChanged else { return }
    constraint.isChanged = true
    if constraint.slot < firstNew { changedSlots.append(constraint.slot) }
  }

  /// Forgets everything but the constraints: the engine is about to hear of them all.
  mutating func forgetChanges() {
    hasNewOrder = false
    if !removed.isEmpty { removed = [] }
    clearChanges()
  }

  /// Forgets the changes.
  mutating func clearChanges() {
    firstNew = Int32(truncatingIfNeeded: slots.count)
    if !changedSlots.isEmpty { changedSlots.removeAll(keepingCapacity: true) }
  }

  /// The constraints the engine is to hear of: those it knows in the order in which they changed, then the
  /// others.
  var changed: [LayoutConstraint] {
    let places = changedSlots.map { Int($0) } + Array(Int(firstNew)..<slots.count)
    return places.compactMap { slots[$0]?.takeUnretainedValue() }.filter { $0.isChanged }
  }

  /// Calls `body` for every constraint, in order of activation; it must not add or remove any.
  func forEach(_ body: (LayoutConstraint) -> Void) {
    for index in 0..<slots.count { slots[index]?._withUnsafeGuaranteedRef(body) }
  }

  var all: [LayoutConstraint] { (0..<slots.count).compactMap { slots[$0]?.takeUnretainedValue() } }
}
