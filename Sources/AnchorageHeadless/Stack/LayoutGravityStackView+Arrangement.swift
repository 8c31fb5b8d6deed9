import Anchorage

// A change makes no constraints at once: the stack notes it, and arranges its members before a pass, after
// `updateConstraints()`. Then each member requests the constraints that it needs; existing ones only get new
// numbers. Detached members have no constraints.
//
// The spacers of AppKit are left out, because they change no frame: gaps are compared as differences of
// edges, and lengths with the first length.

extension LayoutGravityStackView {
  /// The maximum depth of nested stacks that priorities distinguish.
  static var greatestNesting: Int { 16 }

  /// The nearest enclosing stack of the same kind, within a limited distance.
  final var stackAround: LayoutGravityStackView? {
    var next = superview
    for _ in 0..<Self.greatestNesting {
      if let stack = next as? LayoutGravityStackView { return stack }
      next = next?.superview
    }
    return nil
  }

  /// The number of enclosing stacks of the same kind, up to a limit.
  final var nesting: Int {
    var (count, stack) = (0, stackAround)
    while let outer = stack, count < Self.greatestNesting { (count, stack) = (count + 1, outer.stackAround) }
    return count
  }

  /// The surroundings that an arrangement depends on: the layout direction, the display scale at which texts are measured, and
  /// how many stacks enclose this one.
  struct Surroundings: Equatable {
    let direction: LayoutDirection
    let scale: Double?
    let nesting: Int
  }

  final var surroundings: Surroundings {
    Surroundings(direction: effectiveLayoutDirection, scale: effectiveDisplayScale, nesting: nesting)
  }

  /// Notes that the members have to be arranged again.
  final func setNeedsArrangement() {
    if isStale { return }
    isStale = true
    setNeedsUpdateConstraints()
  }

  /// Brings the constraints in line with the members.
  final func arrangeIfNeeded() {
    if !isStale { return }
    isStale = false
    detachInvisibleMembers()
    // First, because views that are asked for their content may change anything; the next round arranges such
    // changes.
    let lengths = distribution == .fillProportionally ? contentLengths() : []
    let attached = members.indices.filter { !isDetached(members[$0]) }
    let surroundings = surroundings
    arrangedFor = surroundings
    let arrangement = GravityArrangement(of: self, attached, lengths, surroundings)
    arrangeStack(arrangement)
    var position = 0
    for index in members.indices {
      var member = members[index].arranged
      // Taken out, so that changing them copies nothing.
      members[index].arranged.constraints = []
      member.begin()
      if position < attached.count && attached[position] == index {
        arrangeAlong(&member, position, arrangement)
        arrangeAcross(&member, position, arrangement)
        position += 1
      }
      member.end()
      members[index].arranged = member
    }
  }

  /// The lengths of the members' content along the axis; negative for detached members and those without content.
  private func contentLengths() -> [Double] {
    // Views that are asked may remove others.
    Array(members).map { member in
      guard !isDetached(member), let view = member.view else { return -1 }
      return view.contentLength(along: orientation)
    }
  }
}

// MARK: - Along the axis

extension LayoutGravityStackView {
  private func arrangeAlong(
    _ member: inout ArrangedMember, _ position: Int, _ arrangement: GravityArrangement
  ) {
    if position == 0 { stateBeginning(of: &member, arrangement) }
    if position > 0 { stateGap(of: &member, position, arrangement) }
    if position == arrangement.attached.count - 1 { stateEnd(of: &member, arrangement) }
    stateAreaCentre(of: &member, position, arrangement)
    stateShare(of: &member, position, arrangement)
  }

  private func stateBeginning(of member: inout ArrangedMember, _ arrangement: GravityArrangement) {
    let (near, inset) = (arrangement.along.near, arrangement.insets.near)
    let isTight = arrangement.distribution != .gravityAreas || arrangement.firstArea == .leading
    let relation: LayoutRelation = isTight ? .equal : .greaterThanOrEqual
    state(.beginning, of: &member, near, relation, to: (node, near), plus: inset)
    if isTight { return }
    state(
      .beginningFit, of: &member, near, .equal, to: (node, near), plus: inset,
      at: arrangement.fit)
  }

  private func stateGap(of member: inout ArrangedMember, _ position: Int, _ arrangement: GravityArrangement) {
    let previous = members[arrangement.attached[position - 1]]
    let (near, far) = (arrangement.along.near, arrangement.along.far)
    let (end, points) = ((previous.arranged.node, far), self.points(after: previous))
    let isFixed = arrangement.distribution.hasFixedSpacing
    state(.gap, of: &member, near, isFixed ? .equal : .greaterThanOrEqual, to: end, plus: points)
    if isFixed { return }
    let isInside =
      arrangement.distribution == .gravityAreas
      && members[arrangement.attached[position]].area == previous.area
    let priority = isInside ? arrangement.gapFit : arrangement.fit
    state(.gapFit, of: &member, near, .equal, to: end, plus: points, at: priority)
  }

  /// States where the last member ends. If the stack may be too small, it ends beyond the stack.
  private func stateEnd(of member: inout ArrangedMember, _ arrangement: GravityArrangement) {
    let (far, inset) = (arrangement.along.far, -arrangement.insets.far)
    let isTight = arrangement.distribution != .gravityAreas || arrangement.lastArea == .trailing
    let mayBeClipped = arrangement.clippingResistance < .required
    if isTight {
      state(
        .end, of: &member, far, mayBeClipped ? .greaterThanOrEqual : .equal, to: (node, far), plus: inset)
    }
    if isTight && !mayBeClipped { return }
    state(
      .endBoundary, of: &member, far, .lessThanOrEqual, to: (node, far), plus: inset,
      at: arrangement.clippingResistance)
    if isTight { return }
    state(
      .endFit, of: &member, far, .equal, to: (node, far), plus: inset, at: arrangement.fit)
  }

  /// States that the views of the centre area are in the middle. The first of them has the constraint.
  private func stateAreaCentre(
    of member: inout ArrangedMember, _ position: Int, _ arrangement: GravityArrangement
  ) {
    guard arrangement.distribution == .gravityAreas, let centre = arrangement.centre,
      centre.first == arrangement.attached[position]
    else { return }
    let along = arrangement.along
    member.stateDifferences(
      role(.areaCentre, along.center), of: [(member.node, along.near), (node, along.far)],
      and: [(node, along.near), (members[centre.last].arranged.node, along.far)], at: .low, in: self)
  }

  /// States the lengths or distances that a member shares with the first members.
  private func stateShare(
    of member: inout ArrangedMember, _ position: Int, _ arrangement: GravityArrangement
  ) {
    guard position > 0 else { return }
    let (attached, along) = (arrangement.attached, arrangement.along)
    let first = members[attached[0]].arranged.node
    switch arrangement.distribution {
    case .gravityAreas, .fill: break
    case .fillEqually:
      state(.equalLength, of: &member, along.dimension, .equal, to: (first, along.dimension), at: .equalizing)
    case .fillProportionally: stateProportion(of: &member, attached[position], arrangement)
    case .equalSpacing:
      stateEqualGap(.equalGap, of: &member, at: position, from: along.near, to: along.far, arrangement)
    case .equalCentering:
      stateEqualGap(
        .equalCentering, of: &member, at: position, from: along.center, to: along.center, arrangement)
    }
  }

  /// States that the lengths of a member and of the first member with content are in proportion to their
  /// content.
  private func stateProportion(
    of member: inout ArrangedMember, _ index: Int, _ arrangement: GravityArrangement
  ) {
    guard let leader = arrangement.leader, leader != index, arrangement.length(of: index) >= 0 else { return }
    let part = arrangement.length(of: index) / arrangement.length(of: leader)
    let along = arrangement.along.dimension
    // A part outside the range of multipliers is ignored.
    if part > 0 && isAcceptable(multiplier: part) {
      state(
        .proportion, of: &member, along, .equal, to: (members[leader].arranged.node, along), times: part,
        at: .equalizing)
    } else {
      state(.proportion, of: &member, along, .equal, at: .equalizing)
    }
  }

  /// States that a member is as far from the previous member as the second is from the first.
  private func stateEqualGap(
    _ role: GravityRole, of member: inout ArrangedMember, at position: Int, from near: LayoutAttribute,
    to far: LayoutAttribute, _ arrangement: GravityArrangement
  ) {
    guard position > 1 else { return }
    let nodes = [position - 1, 1, 0].map { members[arrangement.attached[$0]].arranged.node }
    member.stateDifferences(
      self.role(role, near), of: [(member.node, near), (nodes[1], near)],
      and: [(nodes[0], far), (nodes[2], far)], at: .equalizing, in: self)
  }
}

// MARK: - Across the axis

extension LayoutGravityStackView {
  private func arrangeAcross(
    _ member: inout ArrangedMember, _ position: Int, _ arrangement: GravityArrangement
  ) {
    let (near, far) = (arrangement.across.near, arrangement.across.far)
    let (before, behind) = (arrangement.insetsAcross.near, -arrangement.insetsAcross.far)
    stateAlignment(of: &member, position, arrangement)
    state(.nearBoundary, of: &member, near, .greaterThanOrEqual, to: (node, near), plus: before)
    state(
      .farBoundary, of: &member, far, .lessThanOrEqual, to: (node, far), plus: behind,
      at: arrangement.clippingResistanceAcross)
    let fit = arrangement.fitAcross
    state(.nearFit, of: &member, near, .equal, to: (node, near), plus: before, at: fit)
    state(.farFit, of: &member, far, .equal, to: (node, far), plus: behind, at: fit)
  }

  private func stateAlignment(
    of member: inout ArrangedMember, _ position: Int, _ arrangement: GravityArrangement
  ) {
    guard let attribute = arrangement.alignment else { return }
    if !attribute.isBaseline {
      let inset = arrangement.inset(at: attribute)
      state(.alignment, of: &member, attribute, .equal, to: (node, attribute), plus: inset, at: .low)
    } else if position > 0 {
      let first = members[arrangement.attached[0]].arranged.node
      state(.alignment, of: &member, attribute, .equal, to: (first, attribute), at: .low)
    } else {
      let edge = attribute == .firstBaseline ? arrangement.across.near : arrangement.across.far
      let inset = arrangement.inset(at: edge)
      state(.baselineEdge, of: &member, edge, .equal, to: (node, edge), plus: inset, at: 49)
    }
  }

  /// States the constraints that are about the stack alone.
  private func arrangeStack(_ arrangement: GravityArrangement) {
    var member = ownMember
    ownMember.constraints = []
    member.begin()
    if arrangement.attached.isEmpty {
      let (insets, insetsAcross) = (arrangement.insets, arrangement.insetsAcross)
      state(
        .fit, of: &member, arrangement.along.dimension, .equal, plus: insets.near + insets.far,
        at: arrangement.fit)
      state(
        .spanningFit, of: &member, arrangement.across.dimension, .equal,
        plus: insetsAcross.near + insetsAcross.far, at: arrangement.fitAcross)
    }
    member.end()
    ownMember = member
  }
}

// MARK: - Constraints

extension LayoutGravityStackView {
  private func role(_ role: GravityRole, _ attribute: LayoutAttribute) -> ArrangedRole {
    ArrangedRole(number: role.rawValue) { role.identifier(of: attribute) }
  }

  private func state(
    _ role: GravityRole, of member: inout ArrangedMember, _ attribute: LayoutAttribute,
    _ relation: LayoutRelation, to other: (node: ItemNode, attribute: LayoutAttribute)? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: LayoutPriority = .required
  ) {
    let statement = _LayoutStatement(
      attribute, relation, other?.attribute ?? .notAnAttribute, times: multiplier, plus: constant,
      priority: priority)
    member.state(self.role(role, attribute), statement, to: other?.node, in: self)
  }
}
