@testable import Anchorage
@testable import AnchorageHeadless

/// A statement of the DSL about items with numbers, in one of the forms that people write.
enum ModelStatement {
  /// A statement about anchors as it is, sums included.
  case rule(TreePlan.Rule)
  case edges(Int, LayoutRelation, Int, inset: Double, excluding: LayoutEdges, LayoutPriority)
  case size(Int, LayoutRelation, LayoutSize, LayoutPriority)
  case sameSize(Int, Int, LayoutPriority)
  case center(Int, Int, x: Double, y: Double, LayoutPriority)
  case corner(Int, Int, x: Double, y: Double)
  case widths([Int], LayoutRelation, Double, LayoutPriority)
  case leading([Int], LayoutRelation, Int, Double, LayoutPriority)
  case distribute([Int], LayoutAxis, LayoutSpacing, LayoutSizing, LayoutAlignment?, in: Int?)
  case align([Int], LayoutAlignment)
  case match([Int], LayoutMatch)
  case grid([Int], columns: Int, spacing: Double, in: Int?)
}

extension ModelStatement {
  /// Makes the statement: in a batch, if one runs.
  func declare(_ item: (Int) -> HeadlessItem) -> [LayoutConstraint] {
    switch self {
    case .rule(let rule): [declare(rule, item)]
    case .edges(let first, let relation, let second, let inset, let edges, let priority):
      declareEdges(item(first), relation, item(second), inset, edges, priority)
    case .size(let first, .equal, let size, let priority): Array(item(first).size == size ~ priority)
    case .size(let first, .lessThanOrEqual, let size, let priority):
      Array(item(first).size <= size ~ priority)
    case .size(let first, .greaterThanOrEqual, let size, let priority):
      Array(item(first).size >= size ~ priority)
    case .sameSize(let first, let second, let priority):
      Array(item(first).size == item(second).size ~ priority)
    case .center(let first, let second, let x, let y, let priority):
      Array(item(first).centerXY == item(second).centerXY.offset(x: x, y: y) ~ priority)
    case .corner(let first, let second, let x, let y):
      Array(item(first).topLeading == item(second).topLeading.offset(x: x, y: y))
    case .widths(let items, .equal, let width, let priority):
      Array(items.map(item).width == width ~ priority)
    case .widths(let items, .lessThanOrEqual, let width, let priority):
      Array(items.map(item).width <= width ~ priority)
    case .widths(let items, .greaterThanOrEqual, let width, let priority):
      Array(items.map(item).width >= width ~ priority)
    case .leading(let items, .equal, let other, let distance, let priority):
      Array(items.map(item).leading == item(other).leading + distance ~ priority)
    case .leading(let items, .lessThanOrEqual, let other, let distance, let priority):
      Array(items.map(item).leading <= item(other).leading + distance ~ priority)
    case .leading(let items, .greaterThanOrEqual, let other, let distance, let priority):
      Array(items.map(item).leading >= item(other).leading + distance ~ priority)
    case .distribute(let items, let axis, let spacing, let sizes, let alignment, let container?):
      Array(
        items.map(item).distribute(
          axis, spacing: spacing, sizes: sizes, alignment: alignment, in: item(container)))
    case .distribute(let items, let axis, let spacing, let sizes, let alignment, nil):
      Array(items.map(item).distribute(axis, spacing: spacing, sizes: sizes, alignment: alignment))
    case .align(let items, let alignment): Array(items.map(item).align(alignment))
    case .match(let items, let dimension): Array(items.map(item).match(dimension))
    case .grid(let items, let columns, let spacing, let container?):
      Array(items.map(item).grid(columns: columns, spacing: spacing, in: item(container)))
    case .grid(let items, let columns, let spacing, nil):
      Array(items.map(item).grid(columns: columns, spacing: spacing))
    }
  }

  private func declareEdges(
    _ first: HeadlessItem, _ relation: LayoutRelation, _ second: HeadlessItem, _ inset: Double,
    _ edges: LayoutEdges, _ priority: LayoutPriority
  ) -> [LayoutConstraint] {
    let (left, right) = (
      first.edges.excluding(edges), second.edges.excluding(edges).inset(by: inset) ~ priority
    )
    return switch relation {
    case .equal: Array(left == right)
    case .lessThanOrEqual: Array(left <= right)
    case .greaterThanOrEqual: Array(left >= right)
    }
  }
}

// MARK: - Single statements

extension ModelStatement {
  private func declare(_ rule: TreePlan.Rule, _ item: (Int) -> HeadlessItem) -> LayoutConstraint {
    if rule.left.count == 1, rule.left[0].coefficient == 1, rule.right.count < 2 {
      let (first, second) = (rule.left[0], rule.right.first)
      switch first.attribute {
      case .leading where second?.attribute == .leading:
        return declare(item(first.item).leading, rule, second.map { item($0.item).leading })
      case .trailing where second?.attribute == .trailing:
        return declare(item(first.item).trailing, rule, second.map { item($0.item).trailing })
      case .leading where second?.attribute == .trailing:
        return declare(item(first.item).leading, rule, second.map { item($0.item).trailing })
      case .top where second?.attribute == .top:
        return declare(item(first.item).top, rule, second.map { item($0.item).top })
      case .top where second?.attribute == .bottom:
        return declare(item(first.item).top, rule, second.map { item($0.item).bottom })
      case .width where second?.attribute != .height:
        return declare(item(first.item).width, rule, second.map { item($0.item).width })
      case .height where second?.attribute != .width:
        return declare(item(first.item).height, rule, second.map { item($0.item).height })
      default: break
      }
    }
    // As the operators do, with anchors that are known when this runs.
    func sum(_ terms: [TreePlan.Term], _ constant: Double) -> _LayoutSum<HeadlessBackend> {
      var sum = _LayoutSum<HeadlessBackend>(constant: constant)
      for term in terms { sum.add(_LayoutTerm(term.coefficient, item(term.item), term.attribute)) }
      return sum
    }
    return HeadlessBackend._install(
      sum(rule.left, 0), rule.relation, sum(rule.right, rule.constant), priority: rule.priority)
  }

  private func declare(
    _ first: LayoutAnchor<LayoutDimension, HeadlessBackend>, _ rule: TreePlan.Rule,
    _ second: LayoutAnchor<LayoutDimension, HeadlessBackend>?
  ) -> LayoutConstraint {
    if let second { return relate(first, rule, second) }
    return switch rule.relation {
    case .equal: first == rule.constant ~ rule.priority
    case .lessThanOrEqual: first <= rule.constant ~ rule.priority
    case .greaterThanOrEqual: first >= rule.constant ~ rule.priority
    }
  }

  private func declare<Kind>(
    _ first: LayoutAnchor<Kind, HeadlessBackend>, _ rule: TreePlan.Rule,
    _ second: LayoutAnchor<Kind, HeadlessBackend>?
  ) -> LayoutConstraint {
    guard let second else { preconditionFailure("a place needs another one") }
    return relate(first, rule, second)
  }

  private func relate<Kind>(
    _ first: LayoutAnchor<Kind, HeadlessBackend>, _ rule: TreePlan.Rule,
    _ second: LayoutAnchor<Kind, HeadlessBackend>
  ) -> LayoutConstraint {
    let right = second * rule.right[0].coefficient + rule.constant ~ rule.priority
    return switch rule.relation {
    case .equal: first == right
    case .lessThanOrEqual: first <= right
    case .greaterThanOrEqual: first >= right
    }
  }
}

// MARK: - Reading

extension ModelStatement {
  /// The rules of the statement, one for each constraint.
  ///
  /// - Parameter isGuide: Whether the item with a number is a guide.
  func rules(isGuide: (Int) -> Bool) -> [TreePlan.Rule] {
    // Items of no tree: what a statement says does not depend on where its items are.
    var items: [Int: HeadlessItem] = [:]
    func item(_ number: Int) -> HeadlessItem {
      if let item = items[number] { return item }
      let item = isGuide(number) ? LayoutGuide(name: "\(number)") : LayoutView(name: "\(number)")
      items[number] = item
      return item
    }
    var constraints: [LayoutConstraint] = []
    batch(of: HeadlessBackend.self, active: false) { constraints = declare(item) }
    return constraints.compactMap { constraint in
      constraint.sums().map { left, right in
        TreePlan.Rule(
          left: left.terms.map(TreePlan.Term.init), relation: constraint.relation,
          right: right.terms.map(TreePlan.Term.init), constant: constraint.constant,
          priority: constraint.priority)
      }
    }
  }

  /// Statements that say a little less.
  var simpler: [ModelStatement] {
    func fewer(_ items: [Int]) -> [[Int]] { items.map { left in items.filter { $0 != left } } }
    return switch self {
    case .rule: []
    case .widths(let items, let relation, let width, let priority):
      fewer(items).map { .widths($0, relation, width, priority) }
    case .leading(let items, let relation, let other, let distance, let priority):
      fewer(items).map { .leading($0, relation, other, distance, priority) }
    case .distribute(let items, let axis, let spacing, let sizes, let alignment, let container):
      fewer(items).map { .distribute($0, axis, spacing, sizes, alignment, in: container) }
    case .align(let items, let alignment): fewer(items).map { .align($0, alignment) }
    case .match(let items, let dimension): fewer(items).map { .match($0, dimension) }
    case .grid(let items, let columns, let spacing, let container):
      fewer(items).map { .grid($0, columns: columns, spacing: spacing, in: container) }
    default: rules { _ in false }.map { .rule($0) }
    }
  }

  /// The items that the statement mentions.
  var items: [Int] {
    switch self {
    case .rule(let rule): rule.items
    case .edges(let first, _, let second, _, _, _), .sameSize(let first, let second, _),
      .center(let first, let second, _, _, _), .corner(let first, let second, _, _):
      [first, second]
    case .size(let first, _, _, _): [first]
    case .widths(let items, _, _, _), .align(let items, _), .match(let items, _): items
    case .leading(let items, _, let other, _, _): items + [other]
    case .distribute(let items, _, _, _, _, let container), .grid(let items, _, _, let container):
      items + (container.map { [$0] } ?? [])
    }
  }
}

extension TreePlan.Term {
  /// A term about an item whose name is its number.
  fileprivate init(_ term: _LayoutTerm<HeadlessBackend>) {
    self.init(coefficient: term.coefficient, item: Int(term.item.name) ?? 0, attribute: term.attribute)
  }
}
