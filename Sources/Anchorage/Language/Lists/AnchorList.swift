/// The same anchor of every item of an array, or an expression of it.
///
/// A relation with an anchor or a number makes one constraint for each item, in order:
///
///     [a, b, c].height == 44
///     [a, b].top == header.bottom + 8
///     green.leading >= [red, blue].trailing + 8
///
/// Two lists are related one by one:
///
///     [icon, badge].centerY == [title, button].centerY
///     // icon.centerY == title.centerY, badge.centerY == button.centerY
///
/// A list of different anchors of one kind is written as an array, or made from one:
///
///     title.top >= [badge.bottom + 8, root.margins.top]
///     // title.top >= badge.bottom + 8, title.top >= root.margins.top
public struct AnchorList<Kind: LayoutKind, Backend: LayoutBackend> {
  @usableFromInline package enum Members {
    // Copying and freeing an array of items is many times faster than an array of expressions.
    case items([Backend.Item], LayoutAttribute)
    case expressions([LayoutExpression<Kind, Backend>])
  }

  @usableFromInline package let members: Members

  /// Creates a list of anchors of one kind: `title.top >= AnchorList(rows.map { $0.bottom })`.
  @inlinable public init(_ expressions: [LayoutExpression<Kind, Backend>]) {
    members = .expressions(expressions)
  }

  /// Creates a list of one anchor of every item; `attribute` must be of the kind.
  @inlinable init<Items: Collection>(_ items: Items, _ attribute: LayoutAttribute)
  where Items.Element: LayoutItem, Items.Element.Backend == Backend {
    members = .items(items.map { $0.layoutItem }, attribute)
  }
}

extension AnchorList {
  /// The anchors, or the expressions made from them.
  @inlinable var expressions: [LayoutExpression<Kind, Backend>] {
    switch members {
    case .items(let items, let attribute): items.map { LayoutExpression($0, attribute) }
    case .expressions(let expressions): expressions
    }
  }

  /// Returns every anchor plus a number.
  @inlinable public static func + (list: AnchorList, number: Double) -> AnchorList {
    AnchorList(list.expressions.map { $0 + number })
  }

  /// Returns every anchor minus a number.
  @inlinable public static func - (list: AnchorList, number: Double) -> AnchorList {
    AnchorList(list.expressions.map { $0 - number })
  }

  /// Returns every anchor times a number.
  @inlinable public static func * (list: AnchorList, number: Double) -> AnchorList {
    AnchorList(list.expressions.map { $0 * number })
  }

  /// Returns every anchor times a number.
  @inlinable public static func * (number: Double, list: AnchorList) -> AnchorList {
    AnchorList(list.expressions.map { $0 * number })
  }

  /// Returns every anchor divided by a number.
  @inlinable public static func / (list: AnchorList, number: Double) -> AnchorList {
    AnchorList(list.expressions.map { $0 / number })
  }

  @inlinable static func install(
    _ list: AnchorList, _ relation: LayoutRelation, _ other: LayoutExpression<Kind, Backend>
  ) -> ConstraintGroup<Backend> {
    if case .items(let items, let attribute) = list.members, other.sum.others.isEmpty {
      return install((items, attribute), relation, other)
    }
    let expressions = list.expressions
    var composite = Composite<Backend>(
      about: expressions.first?.item ?? other.item, other.item, capacity: expressions.count)
    for expression in expressions {
      composite.append(
        expression.sum, relation, other.sum, priority: other.priority ?? expression.priority)
    }
    return composite.install()
  }

  /// Relates an anchor of every item to an expression of at most one anchor.
  @inlinable static func install(
    _ anchors: (items: [Backend.Item], attribute: LayoutAttribute), _ relation: LayoutRelation,
    _ other: LayoutExpression<Kind, Backend>
  ) -> ConstraintGroup<Backend> {
    let (items, attribute) = anchors
    let (second, constant) = (other.sum.first, other.sum.constant)
    var composite = Composite<Backend>(
      about: items.first ?? second?.item, second?.item, capacity: items.count)
    let statement = _LayoutStatement(
      attribute, relation, second?.attribute ?? .notAnAttribute, times: second?.coefficient ?? 1,
      plus: constant, priority: other.priority)
    for item in items {
      composite.append(item, second?.item, statement)
    }
    return composite.install()
  }

  @inlinable static func install(
    _ subject: LayoutExpression<Kind, Backend>, _ relation: LayoutRelation, _ list: AnchorList
  ) -> ConstraintGroup<Backend> {
    let expressions = list.expressions
    var composite = Composite<Backend>(
      about: subject.item ?? expressions.first?.item, capacity: expressions.count)
    for expression in expressions {
      composite.append(
        subject.sum, relation, expression.sum, priority: expression.priority ?? subject.priority)
    }
    return composite.install()
  }
}

extension AnchorList: ExpressibleByArrayLiteral {
  /// Creates a list of anchors of items: `title.top >= [badge.bottom, icon.bottom]`.
  @inlinable public init(arrayLiteral expressions: LayoutExpression<Kind, Backend>...) {
    self.init(expressions)
  }
}

// MARK: - Relations

extension AnchorList {
  /// Constrains each to be the same as an expression.
  @discardableResult
  @inlinable public static func == (
    list: AnchorList, expression: LayoutExpression<Kind, Backend>
  ) -> ConstraintGroup<Backend> {
    install(list, .equal, expression)
  }

  /// Constrains an expression to be the same as each of a list.
  @_disfavoredOverload @discardableResult
  @inlinable public static func == (
    expression: LayoutExpression<Kind, Backend>, list: AnchorList
  ) -> ConstraintGroup<Backend> {
    install(expression, .equal, list)
  }

  /// Constrains each to be at most an expression.
  @discardableResult
  @inlinable public static func <= (
    list: AnchorList, expression: LayoutExpression<Kind, Backend>
  ) -> ConstraintGroup<Backend> {
    install(list, .lessThanOrEqual, expression)
  }

  /// Constrains an expression to be at most each of a list.
  @_disfavoredOverload @discardableResult
  @inlinable public static func <= (
    expression: LayoutExpression<Kind, Backend>, list: AnchorList
  ) -> ConstraintGroup<Backend> {
    install(expression, .lessThanOrEqual, list)
  }

  /// Constrains each to be at least an expression.
  @discardableResult
  @inlinable public static func >= (
    list: AnchorList, expression: LayoutExpression<Kind, Backend>
  ) -> ConstraintGroup<Backend> {
    install(list, .greaterThanOrEqual, expression)
  }

  /// Constrains an expression to be at least each of a list.
  @_disfavoredOverload @discardableResult
  @inlinable public static func >= (
    expression: LayoutExpression<Kind, Backend>, list: AnchorList
  ) -> ConstraintGroup<Backend> {
    install(expression, .greaterThanOrEqual, list)
  }
}

// Declared for every kind, so that comparing an edge with a number is refused in our words; see
// `_No`.
extension AnchorList where Kind._BesideNumber: _LayoutVerdict {
  /// Constrains each to be the same as a number.
  @discardableResult
  @inlinable public static func == (list: AnchorList, number: Double) -> ConstraintGroup<Backend> {
    install(list, .equal, LayoutExpression(_LayoutSum(constant: number)))
  }

  /// Constrains each to be at most a number.
  @discardableResult
  @inlinable public static func <= (list: AnchorList, number: Double) -> ConstraintGroup<Backend> {
    install(list, .lessThanOrEqual, LayoutExpression(_LayoutSum(constant: number)))
  }

  /// Constrains each to be at least a number.
  @discardableResult
  @inlinable public static func >= (list: AnchorList, number: Double) -> ConstraintGroup<Backend> {
    install(list, .greaterThanOrEqual, LayoutExpression(_LayoutSum(constant: number)))
  }
}

extension AnchorList: _LayoutPrioritizable {
  /// Returns the list with a priority.
  @inlinable public func withPriority(_ priority: LayoutPriority) -> AnchorList {
    AnchorList(expressions.map { $0.withPriority(priority) })
  }
}

extension AnchorList where Kind == LayoutDimension {
  /// Constrains each dimension to lie in a range: `[a, b].height == 20...44`.
  @_disfavoredOverload @discardableResult
  @inlinable public static func == (list: AnchorList, range: ClosedRange<Double>) -> ConstraintGroup<Backend>
  {
    list == _LayoutRange(range)
  }

  /// Constrains each dimension to lie in a range: `[a, b].height == 20...44 ~ .high`.
  @discardableResult
  @inlinable public static func == (list: AnchorList, range: _LayoutRange) -> ConstraintGroup<Backend> {
    let expressions = list.expressions
    var composite = Composite<Backend>(about: expressions.first?.item, capacity: 2 * expressions.count)
    for expression in expressions { range.append(expression, to: &composite) }
    return composite.install()
  }
}
