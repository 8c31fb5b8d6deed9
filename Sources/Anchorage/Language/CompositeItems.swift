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
    var composite = Composite<Backend>(
      about: left.first ?? right.first, right.first,
      capacity: constraintCount * max(left.count, right.count))
    switch (left, right) {
    case (.several(let items), .several(let others)):
      guard Backend.canPair(items.count, others.count, items.first ?? others.first) else {
        return ConstraintGroup([])
      }
      for (item, other) in zip(items, others) { append(item, other, &composite) }
    case (.several(let items), _):
      let other = right.first
      for item in items { append(item, other, &composite) }
    case (_, .several(let others)):
      let item = left.first
      for other in others { append(item, other, &composite) }
    default: append(left.first, right.first, &composite)
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
