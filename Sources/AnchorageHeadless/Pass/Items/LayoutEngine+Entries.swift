import Anchorage
import Cassowary

// Lists the items of the tree in a row. An item that was in the row before and has the same parent keeps what
// the solver knows of it; the others came, or have gone. A view that nothing changed in and that has the same index as
// before is not visited: its entries and those of all that is inside it are kept as a block. The largest run of such
// blocks stays where it is, if it is most of the row; others are copied.

extension LayoutEngine {
  /// Lists the items again if the tree changed.
  func listEntriesIfNeeded() {
    if root.pending.contains(.tree) { listEntries() }
  }

  /// Lists the items of the tree.
  func listEntries() {
    listingCount += 1
    if registration == .changes { registration = .newcomers }
    let (areAllKnown, hadBaselines) = (newcomers.isEmpty, measurement == .contentSizeAndBaselines)
    swap(&entries, &earlier)
    unmoved = 0..<0
    // Kept until the end, because the earlier entries do not keep their nodes.
    var before = EarlierItems(wrapping: wrapping, ownGuides: ownGuides)
    swap(&nodes, &before.nodes)
    entries.removeAll(keepingCapacity: true)
    keptBlocks.removeAll(keepingCapacity: true)
    keepsBlocks = registration != .everything
    keptRun = 0..<0
    // Views that stay and were not asked for baselines need not be asked now: the constraints that come with
    // a new view are about what is inside it.
    measurement = .contentSize
    wrapping.removeAll(keepingCapacity: true)
    knownWidthsNumber = -1
    faceNumber = nil
    ownGuides.removeAll(keepingCapacity: true)
    // Most large trees are lists whose rows are alike.
    let rowCount = root.subviews.count
    let expectedCount = 1 + rowCount * (1 + min(root.subviews.first?.subviews.count ?? 0, 16))
    entries.reserveCapacity(expectedCount)
    nodes.reserve(max(expectedCount, before.nodes.count))
    // A root stays where its frame says: one that was placed by its frame has that again, unrounded, and the unrounded
    // frame that constraints gave to another is dropped.
    if target == nil { root.setExactFrame(root.translatesMask ? root.exactFrame : root.storedFrame) }
    // A stack instead of recursion, because trees may be deep. References are not counted, because nothing
    // that is called here can release a view.
    var stack: [(view: UncountedReference<LayoutView>, parent: Int32)] = [(UncountedReference(root), -1)]
    var limit = RoundLimit(LayoutView.largestTree)
    while let (view, parent) = stack.popLast() {
      limit.countRound(of: "listing the views of a tree")
      if keepsBlocks && view.with({ keepBlock(of: $0, inside: parent) }) { continue }
      takeKeptRun(&before, hadBaselines: hadBaselines)
      view.with { list($0, inside: parent, &stack) }
    }
    takeKeptRun(&before, hadBaselines: hadBaselines)
    noteEnds()
    listGuideOwners()
    renumberBaselineViews(hadBaselines: hadBaselines)
    noteDepartures()
    // Ties are ranked by the order of the whole tree.
    if hasTies { registration = .everything }
    forgetFrames(but: keptBlocks)
    newcomers = areAllKnown ? unkept(below: entries.count) : [entries.indices]
    extendLifetime(before)
    earlier.removeAll(keepingCapacity: true)
    unmoved = 0..<0
    checkListing()
  }

  /// Lists a view and its guides, and notes its subviews.
  private func list(
    _ view: LayoutView, inside parent: Int32,
    _ stack: inout [(view: UncountedReference<LayoutView>, parent: Int32)]
  ) {
    visitCount += 1
    let inherited = parent < 0 ? root.effectiveLayoutDirection : entries[Int(parent)].direction
    let direction = view.storedDirection ?? inherited
    let scale = view.storedScale ?? (parent < 0 ? 0 : entries[Int(parent)].scale)
    let index = Int32(truncatingIfNeeded: entries.count)
    let (old, isAfresh) = (view.node.entry, view.pending.isSuperset(of: .afresh))
    view.pending.subtract(.afresh)
    view.node.entry = index
    if view.holdsBaselines { measurement = .contentSizeAndBaselines }
    nodes.append(view.node)
    entries.append(
      EngineEntry(node: view.node, view: view, parent: parent, direction: direction, scale: scale))
    takeOver(old, isAfresh: isAfresh)
    if entries[Int(index)].isWrapping { wrapping.append(WrappingView(entry: Int(index))) }
    if view.hasScrollGuides { scrolling.hasScrollViews = true }
    if view.extras?.sizeChoices != nil { mayChooseLayouts = true }
    if view.hasGuides { listGuides(of: view, at: index, direction, scale) }
    // Most views have none, and the pointer keeps even an empty array alive.
    if view.subviews.isEmpty { return }
    view.subviews.withUnsafeBufferPointer { subviews in
      for each in subviews.indices.reversed() { stack.append((UncountedReference(subviews[each]), index)) }
    }
  }

  private func listGuides(of view: LayoutView, at index: Int32, _ direction: LayoutDirection, _ scale: Double)
  {
    for guide in view.allGuides {
      let old = guide.node.entry
      guide.node.entry = Int32(truncatingIfNeeded: entries.count)
      if guide.role.hasDistances { ownGuides.append(OwnGuide(entry: entries.count)) }
      nodes.append(guide.node)
      entries.append(
        EngineEntry(node: guide.node, guide: guide, of: index, direction: direction, scale: scale))
      takeOver(old, isAfresh: false)
    }
  }

  /// Takes over what the solver knows of the item that was listed last, if it has the same parent as before.
  private func takeOver(_ old: Int32, isAfresh: Bool) {
    let index = entries.count - 1
    guard old >= 0, old < earlierCount, earlierEntry(at: old).isKnown,
      earlierEntry(at: old).isSameItem(as: entries[index])
    else { return }
    let (before, parent) = (earlierEntry(at: old), entries[index].parent)
    let hasSameParent =
      parent < 0
      ? before.parent < 0
      : before.parent >= 0 && earlierEntry(at: before.parent).isSameItem(as: entries[Int(parent)])
    guard !isAfresh, hasSameParent, entries[index].isStillRight(before) else {
      registration = .everything
      // Another engine may have taken the notes of what changed inside.
      keepsBlocks = false
      return
    }
    // Even if everything is to be registered again, because a view that is asked for its content while the items are
    // listed again and again would lose the answer.
    entries[index].takeOver(before)
    // The earlier entries that stay known are those of items that are gone.
    if let place = place(ofEarlier: Int(old)) { earlier[place].isKnown = false }
  }

  /// Keeps the entries of a view and its descendants if nothing in them changed and all their indices stay the same.
  ///
  /// They are taken over later, together with those that follow.
  ///
  /// - Returns: Whether it keeps them.
  private func keepBlock(of view: LayoutView, inside parent: Int32) -> Bool {
    let index = keptRun.isEmpty ? entries.count : keptRun.upperBound
    guard parent >= 0, Int(view.node.entry) == index, !view.pending.contains(.tree), index < earlierCount,
      let place = place(ofEarlier: index), earlier[place].isKnown, earlier[place].parent == parent,
      UncountedReference.areSame(earlier[place].nodeReference, UncountedReference(view.node)),
      let parentPlace = self.place(ofEarlier: Int(parent)),
      earlier[parentPlace].isSameItem(as: entries[Int(parent)]),
      earlier[parentPlace].direction == entries[Int(parent)].direction,
      earlier[parentPlace].scale == entries[Int(parent)].scale
    else { return false }
    keptRun = (keptRun.isEmpty ? index : keptRun.lowerBound)..<Int(earlier[place].end)
    return true
  }

  /// Takes over the entries that were kept since the last view was listed.
  private func takeKeptRun(_ before: inout EarlierItems, hadBaselines: Bool) {
    let run = keptRun
    if run.isEmpty { return }
    keptRun = 0..<0
    let shift = unmoved.count
    let places = run.lowerBound - shift..<run.upperBound - shift
    if hadBaselines && earlier[places].contains(where: { $0.holdsBaselines }) {
      measurement = .contentSizeAndBaselines
    }
    if unmoved.isEmpty && 2 * run.count > earlier.count {
      leave(run)
    } else {
      entries.append(contentsOf: earlier[places])
    }
    nodes.append(run, of: &before.nodes)
    before.forEachWrapping(in: run) { wrapping.append(WrappingView(entry: $0)) }
    before.forEachOwnGuide(in: run) { ownGuides.append(OwnGuide(entry: $0)) }
    keptBlocks.append(run)
  }

  /// Leaves a run of entries where it is, and exchanges what is before and behind it.
  private func leave(_ run: Range<Int>) {
    swap(&entries, &earlier)
    for index in 0..<run.lowerBound { swap(&entries[index], &earlier[index]) }
    earlier.append(contentsOf: entries[run.upperBound...])
    entries.removeSubrange(run.upperBound...)
    unmoved = run
  }

  /// The number of entries before the listing.
  private var earlierCount: Int { earlier.count + unmoved.count }

  /// Where the entry that had an index before the listing is in ``earlier``; `nil` if it stayed where it was.
  @inline(__always)
  private func place(ofEarlier index: Int) -> Int? {
    if unmoved.contains(index) { return nil }
    return index < unmoved.lowerBound ? index : index - unmoved.count
  }

  /// The entry that had an index before the listing.
  @inline(__always)
  private func earlierEntry(at index: Int32) -> EngineEntry {
    place(ofEarlier: Int(index)).map { earlier[$0] } ?? entries[Int(index)]
  }

  /// Finds the end of each item that was listed.
  private func noteEnds() {
    var index = entries.count - 1
    var block = keptBlocks.count - 1
    entries[0].end = Int32(truncatingIfNeeded: entries.count)
    // Backwards, so that an item's end is known before that of the item it is in. Ends, because a block is not empty.
    while index > 0 {
      if block >= 0 && keptBlocks[block].upperBound == index + 1 {
        index = keptBlocks[block].lowerBound
        // Ends, because the end of an item is after its index.
        while index < keptBlocks[block].upperBound {
          noteEnd(of: index)
          index = Int(entries[index].end)
        }
        index = keptBlocks[block].lowerBound - 1
        block -= 1
      } else {
        noteEnd(of: index)
        index -= 1
      }
    }
  }

  /// Finds the end of an item, and moves that of the item around it at least as far.
  private func noteEnd(of index: Int) {
    let (end, parent) = (max(entries[index].end, Int32(truncatingIfNeeded: index + 1)), entries[index].parent)
    entries[index].end = end
    if parent >= 0 { entries[Int(parent)].end = max(entries[Int(parent)].end, end) }
  }

  /// The indices below a count that are in no kept block.
  private func unkept(below count: Int) -> ContiguousArray<Range<Int>> {
    var ranges: ContiguousArray<Range<Int>> = []
    var first = 0
    for block in keptBlocks {
      if first < block.lowerBound { ranges.append(first..<block.lowerBound) }
      first = block.upperBound
    }
    if first < count { ranges.append(first..<count) }
    return ranges
  }

  /// Notes the solver's variables of items that went.
  private func noteDepartures() {
    // Backwards, because the solver reuses first what it got back last: so the variables of an item stay in a
    // row.
    for range in unkept(below: earlierCount).reversed() {
      for index in range.reversed() {
        let entry = earlierEntry(at: Int32(truncatingIfNeeded: index))
        if !entry.isKnown { continue }
        if self.entry(ofNode: entry.node) != nil || !entry.tied.isEmpty {
          registration = .everything
          return
        }
        departed += [entry.height, entry.width, entry.y, entry.x].map { Variable(index: $0) }
      }
    }
  }

  /// Corrects the indices of the views that have the baselines of others, or forgets them where nobody asks for them.
  private func renumberBaselineViews(hadBaselines: Bool) {
    guard hadBaselines else { return }
    if measurement == .contentSize {
      for index in entries.indices { entries[index].forgetBaselineViews() }
      return
    }
    // A view that has the baseline of another is inside it, and so in the same block.
    for range in unkept(below: entries.count) {
      for index in range where entries[index].isKnown {
        entries[index].firstBaselineView = newIndex(ofEarlier: entries[index].firstBaselineView, in: index)
        entries[index].lastBaselineView = newIndex(ofEarlier: entries[index].lastBaselineView, in: index)
      }
    }
  }

  /// The index now of the item that had an index before the listing; negative if it is in the item at `outer` no longer.
  private func newIndex(ofEarlier old: Int32, in outer: Int) -> Int32 {
    if old < 0 { return -1 }
    let node = earlierEntry(at: old).node
    if entry(ofNode: node) != nil, node.entry > outer, node.entry < entries[outer].end { return node.entry }
    registration = .everything
    return -1
  }
}

/// The nodes, wrapping views and guides of the last listing, kept while the items are listed again.
struct EarlierItems: ~Copyable {
  var nodes = KeptReferences<ItemNode>()
  private let wrapping: ContiguousArray<WrappingView>
  private let ownGuides: ContiguousArray<OwnGuide>
  // Where the next block is to be looked for: blocks come in their order.
  private var nextWrapping = 0
  private var nextOwnGuide = 0

  init(wrapping: ContiguousArray<WrappingView>, ownGuides: ContiguousArray<OwnGuide>) {
    (self.wrapping, self.ownGuides) = (wrapping, ownGuides)
  }

  /// Calls `body` for the views in a block of entries that may wrap.
  mutating func forEachWrapping(in block: Range<Int>, _ body: (_ entry: Int) -> Void) {
    for position in nextWrapping..<wrapping.count {
      nextWrapping = position
      if wrapping[position].entry >= block.upperBound { return }
      if wrapping[position].entry >= block.lowerBound { body(wrapping[position].entry) }
    }
    nextWrapping = wrapping.count
  }

  /// Calls `body` for the guides in a block of entries that views make themselves.
  mutating func forEachOwnGuide(in block: Range<Int>, _ body: (_ entry: Int) -> Void) {
    for position in nextOwnGuide..<ownGuides.count {
      nextOwnGuide = position
      if ownGuides[position].entry >= block.upperBound { return }
      if ownGuides[position].entry >= block.lowerBound { body(ownGuides[position].entry) }
    }
    nextOwnGuide = ownGuides.count
  }
}
