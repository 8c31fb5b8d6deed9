import Anchorage
import Cassowary

// Step 3 of a pass. Three things depend on the frames that they help to decide: safe areas, margins and the
// widths that text wraps at. Each is solved with a guess first, computed from the frames, and solved again.

extension LayoutEngine {
  /// Solves until everything that depends on frames agrees with them.
  func solve() {
    // 3.1. The constraints alone, to see whether any gives way.
    solver.solve()
    if constraintsGiveWayInEditOrder || ties.areOutOfOrder(items) { registerAfresh() }
    // 3.2. With ties broken, guides where the frames say, and text wrapped at the widths that it got.
    solveWithFrames()
    // 3.3. Sizes of wrapped text and placements of guides may conflict where nothing did before they were
    // known.
    if constraintsGiveWayInEditOrder {
      registerAfresh()
      solveWithFrames()
    }
  }

  /// Whether constraints give way that the order of the edits chose. The order of the tree has to choose
  /// them.
  private var constraintsGiveWayInEditOrder: Bool {
    solver.hasConflicts && constraintOrder == .ofEdits && target == nil
  }

  private func registerAfresh() {
    listEntries()
    registerEverything()
  }

  private func solveWithFrames() {
    solveBreakingTies()
    iterateGuides()
    if unwrapIfWrong() {
      solveBreakingTies()
      iterateGuides()
    }
    // Text is measured a second time only, so that a width which depends on the height cannot go round in
    // circles.
    if measureWrapping() {
      solveBreakingTies()
      iterateGuides()
    }
  }

  private func solveBreakingTies() { ties.solve(&items, solver, isRootOpen: target != nil) }

  /// Solves until the guides that views make themselves are where the frames say.
  private func iterateGuides() {
    // A report of an earlier round of the pass is out of date.
    report.instability = nil
    guard guides.followFrames else { return }
    // A chain of guides, in which each depends on the one before, takes a round for each of them. Guides that no constraint
    // mentions move no frame: whether somebody asked for one changes neither the rounds nor the report.
    let limit = max(LayoutEngine.largestRoundCount, guides.guides.count { isAskedFor(entries[$0.entry]) } + 2)
    var rounds = 1
    var moved = moveGuides()
    while !moved.isEmpty && rounds < limit {
      solveBreakingTies()
      rounds += 1
      moved = moveGuides()
    }
    if moved.isEmpty { return }
    solveBreakingTies()
    moved.removeAll { !isAskedFor(entries[Int($0.node.entry)]) }
    if moved.isEmpty { return }
    report.instability = LayoutInstability(
      rounds: rounds, items: moved.map { $0.displayName }, cause: .guides)
  }
}

// Switches select layouts by the size of a view: of the root before a round solves, of every other view once it has its
// frame. In the last round nothing is selected any more, and what should be is reported.

extension LayoutEngine {
  /// Lets the sizes of all views choose layouts.
  func chooseLayouts() {
    for index in entries.indices {
      if let view = entries[index].view { chooseLayouts(bySizeOf: view) }
    }
  }

  /// Lets the size of a view choose layouts.
  func chooseLayouts(bySizeOf view: LayoutView) {
    if view.chooseLayouts(maySelect: !isLastRound) { return }
    var names = report.instability?.cause == .sizes ? report.instability?.items ?? [] : []
    if !names.contains(view.displayName) { names.append(view.displayName) }
    report.instability = LayoutInstability(
      rounds: LayoutEngine.largestRoundCount, items: names, cause: .sizes)
  }
}
