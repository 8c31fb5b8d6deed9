import Anchorage
import Cassowary

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
