import Anchorage
import Cassowary

// Step 3 of a pass. Three things depend on the frames that they help to decide: safe areas, margins and the
// widths that text wraps at. Each is first solved with a guess, then computed from the frames and solved
// again.

extension LayoutEngine {
  /// Solves until everything that depends on frames agrees with them.
  func solve() {
    // 3.1. The constraints alone, to find out whether any gives way.
    solver.solve()
    if constraintsGiveWayInEditOrder || ties.areOutOfOrder(items) { registerAfresh() }
    // 3.2. With ties broken, guides placed by the frames, and text wrapped at its width.
    solveWithFrames()
    // 3.3. Sizes of wrapped text and placements of guides may cause new conflicts.
    if constraintsGiveWayInEditOrder {
      registerAfresh()
      solveWithFrames()
    }
  }

  /// Whether constraints gave way by the order of the edits. The order of the tree has to decide.
  private var constraintsGiveWayInEditOrder: Bool {
    solver.hasConflicts && constraintOrder == .ofEdits && query == nil
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
    // Text is measured again only once here; otherwise a width that depends on the height could cycle.
    if measureWrapping() {
      solveBreakingTies()
      iterateGuides()
    }
  }

  private func solveBreakingTies() { ties.solve(&items, solver, isRootOpen: query != nil) }

  /// Solves until the guides that views make themselves agree with the frames.
  private func iterateGuides() {
    // A report of an earlier round of the pass is out of date.
    report.instability = nil
    guard guides.followFrames else { return }
    // A chain of guides that depend on each other takes one round for each guide. Guides that no constraint
    // mentions move no frame, so they change neither the rounds nor the report.
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

// Switches select layouts by the size of a view: of the root before a round solves, of every other view once
// its frame is set. The last round selects nothing, and reports the switches that should change.

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
