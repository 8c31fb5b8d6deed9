import Anchorage
import Cassowary

/// Lays out one tree: keeps a solver up to date with it, and runs the layout pass.
///
/// The solver knows variables and linear constraints, and nothing of views. The engine knows the tree. It
/// states the tree as linear constraints, has them solved, and turns values into frames and the solver's
/// conflicts into reports.
///
/// The variables are the alignment rectangles of all items in one coordinate system, whose origin is the top
/// left corner of the root's. The size of the root is the solver's two parameters. Between passes the solver
/// isn't updated: views note their changes, and a pass collects the notes.
///
/// A class, because the root owns it and it must survive the calls that a pass makes.
final class LayoutEngine {
  /// The number of rounds after which a pass gives up.
  static let largestRoundCount = 8

  // Never dangles: the root owns the engine, or asks for its fitting size and waits. With a safe reference, a
  // resize of a hundred cells takes 18 % more instructions.
  unowned(unsafe) let root: LayoutView
  /// The question, if the engine is to find the fitting size of the root; see ``findFittingSize()``.
  let query: FittingQuery?
  let solver = Solver()

  // Checked for exclusive access at every step, a resize of a hundred cells takes 38 % more instructions, and a
  // build 15 %. The checks would find nothing: code that changes one of these in place calls nothing that could
  // reach the engine.
  @exclusivity(unchecked) var items = ItemListing()
  @exclusivity(unchecked) var ties = TieBreaking()
  @exclusivity(unchecked) var guides = GuideDistances()
  @exclusivity(unchecked) var wrapping = TextWrapping()
  @exclusivity(unchecked) var work = PassWork()
  @exclusivity(unchecked) var frameWriter = FrameWriter()
  /// Scratch memory for the linear form that is passed to the solver.
  @exclusivity(unchecked) var form = LinearForm(capacity: 64)
  /// How the current constraint sees scroll views.
  @exclusivity(unchecked) var scrolling = Scrolling()
  /// The index of the view that is being asked for its content; negative if none is.
  @exclusivity(unchecked) var measuredIndex = -1

  /// The order in which the solver got its constraints, which decides what gives way in a conflict.
  enum ConstraintOrder {
    /// The order of the tree from top to bottom, which doesn't depend on the history of the tree.
    case ofTree
    /// The order of the edits: before a constraint gives way, everything must be registered again.
    case ofEdits
  }
  var constraintOrder = ConstraintOrder.ofTree

  /// The current activity of the engine. A call that reaches the engine while it is busy does nothing.
  private enum Activity: Equatable {
    case idle, exercisingAmbiguity
    case runningPass(isLastRound: Bool)
  }
  private var activity = Activity.idle
  /// Whether a stack view detached views for lack of room, now or earlier.
  var hasSqueezedStacks = false
  /// The number of passes that were run.
  private(set) var passCount = 0
  var report = PassReport()

  /// Creates the engine of a tree, or, with a query, one that only answers it.
  init(root: LayoutView, query: FittingQuery? = nil) {
    self.root = root
    self.query = query
    if query == nil { root.invalidate(.tree) }
  }
}

// MARK: - The pass

extension LayoutEngine {
  /// Runs a pass, unless nothing changed or one is running.
  func run() {
    if measuredIndex >= 0, let view = entries[measuredIndex].view {
      report.addOnce(LayoutMistake(.layoutWhileMeasuring, item: view.displayName))
    }
    guard activity == .idle, root.pending.contains(.pass) else { return }
    activity = .runningPass(isLastRound: false)
    passCount += 1
    report.begin()
    // A fitting-size query in progress has renumbered the items and consumed pending changes.
    if root.openQuestionCount > 0 { root.invalidate(.afresh) }
    ties.forgetAlternative()
    var rounds = 0
    while root.pending.contains(.pass), root.superview == nil, rounds < LayoutEngine.largestRoundCount {
      rounds += 1
      activity = .runningPass(isLastRound: rounds == LayoutEngine.largestRoundCount)
      runRound(isFirst: rounds == 1)
    }
    if root.pending.contains(.pass) { reportInstability(after: rounds) }
    report.end(hasConflicts: solver.hasConflicts, rootSize: root.frame.size)
    // A note that stays would hide the notes of later changes.
    if root.pending.contains(.pass) { writeConflicts() }
    activity = .idle
  }

  /// Runs one round of a pass. Changes that views make during a step are laid out by a later step or another
  /// round.
  private func runRound(isFirst: Bool) {
    // 1. Views that asked for it change their constraints. The size of the root is already known and may
    //     choose layouts.
    chooseLayouts(bySizeOf: root)
    listEntriesIfNeeded()
    if isFirst && hasSqueezedStacks {
      for entry in entries where entry.isSubclass { entry.view?.passBegins() }
    }
    updateConstraints()
    // 2. Changes are passed on to the solver.
    clearPassNotes()
    collectMistakes()
    synchronize()
    // 3. The solver solves, repeatedly if guides and wrapped text depend on the frames.
    solve()
    // 4. Changed frames are set.
    setFrames()
    // 5. Views with new frames, and those that asked for it, lay out their subviews.
    layOutSubviews()
    checkListing()
  }

  /// Step 1: calls `updateConstraints()` bottom up. Its changes belong to the same round.
  private func updateConstraints() {
    guard root.pendingAnywhere.contains(.constraintsUpdate) else { return }
    // In a new tree, every view has asked.
    var isAnyAsked = items.registration == .everything
    var asked = EntrySet()
    if !isAnyAsked {
      asked.reset(count: entries.count)
      // Requests of other code to the root are noted only in the root.
      asked.insert(0)
      forEachNoted { index, view in
        view.pendingInside.remove(.constraintsUpdate)
        if view.pending.contains(.constraintsUpdate) { asked.insert(index) }
      }
    }
    var index = entries.count
    while index > 0 {
      index = isAnyAsked ? index - 1 : asked.last(before: index) ?? -1
      if index < 0 { break }
      guard entries[index].takes(.constraintsUpdate), let view = entries[index].view else { continue }
      view.prepareForPass()
      // Views that were asked to update meanwhile are called, too, unless they had their turn.
      isAnyAsked = isAnyAsked || root.pendingInside.contains(.constraintsUpdate)
    }
    listEntriesIfNeeded()
  }

  /// Begins step 2: takes the notes of a pass. A note after this means another round.
  private func clearPassNotes() {
    work.take(from: root, items)
    var late: [LayoutView] = []
    if items.registration == .everything {
      for index in entries.indices { _ = entries[index].withView { takePassNote(of: $0, &late) } }
    } else {
      forEachNoted { index, view in
        takePassNote(of: view, &late)
        if !view.pending.isEmpty { work.insert(index) }
      }
    }
    // A view that asked for step 1 after its turn is called in the next round.
    for view in late { view.invalidate(.constraintsUpdate) }
  }

  private func takePassNote(of view: LayoutView, _ late: inout [LayoutView]) {
    view.pending.remove(.pass)
    view.pendingInside = []
    if view.pending.contains(.constraintsUpdate) { late.append(view) }
  }

  /// Takes the mistakes that items noted.
  private func collectMistakes() {
    // An item may have noted mistakes before it was in the tree.
    let areAllAsked =
      report.isRefusing || work.anywhere.contains(.mistakes) || items.registration == .everything
    guard areAllAsked || !items.unregistered.isEmpty else { return }
    report.isRefusing = false
    var answers = AnswerCounts()
    for range in areAllAsked ? [entries.indices] : items.unregistered {
      for index in range {
        _ = entries[index].withView { $0.pending.remove(.mistakes) }
        guard entries[index].hasMistakes, let item = entries[index].node.item else { continue }
        for mistake in item.reportMistakes(&answers) { report.add(mistake) }
        if !item.mistakes.isEmpty { report.isRefusing = true }
      }
    }
  }

  /// Step 4.
  private func setFrames() {
    let isTreeKnown = !root.pending.contains(.tree)
    let isUpToDate = work.inside.union(root.pendingInside).isDisjoint(with: .engine)
    items.withFrames(solver) {
      frameWriter.setFrames(
        $0, withWork: work.entries(in: items), solver: solver, isTreeKnown: isTreeKnown,
        isUpToDate: isUpToDate)
    }
  }

  /// Step 5: calls `layoutSubviews()` top down, after sizes have chosen layouts.
  private func layOutSubviews() {
    if items.hasSizeChoices { chooseLayouts() }
    var calls = frameWriter.newLayouts
    guard !calls.isEmpty || work.anywhere.union(root.pendingAnywhere).contains(.layout) else { return }
    // Only the root, the views that asked for a call and those with new frames need one.
    var isAsked = false
    if work.inside.contains(.layout) {
      let asked = work.entries(in: items)
      isAsked = asked == nil || !root.pendingInside.isDisjoint(with: [.layout, .tree])
      if let asked, !isAsked { calls.formUnion(asked) }
    }
    var index = 0
    while index < entries.count {
      if callLayoutSubviewsIfNeeded(at: index) {
        isAsked = isAsked || !root.pendingInside.isDisjoint(with: [.layout, .tree])
      }
      index = isAsked ? index + 1 : calls.first(from: index + 1) ?? entries.count
    }
  }

  /// Calls `layoutSubviews()` if that is noted; returns whether it was called.
  ///
  /// If the tree changes meanwhile, the next round lays it out.
  private func callLayoutSubviewsIfNeeded(at index: Int) -> Bool {
    if root.pending.contains(.tree) {
      // The view may have left the tree.
      guard entries[index].takes(.layout), let view = entries[index].view else { return false }
      view.framesAreSet()
      return true
    }
    // A view in the tree is alive, and can be called without being held.
    guard entries[index].isPending(.layout) else { return false }
    let isSubclass = entries[index].isSubclass
    return entries[index].item.withView { view in
      view.pending.remove(.layout)
      if isSubclass { _ = view.callLayoutSubviews() }
      return isSubclass
    }
  }

  private func reportInstability(after rounds: Int) {
    var names: [String] = []
    for entry in entries {
      guard let view = entry.view else { continue }
      if view.pending.subtracting(.pass) != [] { names.append(view.displayName) }
    }
    // The note of a pass may be the only pending work.
    if names.isEmpty {
      clearPassNotes()
    } else {
      report.instability = LayoutInstability(rounds: rounds, items: names, cause: .views)
    }
  }
}

// MARK: - Items

extension LayoutEngine {
  /// The items of the tree, depth first: a view, then its guides, then its subviews.
  var entries: ContiguousArray<EngineEntry> { _read { yield items.entries } }

  /// The entry of an item, if the engine solved it.
  func entry(of item: HeadlessItem) -> EngineEntry? { entry(ofNode: item.node) }

  func entry(ofNode node: ItemNode) -> EngineEntry? { items.index(of: node).map { entries[$0] } }

  /// Whether the constraints leave the frame of an item open, as of the last pass.
  func isAmbiguous(_ item: HeadlessItem) -> Bool {
    entry(of: item).map { !$0.free.isEmpty } ?? false
  }

  /// The entry of the superview or owning view; for the root, its own entry, because it has a size but no place.
  func container(of entry: EngineEntry) -> EngineEntry { entries[max(0, Int(entry.parent))] }

  /// Lists the items again if the tree changed.
  func listEntriesIfNeeded() {
    if root.pending.contains(.tree) { listEntries() }
  }

  /// Lists the items of the tree.
  func listEntries() {
    // A root keeps its frame. A view that was placed by its frame gets this frame back, unrounded. The
    // unrounded frame of a view that constraints placed is dropped.
    if query == nil { root.setExactFrame(root.translatesMask ? root.exactFrame : root.storedFrame) }
    items.list(root)
    wrapping.list(items)
    guides.list(items)
    ties.forgetOpenNumbers()
    frameWriter.noteListing(items)
    // Ties are ranked by the order of the whole tree.
    if ties.hasTies { items.requireRegistrationOfEverything() }
    checkListing()
  }

  /// The value of a variable; the origin is zero.
  func value(_ variable: Int32) -> Double {
    // Adding zero turns a negative zero into zero.
    variable < 0 ? 0 : solver.value(of: Variable(index: variable)) + 0
  }
}

// MARK: - Debugging

extension LayoutEngine {
  /// Shows an equally good layout in which an ambiguous view has a different frame, or the usual layout again
  /// if the view was moved last.
  func exerciseAmbiguity(of view: LayoutView) {
    guard isIdle, let index = items.index(of: view.node), !entries[index].free.isEmpty else { return }
    writeConflicts()
    activity = .exercisingAmbiguity
    ties.solveForAlternative(at: index, items, solver)
    setFrames()
    layOutSubviews()
    solver.solve()
    activity = .idle
  }

  /// Whether the engine is idle, with the solver in the state of the last pass.
  var isIdle: Bool { activity == .idle }

  var isRunningPass: Bool { if case .runningPass = activity { true } else { false } }

  /// Whether the current round is the last one its pass may run.
  var isLastRound: Bool { activity == .runningPass(isLastRound: true) }
}
