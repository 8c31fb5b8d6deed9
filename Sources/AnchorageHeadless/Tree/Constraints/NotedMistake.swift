import Anchorage
import Cassowary

/// A mistake that items keep for the next pass to report: one of two trees is noted in both.
final class NotedMistake {
  /// The mistake as it was when it was made.
  let mistake: LayoutMistake
  /// The constraint that was refused, if it was one. It keeps no item alive.
  private let constraint: LayoutConstraint?
  /// The items that had to be added to something first. Nodes, because names change with that.
  private let strangers: [ItemNode]
  /// Whether a pass reported it.
  private var isTold = false

  init(_ mistake: LayoutMistake, in constraint: LayoutConstraint? = nil, strangers: [ItemNode] = []) {
    (self.mistake, self.constraint, self.strangers) = (mistake, constraint, strangers)
  }

  /// The mistake to report now; `nil` if the constraint had no tree, and now has one in which it is active or
  /// to which the mistake was told.
  var present: LayoutMistake? {
    guard let constraint, !strangers.isEmpty else { return mistake }
    if constraint.isActive { return nil }
    guard let (item, container) = constraint.latecomer(among: strangers) else { return mistake }
    if isTold { return nil }
    var late = mistake
    late.reason = .declaredTooEarly(item.displayName, container: container.displayName)
    late.item = constraint.firstItem?.displayName ?? late.item
    late.constraint = constraint.description
    return late
  }

  /// The same, for a pass to report.
  func tell() -> LayoutMistake? {
    let present = present
    // Both trees tell it, and so do both items of a tree.
    isTold = present?.reason == mistake.reason
    return present
  }

  /// Whether two mistakes are the same, also where items without names have the same one.
  func isSame(as other: NotedMistake) -> Bool {
    mistake.isEqual(to: other.mistake) && strangers.elementsEqual(other.strangers) { $0 === $1 }
  }
}

extension LayoutConstraint {
  /// The item that was missing from the tree of the others, and what it is in now; `nil` if there still is no such tree.
  fileprivate func latecomer(among strangers: [ItemNode]) -> (item: HeadlessItem, container: LayoutView)? {
    var items: [HeadlessItem] = []
    for node in nodes {
      guard let item = node.item, let root = item.owner?.root, root === items.first?.owner?.root ?? root
      else {
        return nil
      }
      items.append(item)
    }
    for stranger in strangers {
      for item in items {
        if item.node === stranger, let view = (item as? LayoutGuide)?.owningView { return (item, view) }
        for view in Ancestors(from: item.owner) where view.node === stranger {
          if let superview = view.superview { return (view, superview) }
        }
      }
    }
    return nil
  }
}
