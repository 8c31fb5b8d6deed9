import Anchorage
import Cassowary

/// An active constraint that mentions an item and is held by an ancestor.
struct Mention {
  // Never dangles: an active constraint is kept alive by its holder, and removes its mentions before it stops
  // being active.
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
