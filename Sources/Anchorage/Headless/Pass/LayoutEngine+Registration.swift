import Cassowary

// What changes is passed on piece by piece, views that come and go among it. What is solved depends on the
// tree all the same and not on how it came about: the solver sees to it for numbers, ties are broken by the
// order of the tree, and where a constraint has to give way, everything is registered anew from top to bottom.
//
// The solver refuses unknown handles and numbers out of range. Here every handle is its own and every number
// was checked when it was set, so `try?` hides nothing: a refusal would be a mistake of this file.

extension LayoutEngine {
  /// Brings the solver up to date.
  func synchronize() {
    clearPassNotes()
    collectMistakes()
    if needsRegistration ? !registerNewcomers() : !passOnChanges() { registerEverything() }
  }

  /// From here on, a note means another round.
  func clearPassNotes() {
    work = root.pendingAnywhere
    workInside = root.pendingInside
    var late: [LayoutView] = []
    for index in workInside.isEmpty ? entries.indices.prefix(1) : entries.indices {
      let isLate = entries[index].withView { view in
        view.pending.remove(.pass)
        view.pendingInside = []
        return view.pending.contains(.constraintsUpdate)
      }
      if isLate == true, let view = entries[index].view { late.append(view) }
    }
    for view in late { view.invalidate(.constraintsUpdate) }
  }

  /// Takes the mistakes from the items.
  private func collectMistakes() {
    // A guide may have some from before it was in the tree.
    guard work.contains(.mistakes) || work.contains(.tree) else { return }
    for index in entries.indices where work.contains(.mistakes) || !entries[index].isView {
      let entry = entries[index]
      _ = entry.withView { $0.pending.remove(.mistakes) }
      guard entry.hasMistakes, let item = entry.node.item else { continue }
      // A constraint between two trees is refused in both; joined, they report it once.
      for mistake in item.mistakes where !mistakes.contains(mistake) { mistakes.append(mistake) }
      item.mistakes = []
    }
  }

  func registerEverything() {
    measureEverything()
    makeSystem()
    for entry in entries { registerConstraints(of: entry) }
    hasAppended = false
  }

  /// Makes the solver know the items, and nothing of their constraints.
  func makeSystem() {
    needsRegistration = false
    startsAfresh = false
    departed = []
    hasTies = false
    // Items get other variables, also where the tree stays the same.
    places.removeAll(keepingCapacity: true)
    followersPlan = nil
    solver.removeAll()
    // Beside what views hold, a place or a content size has four; what is not needed of the room is never touched.
    var constraintCount = 4 * entries.count
    for entry in entries { constraintCount += entry.withView { $0.held.count } ?? 0 }
    solver.reserve(variables: 4 * entries.count, constraints: constraintCount)
    for index in entries.indices { makeVariables(at: index) }
    _ = updateDistances(isSolved: false)
    for index in entries.indices {
      updatePlacement(at: index)
      updateContent(at: index)
    }
  }

  /// Makes the solver forget the items that went and know those that came, with what else changed.
  ///
  /// Returns false when only a fresh start will do.
  private func registerNewcomers() -> Bool {
    if startsAfresh || hasTies || entries.isEmpty || 4 * departed.count > entries.count { return false }
    let newcomers = entries.indices.filter { !entries[$0].isKnown }
    if 2 * newcomers.count > entries.count { return false }
    solver.removeAll(departed)
    departed = []
    for index in newcomers {
      _ = entries[index].withView { $0.pending.subtract(.engine) }
      forgetLaidOutWidth(at: index)
      measure(at: index)
    }
    if root.pending.contains(.tree) { return false }
    needsRegistration = false
    for index in newcomers { makeVariables(at: index) }
    moveGuides(isSolved: false)
    for index in newcomers {
      updatePlacement(at: index)
      updateContent(at: index)
    }
    // Before changes are passed on: what was noted meanwhile has handles of another engine, or none.
    for index in newcomers { registerConstraints(of: entries[index]) }
    hasAppended = true
    return passOnChanges()
  }

  private func registerConstraints(of entry: EngineEntry) {
    _ = entry.withView { view in
      view.held.forgetChanges()
      view.held.forEach { add($0, heldBy: entry) }
    }
  }

  /// Asks every view for its content. A view may make its subviews when it is asked: then all are asked
  /// again.
  func measureEverything() {
    let known = mistakes.count
    for _ in 0..<LayoutEngine.largestRoundCount {
      collectEntriesIfNeeded()
      mistakes.removeLast(mistakes.count - known)
      // A question leaves what the next pass has to look at.
      if target == nil {
        for entry in entries { _ = entry.withView { $0.pending.subtract(.engine) } }
      }
      for index in wrapping { forgetLaidOutWidth(at: index) }
      for index in entries.indices { measure(at: index) }
      if !root.pending.contains(.tree) { return }
    }
    collectEntries()
    root.invalidate(.afresh)
  }

  private func makeVariables(at index: Int) {
    if index == 0 && target == nil {
      let size = rootSize()
      entries[0].takeVariables(
        width: (try? solver.makeParameter(size.width))?.index ?? -1,
        height: (try? solver.makeParameter(size.height))?.index ?? -1)
    } else if index == 0 {
      entries[0].takeVariables(
        width: solver.makeVariable(nonNegative: true).index,
        height: solver.makeVariable(nonNegative: true).index)
    } else {
      let (x, y) = (solver.makeVariable().index, solver.makeVariable().index)
      // A guide that nobody asks for cannot be in the way, however small its view is.
      let isUsed = entries[index].isView || isAskedFor(entries[index])
      entries[index].takeVariables(
        x: x, y: y, width: solver.makeVariable(nonNegative: isUsed).index,
        height: solver.makeVariable(nonNegative: isUsed).index)
    }
  }

  private func isAskedFor(_ entry: EngineEntry) -> Bool {
    entry.guide.map { $0.role == .user || isMentioned($0) } ?? true
  }

  /// Whether a constraint of the tree mentions a guide; one from outside has no say in a fitting size.
  private func isMentioned(_ guide: LayoutGuide) -> Bool {
    guide.mentions.contains { mention in
      mention.constraint.holder.map { entry(of: $0) != nil } ?? false
    }
  }

  /// The size of the root's alignment rectangle.
  private func rootSize() -> LayoutSize {
    let (size, insets) = (root.storedFrame.size, entries[0].alignment)
    let width = max(0, size.width - insets.leading - insets.trailing)
    let height = max(0, size.height - insets.top - insets.bottom)
    return LayoutSize(
      width: min(width, Solver.largestNumber), height: min(height, Solver.largestNumber))
  }

  /// Passes on what changed in the views; returns false when only a fresh start will do.
  private func passOnChanges() -> Bool {
    for index in wrapping where forgetLaidOutWidth(at: index) {
      entries[index].view?.pending.insert(.contentSize)
      work.insert(.contentSize)
    }
    if work.contains(.contentSize) {
      for index in entries.indices {
        let isPending = entries[index].withView { $0.pending.contains(.contentSize) }
        guard isPending == true, let view = entries[index].view else { continue }
        view.pending.remove(.contentSize)
        if measure(at: index) { return false }
        updateContent(at: index)
      }
    }
    if root.pending.contains(.tree) { return false }
    for index in workInside.isEmpty ? entries.indices.prefix(1) : entries.indices {
      // A view that was asked for its content above may have changed that of one asked before: for the next
      // round.
      let work =
        entries[index].withView { $0.pending.intersection([.placement, .constraints, .margins]) } ?? []
      guard !work.isEmpty, let view = entries[index].view else { continue }
      if work.contains(.placement) { updatePlacement(at: index) }
      if work.contains(.constraints) { passOnConstraints(of: view, entries[index]) }
      view.pending.subtract(work)
    }
    moveGuides(isSolved: false)
    return true
  }

  /// Passes on where the guides that views make themselves are; returns those that moved.
  @discardableResult
  func moveGuides(isSolved: Bool) -> [LayoutGuide] {
    let moved = updateDistances(isSolved: isSolved)
    for guide in moved { updatePlacement(at: Int(guide.node.entry)) }
    return moved
  }

  private func passOnConstraints(of view: LayoutView, _ entry: EngineEntry) {
    for id in view.held.removed { try? solver.remove(id) }
    view.held.removed.removeAll(keepingCapacity: true)
    if view.held.hasNewOrder {
      view.held.hasNewOrder = false
      hasAppended = true
    }
    for constraint in view.held.changed where constraint.isChanged {
      if constraint.solverID == nil {
        add(constraint, heldBy: entry)
        hasAppended = true
      } else {
        update(constraint, heldBy: entry)
      }
    }
    view.held.clearChanges()
  }
}

// MARK: - Placement

extension LayoutEngine {
  /// Passes on where a view that is placed by its frame is, or where a margins guide is.
  func updatePlacement(at index: Int) {
    if index == 0 {
      guard target == nil else { return }
      let size = rootSize()
      try? solver.setParameter(Variable(index: entries[0].width), to: size.width)
      try? solver.setParameter(Variable(index: entries[0].height), to: size.height)
    } else if entries[index].isView {
      let isPlaced = entries[index].withView { $0.translatesMask } ?? false
      if !isPlaced && !entries[index].isAutoresized && entries[index].placementIDs.isEmpty { return }
      let isAutoresized = isPlaced && entries[index].view?.autoresizing != nil
      if !isPlaced || isAutoresized || entries[index].isAutoresized { removePlacement(at: index) }
      entries[index].isAutoresized = isAutoresized
      guard isPlaced, let view = entries[index].view else { return }
      for side in 0..<4 {
        let (axis, placement) = view.placement(side)
        form(placement, of: entries[index], along: axis)
        setPlacement(side, at: index)
      }
    } else if let guide = entries[index].guide, guide.role != .user {
      for side in 0..<4 {
        formDistance(of: guide, entries[index], side)
        setPlacement(side, at: index)
      }
    }
  }

  private func setPlacement(_ side: Int, at index: Int) {
    if let id = entries[index].placementIDs[side] {
      setConstant(form.constant, of: id)
    } else {
      entries[index].placementIDs[side] = solver.addUnchecked(
        form.buffer, constant: form.constant, relation: .equal, strength: .required, isPlacement: true)
      hasAppended = true
    }
  }

  /// Takes off what places an item; with a mask it may be other terms than before, not only other constants.
  func removePlacement(at index: Int) {
    if entries[index].placementIDs.isEmpty { return }
    for side in 0..<4 {
      guard let id = entries[index].placementIDs[side] else { continue }
      try? solver.remove(id)
      entries[index].placementIDs[side] = nil
    }
  }

  func setConstant(_ constant: Double, of id: ConstraintID) {
    // Each number is acceptable, their sum may be a little too large.
    let limit = Solver.largestNumber
    try? solver.setConstant(min(max(constant, -limit), limit), of: id)
  }

  /// Forms an equation between the frames of a view and its superview.
  private func form(_ placement: Placement, of entry: EngineEntry, along axis: LayoutAxis) {
    let (own, outer) = (entry.extent(along: axis), entries[Int(entry.parent)].extent(along: axis))
    form.clear()
    switch placement.side {
    case .near:
      form.add(1, own.origin)
      form.add(-1, outer.origin)
      form.constant = outer.near - placement.constant - own.near
    case .extent:
      form.add(1, own.size)
      form.constant = own.near + own.far - placement.constant
    case .far:
      form.add(1, own.origin)
      form.add(1, own.size)
      form.add(-1, outer.origin)
      form.add(-1, outer.size)
      form.constant = own.far - outer.far + placement.constant
    }
    if placement.multiplier != 0 {
      form.add(-placement.multiplier, outer.size)
      form.constant -= placement.multiplier * (outer.near + outer.far)
    }
  }
}
