/// What a constraint says, as a value: `first relation multiplier × second + constant`.
///
///     let equation = HeadlessBackend.equation(of: a.width * 2 == b.width + 10)
///     equation?.multiplier  // 0.5
///     equation?.constant    // 5
///
/// An equation between two anchors is kept in this normal form, whatever way it was written: `a.width * 2 ==
/// b.width + 10` is `a.width == b.width * 0.5 + 5`. One with more anchors keeps its sides as written, with
/// the constant on the right.
public struct LayoutEquation<Backend: LayoutBackend> {
  /// The left side, without a constant.
  public private(set) var left: LayoutSum<Backend>
  /// How the sides compare.
  public private(set) var relation: LayoutRelation
  /// The right side.
  public var right: LayoutSum<Backend>
  /// How important it is that the equation holds.
  public var priority: LayoutPriority
  /// A name for logs and lookups.
  public var identifier: String?
  /// Where the equation was written, if that is known.
  public var location: LayoutSourceLocation?

  /// Creates the normal form of `left relation right`.
  public init(
    _ left: LayoutSum<Backend>, _ relation: LayoutRelation, _ right: LayoutSum<Backend>,
    priority: LayoutPriority = .required
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    normalize()
  }

  private mutating func normalize() {
    let something = left.first ?? right.first
    left.dropZeroTerms()
    right.dropZeroTerms()
    let count = left.termCount + right.termCount
    if count == 0, let something {
      // Everything cancelled out; one term stays so that the report can say of what.
      left.add(LayoutTerm(0, something.item, something.attribute))
      return
    }
    if left.termCount == 0 {
      swap(&left, &right)
      relation = relation.reversed
    }
    if count <= 2, let second = left.others.first {
      // Two anchors on one side: the second one changes sides.
      let constant = left.constant
      guard let first = left.first else { return }
      left = LayoutSum(first)
      left.constant = constant
      right.add(LayoutTerm(-second.coefficient, second.item, second.attribute))
    }
    right.constant -= left.constant
    left.constant = 0
    // Dividing by infinity would hide it; where it stands it is found and reported.
    if left.termCount == 1, right.termCount <= 1, let coefficient = left.first?.coefficient,
      coefficient != 1, isAcceptable(coefficient)
    {
      right = right.mapped { $0 / coefficient }
      left = left.first.map { LayoutSum(LayoutTerm(1, $0.item, $0.attribute)) } ?? left
      if coefficient < 0 { relation = relation.reversed }
    }
  }
}

extension LayoutEquation {
  /// The item the equation is about.
  public var firstItem: Backend.Item? { left.first?.item ?? right.first?.item }
  /// The attribute the equation is about.
  public var firstAttribute: LayoutAttribute {
    left.first?.attribute ?? right.first?.attribute ?? .notAnAttribute
  }
  /// The item compared with, unless the equation compares with a number.
  public var secondItem: Backend.Item? { right.first?.item }
  /// The attribute compared with.
  public var secondAttribute: LayoutAttribute { right.first?.attribute ?? .notAnAttribute }
  /// What the second anchor is multiplied by; 1 when there is none.
  public var multiplier: Double { right.first?.coefficient ?? 1 }
  /// The number that is added to the second side.
  public var constant: Double {
    get { right.constant }
    set { right.constant = newValue }
  }
  /// Whether the equation has the form of one between two anchors at most.
  public var isSimple: Bool {
    left.termCount == 1 && left.first?.coefficient == 1 && right.termCount <= 1
  }
  /// Whether every number and the priority are ones that a constraint can have.
  var hasAcceptableNumbers: Bool {
    guard isAcceptable(constant), priority.isValid else { return false }
    return left.hasAcceptableCoefficients && right.hasAcceptableCoefficients
  }
}
