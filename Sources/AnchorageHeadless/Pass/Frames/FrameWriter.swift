import Anchorage
import Cassowary

/// Sets the frames of a solved tree, and notes which views are to lay out their subviews.
///
/// A frame is set in one of four ways, because a resize of a large tree does little else. Any item can be set
/// from its entry, with rounding, alignment insets and masks. A plain view needs none of these, and its
/// source is a tenth of an entry. A quiet view is a plain view without `layoutSubviews()` to call, so its
/// frame is stored without comparing it with the old one. If only the root's size changed, views that don't
/// depend on it aren't visited at all.
struct FrameWriter {
  /// The numbers from which frames are computed.
  private enum Stage {
    /// The entries: preparing sources for the first frames isn't worthwhile, because many trees are laid out
    /// only once.
    case first
    /// The sources of all entries, which are listed when they are needed.
    case later
  }

  private var stage = Stage.first
  /// The sources of all entries but the root; empty before they are listed.
  private var sources: ContiguousArray<FrameSource> = []
  /// The sources of items whose frames may change with the size of the root.
  private var followers: ContiguousArray<FrameSource> = []
  /// The number of the solver's plan that `followers` belong to; `nil` if they are not known.
  private var followersPlan: Int?
  /// The solver's count of solves for more than a new root size, at the time when frames were last set.
  private var wholeSolveCount = -1
  /// The entry of each of the solver's variables; empty before the first frames after an edit.
  private var owners: ContiguousArray<Int32> = []
  /// The entries that were written since the owners were noted; `nil` for all, or if unknown.
  private var written: ContiguousArray<Range<Int>>?
  /// The number of items visited because of an edit, for tests.
  private(set) var editedItemCount = 0
  /// The views with new frames that override `layoutSubviews()`.
  private(set) var newLayouts = EntrySet()

  /// Forgets the sources, because the items were listed again.
  mutating func noteListing(_ items: borrowing ItemListing) {
    sources.removeAll(keepingCapacity: true)
    followersPlan = nil
    // If no frames were set since the previous listing, it isn't known which items have theirs.
    written = stage == .first || items.written.first?.count == items.entries.count ? nil : items.written
    stage = .first
  }

  /// Forgets the owners of variables, because the items get new variables.
  mutating func forgetVariables() {
    sources.removeAll(keepingCapacity: true)
    followersPlan = nil
    owners.removeAll(keepingCapacity: true)
    written = nil
  }

  /// Sets the frames that changed.
  ///
  /// - Parameters:
  ///   - frames: The solver's values. The items of the entries must be alive unless the tree changed.
  ///   - withWork: The entries of views with notes for the pass; `nil` if unknown.
  ///   - solver: The solver that has these values.
  ///   - isTreeKnown: Whether the tree is as it was listed.
  ///   - isUpToDate: Whether the solver has all changes of the views.
  mutating func setFrames(
    _ frames: SolvedFrames, withWork: EntrySet?, solver: Solver, isTreeKnown: Bool, isUpToDate: Bool
  ) {
    newLayouts.reset(count: frames.entries.count)
    defer { solver.forgetChangedValues() }
    let followsRootAlone =
      isUpToDate && wholeSolveCount == solver.wholeSolveCount && solver.planNumber != nil
    wholeSolveCount = solver.wholeSolveCount
    guard stage == .later && isTreeKnown else {
      stage = .later
      if isTreeKnown, let withWork, let written, let changed = solver.changedVariables {
        setFramesOfChanged(frames, withWork: withWork, written, changed)
      } else {
        owners.removeAll(keepingCapacity: true)
        newLayouts.withInserter { frames.setFramesOfEntries(isTreeKnown: isTreeKnown, notingIn: $0) }
      }
      return
    }
    if sources.isEmpty { listSources(frames.entries) }
    if followsRootAlone { listFollowers(frames.entries, solver) }
    let sources = followsRootAlone ? followers : sources
    newLayouts.withInserter { inserter in
      sources.withUnsafeBufferPointer {
        frames.setFrames(of: $0, areMasksKnown: followsRootAlone, notingIn: inserter)
      }
    }
  }

  /// Sets the frames of entries that were written, that have work, or whose variables changed.
  private mutating func setFramesOfChanged(
    _ frames: SolvedFrames, withWork: EntrySet, _ written: ContiguousArray<Range<Int>>,
    _ changed: UnsafeBufferPointer<Int32>
  ) {
    var toSet = withWork
    for index in written.joined() { toSet.insert(index) }
    noteOwners(in: frames, written)
    for variable in changed {
      let index = Int(owners[Int(variable)])
      // The variable may belong to an item that left the tree.
      guard index >= 0 && index < frames.entries.count else { continue }
      let entry = frames.entries[index]
      toSet.insert(index)
      if variable != entry.x && variable != entry.y { continue }
      // Items inside are placed relative to this item.
      var inside = index + 1
      // Ends, because the end of an item is after its index.
      while inside < Int(entry.end) {
        toSet.insert(inside)
        inside = Int(frames.entries[inside].end)
      }
    }
    newLayouts.withInserter { inserter in
      var index = toSet.first(from: 1) ?? frames.entries.count
      while index < frames.entries.count {
        frames.setFrameOfEntry(at: index, isTreeKnown: true, notingIn: inserter)
        editedItemCount += 1
        index = toSet.first(from: index + 1) ?? frames.entries.count
      }
    }
  }

  /// Notes which entries have which variables.
  private mutating func noteOwners(in frames: SolvedFrames, _ written: ContiguousArray<Range<Int>>) {
    let isAnyNoted = !owners.isEmpty
    if frames.values.count > owners.count {
      owners.append(contentsOf: repeatElement(-1, count: frames.values.count - owners.count))
    }
    for range in isAnyNoted ? written : [frames.entries.indices] {
      for index in range { noteOwner(at: index, in: frames.entries) }
    }
  }

  private mutating func noteOwner(at index: Int, in entries: UnsafeBufferPointer<EngineEntry>) {
    let entry = entries[index]
    for variable in [entry.x, entry.y, entry.width, entry.height] where variable >= 0 {
      owners[Int(variable)] = Int32(truncatingIfNeeded: index)
    }
  }

  private mutating func listSources(_ entries: UnsafeBufferPointer<EngineEntry>) {
    sources.reserveCapacity(entries.count)
    for index in entries.indices.dropFirst() {
      sources.append(FrameSource(entries[index], at: index, in: entries[Int(entries[index].parent)]))
    }
  }

  /// Lists the sources that depend on the root's size, unless those of the solver's plan are listed already.
  private mutating func listFollowers(_ entries: UnsafeBufferPointer<EngineEntry>, _ solver: Solver) {
    guard followersPlan != solver.planNumber else { return }
    followersPlan = solver.planNumber
    followers.removeAll(keepingCapacity: true)
    for var source in sources {
      let (entry, parent) = (entries[Int(source.index)], entries[Int(source.parent)])
      guard
        solver.follows(entry.x) || solver.follows(entry.y) || solver.follows(entry.width)
          || solver.follows(entry.height) || solver.follows(parent.x) || solver.follows(parent.y)
      else { continue }
      // Setting or removing a mask changes constraints, and thereby the plan.
      source.noteMask()
      followers.append(source)
    }
  }
}

// MARK: - The four ways

// What a resize does for each view is inlined, here and in `SolvedFrames`: otherwise, a resize takes 4 % more
// instructions.

extension SolvedFrames {
  /// Sets the frames of all items from their entries.
  fileprivate func setFramesOfEntries(isTreeKnown: Bool, notingIn inserter: EntrySet.Inserter) {
    for index in entries.indices.dropFirst() {
      setFrameOfEntry(at: index, isTreeKnown: isTreeKnown, notingIn: inserter)
    }
  }

  /// Sets the frame of an item from its entry.
  fileprivate func setFrameOfEntry(at index: Int, isTreeKnown: Bool, notingIn inserter: EntrySet.Inserter) {
    guard isTreeKnown || entries[index].isAlive else { return }
    let change = setFrame(at: index)
    if change == .none { return }
    if change == .size { noteLayout(at: index, inserter) }
    let parent = Int(entries[index].parent)
    guard isTreeKnown || entries[parent].isAlive else { return }
    noteLayout(at: parent, inserter)
  }

  /// Sets frames from sources, each in the fastest way that applies.
  @inline(__always)
  fileprivate func setFrames(
    of sources: UnsafeBufferPointer<FrameSource>, areMasksKnown: Bool, notingIn inserter: EntrySet.Inserter
  ) {
    // Most neighbours share a parent, which is noted once.
    var noted: Int32 = -1
    for source in sources {
      let isPlaced = !areMasksKnown && source.isPlain && source.isPlacedByFrame
      if source.isQuiet && !isPlaced {
        source.item.withView { $0.storedFrame = exactFrame(of: source) }
        continue
      }
      let isPlain = source.isPlain && !isPlaced
      let change = isPlain ? setPlainFrame(of: source) : setFrame(at: Int(source.index))
      if change == .none { continue }
      if change == .size { noteLayout(at: Int(source.index), inserter) }
      if noted != source.parent { noteLayout(at: Int(source.parent), inserter) }
      noted = source.parent
    }
  }

  /// Notes that `layoutSubviews()` is to be called for a view, which must be alive, unless it isn't
  /// overridden.
  @inline(__always)
  private func noteLayout(at index: Int, _ inserter: EntrySet.Inserter) {
    guard entries[index].isSubclass else { return }
    entries[index].item.withView { _ = $0.pending.insert(.layout) }
    inserter.insert(index)
  }

  /// The part of a frame that changed.
  private enum FrameChange {
    case none, origin, size
  }

  /// Sets the frame of a plain view to the solved values.
  @inline(__always)
  private func setPlainFrame(of source: FrameSource) -> FrameChange {
    let frame = exactFrame(of: source)
    return source.item.withView { view in
      let old = view.storedFrame
      if frame == old { return .none }
      view.storedFrame = frame
      return frame.size == old.size ? .origin : .size
    }
  }

  /// Sets the frame of any item.
  private func setFrame(at index: Int) -> FrameChange {
    let entry = entries[index]
    guard entry.isView else { return setFrame(ofGuideAt: index) ? .origin : .none }
    return entry.item.withView { view in
      let (old, exact) = (view.storedFrame, exactFrame(of: view, at: index))
      var frame = exact
      if entry.scale == 0 {
        view.setExactFrame(exact)
      } else {
        frame = roundedFrame(at: index)
        view.setRoundedFrame(frame, of: exact)
      }
      if frame == old { return .none }
      return frame.size == old.size ? .origin : .size
    }
  }

  /// Sets the frame of a guide; returns whether it changed.
  private func setFrame(ofGuideAt index: Int) -> Bool {
    guard let guide = entries[index].guide else { return false }
    var frame = entries[index].scale == 0 ? exactFrame(at: index) : roundedFrame(at: index)
    // In the coordinates of its content, the frame of a scroll view moves.
    if guide.role == .scrollFrame, let view = guide.owningView { frame.origin = view.storedContentOffset }
    guard frame != guide.layoutFrame else { return false }
    guide.layoutFrame = frame
    return true
  }

  /// The frame of a view before rounding.
  func exactFrame(of view: LayoutView, at index: Int) -> LayoutRect {
    let solved = exactFrame(at: index)
    guard view.translatesMask else { return solved }
    // A view that is placed by its frame already has its frame, without the solver's rounding errors.
    return view.autoresizing.map { solved.snapped(to: $0.frame) } ?? view.exactFrame
  }

  /// The size of a view's frame before rounding.
  func exactSize(at index: Int) -> LayoutSize {
    let entry = entries[index]
    guard let view = entry.view else { return .zero }
    if entry.parent >= 0 { return exactFrame(of: view, at: index).size }
    let (x, y) = (entry.segment(along: .horizontal), entry.segment(along: .vertical))
    return LayoutSize(width: value(x.size) + x.near + x.far, height: value(y.size) + y.near + y.far)
  }
}

extension LayoutRect {
  /// The rectangle, with the numbers of another rectangle where they differ only by rounding errors.
  fileprivate func snapped(to other: LayoutRect) -> LayoutRect {
    func snapped(_ number: Double, to other: Double) -> Double {
      Tolerance.areSame(number, other) ? other : number
    }
    return LayoutRect(
      x: snapped(origin.x, to: other.origin.x), y: snapped(origin.y, to: other.origin.y),
      width: snapped(size.width, to: other.size.width), height: snapped(size.height, to: other.size.height))
  }
}

/// The few numbers of an entry from which the frame of its item is computed.
///
/// Every pass reads them for every item, and an entry is many times larger.
struct FrameSource: BitwiseCopyable {
  // Never dangles while the tree is unchanged since the listing, which callers check.
  let item: UncountedReference<HeadlessItem>
  /// The first of the item's variables x, y, width and height, if the solver numbers them in this order.
  let variables: Int32
  /// The first variable of the parent; negative if the parent is the root.
  let outerVariables: Int32
  /// The indices of the item and its parent among the entries.
  let index, parent: Int32
  /// Whether the item is a view whose frame is the difference of solver values: it is not rounded, neither it
  /// nor its parent has alignment insets, and the variables of both are consecutive.
  private(set) var isPlain: Bool
  /// Whether the item is plain, and neither it nor its parent overrides `layoutSubviews()`.
  private(set) var isQuiet: Bool

  init(_ entry: EngineEntry, at index: Int, in parent: EngineEntry) {
    item = entry.item
    (variables, outerVariables) = (entry.x, parent.x)
    (self.index, self.parent) = (Int32(truncatingIfNeeded: index), entry.parent)
    isPlain =
      entry.isView && entry.scale == 0 && entry.alignment == .zero && parent.alignment == .zero
      && entry.hasVariablesInRow && (entry.parent == 0 || parent.hasVariablesInRow)
    isQuiet = isPlain && !entry.isSubclass && !parent.isSubclass
  }
}

extension EngineEntry {
  /// Whether the solver's variables of the item, which is not the root, are consecutive.
  fileprivate var hasVariablesInRow: Bool { y == x + 1 && width == x + 2 && height == x + 3 }
}

extension FrameSource {
  /// Whether the item, which must be a view, is placed by its frame.
  @inline(__always)
  var isPlacedByFrame: Bool { item.withView { $0.translatesMask } }

  /// Treats a view that is placed by its frame as not plain.
  mutating func noteMask() {
    if isPlain && isPlacedByFrame { (isPlain, isQuiet) = (false, false) }
  }
}
