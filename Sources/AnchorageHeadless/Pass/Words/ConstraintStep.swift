import Anchorage

/// A constraint that places an item behind a sibling, or makes it as large as the sibling.
///
///     b.top == a.bottom + 8    // from a to b
///     a.width == b.width / 2   // from b to a
struct ConstraintStep {
  let constraint: LayoutConstraint
  let axis: LayoutAxis
  let front: ItemNode
  let behind: ItemNode
}

extension LayoutConstraint {
  /// The step from one item to the other; `nil` if the constraint neither orders siblings nor relates their sizes.
  var step: ConstraintStep? {
    guard sides == nil, let second = secondNode, second !== firstNode, let axis = firstAttribute.axis,
      let item = firstItem, let other = secondItem,
      HeadlessBackend._container(of: item) === HeadlessBackend._container(of: other)
    else { return nil }
    let forwards = ConstraintStep(constraint: self, axis: axis, front: second, behind: firstNode)
    let backwards = ConstraintStep(constraint: self, axis: axis, front: firstNode, behind: second)
    if firstAttribute.isDimension, secondAttribute.isDimension {
      return relation == .equal && firstAttribute == secondAttribute ? forwards : nil
    }
    switch (firstAttribute.lineEnd, secondAttribute.lineEnd, relation) {
    case (.near?, .far?, .equal), (.near?, .far?, .greaterThanOrEqual): return forwards
    case (.far?, .near?, .equal), (.far?, .near?, .lessThanOrEqual): return backwards
    default: return nil
    }
  }
}

extension LayoutAttribute {
  /// The end of an item at which an edge or a baseline is.
  fileprivate var lineEnd: End? {
    switch self {
    case .firstBaseline: .near
    case .lastBaseline: .far
    default: end
    }
  }
}

extension [ConstraintStep] {
  /// The steps that are part of a circle.
  ///
  /// - Complexity: O(*n*³) for *n* steps. The result is empty for more than 50 steps.
  var inCircle: [ConstraintStep] {
    if count > LayoutConflict.largestMemberCount { return [] }
    return filter { step in
      var reached = [step.behind]
      var place = 0
      while place < reached.count {
        for next in steps(from: reached[place], like: step)
        where !reached.contains(where: { $0 === next.behind }) {
          reached.append(next.behind)
        }
        place += 1
      }
      return reached.contains { $0 === step.front }
    }
  }

  /// The names of the items of the first circle, in order.
  var namesInCircle: [String] {
    let circle = inCircle
    guard let first = circle.first else { return [] }
    var items = [first.front]
    var next: ItemNode? = first.behind
    while let node = next, !items.contains(where: { $0 === node }) {
      items.append(node)
      next = circle.steps(from: node, like: first).first?.behind
    }
    return items.compactMap { $0.item?.displayName }
  }

  private func steps(from node: ItemNode, like step: ConstraintStep) -> [ConstraintStep] {
    filter {
      $0.front === node && $0.axis == step.axis
        && $0.constraint.firstAttribute.isDimension == step.constraint.firstAttribute.isDimension
    }
  }
}
