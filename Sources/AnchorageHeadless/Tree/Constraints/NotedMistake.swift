import Anchorage
import Cassowary

/// A mistake that items keep for the next pass to report. A mistake between two trees is noted in both.
final class NotedMistake {
  /// The mistake as it was when it was noted.
  let mistake: LayoutMistake
  /// The refused constraint, if there is one. It keeps no item alive.
  private let constraint: LayoutConstraint?
  /// The items that had to be added to a tree first. Nodes, because adding an item changes its name.
  private let strangers: [ItemNode]
  /// Whether a pass has reported it.
  private var isTold = false

  init(_ mistake: LayoutMistake, in constraint: LayoutConstraint? = nil, strangers: [ItemNode] = []) {
    (self.mistake, self.constraint, self.strangers) = (mistake, constraint, strangers)
  }

  /// The mistake to report now; `nil` if the constraint has become active, or if its items share a tree since
  /// the mistake was reported.
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

  /// Returns the mistake for a pass to report, and notes that it was reported.
  func tell() -> LayoutMistake? {
    let present = present
    // Both trees report it, and so do both items of a tree.
    isTold = present?.reason == mistake.reason
    return present
  }

  /// Whether two mistakes are the same, also if items without names share a name.
  func isSame(as other: NotedMistake) -> Bool {
    mistake.isEqual(to: other.mistake) && strangers.elementsEqual(other.strangers) { $0 === $1 }
  }
}

extension LayoutConstraint {
  /// The item that was missing from the tree of the other items, with its present container; `nil` if they
  /// still have no common tree.
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
