import Cassowary

extension LayoutConstraint {
  /// Gives the constraint to the nearest common ancestor of its items.
  @inline(__always)
  func activate() {
    guard holderReference == nil, isPlainlyRight || isMeaningful() else { return }
    guard let ancestor = commonAncestor() else { return }
    holderReference = ancestor
    ancestor._withUnsafeGuaranteedRef { ancestor in
      ancestor.held.append(self)
      if isAboutBaselines && !ancestor.holdsBaselines {
        ancestor.holdsBaselines = true
        ancestor.invalidate(.afresh)
      }
      if ancestor.keepsMentions || mentionsMore { addMentions(ofViews: ancestor.keepsMentions) }
      ancestor.invalidate(.constraints)
    }
  }

  @inline(__always)
  private var isAboutBaselines: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
      || sides?.all.contains { $0.attribute.isBaseline } ?? false
  }

  /// Whether there are other items than one or two views.
  @inline(__always)
  private var mentionsMore: Bool {
    sides != nil || firstNode.isGuide || secondNode?.isGuide == true
  }

  /// Whether the constraint can mean something; if not, the reason is recorded.
  func isMeaningful() -> Bool {
    guard let reason = mistake() else { return true }
    record(reason)
    return false
  }

  /// Takes the constraint from the view that holds it.
  func deactivate() {
    guard let holder else { return }
    if let solverID { holder.held.removed.append(solverID) }
    holder.held.remove(self)
    removeMentions()
    isChanged = false
    solverID = nil
    holderReference = nil
    holder.invalidate(.constraints)
  }

  /// Notes that the holder is going away.
  func abandon() {
    removeMentions()
    isChanged = false
    slot = -1
    solverID = nil
    holderReference = nil
  }

  /// The nearest view that is or contains every item; without one, the reason is recorded.
  @inline(__always)
  private func commonAncestor() -> Unmanaged<LayoutView>? {
    guard let first = owner(of: firstNode) else { return nil }
    if let sides { return commonAncestor(of: sides, and: first) }
    guard secondNode != nil, secondNode !== firstNode else { return first }
    guard let second = owner(of: secondNode) else { return nil }
    if let ancestor = nearestCommonAncestor(of: first, second) { return ancestor }
    recordStrangers(firstNode, secondNode)
    return nil
  }

  private func commonAncestor(of sides: Sides, and first: Unmanaged<LayoutView>) -> Unmanaged<LayoutView>? {
    var ancestor = first
    for term in sides.all {
      guard let view = owner(of: term.node) else { return nil }
      guard let next = nearestCommonAncestor(of: ancestor, view) else {
        recordStrangers(firstNode, term.node)
        return nil
      }
      ancestor = next
    }
    return ancestor
  }

  @inline(__always)
  private func owner(of node: ItemNode?) -> Unmanaged<LayoutView>? {
    node?.ownerReference ?? recordNoOwner(of: node)
  }

  private func recordNoOwner(of node: ItemNode?) -> Unmanaged<LayoutView>? {
    record(node?.item.map { .guideWithoutView($0.displayName) } ?? .itemIsGone)
    return nil
  }

  /// Names the trees to be joined, the one that was likely forgotten first.
  private func recordStrangers(_ a: ItemNode, _ b: ItemNode?) {
    guard var newcomer = a.item?.owner, var other = b?.item?.owner else { return }
    if newcomer.looseness < other.looseness { swap(&newcomer, &other) }
    record(.noCommonAncestor(newcomer.root.displayName, other.root.displayName))
  }

  /// Keeps a mistake in every tree the constraint mentions, so that whichever is laid out reports it.
  func record(_ reason: LayoutMistake.Reason) {
    var roots: [LayoutView] = []
    for node in [firstNode, secondNode].compactMap({ $0 }) + (sides?.all ?? []).map({ $0.node }) {
      guard let item = node.item else { continue }
      let root = item.owner?.root
      if let root, roots.contains(where: { $0 === root }) { continue }
      if let root { roots.append(root) }
      item.record(
        LayoutMistake(
          reason, item: firstItem?.displayName ?? item.displayName, constraint: description,
          location: location))
      // An item outside of any tree would keep what the others report anyway.
      if root == nil && secondNode === firstNode { return }
    }
  }
}

// MARK: - Mentions

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
  fileprivate func addMentions(ofGuides: Bool = true, ofViews: Bool) {
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

  private func removeMentions() {
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

extension LayoutView {
  final func releaseConstraints() {
    held.forEach { $0.abandon() }
  }

  /// How likely it is that somebody forgot to add the view: most of all when nothing is above or below it.
  fileprivate final var looseness: Int {
    superview != nil ? 0 : subviews.isEmpty ? 2 : 1
  }
}

// Nothing is released while these run, so that references need not be counted.

/// The nearest view that contains both, a view being inside itself.
@inline(__always)
private func nearestCommonAncestor(
  of view: Unmanaged<LayoutView>, _ other: Unmanaged<LayoutView>
) -> Unmanaged<LayoutView>? {
  // Most constraints are between neighbours, and a tree may be deep.
  if areSame(view, other) || areSame(other.superview, view) { return view }
  if areSame(view.superview, other) { return other }
  if let superview = view.superview, areSame(superview, other.superview) { return superview }
  return distantCommonAncestor(of: view, other)
}

private func distantCommonAncestor(
  of view: Unmanaged<LayoutView>, _ other: Unmanaged<LayoutView>
) -> Unmanaged<LayoutView>? {
  var (a, b) = (view, other)
  var (depth, otherDepth) = (a.depth, b.depth)
  while !areSame(a, b) {
    if depth >= otherDepth {
      guard let next = a.superview else { return nil }
      a = next
      depth -= 1
    } else {
      guard let next = b.superview else { return nil }
      b = next
      otherDepth -= 1
    }
  }
  return a
}

private func areSame(_ a: Unmanaged<LayoutView>?, _ b: Unmanaged<LayoutView>?) -> Bool {
  a?.toOpaque() == b?.toOpaque()
}

extension Unmanaged<LayoutView> {
  fileprivate var superview: Unmanaged<LayoutView>? {
    _withUnsafeGuaranteedRef { $0.superviewReference }
  }

  fileprivate var depth: Int {
    var depth = 0
    var next = superview
    while let view = next {
      depth += 1
      next = view.superview
    }
    return depth
  }
}
