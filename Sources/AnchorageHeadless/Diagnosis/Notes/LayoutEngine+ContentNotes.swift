import Anchorage
import Cassowary

// Notes about what views contain: contents without any room, texts that make a page scroll sideways, stacks of nothing.

extension LayoutEngine {
  /// How many contents without room are explained at most.
  private static var mostExplanations: Int { 4 }

  /// Adds the constraints to the notes about contents that have no room at all, which their extents follow from.
  func explainLostContents(_ found: inout NoteFindings) {
    var preference: Preference?
    for (entry, axis) in found.lostContents.prefix(Self.mostExplanations) {
      if preference == nil { preference = preferenceOfTree }
      let form = form(.dimension(along: axis), of: entries[entry])
      guard let derivation = solver.derivation(of: form.buffer, preferring: preference),
        derivation.undecided.isEmpty
      else { continue }
      let sources = sources(among: Set(derivation.members.compactMap { $0.constraint }))
      // In the order of the tree, as everywhere; what nobody wrote explains nothing here.
      let statements = constraintsInTreeOrder.compactMap { sources[$0]?.statement }
      guard !statements.isEmpty, statements.count <= Self.mostExplanations * 2 else { continue }
      found.explain(entry, along: axis, by: statements.map { ConflictSource.constraint($0).member })
    }
  }

  /// Notes texts that could wrap, and are wider than the scroll view around them, because nothing limits their width.
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

  /// The innermost scroll view around an item, and the view in it that the item is in; entries.
  private func scrollView(around index: Int) -> (scroll: Int, child: Int)? {
    var child = index
    while entries[child].parent >= 0 {
      let parent = Int(entries[child].parent)
      if entries[parent].isScroll { return (parent, child) }
      child = parent
    }
    return nil
  }

  /// Notes stack views that constraints place, but that arrange no view, so that their sizes are zero or open.
  func noteEmptyStacks(_ found: inout NoteFindings) {
    for (index, entry) in entries.enumerated() where !found.isHidden[index] && found.hasRoom {
      guard entry.isSubclass, let view = entry.view, view.showsNothing, !view.translatesMask,
        view.asLabel == nil
      else { continue }
      var arrangesAny = false
      // A stack view makes constraints for each of its views, for hidden ones, too, and some for itself.
      view.held.forEach { constraint in
        if constraint.isMadeByView, constraint.nodes.contains(where: { $0 !== view.node }) {
          arrangesAny = true
        }
      }
      if arrangesAny { continue }
      let isEmpty = found.axes.contains { isZero(index, along: $0) } || !entry.free.isEmpty
      if isEmpty { found.add(.emptyStack, at: index, items: [view.displayName]) }
    }
  }

  /// Whether a constraint relates the baseline of a text to that of a view that shows none, whose baseline is an edge.
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
