// The way from the two sides of an operator to a constraint that takes part in the layout: `equation` makes
// an equation, and `relate` makes the constraint of an equation and installs it.

extension LayoutBackend {
  /// Makes the equation `left relation right`, with the priority of the running batch if none is given.
  @inlinable package static func equation(
    _ left: LayoutSum<Self>, _ relation: LayoutRelation, _ right: LayoutSum<Self>,
    priority: LayoutPriority? = nil
  ) -> LayoutEquation<Self> {
    LayoutEquation(
      left, relation, right, priority: priority ?? collectingBatch?.priority ?? .required)
  }

  /// Makes the constraint `left relation right` and installs it.
  @inlinable public static func relate(
    _ left: LayoutSum<Self>, _ relation: LayoutRelation, _ right: LayoutSum<Self>, priority: LayoutPriority?
  ) -> Constraint {
    relate(equation(left, relation, right, priority: priority))
  }

  /// Makes the constraint of an equation and installs it: the running batch gets it, and without a batch it
  /// is activated.
  @inlinable package static func relate(_ equation: LayoutEquation<Self>) -> Constraint {
    guard let batch = collectingBatch else {
      let constraint = makeConstraint(equation)
      activate(constraint)
      return constraint
    }
    let constraint = batch.constraint(for: equation)
    batch.append(constraint)
    return constraint
  }

  /// Makes the inactive constraint `item.attribute relation multiplier * other.otherAttribute + constant`.
  public static func makeConstraint(
    _ item: Item, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: Item?,
    _ otherAttribute: LayoutAttribute, multiplier: Double, constant: Double, priority: LayoutPriority
  ) -> Constraint {
    makeConstraint(
      LayoutEquation(
        item, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant,
        priority: priority))
  }

  /// Takes none: a backend that can do without an equation implements this itself.
  public static func takeEarlier(
    in batch: LayoutBatch<Self>, _ item: Item, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ other: Item?, _ otherAttribute: LayoutAttribute, multiplier: Double, constant: Double,
    priority: LayoutPriority
  ) -> Constraint? { nil }

  /// The innermost batch, if it takes constraints that are made now about one item or two.
  public static func collectingBatch(for item: Item, _ other: Item?) -> LayoutBatch<Self>? { collectingBatch }

  /// The innermost batch, if it takes constraints that are made now.
  @inlinable package static var collectingBatch: LayoutBatch<Self>? {
    guard let batch = runningBatch, batch.isCollecting else { return nil }
    return batch
  }
}

extension LayoutBatch {
  /// Makes a constraint, or takes the earlier constraint that the equation declares again.
  @inlinable package func constraint(for equation: LayoutEquation<Backend>) -> Backend.Constraint {
    earlier?.take(for: equation) ?? Backend.makeConstraint(equation)
  }
}
