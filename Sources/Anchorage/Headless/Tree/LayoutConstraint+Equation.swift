extension LayoutConstraint {
  /// What the constraint says now; nothing if one of its items is gone.
  var equation: LayoutEquation<HeadlessBackend>? {
    guard
      let left = sum(
        of: sides?.left ?? [ConstraintSides.Term(coefficient: 1, node: firstNode, attribute: firstAttribute)])
    else { return nil }
    let second = secondNode.map {
      ConstraintSides.Term(coefficient: multiplier, node: $0, attribute: secondAttribute)
    }
    guard var right = sum(of: sides?.right ?? second.map { [$0] } ?? []) else { return nil }
    right.constant = constant
    var equation = LayoutEquation(left, relation, right, priority: priority)
    equation.identifier = identifier
    equation.location = location
    return equation
  }

  private func sum(of terms: [ConstraintSides.Term]) -> LayoutSum<HeadlessBackend>? {
    var sum = LayoutSum<HeadlessBackend>(constant: 0)
    for term in terms {
      guard let item = term.node.item else { return nil }
      sum.add(LayoutTerm(term.coefficient, item, term.attribute))
    }
    return sum
  }

  /// Makes the constraint say what an equation about the same anchors says.
  func update(to equation: LayoutEquation<HeadlessBackend>) {
    if let sides, !sides.hasCoefficients(of: equation) {
      sides.setCoefficients(of: equation)
      noteNewTerms()
    }
    multiplier = equation.multiplier
    constant = equation.constant
    priority = equation.priority
    // Declaring something again says nothing of a name that was given by hand.
    if let name = equation.identifier { identifier = name }
    // Where it is declared now, if it is a batch that says so.
    location = nil
    takeSubject()
    // Other multipliers may leave no meaning; activating the constraint again reports that.
    if sides != nil && mistake() != nil { deactivate() }
  }
}
