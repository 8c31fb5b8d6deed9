import Anchorage

/// The purpose of a constraint of a `LayoutGravityStackView`, as a number for its member and an identifier for logs.
///
/// `LayoutStackView` states its own constraints, by `ArrangementRole`.
struct ArrangedRole {
  let number: UInt8
  /// The identifier, made only for a new constraint.
  let identifier: () -> String
}

extension ArrangedMember {
  /// States a constraint. If the member has a constraint for the role about the same anchors, it gets the new numbers.
  ///
  /// The stack holds all of its constraints, including those about one member.
  mutating func state(
    _ role: ArrangedRole, _ statement: _LayoutStatement, to second: ItemNode?, in stack: LayoutView
  ) {
    let index = use(role.number)
    if let index, constraints[index].relates(node, second, as: statement) {
      let constraint = constraints[index]
      constraint.multiplier = statement.multiplier
      constraint.constant = statement.constant
      constraint.priority = statement.priority ?? .required
      constraint.hold(in: stack)
      return
    }
    // Constraints of the stack itself do not place it; others do.
    let isOwn = node === stack.node
    put(LayoutConstraint(node, second, statement, placesFirst: !isOwn), for: role, at: index, in: stack)
  }

  /// States that two differences of anchors are equal:
  /// `minuends[0] - subtrahends[0] == minuends[1] - subtrahends[1]`.
  mutating func stateDifferences(
    _ role: ArrangedRole, of minuends: [(node: ItemNode, attribute: LayoutAttribute)],
    and subtrahends: [(node: ItemNode, attribute: LayoutAttribute)], at priority: LayoutPriority,
    in stack: LayoutView
  ) {
    let index = use(role.number)
    let ends = [minuends[0], subtrahends[0], minuends[1], subtrahends[1]]
    if let index, let sides = constraints[index].sides,
      zip(sides.all, ends).allSatisfy({ $0.node === $1.node && $0.attribute == $1.attribute })
    {
      constraints[index].priority = priority
      constraints[index].hold(in: stack)
      return
    }
    let items = ends.compactMap { $0.node.item }
    guard items.count == 4 else { return }
    func difference(_ first: Int) -> _LayoutSum<HeadlessBackend> {
      _LayoutSum(
        _LayoutTerm(1, items[first], ends[first].attribute),
        [_LayoutTerm(-1, items[first + 1], ends[first + 1].attribute)], constant: 0)
    }
    let equation = LayoutEquation(difference(0), .equal, difference(2), priority: priority)
    put(LayoutConstraint(equation), for: role, at: index, in: stack)
  }

  /// Replaces the constraint at an index with a new one, or inserts it in the order of roles.
  private mutating func put(
    _ constraint: LayoutConstraint, for role: ArrangedRole, at index: Int?, in stack: LayoutView
  ) {
    constraint.role = role.number
    constraint.identifier = role.identifier()
    if let index {
      constraints[index].deactivate()
      constraints[index] = constraint
    } else {
      let next = constraints.firstIndex { $0.role > role.number }
      constraints.insert(constraint, at: next ?? constraints.count)
    }
    constraint.hold(in: stack)
  }
}

extension LayoutConstraint {
  /// Activates a constraint of a stack view.
  fileprivate func hold(in stack: LayoutView) {
    if !isActive { activate(heldBy: UncountedReference(stack)) }
  }
}

// MARK: - For both stack views

extension LayoutView {
  /// Sorts the constraints of a stack view into the order in which a new one makes them.
  ///
  /// - Parameter members: The stack view itself, then the views that it arranges.
  final func sortConstraints(of members: ContiguousArray<ArrangedMember>) {
    // In a new tree, other constraints come first, because they exist before the stack makes its own.
    var last: Int32 = -1
    held.forEach { if !$0.isMadeByView { last = $0.slot } }
    var areSorted = true
    let constraints = members.flatMap { $0.constraints.filter { $0.isActive } }
    for constraint in constraints {
      if constraint.slot < last { areSorted = false }
      last = constraint.slot
    }
    if areSorted { return }
    for constraint in constraints { _ = held.moveToEnd(constraint) }
  }

  /// The name of a stack view in sentences; empty if the tree has only one without a name.
  final var nameInSentences: String { ownName.isEmpty && displayName == genericName ? "" : displayName }
}

extension StackSentence {
  /// The sentence about two gaps that are equal; `nil` unless each side is a difference.
  init?(aboutEqualGap constraint: LayoutConstraint) {
    guard let sides = constraint.sides, sides.left.count == 2, sides.right.count == 2 else { return nil }
    // Each side is a difference: of the views after and before the gap.
    let names = [sides.left[1], sides.left[0], sides.right[1], sides.right[0]]
      .map { $0.node.item?.displayName ?? "view" }
    self = .equalGap(names[0], names[1], names[2], names[3])
  }
}
