import Anchorage
import Cassowary

/// The items of a tree, depth first: a view, then its guides, then its subviews.
///
/// A view and everything inside it form a *block*, from its index up to its `end`. For a root with a guide and two
/// subviews, the first of which has a subview of its own:
///
///     index     0      1       2      3      4
///     entry    root  guide  first  inside  second
///     parent   -1      0       0      2      0
///     end       5      2       4      4      5
///
/// When the tree changes, ``list(_:)`` walks it again. It skips every block that is unchanged and still
/// begins at the same index, and writes the entries of all other items to a second array, ``beside``. An item
/// with the same parent as before stays registered. After the walk the new entries are swapped with the old
/// ones, so ``beside`` then holds the old entries of items that were visited or have left the tree.
///
/// Invariants, which ``LayoutEngine/checkListing()`` checks:
/// - The entries are the items of the tree, in its order, and a node knows the index of its entry.
/// - An item comes after its parent, and its block ends no later.
/// - A view that takes its baseline from another view contains that view.
/// - No entry refers to an earlier listing.
struct ItemListing: ~Copyable {
  private(set) var entries: ContiguousArray<EngineEntry> = []
  /// The nodes of the entries, which keep only unowned references to them.
  private var nodes = KeptReferences<ItemNode>()
  /// The indices of the entries that the last listing wrote, in ascending order.
  private(set) var written: ContiguousArray<Range<Int>> = []
  /// The indices of entries whose items may not be registered.
  private(set) var unregistered: ContiguousArray<Range<Int>> = []
  /// The solver's variables of items that left the tree.
  private(set) var releasedVariables: [Variable] = []
  private(set) var registration = Registration.everything
  /// The number of listings.
  private(set) var number = 0
  /// The number of views visited by listings, for tests.
  private(set) var visitCount = 0
  /// The number of views that hold constraints about baselines. If there are any, all views are asked for
  /// their baselines.
  private var baselineHolderCount = 0
  /// Whether there is, or was, a scroll view.
  private(set) var hasScrollViews = false
  /// Whether there is, or was, a view whose size chooses layouts.
  private(set) var hasSizeChoices = false

  /// The extent to which the entries have to be registered with the solver.
  enum Registration {
    /// Only changes that views noted; all items are registered.
    case changes
    /// Items that were added or removed, and changes that views noted.
    case newcomers
    /// Everything, because the solver has outdated data about an item that can't be changed.
    case everything
  }

  // Used only while the items are listed; kept so that their memory is reused.
  /// The new entries, for the indices in ``written``; after the swap, the old ones.
  private var beside: ContiguousArray<EngineEntry> = []
  private var nodesBeside = KeptReferences<ItemNode>()
  /// The views that contain the next item, beginning with the outermost.
  private var around: ContiguousArray<Place> = []
  /// The index of the next item.
  private var next = 0
  /// The index at which the current run of written entries begins.
  private var firstWritten = 0

  /// The position of a written view, and the values that its subviews and guides inherit.
  private struct Place: BitwiseCopyable {
    /// Its position in ``beside``.
    let position: Int
    let index: Int32
    let direction: LayoutDirection
    let scale: Double
  }

  var measuresBaselines: Bool { baselineHolderCount > 0 }

  /// Makes the next pass ask all views for their baselines, even if no view holds constraints about them.
  mutating func requireBaselines() { baselineHolderCount += 1 }

  /// The entry at an index, which can be changed in place.
  subscript(index: Int) -> EngineEntry {
    _read { yield entries[index] }
    _modify { yield &entries[index] }
  }

  /// The index of an item's entry, if it is listed.
  func index(of node: ItemNode) -> Int? {
    let index = Int(node.entry)
    guard index >= 0, index < entries.count,
      UncountedReference.areSame(entries[index].nodeReference, UncountedReference(node))
    else { return nil }
    return index
  }

  /// The entry of the superview or owning view; for the root, its own entry, because it has a size but no place.
  func container(ofItemAt index: Int) -> EngineEntry { entries[max(0, Int(entries[index].parent))] }

  /// Calls a body with the frames of the last solve.
  func withFrames<Result>(_ solver: Solver, _ body: (SolvedFrames) -> Result) -> Result {
    let values = solver.values
    return entries.withUnsafeBufferPointer { body(SolvedFrames(entries: $0, values: values)) }
  }

  /// Sorts the constraints of stack views into the order in which a new tree has them.
  func sortHeldConstraints() {
    for entry in entries where entry.isSubclass { _ = entry.withView { $0.sortHeldConstraints() } }
  }

  /// Notes that the solver has outdated data about an item that can't be changed.
  mutating func requireRegistrationOfEverything() { registration = .everything }

  /// Notes that all items are registered, and that released variables were returned to the solver.
  mutating func noteRegistration() {
    registration = .changes
    unregistered.removeAll(keepingCapacity: true)
    releasedVariables = []
  }

  /// Restores the indices in the nodes after another engine listed the same tree.
  func renumberNodes() {
    for index in entries.indices { entries[index].node.entry = Int32(truncatingIfNeeded: index) }
  }
}

// MARK: - Listing

extension ItemListing {
  /// Lists the items of a tree.
  ///
  /// - Complexity: O(*n*) in the number of visited items. Adding or removing a view shifts all items after
  ///     it, which are visited, too.
  mutating func list(_ root: LayoutView) {
    number += 1
    let (areAllRegistered, hadBaselines) = (unregistered.isEmpty, measuresBaselines)
    if registration == .changes { registration = .newcomers }
    written.removeAll(keepingCapacity: true)
    (next, firstWritten) = (0, 0)
    reserveRoom(for: root)
    walk(root)
    let baselines = hadBaselines ? baselineViews() : []
    exchange()
    renumber(baselines)
    if hadBaselines && !measuresBaselines { forgetBaselines() }
    noteDepartures()
    unregistered = areAllRegistered ? written : [entries.indices]
    beside.removeAll(keepingCapacity: true)
    nodesBeside = KeptReferences()
  }

  /// The indices of the entries that satisfy a condition, given those from before the last listing.
  func updated(
    _ earlier: some Sequence<Int>, where condition: (EngineEntry) -> Bool
  ) -> ContiguousArray<Int> {
    var result: ContiguousArray<Int> = []
    var (first, rest) = (0, earlier.makeIterator())
    var index = rest.next()
    for range in written + [entries.count..<entries.count] {
      while let kept = index, kept < range.upperBound {
        if kept >= first && kept < range.lowerBound { result.append(kept) }
        index = rest.next()
      }
      for index in range where condition(entries[index]) { result.append(index) }
      first = range.upperBound
    }
    return result
  }

  private mutating func reserveRoom(for root: LayoutView) {
    if !entries.isEmpty { return }
    // Most large trees are lists of similar rows.
    let count = 1 + root.subviews.count * (1 + min(root.subviews.first?.subviews.count ?? 0, 16))
    beside.reserveCapacity(count)
    nodesBeside.reserve(count)
  }

  private mutating func walk(_ root: LayoutView) {
    // A stack instead of recursion, because trees may be deep. References aren't counted, because nothing
    // called here can release a view.
    var stack: [(view: UncountedReference<LayoutView>, depth: Int)] = [(UncountedReference(root), 0)]
    var limit = RoundLimit(LayoutView.largestTree)
    while let (view, depth) = stack.popLast() {
      limit.countRound(of: "listing the views of a tree")
      close(downTo: depth)
      if view.with({ keepsBlock(of: $0) }) {
        noteWritten()
        next = Int(entries[next].end)
        firstWritten = next
        continue
      }
      view.with { view in
        write(view)
        // Most views have no subviews, and the pointer would retain even an empty array.
        if view.subviews.isEmpty { return }
        view.subviews.withUnsafeBufferPointer { subviews in
          for each in subviews.indices.reversed() {
            stack.append((UncountedReference(subviews[each]), depth + 1))
          }
        }
      }
    }
    close(downTo: 0)
    noteWritten()
  }

  private mutating func noteWritten() {
    if firstWritten < next { written.append(firstWritten..<next) }
  }

  /// Ends the blocks of all views around the current position except the outermost `depth`.
  private mutating func close(downTo depth: Int) {
    while around.count > depth {
      beside[around.removeLast().position].end = Int32(truncatingIfNeeded: next)
    }
  }

  /// Whether the block of a view can be kept: it is unchanged, and still begins at the next index.
  private func keepsBlock(of view: LayoutView) -> Bool {
    guard registration != .everything, let outer = around.last, Int(view.node.entry) == next,
      !view.pending.contains(.tree), next < entries.count, entries[next].isKnown,
      entries[next].parent == outer.index,
      UncountedReference.areSame(entries[next].nodeReference, UncountedReference(view.node))
    else { return false }
    let index = Int(outer.index)
    return entries[index].isSameItem(as: beside[outer.position])
      && entries[index].direction == outer.direction && entries[index].scale == outer.scale
  }

  /// Writes the entries of a view and its guides.
  private mutating func write(_ view: LayoutView) {
    visitCount += 1
    let outer = around.last
    let direction = view.storedDirection ?? outer?.direction ?? view.effectiveLayoutDirection
    let scale = view.storedScale ?? outer?.scale ?? 0
    let isAfresh = view.pending.isSuperset(of: .afresh)
    view.pending.subtract(.afresh)
    if view.hasScrollGuides { hasScrollViews = true }
    if view.extras?.sizeChoices != nil { hasSizeChoices = true }
    let place = Place(
      position: beside.count, index: Int32(truncatingIfNeeded: next), direction: direction, scale: scale)
    let entry = EngineEntry(
      node: view.node, view: view, parent: outer?.index ?? -1, direction: direction, scale: scale)
    if entry.isSubclass { view.willBeLaidOut() }
    write(entry, of: view.node, in: outer, isAfresh: isAfresh)
    around.append(place)
    if !view.hasGuides { return }
    for guide in view.allGuides {
      var entry = EngineEntry(
        node: guide.node, guide: guide, of: place.index, direction: direction, scale: scale)
      entry.end = Int32(truncatingIfNeeded: next + 1)
      write(entry, of: guide.node, in: place, isAfresh: false)
    }
  }

  /// Writes the next entry, with the registration of its item.
  private mutating func write(_ entry: EngineEntry, of node: ItemNode, in outer: Place?, isAfresh: Bool) {
    let old = Int(node.entry)
    node.entry = Int32(truncatingIfNeeded: next)
    next += 1
    nodesBeside.append(node)
    beside.append(entry)
    if old >= 0 { takeOver(old, in: outer, isAfresh: isAfresh) }
  }

  /// Keeps the registration of the last written item if it has the same parent as before.
  private mutating func takeOver(_ old: Int, in outer: Place?, isAfresh: Bool) {
    let last = beside.count - 1
    guard old < entries.count, entries[old].isKnown, entries[old].isSameItem(as: beside[last])
    else { return }
    let parent = Int(entries[old].parent)
    let hasSameParent =
      if let outer { parent >= 0 && entries[parent].isSameItem(as: beside[outer.position]) } else {
        parent < 0
      }
    guard !isAfresh, hasSameParent, beside[last].isStillRight(entries[old]) else {
      // Another engine may have consumed the notes of changes inside, so no block is kept from here on.
      registration = .everything
      return
    }
    // Even if everything has to be registered again: otherwise a view that is measured while the items are
    // listed repeatedly would lose its answer.
    beside[last].takeOver(entries[old])
    // Old entries that remain registered belong to items that have left.
    entries[old].isKnown = false
  }

  /// Swaps the new entries with the old ones at their indices.
  private mutating func exchange() {
    for entry in beside where entry.holdsBaselines { baselineHolderCount += 1 }
    if written.first?.count == next {
      swap(&entries, &beside)
      swap(&nodes, &nodesBeside)
    } else {
      var position = 0
      for index in written.joined() where index < entries.count {
        swap(&entries[index], &beside[position])
        nodes.exchange(index, with: position, of: &nodesBeside)
        position += 1
      }
      entries.append(contentsOf: beside[position...])
      nodes.append(position..<beside.count, of: &nodesBeside)
      beside.removeSubrange(position...)
      if entries.count > next {
        beside.append(contentsOf: entries[next...])
        nodesBeside.append(next..<entries.count, of: &nodes)
        entries.removeSubrange(next...)
        nodes.removeHolesAtEnd()
      }
    }
    for entry in beside where entry.holdsBaselines { baselineHolderCount -= 1 }
  }

  /// Collects the solver's variables of items that left the tree.
  private mutating func noteDepartures() {
    // Backwards, because the solver reuses the last released variable first, which keeps the variables of an
    // item consecutive.
    for entry in beside.reversed() where entry.isKnown {
      if index(of: entry.node) != nil || !entry.tied.isEmpty {
        registration = .everything
        return
      }
      releasedVariables += [entry.height, entry.width, entry.y, entry.x].map { Variable(index: $0) }
    }
  }
}

// MARK: - Baselines

extension ItemListing {
  /// The visited views that take baselines from views inside them, with the nodes of those views.
  private func baselineViews() -> [(index: Int, first: ItemNode?, last: ItemNode?)] {
    var found: [(index: Int, first: ItemNode?, last: ItemNode?)] = []
    func node(_ old: Int32) -> ItemNode? { old < 0 ? nil : entries[Int(old)].node }
    for (index, entry) in zip(written.joined(), beside) where entry.isKnown {
      let (first, last) = (node(entry.firstBaselineView), node(entry.lastBaselineView))
      if first != nil || last != nil { found.append((index, first, last)) }
    }
    return found
  }

  /// Updates the indices of the views that provide baselines of others.
  private mutating func renumber(_ views: [(index: Int, first: ItemNode?, last: ItemNode?)]) {
    for view in views {
      entries[view.index].firstBaselineView = newIndex(of: view.first, inside: view.index)
      entries[view.index].lastBaselineView = newIndex(of: view.last, inside: view.index)
    }
  }

  /// The index of an item; negative if it is no longer inside `outer`.
  private mutating func newIndex(of node: ItemNode?, inside outer: Int) -> Int32 {
    guard let node else { return -1 }
    if let index = index(of: node), index > outer, index < entries[outer].end { return Int32(index) }
    registration = .everything
    return -1
  }

  private mutating func forgetBaselines() {
    for index in entries.indices { entries[index].forgetBaselineViews() }
  }
}
