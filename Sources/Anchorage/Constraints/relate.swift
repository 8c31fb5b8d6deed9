/// Makes the constraint `left relation right`: the way every constraint of the DSL is made.
///
/// The running batch gets it; without one it is active at once.
func relate<Backend: LayoutBackend>(
  _ left: LayoutSum<Backend>, _ relation: LayoutRelation, _ right: LayoutSum<Backend>,
  priority: LayoutPriority? = nil
) -> Backend.Constraint {
  let constraint = makeConstraint(left, relation, right, priority: priority)
  if let batch = Backend.runningBatch, batch.isCollecting {
    batch.constraints.append(constraint)
  } else {
    Backend.activate(constraint)
  }
  return constraint
}

/// Makes the constraint `left relation right` without installing it anywhere.
func makeConstraint<Backend: LayoutBackend>(
  _ left: LayoutSum<Backend>, _ relation: LayoutRelation, _ right: LayoutSum<Backend>,
  priority: LayoutPriority? = nil
) -> Backend.Constraint {
  Backend.makeConstraint(LayoutEquation(left, relation, right, priority: priority ?? .required))
}

extension ConstraintGroup {
  /// Gives constraints that were just made to the running batch, or activates them if there is none.
  static func installing(_ constraints: [Backend.Constraint]) -> ConstraintGroup {
    if let batch = Backend.runningBatch, batch.isCollecting {
      batch.constraints.append(contentsOf: constraints)
    } else {
      Backend.activate(constraints)
    }
    return ConstraintGroup(constraints)
  }
}
