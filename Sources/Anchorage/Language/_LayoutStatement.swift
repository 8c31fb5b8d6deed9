/// A constraint without its items: `attribute relation multiplier × attribute + constant ~ priority`.
///
///     a.leading == b.trailing * 0.5 + 8 ~ .high
///     // leading, ==, trailing, times 0.5, plus 8, at .high
///
/// It has one anchor on the left and at most one on the right; a ``LayoutEquation`` has any number. The items
/// are passed separately: with references inside, every copy would count them, and a DSL statement took 1099
/// instructions instead of 740.
@_documentation(visibility: internal)
public struct _LayoutStatement {
  /// The factor of the second anchor; `1` if there is none.
  @usableFromInline package let multiplier: Double
  /// The number that is added to the right side.
  @usableFromInline package let constant: Double
  /// The attribute of the first item.
  @usableFromInline package let firstAttribute: LayoutAttribute
  /// How the sides compare.
  @usableFromInline package let relation: LayoutRelation
  /// The attribute of the second item; ``LayoutAttribute/notAnAttribute`` if there is none.
  @usableFromInline package let secondAttribute: LayoutAttribute
  /// The priority; `nil` if none was given.
  @usableFromInline package let priority: LayoutPriority?

  /// Creates the statement `first relation multiplier × second + constant ~ priority`.
  @inlinable public init(
    _ first: LayoutAttribute, _ relation: LayoutRelation, _ second: LayoutAttribute = .notAnAttribute,
    times multiplier: Double = 1, plus constant: Double = 0, priority: LayoutPriority? = nil
  ) {
    self.multiplier = multiplier
    self.constant = constant
    firstAttribute = first
    self.relation = relation
    secondAttribute = second
    self.priority = priority
  }

  /// The same statement with a priority, if it has none.
  @inlinable package func withDefault(_ priority: LayoutPriority) -> _LayoutStatement {
    _LayoutStatement(
      firstAttribute, relation, secondAttribute, times: multiplier, plus: constant,
      priority: self.priority ?? priority)
  }
}

extension LayoutEquation {
  /// Creates the normal form of a statement about two items, or about one.
  @usableFromInline package init(
    _ first: Backend.Item, _ second: Backend.Item?, _ statement: _LayoutStatement
  ) {
    let second = second.map { _LayoutTerm<Backend>(statement.multiplier, $0, statement.secondAttribute) }
    self.init(
      _LayoutSum(_LayoutTerm(1, first, statement.firstAttribute)), statement.relation,
      _LayoutSum(second, [], constant: statement.constant), priority: statement.priority ?? .required)
  }
}
