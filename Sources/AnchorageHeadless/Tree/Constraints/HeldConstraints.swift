import Anchorage
import Cassowary

/// The active constraints that a view holds, with the changes since the last pass.
///
/// Removing a constraint takes constant time: it leaves a hole, and holes are closed when they outnumber the
/// constraints.
struct HeldConstraints: ~Copyable {
  private var slots = KeptReferences<LayoutConstraint>()
  /// The indices before ``firstNew`` of constraints whose numbers changed; some are holes by now.
  private var changedSlots: ContiguousArray<Int32> = []
  /// The solver's handles of constraints that were deactivated, which the engine has yet to remove.
  var removed: [ConstraintID] = []
  private var holeCount: Int32 = 0
  /// The index of the first constraint that is new to the engine or was moved.
  private var firstNew: Int32 = 0
  /// Whether constraints were moved since the engine read their order.
  var hasNewOrder = false

  var count: Int { slots.count - Int(holeCount) }
  /// The index that the next constraint gets.
  var slotCount: Int { slots.count }

  /// Adds a constraint and notes it for the engine.
  @inline(__always)
  mutating func append(_ constraint: LayoutConstraint) {
    constraint.slot = Int32(truncatingIfNeeded: slots.count)
    constraint.isChanged = true
    slots.append(constraint)
  }

  /// Moves a constraint to the end; returns whether it was elsewhere. The order matters only for conflicts.
  mutating func moveToEnd(_ constraint: LayoutConstraint) -> Bool {
    let index = Int(constraint.slot)
    if index == slots.count - 1 { return false }
    constraint.slot = Int32(truncatingIfNeeded: slots.count)
    slots.moveToEnd(from: index)
    holeCount += 1
    hasNewOrder = true
    closeHolesIfMany()
    return true
  }

  /// Removes a constraint, which may be released.
  mutating func remove(_ constraint: LayoutConstraint) {
    let kept = slots.take(at: Int(constraint.slot))
    holeCount += 1
    constraint.slot = -1
    closeHolesIfMany()
    // Not earlier, because this may be the last reference to the constraint.
    extendLifetime(kept)
  }

  private mutating func closeHolesIfMany() {
    guard slots.count > 16 && count < slots.count / 2 else { return }
    slots.closeHoles()
    holeCount = 0
    changedSlots.removeAll(keepingCapacity: true)
    // Treating all of them as new costs no more than this loop.
    firstNew = 0
    slots.forEach { $1.slot = Int32(truncatingIfNeeded: $0) }
  }

  /// Notes that the numbers of a constraint changed.
  mutating func noteChange(of constraint: LayoutConstraint) {
    guard !constraint.isChanged else { return }
    constraint.isChanged = true
    if constraint.slot < firstNew { changedSlots.append(constraint.slot) }
  }

  /// Forgets the changes and the removed constraints, because the engine is about to register everything.
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

  /// The constraints that changed: first those that the engine knows, in the order in which they changed,
  /// then the new ones.
  var changed: [LayoutConstraint] {
    let indices = changedSlots.map { Int($0) } + Array(Int(firstNew)..<slots.count)
    return indices.compactMap { slots[$0]?.object }.filter { $0.isChanged }
  }

  /// The same constraints with the same notes.
  func copy() -> HeldConstraints {
    var copy = HeldConstraints()
    copy.slots = slots.copy()
    copy.changedSlots = changedSlots
    copy.removed = removed
    copy.holeCount = holeCount
    copy.firstNew = firstNew
    copy.hasNewOrder = hasNewOrder
    return copy
  }

  /// Calls `body` for every constraint, in order of activation; it must not add or remove any.
  func forEach(_ body: (LayoutConstraint) -> Void) {
    slots.forEach { body($1) }
  }

  var all: [LayoutConstraint] { (0..<slots.count).compactMap { slots[$0]?.object } }
}
