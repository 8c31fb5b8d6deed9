import Anchorage
import Cassowary

// Inlined into every statement; see `LayoutConstraint.activate()`.

extension LayoutConstraint {
  /// The nearest view that is or contains every item; if there is none, the reason is reported.
  @inline(always)
  func commonAncestor() -> UncountedReference<LayoutView>? {
    guard let first = owner(of: firstNode) else { return nil }
    if let sides { return commonAncestor(of: sides, and: first) }
    guard secondNode != nil, secondNode !== firstNode else { return first }
    guard let second = owner(of: secondNode) else { return nil }
    if let ancestor = nearestCommonAncestor(of: first, second) { return ancestor }
    recordStrangers(firstNode, secondNode)
    return nil
  }

  private func commonAncestor(of sides: ConstraintSides, and first: UncountedReference<LayoutView>)
    -> UncountedReference<
      LayoutView
    >?
  {
    var ancestor = first
    for term in sides.all {
      guard let view = owner(of: term.node) else { return nil }
      guard let next = nearestCommonAncestor(of: ancestor, view) else {
        recordStrangers(firstNode, term.node)
        return nil
      }
      ancestor = next
    }
    return ancestor
  }

  @inline(always)
  private func owner(of node: ItemNode?) -> UncountedReference<LayoutView>? {
    node?.ownerReference ?? recordNoOwner(of: node)
  }

  private func recordNoOwner(of node: ItemNode?) -> UncountedReference<LayoutView>? {
    if let node, let item = node.item {
      record(.guideWithoutView(item.displayName), strangers: [node])
    } else {
      record(.itemIsGone)
    }
    return nil
  }

  private func recordStrangers(_ a: ItemNode, _ b: ItemNode?) {
    guard let view = a.item?.owner, let other = b?.item?.owner else { return }
    let (newcomer, tree) = view.strangers(with: other)
    record(view.noCommonAncestor(with: other), strangers: [newcomer.node, tree.node])
  }
}

extension LayoutView {
  /// The mistake that the roots of two trees have no common ancestor.
  final func noCommonAncestor(with other: LayoutView) -> LayoutMistake.Reason {
    let (newcomer, tree) = strangers(with: other)
    return stranger.isSettled(beside: other.stranger)
      ? .inTwoTrees(newcomer.displayName, tree.displayName)
      : .noCommonAncestor(newcomer.displayName, tree.displayName)
  }

  /// The roots of two separate trees, beginning with the root that was probably never added.
  final func strangers(with other: LayoutView) -> (newcomer: LayoutView, tree: LayoutView) {
    let (root, otherRoot) = (root, other.root)
    return stranger.isNewcomer(beside: other.stranger) ? (root, otherRoot) : (otherRoot, root)
  }

  private final var stranger: Stranger {
    Stranger(
      hasSuperview: superview != nil, hasSubviews: !subviews.isEmpty, isRootEmpty: root.frame.size == .zero)
  }
}

// References aren't counted here, because these functions call nothing that could release a view.

/// The nearest view that is or contains both views.
@inline(always)
private func nearestCommonAncestor(
  of view: UncountedReference<LayoutView>, _ other: UncountedReference<LayoutView>
) -> UncountedReference<LayoutView>? {
  // Fast for parents and siblings, which most constraints relate; a tree may be deep.
  if UncountedReference.areSame(view, other) || UncountedReference.areSame(other.superview, view) {
    return view
  }
  if UncountedReference.areSame(view.superview, other) { return other }
  if let superview = view.superview, UncountedReference.areSame(superview, other.superview) {
    return superview
  }
  return distantCommonAncestor(of: view, other)
}

private func distantCommonAncestor(
  of view: UncountedReference<LayoutView>, _ other: UncountedReference<LayoutView>
) -> UncountedReference<LayoutView>? {
  var (a, b) = (view, other)
  var (depth, otherDepth) = (a.depth, b.depth)
  var limit = RoundLimit(LayoutView.largestTree)
  while !UncountedReference.areSame(a, b) {
    limit.countRound(of: "finding a common ancestor")
    if depth >= otherDepth {
      guard let next = a.superview else { return nil }
      a = next
      depth -= 1
    } else {
      guard let next = b.superview else { return nil }
      b = next
      otherDepth -= 1
    }
  }
  return a
}

extension UncountedReference<LayoutView> {
  fileprivate var superview: UncountedReference<LayoutView>? {
    with { $0.superviewReference }
  }

  fileprivate var depth: Int {
    var depth = 0
    var next = superview
    var limit = RoundLimit(LayoutView.largestTree)
    while let view = next {
      limit.countRound(of: "the depth of a view")
      depth += 1
      next = view.superview
    }
    return depth
  }
}
