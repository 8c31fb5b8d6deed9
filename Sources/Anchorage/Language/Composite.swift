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
  // Inlined into every composite and array, it costs 9 kB of a WebAssembly module.
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

// MARK: - Items

/// The items that edges, sizes and points belong to: one item or an array of items.
@usableFromInline package enum CompositeItems<Backend: LayoutBackend> {
  /// No item: a size that consists of numbers.
  case numbers
  /// A single item.
  case one(Backend.Item)
  /// The items of an array, which may be empty.
  case several([Backend.Item])

  @inlinable init<Items: Collection>(_ items: Items)
  where Items.Element: LayoutItem, Items.Element.Backend == Backend {
    self = .several(items.map { $0.layoutItem })
  }

  /// The only item, or the first item of an array.
  @inlinable var first: Backend.Item? {
    switch self {
    case .numbers: nil
    case .one(let item): item
    case .several(let items): items.first
    }
  }

  /// How many items there are.
  @inlinable var count: Int {
    switch self {
    case .numbers: 0
    case .one: 1
    case .several(let items): items.count
    }
  }
}

extension CompositeItems {
  /// Makes and installs the constraints of a relation between two sides.
  ///
  /// A side of one item, or of numbers, is related to each item of an array; two arrays are related one by one. Arrays of
  /// different lengths are reported, and no constraint is made.
  ///
  /// - Parameters:
  ///   - constraintCount: The maximum number of constraints for a pair of items.
  ///   - append: Makes the constraints of a pair of items.
  @inlinable static func install(
    _ left: CompositeItems, _ right: CompositeItems, constraintCount: Int,
    _ append: (Backend.Item?, Backend.Item?, inout Composite<Backend>) -> Void
  ) -> ConstraintGroup<Backend> {
    let (item, other) = (left.first, right.first)
    var composite = Composite<Backend>(
      about: item ?? other, other, capacity: constraintCount * max(left.count, right.count))
    switch (left, right) {
    case (.several(let items), .several(let others)):
      guard Backend.canPair(items.count, others.count, item ?? other) else { return ConstraintGroup([]) }
      for (item, other) in zip(items, others) { append(item, other, &composite) }
    case (.several(let items), _):
      for item in items { append(item, other, &composite) }
    case (_, .several(let others)):
      for other in others { append(item, other, &composite) }
    default: append(item, other, &composite)
    }
    return composite.install()
  }
}

extension LayoutBackend {
  /// Whether lists can be related one by one; a difference in length is reported.
  @inlinable static func canPair(_ count: Int, _ otherCount: Int, _ item: Item?) -> Bool {
    if count == otherCount { return true }
    // An empty list has no item that the report could name.
    if let item {
      _report(count == 0 ? .unequalCounts(otherCount, count) : .unequalCounts(count, otherCount), about: item)
    }
    return false
  }
}
