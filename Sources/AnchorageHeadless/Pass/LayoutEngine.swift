import Anchorage
import Cassowary

/// Lays out one tree: keeps a solver in step with it, and runs the layout pass.
///
/// The solver knows variables and linear constraints, and nothing of views. The engine knows the tree. It
/// states what views ask for as linear constraints, has them solved, and turns values into frames and the
/// solver's conflicts into reports.
///
/// The variables are the alignment rectangles of all items in one coordinate system, whose origin is the top
/// left corner of the root's. The size of the root is the solver's two parameters. Between passes the solver
/// hears nothing: views note what changed, and a pass collects the notes.
///
/// A class, because the root owns it and it must survive what a pass calls.
final class LayoutEngine {
  /// How often a pass begins again before it gives up.
  static let largestRoundCount = 8

  // Never dangles: the root owns the engine, or asks for its fitting size and waits.
  unowned(unsafe) let root: LayoutView
  /// The size to come close to, if the engine is to find that of the root; see ``findFittingSize()``.
  let target: FittingTarget?
  let solver = Solver()

  // Checking for exclusive access at every step took a quarter of a pass. It would find nothing: what changes
  // one of these in place calls nothing that could reach the engine.
  /// The items of the tree: each view before its guides, and those before its subviews.
  @exclusivity(unchecked) var entries: ContiguousArray<EngineEntry> = []
  /// The nodes of the entries, which keep only unowned references to them.
  @exclusivity(unchecked) var nodes = KeptReferences<ItemNode>()
  /// The entries as they were listed before, while they are listed again.
  @exclusivity(unchecked) var earlier: ContiguousArray<EngineEntry> = []
  /// The entries among them that stayed where they were, which are in `entries` alone.
  @exclusivity(unchecked) var unmoved = 0..<0
  /// The entries that kept their places when the items were listed last, in ranges of views with everything inside
  /// them.
  @exclusivity(unchecked) var keptBlocks: ContiguousArray<Range<Int>> = []
  /// The entries of the present listing that keep their places and are yet to be copied.
  var keptRun = 0..<0
  /// Whether more of such blocks can be found in the present listing.
  var keepsBlocks = false
  /// The entries that may be of items which the solver does not know.
  @exclusivity(unchecked) var newcomers: ContiguousArray<Range<Int>> = []
  /// Whether any item has constraints that break ties.
  var hasTies = false
  /// The solver's variables of items that left the tree.
  var departed: [Variable] = []
  /// The views that may wrap.
  @exclusivity(unchecked) var wrapping: ContiguousArray<WrappingView> = []
  /// The number of the presolve from which it is known which of them have a known width.
  var knownWidthsNumber = -1
  /// The guides that views make themselves.
  @exclusivity(unchecked) var ownGuides: ContiguousArray<OwnGuide> = []
  /// The views that these depend on, each after its superview.
  @exclusivity(unchecked) var guideOwners: ContiguousArray<GuideOwner> = []
  /// Whether there are scroll views, and from where the present constraint sees them.
  @exclusivity(unchecked) var scrolling = Scrolling()
  /// Whether any of these guides may move once frames are known.
  var guidesFollowFrames = true
  /// How often it was computed where these guides are, for tests.
  var distanceUpdateCount = 0
  /// How often the items were listed.
  var listingCount = 0
  /// How many views were visited for that, for tests.
  var visitCount = 0

  /// The extent to which the entries have to be registered with the solver.
  enum Registration {
    /// Changes that views noted; the solver knows all items.
    case changes
    /// Items that came or went, and changes that views noted.
    case newcomers
    /// Everything: the solver knows something wrong about an item that cannot be changed.
    case everything
  }
  var registration = Registration.everything

  /// The order in which the solver got its constraints, which decides what gives way in a conflict.
  enum ConstraintOrder {
    /// That of the tree, from top to bottom, which does not depend on how the tree came about.
    case ofTree
    /// That of the edits: before a constraint gives way, everything must be registered again.
    case ofEdits
  }
  var constraintOrder = ConstraintOrder.ofTree

  /// The values that views are asked for.
  enum Measurement {
    case contentSize
    /// Baselines too, because a view of the tree holds a constraint about one.
    case contentSizeAndBaselines
  }
  var measurement = Measurement.contentSize
  /// The index of the view that is being asked for its content; negative if none is.
  @exclusivity(unchecked) var measuredIndex = -1

  /// A linear form, put together for the solver.
  @exclusivity(unchecked) var form = LinearForm(capacity: 64)
  @exclusivity(unchecked) private(set) var frameWriter = FrameWriter()

  /// The current activity of the engine. A call that reaches the engine while it is busy does nothing.
  private enum Activity {
    case idle, runningPass, exercisingAmbiguity
  }
  private var activity = Activity.idle
  /// Whether the sizes of any views may choose layouts.
  var mayChooseLayouts = false
  /// Whether the round that runs is the last one of its pass.
  private(set) var isLastRound = false
  var isRunningPass: Bool { activity == .runningPass }
  /// How many passes were run.
  private(set) var passCount = 0
  /// The work that was pending anywhere in the tree when the round began.
  var work: PendingWork = []
  /// The work that was pending elsewhere than in the root itself.
  private(set) var workInside: PendingWork = []
  /// The entries of views with anything pending when the round began.
  @exclusivity(unchecked) var withWork = EntrySet()
  /// How often the items had been listed then; negative if everything was to be registered.
  private var listingCountOfWork = -1

  var report = PassReport()
  /// How many items have frames that the constraints leave open.
  var ambiguousItemCount = 0
  /// The ties that are stated from further out than a parent.
  @exclusivity(unchecked) var outerTies: ContiguousArray<OuterTie> = []
  /// The number of the presolve for which these are right, and what is implied of the entries.
  var tiesNumber: Int?
  /// The number of the solver's optimal face for which the open numbers of the entries are noted.
  var faceNumber: Int?
  /// The view last moved by `exerciseAmbiguityInLayout()`, while its alternative layout is shown.
  private var movedNode: ItemNode?

  init(root: LayoutView) {
    self.root = root
    target = nil
    root.invalidate(.tree)
  }

  /// Creates an engine for one question.
  init(fitting root: LayoutView, into target: FittingTarget) {
    self.root = root
    self.target = target
  }

  deinit {
    form.deallocate()
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
    activity = .runningPass
    passCount += 1
    report.begin()
    // A fitting-size query in progress has renumbered the items and consumed pending changes.
    if root.openQuestionCount > 0 { root.invalidate(.afresh) }
    movedNode = nil
    var rounds = 0
    while root.pending.contains(.pass), root.superview == nil, rounds < LayoutEngine.largestRoundCount {
      rounds += 1
      isLastRound = rounds == LayoutEngine.largestRoundCount
      runRound()
    }
    if root.pending.contains(.pass) { reportInstability(after: rounds) }
    report.end(hasConflicts: solver.hasConflicts, rootSize: root.frame.size)
    // Notes that are left hide those of the next changes.
    if root.pending.contains(.pass) { writeConflicts() }
    activity = .idle
  }

  /// Runs one round of a pass. Changes that views make during a step are laid out by a later step, or by
  /// another round.
  private func runRound() {
    // 1. Views that asked for it change their constraints. The size of the root is known already, and may choose layouts.
    chooseLayouts(bySizeOf: root)
    updateConstraints()
    // 2. The solver hears what changed.
    clearPassNotes()
    collectMistakes()
    synchronize()
    // 3. It solves, again and again while guides and wrapped text depend on the frames.
    solve()
    // 4. Items whose frames changed get them.
    setFrames()
    // 5. Views with new frames, and those that asked for it, lay out their subviews.
    layOutSubviews()
    checkListing()
  }

  /// Step 1: calls `updateConstraints()` bottom up. Its changes belong to the same round.
  private func updateConstraints() {
    listEntriesIfNeeded()
    guard root.pendingAnywhere.contains(.constraintsUpdate) else { return }
    // Where everything is new, every view asked.
    var isAsked = registration == .everything
    if !isAsked {
      withWork.reset(count: entries.count)
      // Requests of others to the root are noted in the root alone.
      withWork.insert(0)
      forEachNoted { index, view in
        view.pendingInside.remove(.constraintsUpdate)
        if view.pending.contains(.constraintsUpdate) { withWork.insert(index) }
      }
    }
    var index = entries.count
    while index > 0 {
      index = isAsked ? index - 1 : withWork.last(before: index) ?? -1
      if index < 0 { break }
      guard entries[index].takes(.constraintsUpdate), let view = entries[index].view else { continue }
      view.prepareForPass()
      // Views that others asked for it meanwhile get it, too, unless they had their turn.
      isAsked = isAsked || root.pendingInside.contains(.constraintsUpdate)
    }
    listEntriesIfNeeded()
  }

  /// Begins step 2: takes the notes of a pass, so that another one means another round.
  private func clearPassNotes() {
    work = root.pendingAnywhere
    workInside = root.pendingInside
    var late: [LayoutView] = []
    if registration == .everything {
      listingCountOfWork = -1
      for index in entries.indices { _ = entries[index].withView { takePassNote(of: $0, &late) } }
    } else {
      listingCountOfWork = listingCount
      withWork.reset(count: entries.count)
      forEachNoted { index, view in
        takePassNote(of: view, &late)
        if !view.pending.isEmpty { withWork.insert(index) }
      }
    }
    // A view that asked for step 1 after its turn gets it in another round.
    for view in late { view.invalidate(.constraintsUpdate) }
  }

  private func takePassNote(of view: LayoutView, _ late: inout [LayoutView]) {
    view.pending.remove(.pass)
    view.pendingInside = []
    if view.pending.contains(.constraintsUpdate) { late.append(view) }
  }

  /// Takes the mistakes that items noted.
  private func collectMistakes() {
    // A guide may have noted some before it was in the tree.
    guard work.contains(.mistakes) || work.contains(.tree) else { return }
    for range in work.contains(.mistakes) ? [entries.indices] : newcomers {
      for index in range where work.contains(.mistakes) || !entries[index].isView {
        collectMistakes(at: index)
      }
    }
  }

  private func collectMistakes(at index: Int) {
    let entry = entries[index]
    _ = entry.withView { $0.pending.remove(.mistakes) }
    guard entry.hasMistakes, let item = entry.node.item else { return }
    for mistake in item.takeMistakes() { report.add(mistake) }
  }

  /// Step 4.
  private func setFrames() {
    let isTreeKnown = !root.pending.contains(.tree)
    let isUpToDate = workInside.union(root.pendingInside).isDisjoint(with: .engine)
    withSolvedFrames {
      frameWriter.setFrames(
        $0, withWork: listingCountOfWork == listingCount ? withWork : nil, solver: solver,
        isTreeKnown: isTreeKnown, isUpToDate: isUpToDate)
    }
  }

  /// Step 5: calls `layoutSubviews()` top down, after sizes have chosen layouts.
  private func layOutSubviews() {
    if mayChooseLayouts { chooseLayouts() }
    var calls = frameWriter.newLayouts
    guard !calls.isEmpty || work.union(root.pendingAnywhere).contains(.layout) else { return }
    // Only the root, the views that asked for a call and those with new frames need one.
    let isAnyAsked = workInside.contains(.layout)
    var isAsked =
      isAnyAsked
      && (listingCountOfWork != listingCount || !root.pendingInside.isDisjoint(with: [.layout, .tree]))
    if isAnyAsked && !isAsked { calls.formUnion(withWork) }
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
      // The view may not be in the tree any more.
      guard entries[index].takes(.layout), let view = entries[index].view else { return false }
      view.layoutSubviews()
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
    // The note of a pass may be all that is pending.
    if names.isEmpty {
      clearPassNotes()
    } else {
      report.instability = LayoutInstability(rounds: rounds, items: names, cause: .views)
    }
  }
}

// MARK: - Values and entries

extension LayoutEngine {
  /// The value of a variable; the origin is zero.
  func value(_ variable: Int32) -> Double {
    // Adding zero turns a negative zero into zero.
    variable < 0 ? 0 : solver.value(of: Variable(index: variable)) + 0
  }

  /// Calls a body that must not change the entries.
  func withSolvedFrames<Result>(_ body: (SolvedFrames) -> Result) -> Result {
    let values = solver.values
    return entries.withUnsafeBufferPointer { body(SolvedFrames(entries: $0, values: values)) }
  }

  /// The entry of an item, if the engine solved it.
  func entry(of item: HeadlessItem) -> EngineEntry? {
    entry(ofNode: item.node)
  }

  func entry(ofNode node: ItemNode) -> EngineEntry? {
    let index = Int(node.entry)
    guard index >= 0, index < entries.count,
      UncountedReference.areSame(entries[index].nodeReference, UncountedReference(node))
    else { return nil }
    return entries[index]
  }

  /// Forgets what frames are computed from, because the items were listed again.
  ///
  /// - Parameter kept: The entries that are as they were.
  func forgetFrames(but kept: ContiguousArray<Range<Int>>) { frameWriter.forgetItems(but: kept) }

  /// Forgets what frames are computed from, because the items get other variables.
  func forgetFrameVariables() { frameWriter.forgetVariables() }
}

// MARK: - Debugging

extension LayoutEngine {
  /// Shows another layout that is as good, in which an ambiguous view has another frame. If the view moved
  /// last, shows the usual layout again.
  func exerciseAmbiguity(of view: LayoutView) {
    guard activity == .idle, let entry = entry(of: view), !entry.free.isEmpty else { return }
    writeConflicts()
    activity = .exercisingAmbiguity
    // The solver has the usual layout, so a view that moved before goes back when another one moves.
    if movedNode === entry.node {
      movedNode = nil
    } else {
      movedNode = moveElsewhere(entry) ? entry.node : nil
    }
    setFrames()
    layOutSubviews()
    solver.solve()
    activity = .idle
  }

  /// Whether nothing runs that has the solver in a state of its own.
  var isIdle: Bool { activity == .idle }
}
