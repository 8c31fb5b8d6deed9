extension LayoutConstraint {
  /// What the constraint says now; nothing if one of its items is gone.
  var equation: LayoutEquation<HeadlessBackend>? {
    guard
      let left = sum(
        of: sides?.left ?? [Sides.Term(coefficient: 1, node: firstNode, attribute: firstAttribute)])
    else { return nil }
    let second = secondNode.map { Sides.Term(coefficient: multiplier, node: $0, attribute: secondAttribute) }
    guard var right = sum(of: sides?.right ?? second.map { [$0] } ?? []) else { return nil }
    right.constant = constant
    var equation = LayoutEquation(left, relation, right, priority: priority)
    equation.identifier = identifier
    equation.location = location
    return equation
  }

  private func sum(of terms: [Sides.Term]) -> LayoutSum<HeadlessBackend>? {
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

extension Sides {
  fileprivate func hasCoefficients(of equation: LayoutEquation<HeadlessBackend>) -> Bool {
    left.map { $0.coefficient } == equation.left.terms.map { $0.coefficient }
      && right.map { $0.coefficient } == equation.right.terms.map { $0.coefficient }
  }

  fileprivate func setCoefficients(of equation: LayoutEquation<HeadlessBackend>) {
    for (index, term) in equation.left.terms.enumerated() { left[index].coefficient = term.coefficient }
    for (index, term) in equation.right.terms.enumerated() { right[index].coefficient = term.coefficient }
  }
}
