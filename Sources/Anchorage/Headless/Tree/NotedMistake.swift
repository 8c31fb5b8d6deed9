import Cassowary

/// A mistake that items keep for the next pass to report: one of two trees is noted in both.
final class NotedMistake {
  /// The mistake as it was when it was made.
  let mistake: LayoutMistake
  /// The constraint that was refused, if it was one. It keeps no item alive.
  private let constraint: LayoutConstraint?
  /// Whether a pass reported it.
  private var isTold = false

  init(_ mistake: LayoutMistake, in constraint: LayoutConstraint? = nil) {
    (self.mistake, self.constraint) = (mistake, constraint)
  }

  /// What to say of it now; `nil` if there was no tree for the constraint, and there is one in which it is active, or to
  /// which it was told.
  var present: LayoutMistake? {
    guard let constraint else { return mistake }
    let names: [String]
    switch mistake.reason {
    case .noCommonAncestor(let newcomer, let other): names = [newcomer, other]
    case .guideWithoutView(let guide): names = [guide]
    default: return mistake
    }
    if constraint.isActive { return nil }
    guard let (item, container) = constraint.latecomer(named: names) else { return mistake }
    if isTold { return nil }
    var late = mistake
    late.reason = .declaredTooEarly(item, container: container)
    return late
  }

  /// The same, for a pass to report.
  func tell() -> LayoutMistake? {
    let present = present
    // Both trees tell it, and so do both items of a tree.
    isTold = present?.reason == mistake.reason
    return present
  }
}

extension LayoutConstraint {
  /// The item that was missing from the tree of the others, and what it is in now; `nil` if there still is no such tree.
  fileprivate func latecomer(named names: [String]) -> (item: String, container: String)? {
    var items: [HeadlessItem] = []
    for node in [firstNode, secondNode].compactMap({ $0 }) + (sides?.all ?? []).map({ $0.node }) {
      guard let item = node.item, let root = item.owner?.root, root === items.first?.owner?.root ?? root
      else {
        return nil
      }
      items.append(item)
    }
    for name in names {
      for item in items {
        if item.displayName == name, let view = (item as? LayoutGuide)?.owningView {
          return (name, view.displayName)
        }
        var next = item.owner
        var limit = RoundLimit(LayoutView.largestTree)
        while let view = next {
          limit.countRound(of: "finding the view that was added late")
          if view.displayName == name, let superview = view.superview { return (name, superview.displayName) }
          next = view.superview
        }
      }
    }
    return nil
  }
}
