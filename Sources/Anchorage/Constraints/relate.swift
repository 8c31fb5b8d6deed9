extension LayoutBackend {
  /// Makes the constraint `left relation right`: the way every relation of the DSL does.
  public static func relate(
    _ left: LayoutSum<Self>, _ relation: LayoutRelation, _ right: LayoutSum<Self>, priority: LayoutPriority?
  ) -> Constraint {
    install(left, relation, right, priority: priority)
  }

  /// Makes the constraint `left relation right` and gives it to the running batch, or activates it if there is none.
  static func install(
    _ left: LayoutSum<Self>, _ relation: LayoutRelation, _ right: LayoutSum<Self>, priority: LayoutPriority?
  ) -> Constraint {
    guard let batch = collectingBatch else {
      let equation = LayoutEquation(left, relation, right, priority: priority ?? .required)
      let constraint = makeConstraint(equation)
      activate(constraint)
      return constraint
    }
    let constraint = batch.declare(left, relation, right, priority)
    batch.constraints.append(constraint)
    return constraint
  }
}

/// Makes the constraint `left relation right` without installing it anywhere.
func makeConstraint<Backend: LayoutBackend>(
  _ left: LayoutSum<Backend>, _ relation: LayoutRelation, _ right: LayoutSum<Backend>,
  priority: LayoutPriority? = nil
) -> Backend.Constraint {
  if let batch = Backend.collectingBatch { return batch.declare(left, relation, right, priority) }
  return Backend.makeConstraint(LayoutEquation(left, relation, right, priority: priority ?? .required))
}

extension LayoutBatch {
  /// Makes a constraint, or takes the earlier one that says the same about the same anchors.
  fileprivate func declare(
    _ left: LayoutSum<Backend>, _ relation: LayoutRelation, _ right: LayoutSum<Backend>,
    _ priority: LayoutPriority?
  ) -> Backend.Constraint {
    let equation = LayoutEquation(left, relation, right, priority: priority ?? self.priority)
    return earlier?.take(for: equation) ?? Backend.makeConstraint(equation)
  }
}

extension LayoutBackend {
  /// The innermost batch, if it takes what is made now.
  static var collectingBatch: LayoutBatch<Self>? {
    guard let batch = runningBatch, batch.isCollecting else { return nil }
    return batch
  }
}

extension ConstraintGroup {
  /// Gives constraints that were just made to the running batch, or activates them if there is none.
  static func installing(_ constraints: [Backend.Constraint]) -> ConstraintGroup {
    if let batch = Backend.collectingBatch {
      batch.constraints.append(contentsOf: constraints)
    } else {
      Backend.activate(constraints)
    }
    return ConstraintGroup(constraints, isOn: true)
  }
}
