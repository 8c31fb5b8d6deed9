/// How long distributed items are along their axis, or how tall the rows of a grid are.
///
///     [a, b, c].distribute(.horizontal, spacing: 8, sizes: .equal, in: root)
///     [a, b, c].distribute(.horizontal, spacing: .evenly, sizes: .fixed(44), in: root)
public enum LayoutSizing: Hashable, Sendable {
  /// As long as their content and their other constraints make them.
  case intrinsic
  /// All as long as the first.
  case equal
  /// Each of this length, in points.
  ///
  /// Between the ends of a container, either the gaps or the container must be flexible:
  /// ``LayoutSpacing/equal`` and ``LayoutSpacing/evenly`` leave the gaps free, and fixed gaps make a
  /// container as long as its items.
  case fixed(Double)
  /// In proportion to these weights, one for each item: with `[1, 2]`, the second is twice as long as the
  /// first.
  ///
  /// The weights divide the length that the gaps leave in a container:
  ///
  ///     [list, page].distribute(.horizontal, spacing: 8, sizes: .proportional([1, 3]), in: root)
  ///     // list.leading == root.leading, page.leading == list.trailing + 8, page.trailing == root.trailing,
  ///     // page.width == list.width * 3
  ///
  /// Weights are above 0, and none is more than 10,000 times another. Weights outside this range, or a count
  /// other than the number of items, are reported, and no constraint is made.
  case proportional([Double])
}

extension LayoutSizing {
  /// The mistake in the weights for a number of items, with the index of the item; `nil` if there is none.
  @usableFromInline package func mistake(for count: Int) -> (reason: LayoutMistake.Reason, index: Int)? {
    guard case .proportional(let weights) = self else { return nil }
    guard weights.count == count else { return (.wrongNumberOfWeights(weights.count, needed: count), 0) }
    guard var smallest = weights.first else { return nil }
    for (index, weight) in weights.enumerated() {
      guard weight > 0, weight.isFinite else { return (.numberOutOfRange(.weight, weight), index) }
      smallest = min(smallest, weight)
    }
    // The quotient of two weights becomes the multiplier of a constraint.
    for (index, weight) in weights.enumerated() {
      guard multipliers.contains(weight / smallest), multipliers.contains(smallest / weight) else {
        return (.numberOutOfRange(.weight, weight), index)
      }
    }
    return nil
  }

  /// Constrains a dimension of an item, relative to the first item if the sizing needs one.
  @inlinable func append<Backend: LayoutBackend>(
    _ dimension: LayoutAttribute, of item: Backend.Item, at index: Int, first: Backend.Item,
    to composite: inout Composite<Backend>
  ) {
    switch self {
    case .intrinsic: break
    case .fixed(let length):
      composite.append((item, dimension), .equal, nil, plus: length)
    case .equal:
      if index > 0 { composite.append((item, dimension), .equal, (first, dimension)) }
    case .proportional(let weights):
      if index > 0 {
        composite.append((item, dimension), .equal, (first, dimension), times: weights[index] / weights[0])
      }
    }
  }
}
