extension LayoutEquation {
  /// The equation as the DSL writes it, with the names that items are given.
  func text(name: (Backend.Item) -> String) -> String {
    func parts(of side: LayoutSum<Backend>) -> [ConstraintText.Part] {
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

  /// Why the equation cannot mean anything, if that is so.
  func mistake(name: (Backend.Item) -> String) -> LayoutMistake.Reason? {
    func text(_ term: LayoutTerm<Backend>) -> String { "\(name(term.item)).\(term.attribute)" }
    if !isAcceptable(constant) { return .numberOutOfRange(.constant, constant) }
    if !priority.isValid { return .priorityOutOfRange(priority.rawValue) }
    let terms = left.terms + right.terms
    for term in terms {
      if !isAcceptable(term.coefficient) { return .numberOutOfRange(.multiplier, term.coefficient) }
      if term.coefficient == 0 { return .saysNothing }
    }
    let places = terms.filter { !$0.attribute.isDimension }
    guard let first = places.first else { return nil }
    if places.count == 1 { return .placeEqualsNumber(text(first)) }
    let isDistance = left.termCount == 2 || right.termCount == 2
    if !isDistance,
      let other = terms.first(where: { $0.attribute.isDimension || $0.attribute.axis != first.attribute.axis }
      )
    {
      return .incompatibleAttributes(text(first), text(other))
    }
    let following = places.first { $0.attribute.followsDirection }
    let ignoring = places.first { $0.attribute.ignoresDirection }
    guard let following, let ignoring else { return nil }
    return .mixedDirections(text(following), text(ignoring))
  }
}
