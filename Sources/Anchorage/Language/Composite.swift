/// The constraints of a statement that makes several, such as `card.edges == root.edges`.
///
/// They are made one after the other and installed together: the running batch gets them, and without a batch all are
/// activated in one call.
@usableFromInline struct Composite<Backend: LayoutBackend> {
  // An array and a group are all that a composite allocates beside its constraints.
  @usableFromInline var constraints: [Backend.Constraint] = []
  @usableFromInline let batch: LayoutBatch<Backend>?

  /// Begins a statement about one item or two; a statement about an empty array has none.
  @inlinable init(about item: Backend.Item?, _ other: Backend.Item? = nil, capacity: Int) {
    batch = item.flatMap { Backend.collectingBatch(for: $0, other) }
    constraints.reserveCapacity(capacity)
  }

  /// Makes the constraint `item.attribute relation multiplier * other.otherAttribute + constant`, with the priority of
  /// the running batch if none is given.
  @inline(never)
  @inlinable mutating func relate(
    _ item: Backend.Item, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: Backend.Item?,
    _ otherAttribute: LayoutAttribute, times multiplier: Double = 1, plus constant: Double = 0,
    priority: LayoutPriority? = nil
  ) {
    let priority = priority ?? batch?.priority ?? .required
    guard let batch, batch.earlier != nil else {
      constraints.append(
        Backend.makeConstraint(
          item, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant,
          priority: priority))
      return
    }
    constraints.append(
      Backend.takeEarlier(
        in: batch, item, attribute, relation, other, otherAttribute, multiplier: multiplier,
        constant: constant, priority: priority)
        ?? batch.constraint(
          for: LayoutEquation(
            item, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant,
            priority: priority)))
  }

  /// Makes the constraint `left relation right`, with the priority of the running batch if none is given.
  @inlinable mutating func relate(
    _ left: LayoutSum<Backend>, _ relation: LayoutRelation, _ right: LayoutSum<Backend>,
    priority: LayoutPriority? = nil
  ) {
    if let first = left.first, left.others.isEmpty, first.coefficient == 1, right.others.isEmpty {
      let second = right.first
      relate(
        first.item, first.attribute, relation, second?.item, second?.attribute ?? .notAnAttribute,
        times: second?.coefficient ?? 1, plus: right.constant - left.constant, priority: priority)
      return
    }
    relateByEquation(left, relation, right, priority: priority)
  }

  // Not inlined with its caller, because few sums need an equation.
  @inline(never)
  @inlinable mutating func relateByEquation(
    _ left: LayoutSum<Backend>, _ relation: LayoutRelation, _ right: LayoutSum<Backend>,
    priority: LayoutPriority?
  ) {
    let equation = LayoutEquation(
      left, relation, right, priority: priority ?? batch?.priority ?? .required)
    constraints.append(batch?.constraint(for: equation) ?? Backend.makeConstraint(equation))
  }

  /// Installs the constraints.
  @inlinable func install() -> ConstraintGroup<Backend> {
    if let batch {
      for constraint in constraints { batch.append(constraint) }
    } else {
      Backend.activate(constraints)
    }
    return ConstraintGroup(constraints, isOn: true)
  }
}
