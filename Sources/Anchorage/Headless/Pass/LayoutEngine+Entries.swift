import Cassowary

// Lists the items of the tree in a row. An item that was in the row before and has the same parent keeps what
// the solver knows of it; the others came, or have gone.

extension LayoutEngine {
  /// Lists the items again if the tree changed.
  func listEntriesIfNeeded() {
    if root.pending.contains(.tree) { listEntries() }
  }

  /// Lists the items of the tree.
  func listEntries() {
    listingCount += 1
    if registration == .changes { registration = .newcomers }
    swap(&entries, &earlier)
    // Kept until the end, because the earlier entries do not keep their nodes.
    var earlierNodes = KeptReferences<ItemNode>()
    swap(&nodes, &earlierNodes)
    entries.removeAll(keepingCapacity: true)
    forgetFrames()
    // Views that stay and were not asked for baselines need not be asked now: the constraints that come with
    // a new view are about what is inside it.
    measurement = .contentSize
    wrapping.removeAll(keepingCapacity: true)
    knownWidthsNumber = -1
    ownGuides.removeAll(keepingCapacity: true)
    // Most large trees are lists whose rows are alike.
    let rowCount = root.subviews.count
    let expectedCount = 1 + rowCount * (1 + min(root.subviews.first?.subviews.count ?? 0, 16))
    entries.reserveCapacity(expectedCount)
    nodes.reserve(max(expectedCount, earlierNodes.count))
    // A root stays where its frame says, so the unrounded one that a superview gave it is dropped.
    if target == nil { root.setExactFrame(root.storedFrame) }
    // A stack instead of recursion, because trees may be deep. References are not counted, because nothing
    // that is called here can release a view.
    var stack: [(view: UncountedReference<LayoutView>, parent: Int32)] = [(UncountedReference(root), -1)]
    var limit = RoundLimit(LayoutView.largestTree)
    while let (view, parent) = stack.popLast() {
      limit.countRound(of: "listing the views of a tree")
      view.with { list($0, inside: parent, &stack) }
    }
    listGuideOwners()
    noteDepartures()
    extendLifetime(earlierNodes)
    earlier.removeAll(keepingCapacity: true)
  }

  /// Lists a view and its guides, and notes its subviews.
  private func list(
    _ view: LayoutView, inside parent: Int32,
    _ stack: inout [(view: UncountedReference<LayoutView>, parent: Int32)]
  ) {
    let inherited = parent < 0 ? root.effectiveLayoutDirection : entries[Int(parent)].direction
    let direction = view.storedDirection ?? inherited
    let scale = view.storedScale ?? (parent < 0 ? 0 : entries[Int(parent)].scale)
    let index = Int32(truncatingIfNeeded: entries.count)
    let (old, isAfresh) = (view.node.entry, view.pending.isSuperset(of: .afresh))
    view.pending.subtract(.afresh)
    view.node.entry = index
    if view.holdsBaselines { measurement = .contentSizeAndBaselines }
    if view.mayWrap { wrapping.append(WrappingView(entry: entries.count)) }
    nodes.append(view.node)
    entries.append(
      EngineEntry(node: view.node, view: view, parent: parent, direction: direction, scale: scale))
    takeOver(old, isAfresh: isAfresh)
    if view.hasGuides { listGuides(of: view, at: index, direction, scale) }
    view.subviews.withUnsafeBufferPointer { subviews in
      for each in subviews.indices.reversed() { stack.append((UncountedReference(subviews[each]), index)) }
    }
  }

  private func listGuides(of view: LayoutView, at index: Int32, _ direction: LayoutDirection, _ scale: Double)
  {
    for guide in view.allGuides {
      let old = guide.node.entry
      guide.node.entry = Int32(truncatingIfNeeded: entries.count)
      if guide.role != .user { ownGuides.append(OwnGuide(entry: entries.count)) }
      nodes.append(guide.node)
      entries.append(
        EngineEntry(node: guide.node, guide: guide, of: index, direction: direction, scale: scale))
      takeOver(old, isAfresh: false)
    }
  }

  /// Takes over what the solver knows of the item that was listed last, if it has the same parent as before.
  private func takeOver(_ old: Int32, isAfresh: Bool) {
    let index = entries.count - 1
    guard old >= 0, old < earlier.count, earlier[Int(old)].isKnown,
      earlier[Int(old)].node === entries[index].node
    else { return }
    let (before, parent) = (earlier[Int(old)], entries[index].parent)
    let hasSameParent =
      parent < 0
      ? before.parent < 0
      : before.parent >= 0 && earlier[Int(before.parent)].node === entries[Int(parent)].node
    guard !isAfresh, hasSameParent, entries[index].isStillRight(before) else {
      registration = .everything
      return
    }
    // Ties are ranked by the order of the whole tree. The entry takes over the rest all the same, because a view
    // that is asked for its content while the items are listed again and again would lose the answer.
    if !before.tied.isEmpty { registration = .everything }
    entries[index].takeOver(before)
    // What stays known among the earlier entries has gone.
    earlier[Int(old)].isKnown = false
  }

  /// Notes the solver's variables of items that went, and corrects the indices that entries hold.
  private func noteDepartures() {
    // Backwards, because the solver reuses first what it got back last: so the variables of an item stay in a
    // row.
    for entry in earlier.reversed() where entry.isKnown {
      if self.entry(ofNode: entry.node) != nil || !entry.tied.isEmpty {
        registration = .everything
        return
      }
      departed += [entry.height, entry.width, entry.y, entry.x].map { Variable(index: $0) }
    }
    for index in entries.indices where entries[index].isKnown {
      entries[index].firstBaselineView = newIndex(ofEarlier: entries[index].firstBaselineView)
      entries[index].lastBaselineView = newIndex(ofEarlier: entries[index].lastBaselineView)
    }
  }

  private func newIndex(ofEarlier old: Int32) -> Int32 {
    if old < 0 { return -1 }
    let node = earlier[Int(old)].node
    if entry(ofNode: node) == nil { registration = .everything }
    return node.entry
  }
}
