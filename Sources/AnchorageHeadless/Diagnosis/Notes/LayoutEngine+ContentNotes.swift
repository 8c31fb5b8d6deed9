import Anchorage
import Cassowary

// Notes about content: contents without any room, texts that make a page scroll sideways, and stacks without views.

extension LayoutEngine {
  /// The maximum number of contents without room that are explained.
  private static var mostExplanations: Int { 4 }

  /// Adds to the notes about contents without any room the constraints that their dimensions follow from.
  func explainLostContents(_ found: inout NoteFindings) {
    var preference: Preference?
    for (entry, axis) in found.lostContents.prefix(Self.mostExplanations) {
      if preference == nil { preference = preferenceOfTree }
      let form = form(.dimension(along: axis), of: entries[entry])
      guard let derivation = solver.derivation(of: form.buffer, preferring: preference),
        derivation.undecided.isEmpty
      else { continue }
      let sources = sources(among: Set(derivation.members.compactMap { $0.constraint }))
      // Only the constraints of the program, in the order of the tree.
      let statements = constraintsInTreeOrder.compactMap { sources[$0]?.statement }
      guard !statements.isEmpty, statements.count <= Self.mostExplanations * 2 else { continue }
      found.explain(entry, along: axis, by: statements.map { ConflictSource.constraint($0).member })
    }
  }

  /// Notes texts that could wrap, but are wider than their scroll view because nothing limits their width.
  func noteWideTexts(_ found: inout NoteFindings) {
    guard found.axes.contains(.horizontal) else { return }
    for (index, entry) in entries.enumerated() where !found.isHidden[index] && found.hasRoom {
      guard entry.content.width > 0, !entry.free.contains(.width), let label = entry.view?.asLabel,
        label.numberOfLines != 1, let (scroll, child) = scrollView(around: index)
      else { continue }
      let room = extent(of: scroll, along: .horizontal)
      guard room > 0, value(entry.width) > room + Tolerance.notedPoints,
        value(entry.width) <= entry.content.width + Tolerance.notedPoints,
        let view = entry.view, let page = entries[scroll].view, let inside = entries[child].view
      else { continue }
      found.add(
        .wideText(scrollView: page.displayName, inside: inside.displayName), at: index,
        items: [view.displayName])
    }
  }

  /// The entries of the innermost scroll view that contains an item, and of its subview that contains the item.
  private func scrollView(around index: Int) -> (scroll: Int, child: Int)? {
    var child = index
    while entries[child].parent >= 0 {
      let parent = Int(entries[child].parent)
      if entries[parent].isScroll { return (parent, child) }
      child = parent
    }
    return nil
  }

  /// Notes stack views placed by constraints that arrange no view, so their sizes are zero or open.
  func noteEmptyStacks(_ found: inout NoteFindings) {
    for (index, entry) in entries.enumerated() where !found.isHidden[index] && found.hasRoom {
      guard entry.isSubclass, let view = entry.view, view.isEmptyStack, !view.translatesMask else { continue }
      let isEmpty = found.axes.contains { isZero(index, along: $0) } || !entry.free.isEmpty
      if isEmpty { found.add(.emptyStack, at: index, items: [view.displayName]) }
    }
  }

  /// Whether a constraint relates the baseline of a text to a view without text, whose baseline is an edge.
  func isAboutPlainBaseline(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.sides == nil, constraint.firstAttribute.isBaseline,
      constraint.secondAttribute.isBaseline,
      let first = constraint.firstItem as? LayoutView, let second = constraint.secondItem as? LayoutView
    else { return false }
    return isPlain(first) && second.asLabel != nil || isPlain(second) && first.asLabel != nil
  }

  /// Whether a view has neither content nor a baseline of its own.
  private func isPlain(_ view: LayoutView) -> Bool {
    guard let entry = entry(of: view), view.asLabel == nil else { return false }
    return max(entry.content.width, entry.content.height) < 0 && view.firstBaselineOffsetFromTop == 0
      && view.baselineOffsetFromBottom == 0 && view.forFirstBaselineLayout === view
      && view.forLastBaselineLayout === view
  }
}

// MARK: - Hidden views

// A hidden view is laid out like any other. Between two other views this is rarely intended: they stay apart because
// of a view that is not visible.

extension LayoutEngine {
  /// Notes hidden views that keep other views apart.
  func noteHiddenViews(_ found: inout NoteFindings) {
    var touching: [Int: [LayoutConstraint]] = [:]
    var order: [Int] = []
    for constraint in found.constraints.map({ $0.constraint }) where constraint.sides == nil {
      guard let second = constraint.secondNode else { continue }
      for index in [Int(constraint.firstNode.entry), Int(second.entry)] where isHiddenItself(index, found) {
        if touching[index] == nil { order.append(index) }
        touching[index, default: []].append(constraint)
      }
    }
    for index in order {
      for axis in found.axes where !isZero(index, along: axis) {
        noteHiddenView(at: index, along: axis, touching[index] ?? [], &found)
      }
    }
  }

  /// Whether the item is a hidden view in a visible view.
  private func isHiddenItself(_ index: Int, _ found: NoteFindings) -> Bool {
    guard entries.indices.contains(index), entries[index].isView, found.isHidden[index] else { return false }
    return entries[index].parent >= 0 && !found.isHidden[Int(entries[index].parent)]
  }

  private func noteHiddenView(
    at index: Int, along axis: LayoutAxis, _ constraints: [LayoutConstraint], _ found: inout NoteFindings
  ) {
    guard let view = entries[index].view else { return }
    // The constraints between the view and the items before it, and behind it.
    var neighbours: (before: [LayoutConstraint], behind: [LayoutConstraint]) = ([], [])
    var hasSibling = false
    for constraint in constraints where constraint.firstAttribute.axis == axis {
      let isFirst = constraint.firstNode === view.node
      guard let other = isFirst ? constraint.secondNode : constraint.firstNode else { continue }
      let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      let far = isFirst ? constraint.secondAttribute : constraint.firstAttribute
      let isContainer = other.owner.map { $0.isAncestor(of: view) } ?? true
      // The near edge of the view is related to the far edge of a sibling, or to the near edge of a container.
      guard let end = own.end, let farEnd = far.end, (end == farEnd) == isContainer
      else { continue }
      if !isContainer {
        let entry = Int(other.entry)
        guard entries.indices.contains(entry), !found.isHidden[entry] else { continue }
        hasSibling = true
      }
      if end == .near { neighbours.before.append(constraint) } else { neighbours.behind.append(constraint) }
    }
    guard hasSibling, !neighbours.before.isEmpty, !neighbours.behind.isEmpty else { return }
    found.add(
      .hiddenTakesRoom(axis, extent: extent(of: index, along: axis)), at: index, items: [view.displayName],
      members: (neighbours.before + neighbours.behind).map { ConflictSource.constraint($0).member })
  }
}
