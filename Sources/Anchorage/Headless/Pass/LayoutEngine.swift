import Cassowary

/// Keeps a tree and a solver in step, and runs the layout pass.
///
/// The solver's unknowns are the alignment rectangles of all items in one coordinate system, whose origin is
/// the top left corner of the root's; the root's size is the solver's two parameters. Nothing reaches the
/// solver between passes: views note what changed, and a pass collects it.
///
/// A class, because the root owns it and it must survive what a pass calls.
final class LayoutEngine {
  /// How often a pass begins again before it gives up.
  static let largestRoundCount = 8

  // Never dangles: the root owns the engine, or asks for its fitting size.
  unowned(unsafe) let root: LayoutView
  /// The size to come close to, where that of the root is to be found; see ``findFittingSize()``.
  let target: FittingTarget?
  let solver = Solver()
  // Checking for exclusive access at every step took a quarter of a pass. It finds nothing here: what changes
  // an entry or the form in place calls nothing that could reach the engine.
  /// The items of the tree: each view before its guides, and those before its subviews.
  @exclusivity(unchecked) var entries: ContiguousArray<EngineEntry> = []
  /// What the frames of the entries but the root are computed from; empty until they are set the second time.
  @exclusivity(unchecked) var places: ContiguousArray<ItemPlace> = []
  /// Those of them that may get other frames when the root gets another size.
  @exclusivity(unchecked) var followers: ContiguousArray<ItemPlace> = []
  /// The solver's plan that says which these are; nothing if they are not known.
  var followersPlan: Int?
  /// How often the solver had solved for more than another size of the root when frames were set.
  var framedSolveCount = -1
  /// Whether frames were set since the solver heard of the entries.
  var hasSetFrames = false
  /// What is put together for the solver.
  @exclusivity(unchecked) var form = LinearForm(capacity: 64)
  /// What keeps the nodes of the entries.
  @exclusivity(unchecked) var nodes = KeptReferences<ItemNode>()
  /// The places of the views that may wrap among the entries.
  @exclusivity(unchecked) var wrapping: ContiguousArray<Int> = []
  /// The places of the guides that views make themselves.
  var ownGuides: ContiguousArray<Int> = []
  /// Whether the solver has not heard of the entries yet.
  var needsRegistration = true
  /// Whether the solver is to hear of all entries, also of those it knows.
  var startsAfresh = true
  /// The entries before, while they are listed again.
  @exclusivity(unchecked) var earlier: ContiguousArray<EngineEntry> = []
  /// The solver's variables of items that went.
  var departed: [Variable] = []
  /// Whether numbers that were open are settled by constraints, whose strengths depend on all entries.
  var hasTies = false
  /// Whether a view of the tree holds constraints that are about baselines.
  var asksForBaselines = false
  /// Whether the solver got constraints after those it was registered with.
  var hasAppended = false

  /// Whether the tree changed after its items were listed once.
  var hasCollectedAgain = false

  var isRunning = false
  /// What was pending anywhere when the round began.
  var work: PendingWork = []
  /// What was pending elsewhere than in the root itself.
  var workInside: PendingWork = []
  /// Whether frames changed in the round that views may want to know of, and the places of these views.
  var hasNewFrames = false
  @exclusivity(unchecked) var newLayouts = PlaceSet()
  /// The view that moved, where the frames are those of another layout than the usual one, which is as good.
  var movedNode: ItemNode?
  /// How many passes were run.
  private(set) var passCount = 0
  var mistakes: [LayoutMistake] = []
  var conflicts: [LayoutConflict] = []
  /// The places of the items that take part in a conflict.
  var conflicted: Set<Int32> = []
  var instability: LayoutInstability?
  /// Whether the constraints leave a number of some frame open.
  var isAmbiguous = false

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
  /// Runs a pass, unless nothing changed, or one is running.
  func run() {
    guard !isRunning, root.pending.contains(.pass) else { return }
    isRunning = true
    passCount += 1
    // Whoever asks has numbered the items and taken the notes of what came and went.
    if root.openQuestionCount > 0 { root.invalidate(.afresh) }
    movedNode = nil
    mistakes = []
    instability = nil
    var rounds = 0
    while root.pending.contains(.pass), root.superview == nil, rounds < LayoutEngine.largestRoundCount {
      rounds += 1
      updateConstraints()
      synchronize()
      solve()
      setFrames()
      layOutSubviews()
    }
    if root.pending.contains(.pass) { noteInstability(after: rounds) }
    conflicted = []
    conflicts = solver.conflicts.map { describe($0) }
    isRunning = false
  }

  /// Calls `updateConstraints()` bottom up; what it changes belongs to the same round.
  private func updateConstraints() {
    collectEntriesIfNeeded()
    guard root.pendingAnywhere.contains(.constraintsUpdate) else { return }
    for index in entries.indices.reversed() {
      guard entries[index].takes(.constraintsUpdate), let view = entries[index].view else { continue }
      view.updateConstraints()
    }
    collectEntriesIfNeeded()
  }

  /// Solves, and solves again with the sizes of the views that wrap at the widths they got.
  func solve() {
    solver.solve()
    if breaksByAge { registerAfresh() }
    settle()
    // Sizes of wrapped views and places of guides may conflict where nothing did before they were known.
    if breaksByAge {
      registerAfresh()
      settle()
    }
  }

  /// Whether a constraint gives way that the order of the edits chose: it must be the order of the tree.
  private var breaksByAge: Bool {
    !solver.conflicts.isEmpty && hasAppended && target == nil
  }

  private func registerAfresh() {
    collectEntries()
    registerEverything()
  }

  /// Solves, with what depends on the frames.
  private func settle() {
    solveAndSettle()
    settleDistances()
    if measureWrapping() {
      solveAndSettle()
      settleDistances()
    }
  }

  /// Solves until the guides that views make themselves are where the frames say.
  private func settleDistances() {
    // Where each depends on the one before, they settle one a round.
    let limit = max(LayoutEngine.largestRoundCount, ownGuides.count + 2)
    var rounds = 1
    var moved = moveGuides(isSolved: true)
    while !moved.isEmpty {
      solveAndSettle()
      rounds += 1
      moved = moveGuides(isSolved: true)
      if rounds == limit && !moved.isEmpty {
        solveAndSettle()
        instability = LayoutInstability(rounds: rounds, items: moved.map { $0.displayName }, cause: .guides)
        return
      }
    }
  }

  /// Measures the views that wrap at the widths they got; returns whether that changed anything.
  private func measureWrapping() -> Bool {
    var hasChanged = false
    for index in wrapping {
      guard let view = entries[index].view, view.wrapsAtLaidOutWidth else { continue }
      view.laidOutWidth = value(entries[index].width)
      measure(at: index)
      hasChanged = updateContent(at: index) || hasChanged
    }
    if hasChanged { widenGuides() }
    return hasChanged
  }

  /// Calls `layoutSubviews()` top down.
  func layOutSubviews() {
    guard hasNewFrames || work.union(root.pendingAnywhere).contains(.layout) else { return }
    // Where nobody asked, it is for the views with new frames, and for the root, which may have another size.
    var isAsked = workInside.contains(.layout)
    var index = 0
    while index < entries.count {
      if callLayoutSubviewsIfNeeded(at: index) {
        isAsked = isAsked || !root.pendingInside.isDisjoint(with: [.layout, .tree])
      }
      index = isAsked ? index + 1 : newLayouts.first(from: index + 1) ?? entries.count
    }
  }

  /// Calls `layoutSubviews()` if that is noted; returns whether it was called.
  ///
  /// A tree that changes meanwhile is laid out by the next round.
  private func callLayoutSubviewsIfNeeded(at index: Int) -> Bool {
    if root.pending.contains(.tree) {
      // The view may not be in the tree any more.
      guard entries[index].takes(.layout), let view = entries[index].view else { return false }
      view.layoutSubviews()
      return true
    }
    // What is in the tree is alive, and can be asked without holding it.
    guard entries[index].isPending(.layout) else { return false }
    let isSubclass = entries[index].isSubclass
    return entries[index].item._withUnsafeGuaranteedRef {
      let view = unsafeDowncast($0, to: LayoutView.self)
      view.pending.remove(.layout)
      if isSubclass { _ = view.callLayoutSubviews() }
      return isSubclass
    }
  }

  private func noteInstability(after rounds: Int) {
    var names: [String] = []
    for entry in entries {
      guard let view = entry.view else { continue }
      if view.pending.subtracting(.pass) != [] { names.append(view.displayName) }
    }
    // What is left may be nothing but the note itself.
    if names.isEmpty {
      clearPassNotes()
    } else {
      instability = LayoutInstability(rounds: rounds, items: names, cause: .views)
    }
  }
}
