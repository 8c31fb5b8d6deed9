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
