// The way from the two sides of an operator to a constraint that takes part in the layout: `equation` makes
// an equation, and `relate` makes the constraint of an equation and installs it.

extension LayoutBackend {
  /// Makes the equation `left relation right`, with the priority of the running batch if none is given.
  @usableFromInline static func equation(
    _ left: LayoutSum<Self>, _ relation: LayoutRelation, _ right: LayoutSum<Self>,
    priority: LayoutPriority? = nil
  ) -> LayoutEquation<Self> {
    LayoutEquation(
      left, relation, right, priority: priority ?? collectingBatch?.priority ?? .required)
  }

  /// Makes the constraint `left relation right` and installs it.
  public static func relate(
    _ left: LayoutSum<Self>, _ relation: LayoutRelation, _ right: LayoutSum<Self>, priority: LayoutPriority?
  ) -> Constraint {
    relate(equation(left, relation, right, priority: priority))
  }

  /// Makes the constraint of an equation and installs it: the running batch gets it, and without a batch it
  /// is activated.
  @usableFromInline static func relate(_ equation: LayoutEquation<Self>) -> Constraint {
    guard let batch = collectingBatch else {
      let constraint = makeConstraint(equation)
      activate(constraint)
      return constraint
    }
    let constraint = batch.constraint(for: equation)
    batch.append(constraint)
    return constraint
  }

  /// Makes the constraints of equations and installs them in one call.
  static func relate(_ equations: [LayoutEquation<Self>]) -> ConstraintGroup<Self> {
    guard let batch = collectingBatch else {
      // Not `map`, which allocates once more for each equation.
      var constraints: [Constraint] = []
      constraints.reserveCapacity(equations.count)
      for index in equations.indices { constraints.append(makeConstraint(equations[index])) }
      activate(constraints)
      return ConstraintGroup(constraints, isOn: true)
    }
    let constraints = equations.map { batch.constraint(for: $0) }
    for constraint in constraints { batch.append(constraint) }
    return ConstraintGroup(constraints, isOn: true)
  }

  /// The innermost batch, if it takes constraints that are made now.
  static var collectingBatch: LayoutBatch<Self>? {
    guard let batch = runningBatch, batch.isCollecting else { return nil }
    return batch
  }
}

extension LayoutBatch {
  /// Makes a constraint, or takes the earlier constraint that the equation declares again.
  fileprivate func constraint(for equation: LayoutEquation<Backend>) -> Backend.Constraint {
    earlier?.take(for: equation) ?? Backend.makeConstraint(equation)
  }
}
