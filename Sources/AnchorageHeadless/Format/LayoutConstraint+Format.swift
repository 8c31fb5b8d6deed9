import Anchorage

extension LayoutConstraint {
  /// Makes an inactive constraint that says what a format or a log says.
  ///
  /// - Parameter item: Finds the item of an anchor.
  package convenience init(_ equation: FormatEquation, item: (FormatEquation.Anchor) -> HeadlessItem) {
    self.init(LayoutEquation(equation, item: item))
  }
}

extension LayoutEquation where Backend == HeadlessBackend {
  /// Creates an equation that a format or a log states.
  ///
  /// - Parameter item: Finds the item of an anchor.
  init(_ equation: FormatEquation, item: (FormatEquation.Anchor) -> HeadlessItem) {
    let first = equation.first
    var left = LayoutSum<HeadlessBackend>(LayoutTerm(1, item(first), first.attribute))
    if let origin = equation.origin {
      let attribute = first.attribute.origin
      left.add(LayoutTerm(-1, item(FormatEquation.Anchor(item: origin, attribute: attribute)), attribute))
    }
    let second = equation.second.map {
      LayoutTerm<HeadlessBackend>(equation.multiplier, item($0), $0.attribute)
    }
    let right = LayoutSum(second, [], constant: equation.constant)
    self.init(left, equation.relation, right, priority: LayoutPriority(Float(equation.priority)))
  }
}

extension LayoutAttribute {
  /// The edge from which a coordinate is measured.
  fileprivate var origin: LayoutAttribute {
    switch self {
    case .leading, .trailing: .leading
    case .left, .right, .centerX: .left
    default: .top
    }
  }
}
