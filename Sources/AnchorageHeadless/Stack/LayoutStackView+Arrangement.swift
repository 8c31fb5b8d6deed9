import Anchorage
import Cassowary

// A change makes no constraints at once: the stack notes which members have to be arranged again, and
// arranges them before a pass, together with `updateConstraints()`. Then each member requests the constraints
// that it needs; existing ones only get new numbers. A hidden member stays in the chain of gaps with a length
// of zero, so hiding changes only constants and activity.
//
// The constraints are those of UIKit without its two kinds of spacers, which change no frame: edges are tied
// to the canvas instead of a view that spans all members, and gaps are compared as differences of edges
// instead of widths of guides between them.

extension LayoutStackView {
  /// Notes that members have to be arranged again.
  final func setNeedsArrangement(of members: StaleMembers = .all) {
    let isNoted = !stale.isEmpty
    stale = members
    if isNoted { return }
    setNeedsUpdateConstraints()
    noteContentChange()
  }

  /// Notes that the content of a member changed, in all nested stacks: they may divide their lengths in
  /// proportion to it, and take their baseline from the highest member.
  final func noteContentChange() {
    for view in selfAndAncestors {
      guard let stack = view as? LayoutStackView else { return }
      if stack.distribution == .fillProportionally && stack.stale.isEmpty {
        stack.stale = .all
        stack.setNeedsUpdateConstraints()
      }
      if stack.axis == .horizontal { stack.invalidate(.contentSize) }
    }
  }

  /// Brings the constraints in line with the members.
  final func arrangeIfNeeded() {
    if stale.isEmpty { return }
    // First, because views that are asked for their content may change anything; the next round arranges such
    // changes.
    var lengths: [Double] = []
    var isStaleAgain = false
    if distribution == .fillProportionally {
      stale = .none
      arrangedScale = effectiveDisplayScale ?? 0
      lengths = contentLengths()
      isStaleAgain = !stale.isEmpty
      stale = .all
    }
    let arrangement = Arrangement(of: self, lengths)
    if axis == .vertical && (alignment == .firstBaseline || alignment == .lastBaseline) {
      record(LayoutMistake(.baselinesOfColumn, item: displayName))
    }
    let range = membersToArrange(arrangement)
    leaders = (arrangement.first.map { members[$0].node }, arrangement.second.map { members[$0].node })
    arrangeStack(arrangement)
    var before = members[..<range.lowerBound].lastIndex { !$0.isHidden }
    // The number of visible members before, if it matters; then all members are arranged.
    var position = 0
    for index in range {
      var member = members[index]
      // Taken out, so that changing them copies nothing.
      members[index].constraints = []
      arrangedMemberCount += 1
      member.begin()
      if member.isHidden {
        arrangeHidden(&member, at: index, after: before, arrangement)
      } else {
        arrangeVisible(&member, at: index, after: before, position, arrangement)
        before = index
        position += 1
      }
      member.end()
      members[index] = member
    }
    stale = isStaleAgain ? .all : .none
    // The baseline may come from another member now.
    invalidate(.contentSize)
  }

  /// The stale members, and the members whose constraints depend on them.
  private func membersToArrange(_ arrangement: Arrangement) -> Range<Int> {
    if members.isEmpty { return 0..<0 }
    let greatest = members.count - 1
    let isLedByOthers =
      leaders.first !== arrangement.first.map { members[$0].node }
      || leaders.second !== arrangement.second.map { members[$0].node }
    let dependsOnAll = distribution == .fillProportionally || distribution == .equalCentering
    if isLedByOthers || dividesTextWidth || dependsOnAll {
      dividesTextWidth = false
      return 0..<members.count
    }
    var (first, last) = (min(stale.first, greatest), min(stale.last, greatest))
    // Half of a gap is after the hidden members, and the last visible member ends the stack.
    while first > 0 && members[first].isHidden { first -= 1 }
    while last < greatest && members[last].isHidden { last += 1 }
    return first..<(last + 1)
  }
}

// MARK: - Members

extension LayoutStackView {
  private func arrangeVisible(
    _ member: inout ArrangedMember, at index: Int, after before: Int?, _ position: Int,
    _ arrangement: Arrangement
  ) {
    let (along, canvas) = (arrangement.along, arrangement.canvas)
    if index == arrangement.first {
      state(.beginning, of: &member, along.near, .equal, to: (canvas, along.near))
    }
    stateGap(of: &member, at: index, after: before, arrangement)
    if index == arrangement.last {
      state(.end, of: &member, along.far, .equal, to: (canvas, along.far), at: arrangement.farPriority)
    }
    if let before { stateShare(of: &member, after: before, position, arrangement) }
    stateProportion(of: &member, at: index, position, arrangement)
    stateTextWidth(of: &member, arrangement)
    stateAcross(of: &member, at: index, arrangement)
  }

  private func arrangeHidden(
    _ member: inout ArrangedMember, at index: Int, after before: Int?, _ arrangement: Arrangement
  ) {
    let (along, canvas) = (arrangement.along, arrangement.canvas)
    // Without a visible member, nothing else determines the positions of the hidden ones.
    if index == 0 && arrangement.first == nil {
      state(.beginning, of: &member, along.near, .equal, to: (canvas, along.near))
    }
    stateGap(of: &member, at: index, after: before, arrangement)
    state(.hiding, of: &member, along.dimension, .equal)
    stateHiddenAcross(of: &member, arrangement)
    // Whether the content matters depends on the alignment.
    member.view?.invalidate(.contentSize)
  }

  /// Aligns a hidden member as if it were visible, without any effect on the stack.
  ///
  /// Interface Builder saves hidden members where the alignment puts them, and as wide as the stack if it fills.
  private func stateHiddenAcross(of member: inout ArrangedMember, _ arrangement: Arrangement) {
    let (across, canvas) = (arrangement.across, arrangement.canvas)
    if arrangement.alignment != .fill { state(.suppression, of: &member, across.dimension, .equal, at: 25) }
    switch (arrangement.alignment, arrangement.first) {
    case (.fill, _):
      state(.near, of: &member, across.near, .equal, to: (canvas, across.near))
      // Weaker than everything else: the stack is as large as its visible members need. An inner stack has
      // the size of its own members.
      if !(member.view is LayoutStackView) {
        state(.far, of: &member, across.far, .equal, to: (canvas, across.far), at: 0.001)
      }
    case (.trailing, _): state(.far, of: &member, across.far, .equal, to: (canvas, across.far))
    case (.center, _): state(.centre, of: &member, across.center, .equal, to: (canvas, across.center))
    case (.firstBaseline, let first?):
      state(.baseline, of: &member, .firstBaseline, .equal, to: (members[first].node, .firstBaseline))
    case (.lastBaseline, let first?):
      state(.baseline, of: &member, .lastBaseline, .equal, to: (members[first].node, .lastBaseline))
    case (.leading, _), (.firstBaseline, nil), (.lastBaseline, nil):
      state(.near, of: &member, across.near, .equal, to: (canvas, across.near))
    }
  }

  /// States the distance from the previous member, which may be hidden.
  ///
  /// Half of a gap is before the hidden members in it, and half after them; there is no gap before the first
  /// visible member or after the last.
  private func stateGap(
    of member: inout ArrangedMember, at index: Int, after before: Int?, _ arrangement: Arrangement
  ) {
    guard index > 0 else { return }
    let (previous, isHidden) = (members[index - 1], member.isHidden)
    let isRegular = !isHidden && before == index - 1
    let isInside = before != nil && arrangement.isAnyVisible(from: index)
    // Only a visible member may move away from the previous member.
    let relation: LayoutRelation =
      isHidden || before == nil || distribution.hasFixedSpacing ? .equal : .greaterThanOrEqual
    var points: Double = 0
    if let before, isInside, !isHidden || before == index - 1 {
      points = self.points(after: members[before]) / (isRegular ? 1 : 2)
    }
    var (near, far) = (arrangement.along.near, arrangement.along.far)
    if arrangement.isBaselineRelative && isInside {
      // A hidden view has no baselines.
      if !isHidden { near = .firstBaseline }
      if before == index - 1 { far = .lastBaseline }
    }
    let isUnusual = !isRegular && (arrangement.isBaselineRelative || !distribution.hasFixedSpacing)
    state(isUnusual ? .hiddenGap : .gap, of: &member, near, relation, to: (previous.node, far), plus: points)
  }

  /// States the lengths or distances that a member shares with the first members.
  private func stateShare(
    of member: inout ArrangedMember, after before: Int, _ position: Int, _ arrangement: Arrangement
  ) {
    guard let first = arrangement.first, let second = arrangement.second else { return }
    let (along, previous) = (arrangement.along, members[before].node)
    let (one, other) = (members[first].node, second < members.count ? members[second].node : member.node)
    switch distribution {
    case .fill, .fillProportionally: break
    case .fillEqually: state(.equalLength, of: &member, along.dimension, .equal, to: (one, along.dimension))
    case .equalSpacing:
      guard before != first else { return }
      let isBaseline = arrangement.isBaselineRelative
      let (near, far) = isBaseline ? (.firstBaseline, .lastBaseline) : (along.near, along.far)
      stateEqualDistance(
        .equalGap, of: &member, near, from: (previous, far), as: (other, one), at: .required)
    case .equalCentering:
      guard before != first else { return }
      stateEqualDistance(
        .equalCentering, of: &member, along.center, from: (previous, along.center), as: (other, one),
        at: LayoutPriority(Float(max(1, 151 - position))))
    }
  }

  private func stateProportion(
    of member: inout ArrangedMember, at index: Int, _ position: Int, _ arrangement: Arrangement
  ) {
    guard arrangement.whole > 0, index < arrangement.lengths.count, arrangement.lengths[index] >= 0 else {
      return
    }
    let part = arrangement.lengths[index] / arrangement.whole
    let (length, priority) = (arrangement.along.dimension, LayoutPriority(Float(max(1, 999 - position))))
    // A part outside the range of multipliers is ignored.
    if part > 0 && isAcceptable(multiplier: part) {
      state(.proportion, of: &member, length, .equal, to: (node, length), times: part, at: priority)
    } else {
      state(.proportion, of: &member, length, .equal, at: priority)
    }
  }

  /// Makes text of several lines take an equal share of a row, at a priority slightly above its compression
  /// resistance, because its width and its height depend on each other.
  private func stateTextWidth(of member: inout ArrangedMember, _ arrangement: Arrangement) {
    guard axis == .horizontal, distribution == .fill, let view = member.view, view.hasTextOfSeveralLines
    else { return }
    dividesTextWidth = true
    let part = 1 / Double(members.count { !$0.isHidden })
    let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
    state(
      .textWidth, of: &member, .width, .equal, to: (arrangement.canvas, .width), times: part,
      plus: (part - 1) * points(of: spacing), at: LayoutPriority(min(999, resistance + 10)))
  }

  private func stateAcross(of member: inout ArrangedMember, at index: Int, _ arrangement: Arrangement) {
    let (across, canvas, priority) = (arrangement.across, arrangement.canvas, arrangement.farPriority)
    if arrangement.alignment != .fill { state(.suppression, of: &member, across.dimension, .equal, at: 25) }
    switch arrangement.alignment {
    case .fill:
      state(.near, of: &member, across.near, .equal, to: (canvas, across.near))
      state(.far, of: &member, across.far, .equal, to: (canvas, across.far), at: priority)
    case .leading:
      state(.near, of: &member, across.near, .equal, to: (canvas, across.near))
      state(.farBoundary, of: &member, across.far, .lessThanOrEqual, to: (canvas, across.far), at: priority)
    case .trailing:
      state(.far, of: &member, across.far, .equal, to: (canvas, across.far))
      state(
        .nearBoundary, of: &member, across.near, .greaterThanOrEqual, to: (canvas, across.near), at: priority)
    case .center:
      state(.centre, of: &member, across.center, .equal, to: (canvas, across.center))
      // A centred view that doesn't reach beyond one edge doesn't reach beyond the other.
      state(
        .nearBoundary, of: &member, across.near, .greaterThanOrEqual, to: (canvas, across.near), at: priority)
    case .firstBaseline, .lastBaseline: stateBaseline(of: &member, at: index, arrangement)
    }
  }

  /// Aligns baselines as `UIStackView` does: at the edge with the baselines, only the first member has to be
  /// inside, and others may stick out; at the opposite edge, all members are inside, as close to it as
  /// possible.
  private func stateBaseline(of member: inout ArrangedMember, at index: Int, _ arrangement: Arrangement) {
    let (across, canvas, priority) = (arrangement.across, arrangement.canvas, arrangement.farPriority)
    let isFirstBaseline = arrangement.alignment == .firstBaseline
    let isFirst = index == arrangement.first
    if !isFirst, let first = arrangement.first {
      let baseline: LayoutAttribute = isFirstBaseline ? .firstBaseline : .lastBaseline
      state(.baseline, of: &member, baseline, .equal, to: (members[first].node, baseline))
    }
    if isFirst || !isFirstBaseline {
      state(.nearBoundary, of: &member, across.near, .greaterThanOrEqual, to: (canvas, across.near))
    }
    if isFirst || isFirstBaseline {
      state(.farBoundary, of: &member, across.far, .lessThanOrEqual, to: (canvas, across.far), at: priority)
    }
    if isFirst {
      // Replaces a spacer from the opposite edge across all members, which move together because of their
      // baselines.
      let (edge, opposite) = isFirstBaseline ? (across.near, across.far) : (across.far, across.near)
      state(.baselineEdge, of: &member, edge, .equal, to: (canvas, opposite), at: 51)
    }
  }

  /// States the constraints that are about the stack alone.
  private func arrangeStack(_ arrangement: Arrangement) {
    var member = ownMember
    ownMember.constraints = []
    member.begin()
    let isEmpty = arrangement.first == nil
    if isEmpty || !distribution.hasFixedSpacing {
      state(.fit, of: &member, arrangement.along.dimension, .equal, at: 49)
    }
    if isEmpty {
      state(.spanningFit, of: &member, arrangement.across.dimension, .equal, at: 49)
    } else if arrangement.alignsBaselines {
      state(.spanningCanvasFit, of: &member, arrangement.across.dimension, .equal, at: 49)
    } else if arrangement.alignment != .fill {
      var canvas = ArrangedMember(arrangement.canvas)
      canvas.constraints = member.constraints
      canvas.used = member.used
      member.constraints = []
      state(.spanningFit, of: &canvas, arrangement.across.dimension, .equal, at: 51)
      (member.constraints, member.used) = (canvas.constraints, canvas.used)
    }
    member.end()
    ownMember = member
  }
}

// MARK: - Constraints

extension LayoutStackView {
  /// States a constraint. If the member has a constraint for the role about the same anchors, it gets the new numbers.
  private func state(
    _ role: ArrangementRole, of member: inout ArrangedMember, _ attribute: LayoutAttribute,
    _ relation: LayoutRelation, to other: (node: ItemNode, attribute: LayoutAttribute)? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: LayoutPriority = .required
  ) {
    let statement = _LayoutStatement(
      attribute, relation, other?.attribute ?? .notAnAttribute, times: multiplier, plus: constant,
      priority: priority)
    let index = member.use(role)
    if let index {
      let constraint = member.constraints[index]
      if constraint.relates(member.node, other?.node, as: statement) {
        constraint.multiplier = multiplier
        constraint.constant = constant
        constraint.priority = priority
        hold(constraint)
        return
      }
    }
    // Constraints of the stack itself do not place it; others do.
    let isOwn = member.node.ownerReference.map { $0.with { $0 === self } } ?? true
    let constraint = LayoutConstraint(member.node, other?.node, statement, placesFirst: !isOwn)
    add(constraint, role, at: index, &member)
  }

  /// States that the member is as far from the previous member as two others are from each other.
  private func stateEqualDistance(
    _ role: ArrangementRole, of member: inout ArrangedMember, _ attribute: LayoutAttribute,
    from previous: (node: ItemNode, attribute: LayoutAttribute), as others: (ItemNode, ItemNode),
    at priority: LayoutPriority
  ) {
    let index = member.use(role)
    let nodes = [member.node, previous.node, others.0, others.1]
    if let index {
      let constraint = member.constraints[index]
      let isSame = constraint.sides.map { sides in
        sides.left[0].attribute == attribute && sides.left[1].attribute == previous.attribute
          && zip(sides.all, nodes).allSatisfy { $0.node === $1 }
      }
      if isSame == true {
        constraint.priority = priority
        hold(constraint)
        return
      }
    }
    let items = nodes.compactMap { $0.item }
    guard items.count == 4 else { return }
    func difference(_ first: HeadlessItem, _ second: HeadlessItem) -> _LayoutSum<HeadlessBackend> {
      _LayoutSum(_LayoutTerm(1, first, attribute), [_LayoutTerm(-1, second, previous.attribute)], constant: 0)
    }
    let constraint = LayoutConstraint(
      LayoutEquation(
        difference(items[0], items[1]), .equal, difference(items[2], items[3]), priority: priority))
    add(constraint, role, at: index, &member)
  }

  private func add(
    _ constraint: LayoutConstraint, _ role: ArrangementRole, at index: Int?, _ member: inout ArrangedMember
  ) {
    constraint.role = role.rawValue
    constraint.name = role.name
    if let index {
      member.constraints[index].deactivate()
      member.constraints[index] = constraint
    } else {
      // Most members have at most this many.
      if member.constraints.isEmpty { member.constraints.reserveCapacity(6) }
      let next = member.constraints.firstIndex { $0.role > role.rawValue }
      member.constraints.insert(constraint, at: next ?? member.constraints.count)
    }
    hold(constraint)
  }

  /// Activates a constraint. The stack holds all of its constraints, including those about one member; its
  /// own come before those of its members.
  private func hold(_ constraint: LayoutConstraint) {
    if constraint.isActive { return }
    constraint.activate(heldBy: UncountedReference(self))
  }
}
