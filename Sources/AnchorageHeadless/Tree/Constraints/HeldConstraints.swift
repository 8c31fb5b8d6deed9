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
  mutating func append(_ constraint: LayoutConstraint) {
    constraint.slot = Int32(truncatingIfNeeded: slots.count)
    constraint.isChanged = true
    slots.append(constraint)
  }

  /// Moves a constraint to the end; returns whether it was elsewhere. The order matters for conflicts and ties.
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

// MARK: - Mentions

/// An active constraint that mentions an item and is held by an ancestor.
struct Mention {
  // Never dangles: an active constraint is kept alive by its holder, and removes its mentions before it stops
  // being active. With a safe reference, a spreadsheet takes 3.5 % more instructions to build.
  unowned(unsafe) let constraint: LayoutConstraint
}

// Guides always have their mentions. Views need them only when a view is removed from its superview, to find
// the constraints that become inactive, and most views are never removed. So a view begins to keep mentions,
// including those of the constraints it already holds, when something inside it is first removed.

extension LayoutView {
  /// Makes the superviews keep mentions.
  final func keepOuterMentions() {
    for view in ancestors where !view.keepsMentions {
      view.keepsMentions = true
      view.held.forEach { $0.addMentions(ofGuides: false, ofViews: true) }
    }
  }
}

extension LayoutConstraint {
  func addMentions(ofGuides: Bool = true, ofViews: Bool) {
    func isWanted(_ node: ItemNode) -> Bool { node.isGuide ? ofGuides : ofViews }
    if isWanted(firstNode) { firstMention = addMention(in: firstNode) }
    if let secondNode, secondNode !== firstNode, isWanted(secondNode) {
      secondMention = addMention(in: secondNode)
    }
    guard let sides else { return }
    for node in sides.otherNodes where isWanted(node) { _ = addMention(in: node) }
  }

  private func addMention(in node: ItemNode) -> Int32 {
    guard let item = node.item, item !== holder else { return -1 }
    item.mentions.append(Mention(constraint: self))
    if item.mentions.count == 1 { item.noteUse() }
    return Int32(truncatingIfNeeded: item.mentions.count - 1)
  }

  func removeMentions() {
    if firstMention >= 0 { firstNode.item?.removeMention(at: Int(firstMention)) }
    if secondMention >= 0 { secondNode?.item?.removeMention(at: Int(secondMention)) }
    firstMention = -1
    secondMention = -1
    guard let sides else { return }
    for node in sides.otherNodes {
      guard let item = node.item else { continue }
      if let index = item.mentions.firstIndex(where: { $0.constraint === self }) {
        item.removeMention(at: index)
      }
    }
  }
}

extension HeadlessItem {
  /// Removes a mention by moving the last one to its index.
  fileprivate final func removeMention(at index: Int) {
    let last = mentions.removeLast()
    if mentions.isEmpty { noteUse() }
    guard index < mentions.count else { return }
    mentions[index] = last
    let index = Int32(truncatingIfNeeded: index)
    if last.constraint.firstNode === node {
      last.constraint.firstMention = index
    } else if last.constraint.secondNode === node {
      last.constraint.secondMention = index
    }
  }
}

extension HeadlessItem {
  /// Notes that the first mention of the item was added or the last was removed, which changes the variables
  /// of a guide that its view makes itself.
  fileprivate final func noteUse() {
    guard let owner, owner !== self, let guide = self as? LayoutGuide, guide.role != .user else { return }
    owner.invalidate(.afresh)
  }
}
