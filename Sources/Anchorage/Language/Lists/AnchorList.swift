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
  @usableFromInline var expressions: [LayoutExpression<Kind, Backend>]

  /// Creates a list of anchors of one kind: `title.top >= AnchorList(rows.map { $0.bottom })`.
  @inlinable public init(_ expressions: [LayoutExpression<Kind, Backend>]) {
    self.expressions = expressions
  }
}

extension AnchorList {
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

  @specialized(where Kind == LayoutXAxis, Backend == HeadlessBackend)
  @specialized(where Kind == LayoutYAxis, Backend == HeadlessBackend)
  @specialized(where Kind == LayoutDimension, Backend == HeadlessBackend)
  private static func relate(
    _ list: AnchorList, _ relation: LayoutRelation, _ other: LayoutExpression<Kind, Backend>
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(
      about: list.expressions.first?.item ?? other.item, other.item, capacity: list.expressions.count)
    for expression in list.expressions {
      composite.relate(
        expression.sum, relation, other.sum, priority: other.priority ?? expression.priority)
    }
    return composite.install()
  }

  @specialized(where Kind == LayoutXAxis, Backend == HeadlessBackend)
  @specialized(where Kind == LayoutYAxis, Backend == HeadlessBackend)
  @specialized(where Kind == LayoutDimension, Backend == HeadlessBackend)
  private static func relate(
    _ subject: LayoutExpression<Kind, Backend>, _ relation: LayoutRelation, _ list: AnchorList
  ) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(
      about: subject.item ?? list.expressions.first?.item, capacity: list.expressions.count)
    for expression in list.expressions {
      composite.relate(
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
  public static func == (
    list: AnchorList, expression: LayoutExpression<Kind, Backend>
  ) -> ConstraintGroup<Backend> {
    relate(list, .equal, expression)
  }

  /// Constrains an expression to be the same as each of a list.
  @_disfavoredOverload @discardableResult
  public static func == (
    expression: LayoutExpression<Kind, Backend>, list: AnchorList
  ) -> ConstraintGroup<Backend> {
    relate(expression, .equal, list)
  }

  /// Constrains each to be at most an expression.
  @discardableResult
  public static func <= (
    list: AnchorList, expression: LayoutExpression<Kind, Backend>
  ) -> ConstraintGroup<Backend> {
    relate(list, .lessThanOrEqual, expression)
  }

  /// Constrains an expression to be at most each of a list.
  @_disfavoredOverload @discardableResult
  public static func <= (
    expression: LayoutExpression<Kind, Backend>, list: AnchorList
  ) -> ConstraintGroup<Backend> {
    relate(expression, .lessThanOrEqual, list)
  }

  /// Constrains each to be at least an expression.
  @discardableResult
  public static func >= (
    list: AnchorList, expression: LayoutExpression<Kind, Backend>
  ) -> ConstraintGroup<Backend> {
    relate(list, .greaterThanOrEqual, expression)
  }

  /// Constrains an expression to be at least each of a list.
  @_disfavoredOverload @discardableResult
  public static func >= (
    expression: LayoutExpression<Kind, Backend>, list: AnchorList
  ) -> ConstraintGroup<Backend> {
    relate(expression, .greaterThanOrEqual, list)
  }
}

// Declared for every kind, so that comparing an edge with a number is refused in our words; see
// `LayoutMisuse`.
extension AnchorList where Kind.BesideNumber: _LayoutVerdict {
  /// Constrains each to be the same as a number.
  @discardableResult
  public static func == (list: AnchorList, number: Double) -> ConstraintGroup<Backend> {
    relate(list, .equal, LayoutExpression(LayoutSum(constant: number)))
  }

  /// Constrains each to be at most a number.
  @discardableResult
  public static func <= (list: AnchorList, number: Double) -> ConstraintGroup<Backend> {
    relate(list, .lessThanOrEqual, LayoutExpression(LayoutSum(constant: number)))
  }

  /// Constrains each to be at least a number.
  @discardableResult
  public static func >= (list: AnchorList, number: Double) -> ConstraintGroup<Backend> {
    relate(list, .greaterThanOrEqual, LayoutExpression(LayoutSum(constant: number)))
  }
}

extension AnchorList: LayoutPrioritizable {
  /// Returns the list with a priority.
  public func withPriority(_ priority: LayoutPriority) -> AnchorList {
    AnchorList(expressions.map { $0.withPriority(priority) })
  }
}

extension AnchorList where Kind == LayoutDimension {
  /// Constrains each dimension to lie in a range: `[a, b].height == 20...44`.
  @_disfavoredOverload @discardableResult
  public static func == (list: AnchorList, range: ClosedRange<Double>) -> ConstraintGroup<Backend> {
    list == LayoutRange(range)
  }

  /// Constrains each dimension to lie in a range: `[a, b].height == 20...44 ~ .high`.
  @discardableResult
  public static func == (list: AnchorList, range: LayoutRange) -> ConstraintGroup<Backend> {
    var composite = Composite<Backend>(
      about: list.expressions.first?.item, capacity: 2 * list.expressions.count)
    for expression in list.expressions { range.relate(expression, in: &composite) }
    return composite.install()
  }
}
