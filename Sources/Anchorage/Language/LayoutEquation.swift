/// The statement of a constraint, as a value: `first relation multiplier × second + constant`.
///
///     let equation = HeadlessBackend._equation(of: a.width * 2 == b.width + 10)
///     equation?.multiplier  // 0.5
///     equation?.constant    // 5
///
/// An equation between two anchors is kept in this normal form, however it was written: `a.width * 2 ==
/// b.width + 10` is `a.width == b.width * 0.5 + 5`. An equation with more anchors keeps its sides as written,
/// with the constant on the right.
@_documentation(visibility: internal)
public struct LayoutEquation<Backend: LayoutBackend> {
  /// The left side, without a constant.
  public package(set) var left: _LayoutSum<Backend>
  /// How the sides compare.
  public package(set) var relation: LayoutRelation
  /// The right side.
  public var right: _LayoutSum<Backend>
  /// How important it is that the equation holds.
  public var priority: LayoutPriority
  /// A name for logs and lookups.
  public var identifier: String?
  /// Where the equation was written; `nil` if that is unknown.
  public var location: LayoutSourceLocation?

  /// Creates the normal form of `left relation right`.
  public init(
    _ left: _LayoutSum<Backend>, _ relation: LayoutRelation, _ right: _LayoutSum<Backend>,
    priority: LayoutPriority = .required
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    normalize()
  }

  /// Creates an equation whose sides are stored as they are, for constraints that are read back.
  ///
  /// Unlike the other initializer, this one keeps terms that are multiplied by zero, for ``mistake(name:)``
  /// to find.
  package init(
    stored left: _LayoutSum<Backend>, _ relation: LayoutRelation, _ right: _LayoutSum<Backend>,
    priority: LayoutPriority
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
  }

  private mutating func normalize() {
    let something = left.first ?? right.first
    left.dropZeroTerms()
    right.dropZeroTerms()
    let count = left.termCount + right.termCount
    if count == 0, let something {
      // Everything cancelled out; one term stays for the report to name its anchor.
      left.add(_LayoutTerm(0, something.item, something.attribute))
      return
    }
    if left.termCount == 0 {
      swap(&left, &right)
      relation = relation.reversed
    }
    if count <= 2, let second = left.others.first {
      // Two anchors on one side: the second moves to the other side.
      let constant = left.constant
      guard let first = left.first else { return }
      left = _LayoutSum(first)
      left.constant = constant
      right.add(_LayoutTerm(-second.coefficient, second.item, second.attribute))
    }
    right.constant -= left.constant
    left.constant = 0
    // Dividing by an infinite coefficient would hide it; unchanged, it is reported.
    if left.termCount == 1, right.termCount <= 1, let coefficient = left.first?.coefficient,
      coefficient != 1, isAcceptable(coefficient)
    {
      right = right.mapped { $0 / coefficient }
      left = left.first.map { _LayoutSum(_LayoutTerm(1, $0.item, $0.attribute)) } ?? left
      if coefficient < 0 { relation = relation.reversed }
    }
  }
}

extension LayoutEquation {
  /// The first item.
  public var firstItem: Backend.Item? { left.first?.item ?? right.first?.item }
  /// The attribute of the first item.
  public var firstAttribute: LayoutAttribute {
    left.first?.attribute ?? right.first?.attribute ?? .notAnAttribute
  }
  /// The second item; `nil` if the right side is a number.
  public var secondItem: Backend.Item? { right.first?.item }
  /// The attribute of the second item.
  public var secondAttribute: LayoutAttribute { right.first?.attribute ?? .notAnAttribute }
  /// The coefficient of the second anchor; `1` if there is none.
  public var multiplier: Double { right.first?.coefficient ?? 1 }
  /// The number that is added to the right side.
  public var constant: Double {
    get { right.constant }
    set { right.constant = newValue }
  }
  /// Whether the equation is in the normal form for two anchors or fewer.
  public var isSimple: Bool {
    left.termCount == 1 && left.first?.coefficient == 1 && right.termCount <= 1
  }
  /// Whether a constraint can have all the numbers and the priority.
  package var hasAcceptableNumbers: Bool {
    guard isAcceptable(constant), priority.isValid else { return false }
    return left.hasAcceptableCoefficients && right.hasAcceptableCoefficients
  }
}

extension LayoutEquation {
  /// The equation as the DSL writes it, with items named by `name`.
  package func text(name: (Backend.Item) -> String) -> String {
    func parts(of side: _LayoutSum<Backend>) -> [ConstraintText.Part] {
      side.terms.map {
        ConstraintText.Part(
          coefficient: $0.coefficient, anchor: "\(name($0.item)).\($0.attribute)", attribute: $0.attribute)
      }
    }
    return ConstraintText(
      left: parts(of: left), relation: relation, right: parts(of: right), constant: constant,
      priority: priority
    ).description
  }
}

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

// MARK: - Mistakes

// The rules that every constraint must keep, whatever its backend.

extension LayoutEquation {
  /// The first rule that the equation breaks, or `nil` if it has a meaning.
  ///
  /// - Parameter name: The name of an item in the report.
  package func mistake(name: (Backend.Item) -> String) -> LayoutMistake.Reason? {
    func text(_ term: _LayoutTerm<Backend>) -> String { "\(name(term.item)).\(term.attribute)" }
    if !isAcceptable(constant) { return .numberOutOfRange(.constant, constant) }
    if !priority.isValid { return .priorityOutOfRange(priority.rawValue) }
    let terms = left.terms + right.terms
    if let term = terms.first(where: { !isAcceptable(multiplier: $0.coefficient) }) {
      return .numberOutOfRange(.multiplier, term.coefficient)
    }
    if isSimple, let first = left.first {
      guard let second = right.first, second.coefficient != 0 else {
        return first.attribute.isDimension ? nil : .placeEqualsNumber(text(first))
      }
      return first.attribute.objection(to: second.attribute)?(text(first), text(second))
    }
    if terms.contains(where: { $0.coefficient == 0 }) { return .saysNothing }
    return mistakeOfPlaces(in: terms, text: text)
  }

  /// The rules for three anchors or more, whose distances may lie along both axes.
  private func mistakeOfPlaces(
    in terms: [_LayoutTerm<Backend>], text: (_LayoutTerm<Backend>) -> String
  ) -> LayoutMistake.Reason? {
    let places = terms.filter { !$0.attribute.isDimension }
    if places.count == 1 { return .placeEqualsNumber(text(places[0])) }
    let horizontal = places.filter { $0.attribute.axis == .horizontal }
    let vertical = places.filter { $0.attribute.axis == .vertical }
    if let x = horizontal.first, let y = vertical.first, !areDistances(horizontal) || !areDistances(vertical)
    {
      return .incompatibleAttributes(text(x), text(y))
    }
    // A centre can be compared with leading and with left, so every edge is compared with the first edge.
    guard let edge = places.first(where: { $0.attribute.followsDirection || $0.attribute.ignoresDirection })
    else { return nil }
    for place in horizontal {
      if let objection = edge.attribute.objection(to: place.attribute) {
        return objection(text(edge), text(place))
      }
    }
    return nil
  }

  /// Whether the coordinates along one axis cancel out, which leaves only distances.
  private func areDistances(_ places: [_LayoutTerm<Backend>]) -> Bool {
    places.reduce(0) { $0 + $1.coefficient } == 0
  }
}

extension LayoutAttribute {
  /// Whether the attribute can be compared with another attribute.
  @inlinable package func goes(with other: LayoutAttribute) -> Bool {
    self == other || objection(to: other) == nil
  }

  /// The reason why the attribute can't be compared with another attribute, as a function of the names of
  /// both anchors.
  @inlinable func objection(to other: LayoutAttribute) -> (
    (String, String) -> LayoutMistake.Reason
  )? {
    if isDimension != other.isDimension || (!isDimension && axis != other.axis) {
      return LayoutMistake.Reason.incompatibleAttributes
    }
    if followsDirection && other.ignoresDirection || ignoresDirection && other.followsDirection {
      return LayoutMistake.Reason.mixedDirections
    }
    return nil
  }
}
