import Cassowary

extension LayoutEngine {
  /// Asks a view for its content size, and for its baselines if any constraint is about one; returns whether
  /// these changed.
  ///
  /// This calls what people override, so nothing may rely on the tree being the same afterwards.
  @discardableResult
  func measure(at index: Int) -> Bool {
    guard saysSomething(at: index), let view = entries[index].view else { return false }
    let hasChanged = asksForBaselines && measureBaselines(of: view, at: index)
    if hasContent(at: index) {
      let size = view.intrinsicContentSize
      entries[index].measured = LayoutSize(
        width: accepted(size.width, of: view, as: .intrinsicContentSize) ?? -1,
        height: accepted(size.height, of: view, as: .intrinsicContentSize) ?? -1)
    }
    return hasChanged
  }

  private func measureBaselines(of view: LayoutView, at index: Int) -> Bool {
    let old = entries[index]
    entries[index].firstBaseline = accepted(view.firstBaselineOffsetFromTop, of: view, as: .baseline) ?? 0
    entries[index].lastBaseline = accepted(view.baselineOffsetFromBottom, of: view, as: .baseline) ?? 0
    entries[index].firstBaselineView = place(of: view.forFirstBaselineLayout, in: view)
    entries[index].lastBaselineView = place(of: view.forLastBaselineLayout, in: view)
    return !entries[index].hasBaselines(of: old)
  }

  /// Whether a view may have content or a baseline; one of no subclass is not asked for what it does not
  /// have.
  private func saysSomething(at index: Int) -> Bool {
    let entry = entries[index]
    return entry.isView && (entry.isSubclass || entry.withView { $0.measuredContent != nil } ?? false)
  }

  /// Whether the content of a view counts: the root of a layout has a size whatever its content is.
  private func hasContent(at index: Int) -> Bool {
    index > 0 || target != nil
  }

  /// The place of the view that another one names for its baselines; negative if it names itself.
  private func place(of named: LayoutView, in view: LayoutView) -> Int32 {
    if named === view { return -1 }
    if view.isAncestor(of: named), entry(of: named) != nil { return named.node.entry }
    report(LayoutMistake(.baselineOutside(named.displayName), item: view.displayName))
    return -1
  }

  /// Lets a view that wraps at its laid-out width forget it, so that no pass depends on the last.
  ///
  /// Returns whether there was anything to forget.
  ///
  /// - Parameter index: The place of a view that may wrap.
  @discardableResult
  func forgetLaidOutWidth(at index: Int) -> Bool {
    guard let view = entries[index].view, view.laidOutWidth != nil else { return false }
    view.laidOutWidth = nil
    return true
  }

  /// Passes on the content size that was measured; returns whether it changed.
  @discardableResult
  func updateContent(at index: Int) -> Bool {
    let (content, known) = (entries[index].measured, entries[index].content)
    if max(content.width, content.height, known.width, known.height) < 0 { return false }
    guard hasContent(at: index) else { return false }
    let hasChanged = entries[index].withView { view in
      if max(content.width, known.width) >= 0 {
        updateContent(.horizontal, content.width, of: view, at: index)
      }
      if max(content.height, known.height) >= 0 {
        updateContent(.vertical, content.height, of: view, at: index)
      }
      return content != known
    }
    guard let hasChanged else { return false }
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
        entries[index].contentIDs[place] = solver.addUnchecked(
          form.buffer, constant: -extent, relation: relation, strength: strength)
        hasAppended = true
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
    report(LayoutMistake(.numberOutOfRange(quantity, number), item: view.displayName))
    return nil
  }

  /// Reports a mistake once, however often a pass asks the view.
  private func report(_ mistake: LayoutMistake) {
    if !mistakes.contains(where: { $0.isSame(as: mistake) }) { mistakes.append(mistake) }
  }
}
