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
  /// The number of active constraints about the first anchor of the constraint when a pass first reported the mistake;
  /// `nil` before that.
  private var answersWhenReported: Int?

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

  /// Returns the mistake for a pass to report, if it still exists, and whether later passes should ask again.
  ///
  /// A refused constraint is reported until it is active, one of its items is gone, or another constraint is in its
  /// place. Other mistakes are reported once.
  func takeReport(_ answers: inout AnswerCounts) -> (mistake: LayoutMistake?, isMissing: Bool) {
    let known = answersWhenReported
    guard let constraint, !constraint.isActive, constraint.nodes.allSatisfy({ $0.item != nil }) else {
      answersWhenReported = known ?? 0
      return (known == nil ? present : nil, false)
    }
    let count = answers.count(for: constraint)
    if let known, count > known { return (nil, false) }
    answersWhenReported = known ?? count
    return (present, true)
  }

  /// Whether two mistakes are the same; items without names may share a name.
  func isSame(as other: NotedMistake) -> Bool {
    mistake.isEqual(to: other.mistake) && strangers.elementsEqual(other.strangers) { $0 === $1 }
  }
}

/// The numbers of active constraints about an anchor in a relation, counted in one walk for all refused constraints.
///
/// A constraint is held by a common ancestor of its items. So the ancestors of an item hold all constraints that mention
/// it, and each holder is counted once.
struct AnswerCounts {
  private struct Question: Hashable {
    let node: ObjectIdentifier
    let attribute: LayoutAttribute
    let relation: LayoutRelation

    init(_ node: ItemNode, _ attribute: LayoutAttribute, _ relation: LayoutRelation) {
      (self.node, self.attribute, self.relation) = (ObjectIdentifier(node), attribute.following, relation)
    }
  }
  private var counts: [Question: Int] = [:]
  private var counted: Set<ObjectIdentifier> = []

  /// The number of active constraints about the first anchor of a refused constraint in the same relation.
  mutating func count(for refused: LayoutConstraint) -> Int {
    for holder in Ancestors(from: refused.firstNode.owner)
    where counted.insert(ObjectIdentifier(holder)).inserted {
      holder.held.forEach { add($0) }
    }
    return counts[Question(refused.firstNode, refused.firstAttribute, refused.relation)] ?? 0
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    let relation = constraint.relation
    guard let sides = constraint.sides else {
      let first = Question(constraint.firstNode, constraint.firstAttribute, relation)
      counts[first, default: 0] += 1
      if let node = constraint.secondNode {
        let second = Question(node, constraint.secondAttribute, relation.reversed)
        if second != first { counts[second, default: 0] += 1 }
      }
      return
    }
    let left = sides.left.map { Question($0.node, $0.attribute, relation) }
    let right = sides.right.map { Question($0.node, $0.attribute, relation.reversed) }
    for question in Set(left + right) { counts[question, default: 0] += 1 }
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

extension LayoutAttribute {
  /// The edge that follows the layout direction, and is the same under left-to-right.
  var following: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: self
    }
  }
}
