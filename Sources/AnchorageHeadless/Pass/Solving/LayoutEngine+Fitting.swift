import Anchorage
import Cassowary

extension LayoutEngine {
  /// Finds the size of the root's alignment rectangle, seen as an unknown, that comes closest to the target.
  ///
  /// Only for an engine that was made for this question. It changes nothing but what ``TreeSnapshot``
  /// restores.
  func findFittingSize() -> LayoutSize {
    guard let target else { return .zero }
    listEntries()
    var rounds = 0
    repeat {
      measureEverything()
      rounds += 1
      // A view that was asked for its content may have changed its tree and laid it out, which takes the note
      // of that.
      if !listsTree() { root.invalidate(.afresh) }
    } while root.pending.contains(.tree) && rounds < LayoutEngine.largestRoundCount
    listEntriesIfNeeded()
    for index in entries.indices { entries[index].node.entry = Int32(truncatingIfNeeded: index) }
    makeSystem()
    for entry in entries {
      _ = entry.withView { $0.held.forEach { _ = addToSolver($0, heldBy: entry) } }
    }
    ask(for: target.size.width, of: entries[0].width, target.horizontal)
    ask(for: target.size.height, of: entries[0].height, target.vertical)
    solve()
    return LayoutSize(width: value(entries[0].width), height: value(entries[0].height))
  }

  /// Whether the entries are the items of the tree, in order.
  private func listsTree() -> Bool {
    var index = 0
    var isSame = true
    func check(_ item: HeadlessItem) {
      isSame = isSame && index < entries.count && entries[index].node === item.node
      index += 1
    }
    root.forEachInSubtree { view in
      check(view)
      for guide in view.allGuides { check(guide) }
    }
    return isSame && index == entries.count
  }

  private func ask(for dimension: Double, of variable: Int32, _ priority: LayoutPriority) {
    form.clear()
    form.add(1, variable)
    let limit = Solver.largestNumber
    let constant = -min(max(dimension, -limit), limit)
    _ = solver.addUnchecked(
      form.buffer, constant: constant, relation: .equal,
      strength: Strength(rawValue: Double(priority.rawValue)))
    if priority < .required { return }
    // Where the view cannot have a required size, this wish alone is left, and brings it as near as possible.
    let strongest = Strength(rawValue: Strength.required.rawValue.nextDown)
    _ = solver.addUnchecked(form.buffer, constant: constant, relation: .equal, strength: strongest)
  }
}
