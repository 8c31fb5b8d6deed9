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
    if isSimple, let first = left.first {
      guard let second = right.first else {
        return first.attribute.isDimension ? nil : .placeEqualsNumber(text(first))
      }
      return first.attribute.objection(to: second.attribute)?(text(first), text(second))
    }
    let places = terms.filter { !$0.attribute.isDimension }
    if places.count == 1 { return .placeEqualsNumber(text(places[0])) }
    let horizontal = places.filter { $0.attribute.axis == .horizontal }
    let vertical = places.filter { $0.attribute.axis == .vertical }
    if let x = horizontal.first, let y = vertical.first, !areDistances(horizontal) || !areDistances(vertical)
    {
      return .incompatibleAttributes(text(x), text(y))
    }
    // A centre goes with both families, so every edge is compared with the first edge.
    guard let edge = places.first(where: { $0.attribute.followsDirection || $0.attribute.ignoresDirection })
    else { return nil }
    for place in horizontal {
      if let objection = edge.attribute.objection(to: place.attribute) {
        return objection(text(edge), text(place))
      }
    }
    return nil
  }

  /// Whether places along one axis cancel out, which leaves the distances between them.
  private func areDistances(_ places: [LayoutTerm<Backend>]) -> Bool {
    places.reduce(0) { $0 + $1.coefficient } == 0
  }
}
