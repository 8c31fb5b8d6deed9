/// An active constraint that mentions an item from further up.
struct Mention {
  // Never dangles: only active constraints are mentioned, their holder keeps them alive, and they take their
  // mentions back when they stop being active.
  unowned(unsafe) let constraint: LayoutConstraint
}

// Mentions in guides are always there. Those in views are wanted when a view is taken out of its superview,
// which most never are: the first time that happens below a view, it tells the items of the constraints it
// holds.

extension LayoutView {
  /// Lets the items mentioned by the constraints of the superviews know of them.
  final func keepOuterMentions() {
    var next = superview
    while let view = next {
      if !view.keepsMentions {
        view.keepsMentions = true
        view.held.forEach { $0.addMentions(ofGuides: false, ofViews: true) }
      }
      next = view.superview
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
  /// Removes a mention by putting the last one into its place.
  fileprivate final func removeMention(at index: Int) {
    let last = mentions.removeLast()
    if mentions.isEmpty { noteUse() }
    guard index < mentions.count else { return }
    mentions[index] = last
    let place = Int32(truncatingIfNeeded: index)
    if last.constraint.firstNode === node {
      last.constraint.firstMention = place
    } else if last.constraint.secondNode === node {
      last.constraint.secondMention = place
    }
  }
}

extension HeadlessItem {
  /// Notes that the first constraint mentions the item, or that the last one ceased to.
  fileprivate final func noteUse() {
    guard let owner, owner !== self, let guide = self as? LayoutGuide, guide.role != .user else { return }
    owner.invalidate(.afresh)
  }
}
