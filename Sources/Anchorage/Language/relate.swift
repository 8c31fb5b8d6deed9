extension LayoutBackend {
  /// Makes the constraint `left relation right`: the way every relation of the DSL does.
  ///
  /// Compiled into what calls it, where the sums of what people write every day are known and need not be
  /// made.
  @inlinable static func relate(
    _ left: LayoutSum<Self>, _ relation: LayoutRelation, _ right: LayoutSum<Self>, priority: LayoutPriority?
  ) -> Constraint {
    guard let first = left.first, left.others.isEmpty, first.coefficient == 1, right.others.isEmpty else {
      return install(left, relation, right, priority: priority)
    }
    let constant = right.constant - left.constant
    guard let second = right.first else {
      return relate(
        first.item, first.attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant,
        priority: priority)
    }
    return relate(
      first.item, first.attribute, relation, second.item, second.attribute, multiplier: second.coefficient,
      constant: constant, priority: priority)
  }

  /// Makes the constraint `item.attribute relation multiplier * other.otherAttribute + constant`.
  public static func relate(
    _ item: Item, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: Item?,
    _ otherAttribute: LayoutAttribute, multiplier: Double, constant: Double, priority: LayoutPriority?
  ) -> Constraint {
    install(
      item, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  /// Makes the constraint of two sums of one term at most, and installs it.
  static func install(
    _ item: Item, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: Item?,
    _ otherAttribute: LayoutAttribute, multiplier: Double, constant: Double, priority: LayoutPriority?
  ) -> Constraint {
    let first = LayoutSum<Self>(LayoutTerm(1, item, attribute))
    let second = other.map {
      LayoutSum<Self>(LayoutTerm(multiplier, $0, otherAttribute), constant: constant)
    }
    return install(first, relation, second ?? LayoutSum(constant: constant), priority: priority)
  }

  /// Makes the constraint `left relation right` and gives it to the running batch, or activates it if there
  /// is none.
  @usableFromInline static func install(
    _ left: LayoutSum<Self>, _ relation: LayoutRelation, _ right: LayoutSum<Self>, priority: LayoutPriority?
  ) -> Constraint {
    guard let batch = collectingBatch else {
      let equation = LayoutEquation(left, relation, right, priority: priority ?? .required)
      let constraint = makeConstraint(equation)
      activate(constraint)
      return constraint
    }
    let constraint = batch.declare(left, relation, right, priority)
    batch.append(constraint)
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
      for constraint in constraints { batch.append(constraint) }
    } else {
      Backend.activate(constraints)
    }
    return ConstraintGroup(constraints, isOn: true)
  }
}
