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
  /// How many constraints gave the first anchor of the constraint what it asked for when a pass first reported it; `nil`
  /// before that.
  private var answersWhenTold: Int?

  init(_ mistake: LayoutMistake, in constraint: LayoutConstraint? = nil, strangers: [ItemNode] = []) {
    (self.mistake, self.constraint, self.strangers) = (mistake, constraint, strangers)
  }

  /// The mistake to report now; `nil` if the constraint is active, now that its items share a tree.
  var present: LayoutMistake? {
    guard let constraint, !strangers.isEmpty else { return mistake }
    if constraint.isActive { return nil }
    guard let (item, container) = constraint.latecomer(among: strangers) else { return mistake }
    var late = mistake
    late.reason = .declaredTooEarly(item.displayName, container: container.displayName)
    late.item = constraint.firstItem?.displayName ?? late.item
    late.constraint = constraint.description
    return late
  }

  /// Returns the mistake for a pass to report; `nil` if it was reported before and has been settled since.
  func tell() -> LayoutMistake? {
    if answersWhenTold != nil && isSettled { return nil }
    if answersWhenTold == nil { answersWhenTold = constraint?.answers ?? 0 }
    return present
  }

  /// Whether nothing is missing: the constraint is active, an item is gone, or another constraint is in its place.
  ///
  /// Other mistakes are over once they are reported.
  var isSettled: Bool {
    guard let constraint, !constraint.isActive, constraint.nodes.allSatisfy({ $0.item != nil }) else {
      return true
    }
    return constraint.answers > answersWhenTold ?? .max
  }

  /// Whether two mistakes are the same, also if items without names share a name.
  func isSame(as other: NotedMistake) -> Bool {
    mistake.isEqual(to: other.mistake) && strangers.elementsEqual(other.strangers) { $0 === $1 }
  }
}

extension LayoutConstraint {
  /// How many active constraints concern the first anchor in the same relation.
  fileprivate var answers: Int {
    var count = 0
    for holder in Ancestors(from: firstNode.owner) {
      holder.held.forEach { if $0.answers(self) { count += 1 } }
    }
    return count
  }

  private func answers(_ refused: LayoutConstraint) -> Bool {
    let attribute = refused.firstAttribute.following
    func isAsked(_ node: ItemNode?, _ own: LayoutAttribute) -> Bool {
      node === refused.firstNode && own.following == attribute
    }
    if let sides {
      return sides.left.contains { isAsked($0.node, $0.attribute) } && relation == refused.relation
        || sides.right.contains { isAsked($0.node, $0.attribute) } && relation.reversed == refused.relation
    }
    return isAsked(firstNode, firstAttribute) && relation == refused.relation
      || isAsked(secondNode, secondAttribute) && relation.reversed == refused.relation
  }

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

extension LayoutAttribute {
  /// The edge that is the same left to right, and follows the direction of reading.
  var following: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: self
    }
  }
}
