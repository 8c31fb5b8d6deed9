import Anchorage
import Cassowary

// Step 2 of a pass. Changes are passed on incrementally, including added and removed items. The layout still
// depends only on the tree, not on the order of the edits: a unique optimum is found in any order, ties are
// broken in the order of the tree, and before a constraint gives way, everything is registered again from top
// to bottom.
//
// The solver refuses unknown handles and numbers out of range. Here every handle is the engine's own, and
// every number was checked when it was set, so `try?` hides no error: a refusal would be a bug in this
// folder.

extension LayoutEngine {
  /// Updates the solver with the changes since the last round.
  func synchronize() {
    let isUpToDate =
      switch items.registration {
      case .changes: passOnChanges()
      case .newcomers: registerNewcomers()
      case .everything: false
      }
    if !isUpToDate { registerEverything() }
  }

  /// Clears the solver and registers the whole tree.
  func registerEverything() {
    measureEverything()
    items.sortHeldConstraints()
    makeSystem()
    for entry in entries { registerConstraints(of: entry) }
    constraintOrder = .ofTree
  }

  /// Registers the items with their content and placement, but not their constraints, in an empty solver.
  func makeSystem() {
    items.noteRegistration()
    ties.removeAll()
    frameWriter.forgetVariables()
    solver.removeAll()
    // Content or a placement takes up to four constraints for each item. Unused capacity is never touched.
    var constraintCount = 4 * entries.count
    for entry in entries { constraintCount += entry.withView { $0.held.count } ?? 0 }
    solver.reserve(variables: 4 * entries.count, constraints: constraintCount)
    for index in entries.indices { makeVariables(at: index) }
    _ = guides.update(items, nil)
    for index in entries.indices {
      updatePlacement(at: index)
      updateContent(at: index)
    }
  }

  /// Unregisters removed items, registers added items, and passes on all other changes.
  ///
  /// Returns false if everything must be registered again.
  private func registerNewcomers() -> Bool {
    let released = items.releasedVariables
    // Each item has four variables. Of two cells one is quicker replaced by registering both, of three it is not.
    if entries.isEmpty || 5 * released.count / 4 > 2 * entries.count { return false }
    let newcomers = items.unregistered.joined().filter { !entries[$0].isKnown }
    if 2 * newcomers.count > entries.count { return false }
    solver.removeAll(released)
    for index in newcomers {
      _ = entries[index].withView { $0.pending.subtract(.engine) }
      entries[index].view?.laidOutWidth = nil
      measure(at: index)
    }
    if root.pending.contains(.tree) { return false }
    items.noteRegistration()
    for index in newcomers { makeVariables(at: index) }
    moveGuidesWithoutFrames()
    for index in newcomers {
      updatePlacement(at: index)
      updateContent(at: index)
    }
    // Before `passOnChanges()`, because it clears the newcomers' notes, whose handles belong to another
    // engine or don't exist.
    for index in newcomers { registerConstraints(of: entries[index]) }
    constraintOrder = .ofEdits
    return passOnChanges()
  }

  private func registerConstraints(of entry: EngineEntry) {
    _ = entry.withView { view in
      view.held.forgetChanges()
      view.held.forEach { add($0, heldBy: entry) }
    }
  }

  /// Asks every view for its content. If a view adds subviews when it is asked, all are asked again.
  func measureEverything() {
    let known = report.mistakes.count
    for _ in 0..<LayoutEngine.largestRoundCount {
      listEntriesIfNeeded()
      report.keepMistakes(known)
      // A query leaves the notes for the next pass.
      if query == nil {
        for entry in entries { _ = entry.withView { $0.pending.subtract(.engine) } }
      }
      forgetLaidOutWidths()
      for index in entries.indices { measure(at: index) }
      if !root.pending.contains(.tree) { return }
    }
    listEntries()
    root.invalidate(.afresh)
  }

  private func makeVariables(at index: Int) {
    if index == 0 && query == nil {
      let size = rootSize()
      items[0].takeVariables(
        width: (try? solver.makeParameter(size.width))?.index ?? -1,
        height: (try? solver.makeParameter(size.height))?.index ?? -1)
    } else if index == 0 {
      items[0].takeVariables(
        width: solver.makeVariable(nonNegative: true).index,
        height: solver.makeVariable(nonNegative: true).index)
    } else {
      // A guide that no constraint mentions must not conflict with its view, however small the view is.
      let isUsed = entries[index].isView || isAskedFor(entries[index])
      // A safe area may reach past the opposite edge of a view.
      let isSafeArea = entries[index].guide?.role == .safeArea
      func variable(isSize: Bool) -> Int32 {
        (isUsed ? solver.makeVariable(nonNegative: isSize && !isSafeArea) : solver.makeFollower()).index
      }
      items[index].takeVariables(
        x: variable(isSize: false), y: variable(isSize: false), width: variable(isSize: true),
        height: variable(isSize: true))
    }
  }

  /// Whether a guide was added by the program, belongs to a scroll view, or is mentioned by a constraint;
  /// true for views.
  func isAskedFor(_ entry: EngineEntry) -> Bool {
    entry.guide.map { $0.role == .user || $0.role == .scrollContent || isMentioned($0) } ?? true
  }

  /// Whether a constraint of the tree mentions a guide. In a query, constraints outside the root don't count.
  private func isMentioned(_ guide: LayoutGuide) -> Bool {
    guide.mentions.contains { mention in
      mention.constraint.holder.map { entry(of: $0) != nil } ?? false
        && !(query?.layouts.deactivates(mention.constraint) ?? false)
    } || query?.layouts.mentions(guide) ?? false
  }

  /// The size of the root's alignment rectangle.
  func rootSize() -> LayoutSize {
    let (size, insets) = (root.storedFrame.size, entries[0].alignment)
    let width = max(0, size.width - insets.leading - insets.trailing)
    let height = max(0, size.height - insets.top - insets.bottom)
    return LayoutSize(
      width: min(width, Solver.largestNumber), height: min(height, Solver.largestNumber))
  }

  /// Passes on the changes of views; returns false if everything must be registered again.
  private func passOnChanges() -> Bool {
    beginWrapping()
    if work.anywhere.contains(.contentSize) {
      let isDone = forEachWithWork(notingMore: .contentSize) { index in
        let isPending = entries[index].withView { $0.pending.contains(.contentSize) }
        guard isPending == true, let view = entries[index].view else { return true }
        view.pending.remove(.contentSize)
        if measure(at: index) { return false }
        updateContent(at: index)
        return true
      }
      if !isDone { return false }
    }
    if root.pending.contains(.tree) { return false }
    var areGuidesKnown = !guides.followFrames
    let kinds: PendingWork = [.placement, .constraints, .margins, .offset]
    _ = forEachWithWork(notingMore: kinds) { index in
      // If measuring another view above changed the content of this view, it stays pending for another round.
      let work = entries[index].withView { $0.pending.intersection(kinds) } ?? []
      guard !work.isEmpty, let view = entries[index].view else { return true }
      if work.contains(.placement) { updatePlacement(at: index) }
      if work.contains(.constraints) { passOnConstraints(of: view, entries[index]) }
      if work.contains(.margins) { areGuidesKnown = false }
      if work.contains(.offset) { passOnOffset(at: index) }
      view.pending.subtract(work)
      return true
    }
    if !areGuidesKnown { moveGuidesWithoutFrames() }
    return true
  }

  /// Passes on the positions of the guides that views make themselves, before the frames of a pass are known.
  private func moveGuidesWithoutFrames() { passOn(guides.update(items, nil)) }

  /// Passes on the positions of the guides that views make themselves; returns the guides that moved.
  func moveGuides() -> [LayoutGuide] {
    let moves = items.withFrames(solver) { guides.update(items, $0) }
    passOn(moves)
    return moves.map { $0.guide }
  }

  /// Passes on that the guides for reading are as wide as the margins.
  func widenGuides() { passOn(guides.widen(items)) }

  private func passOn(_ moves: [GuideDistances.Move]) {
    for move in moves {
      if move.hasOtherTerms { removePlacement(at: move.entry) }
      updatePlacement(at: move.entry)
    }
  }

  private func passOnConstraints(of view: LayoutView, _ entry: EngineEntry) {
    for id in view.held.removed { try? solver.remove(id) }
    view.held.removed.removeAll(keepingCapacity: true)
    if view.held.hasNewOrder {
      view.held.hasNewOrder = false
      constraintOrder = .ofEdits
      ties.constraintsWereReordered()
    }
    for constraint in view.held.changed where constraint.isChanged {
      if constraint.solverID == nil {
        add(constraint, heldBy: entry)
        constraintOrder = .ofEdits
      } else {
        update(constraint, heldBy: entry)
      }
    }
    view.held.clearChanges()
  }
}

// The views that have work for a pass. A view notes work in all its ancestors, so views without notes of work
// inside need not be visited.

extension LayoutEngine {
  /// Calls `body` for the views with work and their ancestors, in the order of the entries.
  ///
  /// - Parameter body: May change the notes of the view, but must not release any view.
  func forEachNoted(_ body: (_ index: Int, _ view: LayoutView) -> Void) {
    var index = 0
    // Ends, because the end of an item is after its index.
    while index < entries.count {
      let hasWorkInside = entries[index].withView { view in
        let inside = view.pendingInside
        body(index, view)
        return !inside.isEmpty
      }
      index = hasWorkInside == false ? Int(entries[index].end) : index + 1
    }
  }

  /// Calls `body` for the root and the entries with work; once more work was noted since the round began, for
  /// all entries that follow.
  ///
  /// - Parameters:
  ///   - kinds: The work that may have been noted.
  ///   - body: Returns whether to go on.
  /// - Returns: Whether it went on to the end.
  func forEachWithWork(notingMore kinds: PendingWork, _ body: (_ index: Int) -> Bool) -> Bool {
    var index = 0
    while index < entries.count {
      if !body(index) { return false }
      let isMoreNoted = !root.pendingInside.isDisjoint(with: kinds)
      index = isMoreNoted ? index + 1 : work.entries.first(from: index + 1) ?? entries.count
    }
    return true
  }
}
