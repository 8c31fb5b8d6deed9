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

  /// Notes stack views with constraints that arrange no view, so their sizes are zero or open.
  func noteEmptyStacks(_ found: inout NoteFindings) {
    for (index, entry) in entries.enumerated() where !found.isHidden[index] && found.hasRoom {
      guard entry.isSubclass, let view = entry.view, view.showsNothing, !view.translatesMask,
        view.asLabel == nil
      else { continue }
      var arrangesAny = false
      // A stack view makes constraints for each of its views, including hidden ones, and some for itself.
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
