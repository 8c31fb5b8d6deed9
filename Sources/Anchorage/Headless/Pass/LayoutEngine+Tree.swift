import Cassowary

// The items of the tree in a row. An item that was in the row before, at the same place in the tree, keeps what
// the solver knows of it; the others have come, or went.

extension LayoutEngine {
  /// Finds the items of the tree again if it changed.
  func collectEntriesIfNeeded() {
    guard root.pending.contains(.tree) else { return }
    hasCollectedAgain = true
    collectEntries()
  }

  /// Lists the items of the tree, as the solver is to know them.
  func collectEntries() {
    needsRegistration = true
    swap(&entries, &earlier)
    // Entries do not keep their nodes.
    var earlierNodes = KeptReferences<ItemNode>()
    swap(&nodes, &earlierNodes)
    entries.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    followersPlan = nil
    hasSetFrames = false
    // Views that were not asked have nobody to ask for: what comes with a view is about what is inside it.
    asksForBaselines = false
    wrapping.removeAll(keepingCapacity: true)
    ownGuides.removeAll(keepingCapacity: true)
    // Most trees are lists of something, whose rows are alike.
    let rowCount = root.subviews.count
    let expectedCount = 1 + rowCount * (1 + min(root.subviews.first?.subviews.count ?? 0, 16))
    entries.reserveCapacity(expectedCount)
    nodes.reserve(max(expectedCount, earlierNodes.count))
    // A root is where its frame says, also one that was inside another view before.
    if target == nil { root.setExactFrame(root.storedFrame) }
    // A stack instead of recursion, because trees may be deep. Nothing is called that could let go of a view.
    var stack: [(view: Unmanaged<LayoutView>, parent: Int32)] = [(.passUnretained(root), -1)]
    while let (view, parent) = stack.popLast() {
      view._withUnsafeGuaranteedRef { list($0, inside: parent, &stack) }
    }
    noteDepartures()
    extendLifetime(earlierNodes)
    earlier.removeAll(keepingCapacity: true)
  }

  /// Lists a view and its guides, and notes its subviews.
  private func list(
    _ view: LayoutView, inside parent: Int32, _ stack: inout [(view: Unmanaged<LayoutView>, parent: Int32)]
  ) {
    let inherited = parent < 0 ? root.effectiveLayoutDirection : entries[Int(parent)].direction
    let direction = view.storedDirection ?? inherited
    let scale = view.storedScale ?? (parent < 0 ? 0 : entries[Int(parent)].scale)
    let place = Int32(truncatingIfNeeded: entries.count)
    let (old, isAfresh) = (view.node.entry, view.pending.isSuperset(of: .afresh))
    view.pending.subtract(.afresh)
    view.node.entry = place
    if view.holdsBaselines { asksForBaselines = true }
    if view.mayWrap { wrapping.append(entries.count) }
    nodes.append(view.node)
    entries.append(
      EngineEntry(node: view.node, view: view, parent: parent, direction: direction, scale: scale))
    takeOver(old, isAfresh: isAfresh)
    if view.hasGuides { listGuides(of: view, at: place, direction, scale) }
    view.subviews.withUnsafeBufferPointer { subviews in
      for index in subviews.indices.reversed() { stack.append((.passUnretained(subviews[index]), place)) }
    }
  }

  private func listGuides(of view: LayoutView, at place: Int32, _ direction: LayoutDirection, _ scale: Double)
  {
    for guide in view.allGuides {
      let old = guide.node.entry
      guide.node.entry = Int32(truncatingIfNeeded: entries.count)
      if guide.role != .user { ownGuides.append(entries.count) }
      nodes.append(guide.node)
      entries.append(
        EngineEntry(node: guide.node, guide: guide, of: place, direction: direction, scale: scale))
      takeOver(old, isAfresh: false)
    }
  }

  /// Takes over what the solver knows of the item that was listed last, if it has the same place in the tree.
  private func takeOver(_ old: Int32, isAfresh: Bool) {
    let place = entries.count - 1
    guard old >= 0, old < earlier.count, earlier[Int(old)].isKnown,
      earlier[Int(old)].node === entries[place].node
    else { return }
    let (before, parent) = (earlier[Int(old)], entries[place].parent)
    let isInPlace =
      parent < 0
      ? before.parent < 0
      : before.parent >= 0 && earlier[Int(before.parent)].node === entries[Int(parent)].node
    guard !isAfresh, isInPlace, entries[place].isStillRight(before) else {
      startsAfresh = true
      return
    }
    entries[place].takeOver(before)
    // So that what is left over has gone.
    earlier[Int(old)].isKnown = false
  }

  /// Notes what the solver still knows of items that went, and where the views with others' baselines are now.
  private func noteDepartures() {
    // Backwards, because what was given back last is used again first: so those of an item stay in a row.
    for entry in earlier.reversed() where entry.isKnown {
      if self.entry(ofNode: entry.node) != nil {
        startsAfresh = true
        return
      }
      departed += [entry.height, entry.width, entry.y, entry.x].map { Variable(index: $0) }
    }
    for index in entries.indices where entries[index].isKnown {
      entries[index].firstBaselineView = newPlace(ofEarlier: entries[index].firstBaselineView)
      entries[index].lastBaselineView = newPlace(ofEarlier: entries[index].lastBaselineView)
    }
  }

  private func newPlace(ofEarlier old: Int32) -> Int32 {
    if old < 0 { return -1 }
    let node = earlier[Int(old)].node
    if entry(ofNode: node) == nil { startsAfresh = true }
    return node.entry
  }
}
