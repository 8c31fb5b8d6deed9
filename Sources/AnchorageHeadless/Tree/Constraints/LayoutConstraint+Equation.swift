import Anchorage

extension LayoutConstraint {
  /// The constraint as an equation; `nil` if one of its items is gone.
  var equation: LayoutEquation<HeadlessBackend>? {
    guard let (left, right) = sums() else { return nil }
    var equation = LayoutEquation(left, relation, right, priority: priority)
    equation.identifier = identifier
    equation.location = location
    return equation
  }

  /// Both sides as sums, with the constant on the right; `nil` if an item is gone. A multiplier that isn't
  /// `nil` replaces the constraint's own.
  func sums(
    multiplier: Double? = nil
  ) -> (left: _LayoutSum<HeadlessBackend>, right: _LayoutSum<HeadlessBackend>)? {
    let terms = terms(multiplier: multiplier)
    guard let left = sum(of: terms.left), var right = sum(of: terms.right) else { return nil }
    right.constant = constant
    return (left, right)
  }

  /// The anchors of both sides; a multiplier that isn't `nil` replaces the constraint's own.
  func terms(multiplier: Double? = nil) -> (left: [ConstraintSides.Term], right: [ConstraintSides.Term]) {
    if let sides {
      var right = sides.right
      if let multiplier { right[0].coefficient = multiplier }
      return (sides.left, right)
    }
    let first = ConstraintSides.Term(coefficient: 1, node: firstNode, attribute: firstAttribute)
    let second = secondNode.map {
      ConstraintSides.Term(coefficient: multiplier ?? storedMultiplier, node: $0, attribute: secondAttribute)
    }
    return ([first], second.map { [$0] } ?? [])
  }

  /// An anchor in a sum: `coefficient × item.attribute`. The item is `nil` once it is gone.
  package typealias SideTerm = (coefficient: Double, item: HeadlessItem?, attribute: LayoutAttribute)

  /// The anchors of both sides.
  package var sideTerms: (left: [SideTerm], right: [SideTerm]) {
    let (left, right) = terms()
    return (
      left.map { ($0.coefficient, $0.node.item, $0.attribute) },
      right.map { ($0.coefficient, $0.node.item, $0.attribute) }
    )
  }

  private func sum(of terms: [ConstraintSides.Term]) -> _LayoutSum<HeadlessBackend>? {
    var sum = _LayoutSum<HeadlessBackend>(constant: 0)
    for term in terms {
      guard let item = term.node.item else { return nil }
      sum.add(_LayoutTerm(term.coefficient, item, term.attribute))
    }
    return sum
  }

  /// Takes over the numbers of an equation about the same anchors.
  func update(to equation: LayoutEquation<HeadlessBackend>) {
    if let sides, !sides.hasCoefficients(of: equation) {
      noteNewTerms()
      sides.setCoefficients(of: equation)
    }
    // Declaring a constraint again without an identifier keeps an identifier that was set by hand.
    if let name = equation.identifier { identifier = name }
    update(multiplier: equation.multiplier, constant: equation.constant, priority: equation.priority)
    // The new multipliers may make the constraint meaningless, which is reported when it is activated again.
    if sides != nil && !hasMeaning { deactivate() }
  }

  /// Takes over the numbers of a statement about the same anchors.
  func update(multiplier: Double, constant: Double, priority: LayoutPriority) {
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    // Only the batch knows the new location, and sets it afterwards.
    location = nil
    takeSubject()
  }

  /// Whether a statement is about the same anchors and the same relation.
  @inline(__always)
  func relates(_ first: ItemNode, _ second: ItemNode?, as statement: _LayoutStatement) -> Bool {
    firstNode === first && firstAttribute == statement.firstAttribute
      && storedRelation == statement.relation && secondNode === second
      && secondAttribute == statement.secondAttribute && sides == nil
  }
}
