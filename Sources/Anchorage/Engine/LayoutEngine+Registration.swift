import Cassowary

// A tree that changed is registered anew from top to bottom, so that what is solved depends on the tree and
// not on how it came about. Everything else that changes is passed on piece by piece.
//
// The solver refuses unknown handles and numbers out of range. Here every handle is its own and every number was
// checked when it was set, so `try?` hides nothing: a refusal would be a mistake of this file.

extension LayoutEngine {
  /// Finds the items of the tree again if it changed.
  func collectEntriesIfNeeded() {
    if root.pending.contains(.tree) { collectEntries() }
  }

  /// Lists the items of the tree, as the solver is to know them.
  func collectEntries() {
    needsRegistration = true
    entries.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
    // A root is where its frame says, also one that was inside another view before.
    root.exactFrame = root.storedFrame
    // A stack instead of recursion, because trees may be deep.
    var stack: [(view: LayoutView, parent: Int32)] = [(root, -1)]
    while let (view, parent) = stack.popLast() {
      let inherited = parent < 0 ? .leftToRight : entries[Int(parent)].direction
      let direction = view.storedDirection ?? inherited
      let scale = view.storedScale ?? (parent < 0 ? 0 : entries[Int(parent)].scale)
      let place = Int32(truncatingIfNeeded: entries.count)
      view.pending.remove(.tree)
      view.node.entry = place
      if view is LayoutLabel { labels.append(entries.count) }
      entries.append(
        EngineEntry(node: view.node, view: view, parent: parent, direction: direction, scale: scale))
      for guide in view.allGuides {
        guide.node.entry = Int32(truncatingIfNeeded: entries.count)
        entries.append(EngineEntry(node: guide.node, guideOf: place, direction: direction, scale: scale))
      }
      for subview in view.subviews.reversed() { stack.append((subview, place)) }
    }
  }

  /// Brings the solver up to date.
  func synchronize() {
    clearPassNotes()
    collectMistakes()
    if needsRegistration || !passOnChanges() { registerEverything() }
  }

  /// From here on, a note means another round.
  private func clearPassNotes() {
    var late: [LayoutView] = []
    for entry in entries {
      guard let view = entry.view else { continue }
      view.pending.remove(.pass)
      if view.pending.contains(.constraintsUpdate) { late.append(view) }
    }
    for view in late { view.invalidate(.constraintsUpdate) }
  }

  /// Takes the mistakes from the items.
  private func collectMistakes() {
    for entry in entries {
      guard let item = entry.node.item, !item.mistakes.isEmpty else { continue }
      // A constraint between two trees is refused in both; joined, they report it once.
      for mistake in item.mistakes where !mistakes.contains(mistake) { mistakes.append(mistake) }
      item.mistakes = []
      item.owner?.pending.remove(.mistakes)
    }
  }

  func registerEverything() {
    measureEverything()
    needsRegistration = false
    solver = Solver()
    for index in entries.indices { makeVariables(at: index) }
    for index in entries.indices {
      updatePlacement(at: index)
      updateContent(at: index)
    }
    for entry in entries {
      guard let view = entry.view else { continue }
      view.held.removed = []
      view.held.changed = []
      view.held.forEach { add($0, heldBy: entry) }
    }
    hasAppended = false
  }

  /// Asks every view for its content. A view may make its subviews when it is asked: then all are asked again.
  private func measureEverything() {
    let known = mistakes.count
    for _ in 0..<LayoutEngine.largestRoundCount {
      collectEntriesIfNeeded()
      mistakes.removeLast(mistakes.count - known)
      for entry in entries { entry.view?.pending.subtract(.engine) }
      for index in entries.indices {
        forgetLaidOutWidth(at: index)
        measure(at: index)
      }
      if !root.pending.contains(.tree) { return }
    }
    collectEntries()
    root.invalidate(.tree)
  }

  private func makeVariables(at index: Int) {
    entries[index].contentIDs = ConstraintQuartet()
    entries[index].placementIDs = ConstraintQuartet()
    entries[index].free = []
    entries[index].settled = []
    if index == 0 {
      let size = rootSize()
      entries[0].width = (try? solver.makeParameter(size.width))?.index ?? -1
      entries[0].height = (try? solver.makeParameter(size.height))?.index ?? -1
    } else {
      entries[index].x = solver.makeVariable().index
      entries[index].y = solver.makeVariable().index
      entries[index].width = solver.makeVariable(nonNegative: true).index
      entries[index].height = solver.makeVariable(nonNegative: true).index
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
    for index in entries.indices {
      guard let view = entries[index].view else { continue }
      let hadWidth = forgetLaidOutWidth(at: index)
      if !hadWidth && !view.pending.contains(.contentSize) { continue }
      view.pending.remove(.contentSize)
      if measure(at: index) { return false }
      updateContent(at: index)
    }
    if root.pending.contains(.tree) { return false }
    for index in entries.indices {
      guard let view = entries[index].view else { continue }
      let work = view.pending.intersection(.engine)
      if work.isEmpty { continue }
      if work.contains(.placement) { updatePlacement(at: index) }
      if work.contains(.margins) {
        if let guide = view.marginsGuide { updatePlacement(at: Int(guide.node.entry)) }
        if let guide = view.safeAreaGuide { updatePlacement(at: Int(guide.node.entry)) }
      }
      if work.contains(.constraints) { passOnConstraints(of: view, entries[index]) }
      view.pending.subtract(work)
    }
    return true
  }

  private func passOnConstraints(of view: LayoutView, _ entry: EngineEntry) {
    for id in view.held.removed { try? solver.remove(id) }
    view.held.removed.removeAll(keepingCapacity: true)
    for constraint in view.held.changed where constraint.isChanged && constraint.holder === view {
      if constraint.solverID == nil {
        add(constraint, heldBy: entry)
        hasAppended = true
      } else {
        update(constraint, heldBy: entry)
      }
    }
    view.held.changed.removeAll(keepingCapacity: true)
  }
}

// MARK: - Placement

extension LayoutEngine {
  /// Passes on where a view that is placed by its frame is, or where a margins guide is.
  private func updatePlacement(at index: Int) {
    if index == 0 {
      let size = rootSize()
      try? solver.setParameter(Variable(index: entries[0].width), to: size.width)
      try? solver.setParameter(Variable(index: entries[0].height), to: size.height)
    } else if let view = entries[index].view {
      let isAutoresized = view.translatesMask && view.autoresizing != nil
      if !view.translatesMask || isAutoresized || entries[index].isAutoresized { removePlacement(at: index) }
      entries[index].isAutoresized = isAutoresized
      guard view.translatesMask else { return }
      for side in 0..<4 {
        let (axis, placement) = view.placement(side)
        form(placement, of: entries[index], along: axis)
        setPlacement(side, at: index)
      }
    } else if let guide = entries[index].guide, let insets = guide.insets {
      for side in 0..<4 {
        formInset(of: entries[index], insets, side)
        setPlacement(side, at: index)
      }
    }
  }

  private func setPlacement(_ side: Int, at index: Int) {
    if let id = entries[index].placementIDs[side] {
      setConstant(form.constant, of: id)
    } else {
      entries[index].placementIDs[side] = solver.add(
        form.buffer, constant: form.constant, relation: .equal, strength: .required, isPlacement: true)
      hasAppended = true
    }
  }

  /// Takes off what places an item; with a mask it may be other terms than before, not only other constants.
  private func removePlacement(at index: Int) {
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

  /// top, left, bottom and right of a guide inside its owner's bounds.
  private func formInset(of entry: EngineEntry, _ insets: LayoutInsets, _ side: Int) {
    let owner = entries[Int(entry.parent)]
    form.clear()
    let isVertical = side == 0 || side == 2
    form.add(1, isVertical ? entry.y : entry.x)
    form.add(-1, isVertical ? owner.y : owner.x)
    switch side {
    case 0:
      form.constant = owner.alignment.top - insets.top
    case 1:
      form.constant = owner.alignment.leading - insets.left(in: entry.direction)
    case 2:
      form.add(1, entry.height)
      form.add(-1, owner.height)
      form.constant = insets.bottom - owner.alignment.bottom
    default:
      form.add(1, entry.width)
      form.add(-1, owner.width)
      form.constant = insets.right(in: entry.direction) - owner.alignment.trailing
    }
  }
}

// MARK: - Content

extension LayoutEngine {
  /// Asks a view for its content size and its baselines; returns whether the baselines changed.
  ///
  /// This calls what people override, so nothing may rely on the tree being the same afterwards.
  @discardableResult
  func measure(at index: Int) -> Bool {
    guard let view = entries[index].view else { return false }
    let first = accepted(view.firstBaselineOffsetFromTop, of: view, as: .baseline) ?? 0
    let last = accepted(view.baselineOffsetFromBottom, of: view, as: .baseline) ?? 0
    let hasChanged = first != entries[index].firstBaseline || last != entries[index].lastBaseline
    entries[index].firstBaseline = first
    entries[index].lastBaseline = last
    if index > 0 {
      let size = view.intrinsicContentSize
      entries[index].measured = LayoutSize(
        width: accepted(size.width, of: view, as: .intrinsicContentSize) ?? -1,
        height: accepted(size.height, of: view, as: .intrinsicContentSize) ?? -1)
    }
    return hasChanged
  }

  /// Lets a label that wraps at its laid-out width forget it, so that no pass depends on the last.
  ///
  /// Returns whether there was anything to forget.
  @discardableResult
  private func forgetLaidOutWidth(at index: Int) -> Bool {
    guard let view = entries[index].view as? LayoutLabel, view.laidOutWidth != nil else { return false }
    view.laidOutWidth = nil
    return true
  }

  /// Passes on the content size that was measured; returns whether it changed.
  @discardableResult
  func updateContent(at index: Int) -> Bool {
    guard index > 0, let view = entries[index].view else { return false }
    let content = entries[index].measured
    let hasChanged = content != entries[index].content
    updateContent(.horizontal, content.width, of: view, at: index)
    updateContent(.vertical, content.height, of: view, at: index)
    entries[index].content = content
    return hasChanged
  }

  private func updateContent(_ axis: LayoutAxis, _ extent: Double, of view: LayoutView, at index: Int) {
    let first = axis == .horizontal ? 0 : 2
    let variable = axis == .horizontal ? entries[index].width : entries[index].height
    for (place, relation) in [(first, Relation.greaterThanOrEqual), (first + 1, Relation.lessThanOrEqual)] {
      let priority =
        place == first
        ? view.contentCompressionResistancePriority(for: axis) : view.contentHuggingPriority(for: axis)
      let strength = Strength(rawValue: Double(priority.rawValue))
      switch (entries[index].contentIDs[place], extent >= 0) {
      case (nil, false):
        break
      case (nil, true):
        form.clear()
        form.add(1, variable)
        entries[index].contentIDs[place] = solver.add(
          form.buffer, constant: -extent, relation: relation, strength: strength)
      case (let id?, false):
        try? solver.remove(id)
        entries[index].contentIDs[place] = nil
      case (let id?, true):
        try? solver.setConstant(-extent, of: id)
        try? solver.setStrength(strength, of: id)
      }
    }
  }

  private func accepted(_ number: Double, of view: LayoutView, as quantity: LayoutMistake.Quantity) -> Double?
  {
    if isAcceptable(number) { return number }
    // Straight to the report: a note in the view would ask for another round.
    mistakes.append(LayoutMistake(.numberOutOfRange(quantity, number), item: view.displayName))
    return nil
  }
}
