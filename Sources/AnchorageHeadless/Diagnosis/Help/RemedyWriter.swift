import Anchorage

/// Lists the changes that a person would try, in order. They depend only on the tree.
struct RemedyWriter {
  let root: LayoutView
  /// Whether the size of the root chooses layouts in the original tree, which it doesn't in the copy.
  let sizeChoosesLayouts: Bool

  init(for copy: TreeCopy) { (root, sizeChoosesLayouts) = (copy.root, copy.sizeChoosesLayouts) }
}

// MARK: - Conflicts

extension RemedyWriter {
  /// The changes for a conflict in groups: the first group with a harmless change has the best, which is the one that
  /// moves views the least.
  func remedies(for conflict: ConflictSubject) -> [[Remedy]] {
    let constraints = conflict.members.compactMap { $0.statement }
    var remedies = emptyRootRemedy().map { [$0] } ?? []
    remedies += placementRemedies(conflict.members)
    remedies += constraints.flatMap { rootRemedies($0) }
    remedies += constraints.compactMap { shareRemedy($0) }
    remedies += constraints.compactMap { signRemedy($0) }
    remedies += directionRemedies(constraints)
    remedies += exchangeRemedies(constraints)
    remedies += removalRemedies(conflict, constraints)
    let circle = constraints.compactMap { $0.step }.inCircle.map { $0.constraint }
    let broken = conflict.members[conflict.broken].statement
    // Among equally good changes, removing the constraint that gave way comes first.
    let circular = circle.filter { $0 === broken } + circle.filter { $0 !== broken }.reversed()
    return remedies.map { [$0] } + [circular.map { removal(of: $0) }] + priorityRemedies(conflict)
  }

  /// Gives a size to an empty root. A root without width alone is intended, such as a closed sidebar.
  private func emptyRootRemedy() -> Remedy? {
    if root.frame.size != .zero || sizeChoosesLayouts { return nil }
    let name = root.displayName
    return Remedy(
      .rootFrame, with: ["\(name).frame.size.width = 320", "\(name).frame.size.height = 480"],
      [.rootSize(root, .horizontal, 320), .rootSize(root, .vertical, 480)])
  }

  /// Gives the root the size that a constraint requires, or removes the constraint.
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

  /// Reverses the sign of a constant that moves an edge out of a container, or makes a size negative.
  func signRemedy(_ constraint: LayoutConstraint) -> Remedy? {
    guard constraint.pointsOutside || constraint.isNegativeSize else { return nil }
    let code = constraint.parts(constant: -constraint.constant).description
    return Remedy(
      .oppositeSign, replacing: [constraint], with: [code],
      [.constant(constraint, -constraint.constant)])
  }

  /// Divides a multiplier by 100 if it was meant as a percentage.
  func shareRemedy(_ constraint: LayoutConstraint) -> Remedy? {
    guard constraint.isInHundredths, let second = constraint.secondItem else { return nil }
    let changed = LayoutConstraint(
      constraint.firstNode, second.node,
      _LayoutStatement(
        constraint.firstAttribute, constraint.relation, constraint.secondAttribute,
        times: constraint.multiplier / 100, plus: constraint.constant, priority: constraint.priority),
      placesFirst: false)
    return Remedy(
      .share, replacing: [constraint], with: [changed.description],
      [.deactivate(constraint), .activate(changed)])
  }

  /// Under right-to-left, relates leading and trailing edges instead of left and right ones: all of them, or one.
  private func directionRemedies(_ constraints: [LayoutConstraint]) -> [Remedy] {
    let changes = constraints.compactMap { constraint -> Remedy? in
      guard let changed = constraint.followingDirection else { return nil }
      return Remedy(
        .direction, replacing: [constraint], with: [changed.description],
        [.deactivate(constraint), .activate(changed)])
    }
    return choices(changes)
  }

  /// Swaps the right sides of two constraints by which an item begins where another ends, and ends where it begins; or the
  /// two other items, if the one that it begins behind is behind the other.
  private func exchangeRemedies(_ constraints: [LayoutConstraint]) -> [Remedy] {
    let crossed = constraints.filter { constraint in
      guard let end = constraint.firstAttribute.end, let other = constraint.secondAttribute.end else {
        return false
      }
      return constraint.sides == nil && end != other
    }
    for (index, one) in crossed.enumerated() {
      for other in crossed.dropFirst(index + 1)
      where one.firstNode === other.firstNode && one.firstAttribute != other.firstAttribute
        && one.firstAttribute.axis == other.firstAttribute.axis
      {
        let ways = exchanges(of: one, other)
        if ways.isEmpty { continue }
        return ways.map { exchanged in
          Remedy(
            .exchangedEdges, replacing: [one, other], with: exchanged.map { $0.description },
            [.deactivate(one), .deactivate(other)] + exchanged.map { .activate($0) })
        }
      }
    }
    return []
  }

  /// The ways to exchange the edges of two constraints, or the items that they name.
  private func exchanges(of one: LayoutConstraint, _ other: LayoutConstraint) -> [[LayoutConstraint]] {
    guard let view = one.firstItem?.owner, let first = one.secondItem, let second = other.secondItem else {
      return []
    }
    // A view and its guides have nearly the same edges.
    if first.owner === second.owner {
      let withNumbers = [one.with(rightSideOf: other), other.with(rightSideOf: one)]
      let anchorsOnly = [one.with(anchorOf: other), other.with(anchorOf: one)]
      // An item rarely reaches beyond its container on both sides.
      return withNumbers.contains { $0.pointsOutside }
        ? [anchorsOnly, withNumbers] : [withNumbers, anchorsOnly]
    }
    let areAround = [first, second].contains { $0.owner?.isAncestor(of: view) ?? true }
    return areAround ? [] : [[one.with(secondItem: second), other.with(secondItem: first)]]
  }

  /// Removes one of two constraints that give an anchor different values: the one that gave way, or else the last. If
  /// there are none, a size that repeats the content size may be redundant.
  private func removalRemedies(_ conflict: ConflictSubject, _ constraints: [LayoutConstraint]) -> [Remedy] {
    let broken = conflict.members[conflict.broken].statement
    // An aspect ratio is intended.
    let candidates = constraints.filter { !$0.isAspectRatio }
    // A negative size is never intended.
    if let negative = candidates.first(where: { $0.isNegativeSize }) { return [removal(of: negative)] }
    let groups = Dictionary(grouping: candidates) { $0.firstKey }
    let rivals = candidates.filter { one in
      groups[one.firstKey]?.contains { $0 !== one && $0.isRival(of: one) } ?? false
    }
    if let last = rivals.first(where: { $0 === broken }) ?? rivals.last { return [removal(of: last)] }
    // Only among siblings: it is usual that an item follows the edge of its container, which follows another edge.
    let equations = candidates.filter { $0.isAmongSiblings }
    let (given, followed) = (Set(equations.map { $0.firstKey }), Set(equations.compactMap { $0.secondKey }))
    let links = equations.filter {
      followed.contains($0.firstKey) || $0.secondKey.map(given.contains) ?? false
    }
    if let last = links.first(where: { $0 === broken }) ?? links.last { return [removal(of: last)] }
    if broken == nil { return [] }
    return candidates.filter { $0.replacesContent }.map { removal(of: $0) }
  }

  func removal(of constraint: LayoutConstraint) -> Remedy {
    Remedy(.removal, replacing: [constraint], with: [], [.deactivate(constraint)])
  }

  /// Makes a constraint optional: the one that gave way, then each of the others; below the priority of content sizes if
  /// these would be crushed.
  private func priorityRemedies(_ conflict: ConflictSubject) -> [[Remedy]] {
    var others = Array(conflict.members.reversed())
    others.removeAll { $0.problemSource == conflict.source }
    let broken = conflict.members[conflict.broken]
    var groups = [[broken], others]
    if broken.statement?.isAspectRatio == true {
      // Cutting off a picture, preferably at the bottom, is better than distorting it.
      groups = [
        others.filter { $0.statement?.firstAttribute == .bottom },
        others.filter { $0.statement?.firstAttribute != .bottom }, [broken],
      ]
    }
    return groups.map { members in members.compactMap { priorityRemedy($0) } }
  }

  private func priorityRemedy(_ member: ConflictSource) -> Remedy? {
    switch member {
    case .constraint(let constraint) where !constraint.isMadeByView && !constraint.isNegativeSize:
      optional(constraint, 999).orWeaker([optional(constraint, 749)])
    case .content(let item, let bound, _): contentRemedy(.contentPriority, item, bound, at: 999)
    default: nil
    }
  }

  private func optional(_ constraint: LayoutConstraint, _ priority: LayoutPriority) -> Remedy {
    Remedy(
      .optional, replacing: [constraint], with: ["\(constraint) ~ \(text(of: Double(priority.rawValue)))"],
      [.priority(constraint, priority)])
  }

  private func contentRemedy(
    _ kind: LayoutHelp.Kind, _ item: HeadlessItem, _ bound: ContentBound, at priority: LayoutPriority
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
  /// Corrects a negative size, or makes one of the tied constraints stronger or weaker than the others.
  ///
  /// Among the raised and among the lowered constraints, the best is the one that leaves most of the contents visible.
  func remedies(forTieOf tied: [ConflictSource], at priority: Double) -> [[Remedy]] {
    if let negative = tied.compactMap({ $0.statement }).first(where: { $0.isNegativeSize }) {
      return [signRemedy(negative), removal(of: negative)].compactMap { $0 }.map { [$0] }
    }
    let exchanges = exchangeRemedies(tied.compactMap { $0.statement })
    // Raising one of two constraints decides between them; with more, the others would still tie.
    let prefersWeaker = priority > 998 || tied.count > 2
    let steps: [Double] = prefersWeaker ? [-1, 1] : [1, -1]
    let remedies = steps.map { step in
      tied.prefix(Adviser.largestTrialCount / 2).compactMap { source in
        let changed = priority + step
        return changed > 0 && changed < 1000
          ? priorityRemedy(source, LayoutPriority(Float(changed)), isWeaker: step < 0) : nil
      }
    }
    // The first of several hugging contents usually keeps its size: a name before a field, an icon before a text.
    return exchanges.map { [$0] }
      + (tied.allSatisfy { $0.hugs } ? remedies.joined().map { [$0] } : remedies)
  }

  private func priorityRemedy(_ source: ConflictSource, _ priority: LayoutPriority, isWeaker: Bool) -> Remedy?
  {
    let kind: LayoutHelp.Kind = isWeaker ? .lowerPriority : .higherPriority
    switch source {
    case .constraint(let constraint) where !constraint.isMadeByView && !constraint.isNegativeSize:
      let code = constraint.parts(priority: priority).description
      return Remedy(
        kind, replacing: [constraint], with: [code], [.priority(constraint, priority)])
    case .content(let item, let bound, _): return contentRemedy(kind, item, bound, at: priority)
    default: return nil
    }
  }
}

// MARK: - Texts and parts

extension ConflictSource {
  /// Whether the source is the hugging of a content.
  fileprivate var hugs: Bool {
    if case .content(_, let bound, _) = self { return bound.relation == .lessThanOrEqual }
    return false
  }

  /// The constraint, if the program made it.
  var statement: LayoutConstraint? {
    if case .constraint(let constraint) = self, !constraint.isMadeByView { return constraint }
    return nil
  }
}

extension LayoutConstraint {
  /// Whether the multiplier is probably a percentage: a size that is 20 to 100 times the size of a container.
  var isInHundredths: Bool {
    guard sides == nil, firstAttribute.isDimension, secondAttribute.isDimension,
      let view = firstItem?.owner, let container = secondItem?.owner, container.isAncestor(of: view)
    else { return false }
    return multiplier >= 20 && multiplier <= 100 && Tolerance.isWhole(multiplier)
  }

  /// An inactive constraint about leading and trailing edges instead of left and right ones; `nil` if there are none, or
  /// if it would be the same.
  fileprivate var followingDirection: LayoutConstraint? {
    guard sides == nil, let second = secondNode,
      firstAttribute.following != firstAttribute || secondAttribute.following != secondAttribute,
      firstItem?.owner?.effectiveLayoutDirection == .rightToLeft
    else { return nil }
    return LayoutConstraint(
      firstNode, second,
      _LayoutStatement(
        firstAttribute.following, relation, secondAttribute.following, times: multiplier, plus: constant,
        priority: priority), placesFirst: false)
  }

  /// An inactive copy of the constraint with another second item.
  func with(secondItem: HeadlessItem) -> LayoutConstraint {
    LayoutConstraint(
      firstNode, secondItem.node,
      _LayoutStatement(
        firstAttribute, relation, secondAttribute, times: multiplier, plus: constant, priority: priority),
      placesFirst: false)
  }

  /// An inactive copy of the constraint with the right side of another, and its own relation.
  fileprivate func with(rightSideOf other: LayoutConstraint) -> LayoutConstraint {
    LayoutConstraint(
      firstNode, other.secondNode,
      _LayoutStatement(
        firstAttribute, relation, other.secondAttribute, times: other.multiplier,
        plus: other.constant, priority: priority), placesFirst: false)
  }

  /// An inactive copy of the constraint with the second anchor of another.
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

  /// Whether the constraint moves an edge of an item out of a container.
  fileprivate var pointsOutside: Bool {
    guard sides == nil, multiplier == 1, constant != 0, let end = firstAttribute.end,
      end == secondAttribute.end, let view = firstItem?.owner, let container = secondItem?.owner
    else { return false }
    return view !== container && container.isAncestor(of: view) && (constant < 0) == (end == .near)
  }

  /// Whether the constraint repeats the content size of the item.
  fileprivate var replacesContent: Bool {
    guard sides == nil, relation == .equal, secondNode == nil, firstAttribute.isDimension,
      let axis = firstAttribute.axis, let view = firstItem as? LayoutView
    else { return false }
    return view.intrinsicContentSize[axis] == constant
  }

  /// Whether the constraint asks for a negative width or height.
  fileprivate var isNegativeSize: Bool {
    sides == nil && secondNode == nil && firstAttribute.isDimension && constant < 0
  }

  /// Whether the constraint is an equality between two items of one container, or about one item.
  fileprivate var isAmongSiblings: Bool {
    guard relation == .equal, sides == nil else { return false }
    guard let item = firstItem, let other = secondItem else { return true }
    return HeadlessBackend._container(of: item) === HeadlessBackend._container(of: other)
  }

  /// Whether two constraints give one anchor different values, or bounds that contradict each other at any size of the root.
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
  /// The priority of a bound of the content size.
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
