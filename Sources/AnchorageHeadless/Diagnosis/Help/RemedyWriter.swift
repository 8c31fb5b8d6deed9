import Anchorage

/// Writes down the changes that a person would try, in that order. It depends on the tree alone.
struct RemedyWriter {
  let root: LayoutView
  /// Whether another size of the root chooses other layouts in the original tree, and not in its copy.
  let sizeChoosesLayouts: Bool

  init(for copy: TreeCopy) { (root, sizeChoosesLayouts) = (copy.root, copy.sizeChoosesLayouts) }
}

// MARK: - Conflicts

extension RemedyWriter {
  func remedies(for conflict: ConflictSubject) -> [Remedy] {
    let constraints = conflict.members.compactMap { $0.statement }
    var remedies = emptyRootRemedy().map { [$0] } ?? []
    remedies += placementRemedies(conflict.members)
    remedies += constraints.flatMap { rootRemedies($0) }
    remedies += constraints.compactMap { signRemedy($0) }
    remedies += exchangeRemedies(constraints)
    remedies += removalRemedies(conflict, constraints)
    remedies += priorityRemedies(conflict)
    return remedies
  }

  /// Gives a size to a root that has none. One of no width alone is meant: a side bar that is closed.
  private func emptyRootRemedy() -> Remedy? {
    if root.frame.size != .zero || sizeChoosesLayouts { return nil }
    let name = root.displayName
    return Remedy(
      .rootFrame, with: ["\(name).frame.size.width = 320", "\(name).frame.size.height = 480"],
      [.rootSize(root, .horizontal, 320), .rootSize(root, .vertical, 480)])
  }

  /// Gives the root the size that a constraint wants, or leaves the constraint out.
  private func rootRemedies(_ constraint: LayoutConstraint) -> [Remedy] {
    guard constraint.sides == nil, constraint.secondNode == nil, constraint.firstItem === root,
      constraint.firstAttribute.isDimension, let axis = constraint.firstAttribute.axis
    else { return [] }
    let insets = root.alignmentRectInsets.ends(along: axis)
    let dimension = constraint.constant + (insets.near + insets.far)
    if dimension < 0 || sizeChoosesLayouts { return [removal(of: constraint)] }
    let code = "\(root.displayName).frame.size.\(constraint.firstAttribute) = \(text(of: dimension))"
    return [Remedy(.rootFrame, with: [code], [.rootSize(root, axis, dimension)]), removal(of: constraint)]
  }

  /// Turns the sign of a constant that moves an edge out of a view around the item, or makes a size negative.
  func signRemedy(_ constraint: LayoutConstraint) -> Remedy? {
    guard constraint.pointsOutside || constraint.isNegativeSize else { return nil }
    let code = constraint.parts(constant: -constraint.constant).description
    return Remedy(
      .oppositeSign, replacing: [constraint], with: [code],
      [.constant(constraint, -constraint.constant)])
  }

  /// Swaps the right sides of two constraints, one of which says that an item begins where another ends, and the other
  /// that it ends where that begins.
  private func exchangeRemedies(_ constraints: [LayoutConstraint]) -> [Remedy] {
    let crossed = constraints.filter { constraint in
      guard let end = constraint.firstAttribute.end, let other = constraint.secondAttribute.end else {
        return false
      }
      return constraint.sides == nil && end != other
    }
    for (index, one) in crossed.enumerated() {
      for other in crossed.dropFirst(index + 1)
      where one.firstNode === other.firstNode && one.secondNode === other.secondNode
        && one.firstAttribute != other.firstAttribute
        && one.firstAttribute.axis == other.firstAttribute.axis
      {
        let withNumbers = [one.with(rightSideOf: other), other.with(rightSideOf: one)]
        let anchorsOnly = [one.with(anchorOf: other), other.with(anchorOf: one)]
        // Nobody means to leave the view around an item on both sides.
        let ways =
          withNumbers.contains { $0.pointsOutside }
          ? [anchorsOnly, withNumbers] : [withNumbers, anchorsOnly]
        return ways.map { exchanged in
          Remedy(
            .exchangedEdges, replacing: [one, other], with: exchanged.map { $0.description },
            [.deactivate(one), .deactivate(other)] + exchanged.map { .activate($0) })
        }
      }
    }
    return []
  }

  /// Leaves out one of two constraints that give one anchor different values: the one that was left out anyway, or else
  /// the last one. If there are none, a size that is the same as that of the content may be too much.
  private func removalRemedies(_ conflict: ConflictSubject, _ constraints: [LayoutConstraint]) -> [Remedy] {
    let broken = conflict.members[conflict.broken].statement
    // A picture keeps its ratio.
    let candidates = constraints.filter { !$0.isAspectRatio }
    // Nobody means a negative size.
    if let negative = candidates.first(where: { $0.isNegativeSize }) { return [removal(of: negative)] }
    let groups = Dictionary(grouping: candidates) { $0.firstKey }
    let rivals = candidates.filter { one in
      groups[one.firstKey]?.contains { $0 !== one && $0.isRival(of: one) } ?? false
    }
    if let last = rivals.first(where: { $0 === broken }) ?? rivals.last { return [removal(of: last)] }
    // Not that an item follows the edge of one around it, which follows another: that is how layouts are built.
    let equations = candidates.filter { $0.isAmongSiblings }
    let (given, followed) = (Set(equations.map { $0.firstKey }), Set(equations.compactMap { $0.secondKey }))
    let links = equations.filter {
      followed.contains($0.firstKey) || $0.secondKey.map(given.contains) ?? false
    }
    if let last = links.first(where: { $0 === broken }) ?? links.last { return [removal(of: last)] }
    if broken == nil { return [] }
    return candidates.filter { $0.replacesContent }.map { removal(of: $0) }
  }

  private func removal(of constraint: LayoutConstraint) -> Remedy {
    Remedy(.removal, replacing: [constraint], with: [], [.deactivate(constraint)])
  }

  /// Makes constraints optional: first the one that was left out, then the others from the last on.
  private func priorityRemedies(_ conflict: ConflictSubject) -> [Remedy] {
    var members = Array(conflict.members.reversed())
    members.removeAll { $0.problemSource == conflict.source }
    let broken = conflict.members[conflict.broken]
    if broken.statement?.isAspectRatio == true {
      // Rather than distort a picture, people cut it off: below, if at all.
      members =
        members.filter { $0.statement?.firstAttribute == .bottom }
        + members.filter { $0.statement?.firstAttribute != .bottom } + [broken]
    } else {
      members.insert(broken, at: 0)
    }
    return members.compactMap { member in
      switch member {
      case .constraint(let constraint) where !constraint.isMadeByView && !constraint.isNegativeSize:
        let text = constraint.description
        return Remedy(
          .optional, replacing: [constraint], with: ["\(text) ~ 999"], [.priority(constraint, 999)])
      case .content(let item, let bound, _):
        return contentRemedy(.contentPriority, item, bound, 999)
      default: return nil
      }
    }
  }

  private func contentRemedy(
    _ kind: LayoutHelp.Kind, _ item: HeadlessItem, _ bound: ContentBound, _ priority: LayoutPriority
  ) -> Remedy? {
    guard let view = item as? LayoutView, let property = bound.origin.contentPriority?.property else {
      return nil
    }
    let code = "\(view.displayName).\(property) = \(text(of: Double(priority.rawValue)))"
    return Remedy(kind, with: [code], [.contentPriority(view, bound, priority)])
  }
}

// MARK: - Ties

extension RemedyWriter {
  /// Mends a wish for a negative size, or makes one of the wishes stronger or weaker than the others.
  func remedies(forTieOf wishes: [ConflictSource], at priority: Double) -> [Remedy] {
    if let negative = wishes.compactMap({ $0.statement }).first(where: { $0.isNegativeSize }) {
      return [signRemedy(negative), removal(of: negative)].compactMap { $0 }
    }
    // If one of two should win, the other gives way; among more, the others would still tie.
    let prefersWeaker = priority > 998 || wishes.count > 2
    let steps: [Double] = prefersWeaker ? [-1, 1] : [1, -1]
    return steps.flatMap { step in
      wishes.prefix(Adviser.largestTrialCount / 2).compactMap { wish in
        let changed = priority + step
        return changed > 0 && changed < 1000
          ? wishRemedy(wish, LayoutPriority(Float(changed)), isWeaker: step < 0) : nil
      }
    }
  }

  private func wishRemedy(_ wish: ConflictSource, _ priority: LayoutPriority, isWeaker: Bool) -> Remedy? {
    let kind: LayoutHelp.Kind = isWeaker ? .weakerWish : .strongerWish
    switch wish {
    case .constraint(let constraint) where !constraint.isMadeByView && !constraint.isNegativeSize:
      let code = constraint.parts(priority: priority).description
      return Remedy(
        kind, replacing: [constraint], with: [code], [.priority(constraint, priority)])
    case .content(let item, let bound, _): return contentRemedy(kind, item, bound, priority)
    default: return nil
    }
  }
}

// MARK: - Texts and parts

extension ConflictSource {
  /// The constraint if somebody wrote it.
  var statement: LayoutConstraint? {
    if case .constraint(let constraint) = self, !constraint.isMadeByView { return constraint }
    return nil
  }
}

extension LayoutConstraint {
  /// An inactive constraint that says the same about another second item.
  func with(secondItem: HeadlessItem) -> LayoutConstraint {
    LayoutConstraint(
      firstNode, secondItem.node,
      _LayoutStatement(
        firstAttribute, relation, secondAttribute, times: multiplier, plus: constant, priority: priority),
      placesFirst: false)
  }

  /// An inactive constraint with the second item, the numbers and the relation of another.
  fileprivate func with(rightSideOf other: LayoutConstraint) -> LayoutConstraint {
    LayoutConstraint(
      firstNode, other.secondNode,
      _LayoutStatement(
        firstAttribute, other.relation, other.secondAttribute, times: other.multiplier,
        plus: other.constant, priority: priority), placesFirst: false)
  }

  /// An inactive constraint with the second anchor of another.
  fileprivate func with(anchorOf other: LayoutConstraint) -> LayoutConstraint {
    LayoutConstraint(
      firstNode, other.secondNode,
      _LayoutStatement(
        firstAttribute, relation, other.secondAttribute, times: multiplier, plus: constant,
        priority: priority), placesFirst: false)
  }

  /// Whether the constraint relates the width and the height of one item.
  fileprivate var isAspectRatio: Bool {
    sides == nil && firstNode === secondNode && firstAttribute.isDimension && secondAttribute.isDimension
  }

  /// Whether the constraint moves an edge out of a view around the item.
  fileprivate var pointsOutside: Bool {
    guard sides == nil, multiplier == 1, constant != 0, let end = firstAttribute.end,
      end == secondAttribute.end, let view = firstItem?.owner, let container = secondItem?.owner
    else { return false }
    return view !== container && container.isAncestor(of: view) && (constant < 0) == (end == .near)
  }

  /// Whether the constraint gives a number to a size that the item's content has already.
  fileprivate var replacesContent: Bool {
    guard sides == nil, relation == .equal, secondNode == nil, firstAttribute.isDimension,
      let axis = firstAttribute.axis, let view = firstItem as? LayoutView
    else { return false }
    return view.intrinsicContentSize[axis] == constant
  }

  /// Whether the constraint wants a width or a height below zero.
  fileprivate var isNegativeSize: Bool {
    sides == nil && secondNode == nil && firstAttribute.isDimension && constant < 0
  }

  /// Whether an equation is about two items of one container, or about one item.
  fileprivate var isAmongSiblings: Bool {
    guard relation == .equal, sides == nil else { return false }
    guard let item = firstItem, let other = secondItem else { return true }
    return HeadlessBackend._container(of: item) === HeadlessBackend._container(of: other)
  }

  var firstKey: AnchorKey {
    AnchorKey(node: ObjectIdentifier(firstNode), attribute: firstAttribute)
  }

  var secondKey: AnchorKey? {
    secondNode.map { AnchorKey(node: ObjectIdentifier($0), attribute: secondAttribute) }
  }

  /// Whether two constraints give one anchor different values, or limits that exclude each other in a root of any size.
  fileprivate func isRival(of other: LayoutConstraint) -> Bool {
    guard sides == nil, other.sides == nil, firstNode === other.firstNode,
      firstAttribute == other.firstAttribute
    else { return false }
    if relation == .equal && other.relation == .equal { return true }
    return secondNode === other.secondNode && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier
  }
}

extension LayoutView {
  /// The priority of a constraint that the view's content makes.
  func priority(of bound: ContentBound) -> LayoutPriority {
    bound.relation == .lessThanOrEqual ? hugging[bound.axis] : compressionResistance[bound.axis]
  }

  func setPriority(_ priority: LayoutPriority, of bound: ContentBound) {
    if bound.relation == .lessThanOrEqual {
      hugging[bound.axis] = priority
    } else {
      compressionResistance[bound.axis] = priority
    }
  }
}
