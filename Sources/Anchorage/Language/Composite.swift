/// The constraints of a statement that makes several, such as `card.edges == root.edges`.
///
/// They are made one after the other and installed together: in the running batch, or else activated in one
/// call.
@usableFromInline struct Composite<Backend: LayoutBackend> {
  // Besides its constraints, a composite allocates only this array and a group.
  @usableFromInline var constraints: [Backend.Constraint] = []
  @usableFromInline let batch: _LayoutBatch<Backend>?

  /// Begins a statement about one item or two; a statement about an empty array has none.
  @inlinable init(about item: Backend.Item?, _ other: Backend.Item? = nil, capacity: Int) {
    batch = item.flatMap { Backend._collectingBatch(for: $0, other) }
    constraints.reserveCapacity(capacity)
  }

  /// Makes the constraint of a statement and adds it, with the priority of the running batch if none is given.
  @inline(never)
  @inlinable mutating func append(
    _ first: Backend.Item, _ second: Backend.Item?, _ statement: _LayoutStatement
  ) {
    let statement = statement.withDefault(batch?.priority ?? .required)
    guard let batch, batch.earlier != nil else {
      constraints.append(Backend._makeConstraint(first, second, statement))
      return
    }
    constraints.append(
      Backend._takeEarlier(first, second, statement, in: batch)
        ?? batch.constraint(for: LayoutEquation(first, second, statement)))
  }

  /// Makes the constraint `first relation multiplier × second + constant` and adds it.
  @inlinable mutating func append(
    _ first: (item: Backend.Item, attribute: LayoutAttribute), _ relation: LayoutRelation,
    _ second: (item: Backend.Item, attribute: LayoutAttribute)?, times multiplier: Double = 1,
    plus constant: Double = 0, priority: LayoutPriority? = nil
  ) {
    append(
      first.item, second?.item,
      _LayoutStatement(
        first.attribute, relation, second?.attribute ?? .notAnAttribute, times: multiplier, plus: constant,
        priority: priority))
  }

  /// Makes the constraint `left relation right` and adds it, with the priority of the running batch if none is given.
  @inlinable mutating func append(
    _ left: _LayoutSum<Backend>, _ relation: LayoutRelation, _ right: _LayoutSum<Backend>,
    priority: LayoutPriority? = nil
  ) {
    if let first = left.first, left.others.isEmpty, first.coefficient == 1, right.others.isEmpty {
      let second = right.first
      append(
        first.item, second?.item,
        _LayoutStatement(
          first.attribute, relation, second?.attribute ?? .notAnAttribute, times: second?.coefficient ?? 1,
          plus: right.constant - left.constant, priority: priority))
      return
    }
    appendByEquation(left, relation, right, priority: priority)
  }

  // Not inlined, because few sums need an equation.
  @inline(never)
  @inlinable mutating func appendByEquation(
    _ left: _LayoutSum<Backend>, _ relation: LayoutRelation, _ right: _LayoutSum<Backend>,
    priority: LayoutPriority?
  ) {
    let equation = LayoutEquation(
      left, relation, right, priority: priority ?? batch?.priority ?? .required)
    constraints.append(batch?.constraint(for: equation) ?? Backend._makeConstraint(equation))
  }

  /// Installs the constraints.
  @inlinable func install() -> ConstraintGroup<Backend> {
    if let batch {
      for constraint in constraints { batch.append(constraint) }
    } else {
      Backend._activate(constraints)
    }
    return ConstraintGroup(constraints, isOn: true)
  }
}
