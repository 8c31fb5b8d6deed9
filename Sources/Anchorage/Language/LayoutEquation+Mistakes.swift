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
  @inline(__always) @inlinable package func goes(with other: LayoutAttribute) -> Bool {
    self == other || objection(to: other) == nil
  }

  /// The reason why the attribute can't be compared with another attribute, as a function of the names of
  /// both anchors.
  @inline(__always) @inlinable func objection(to other: LayoutAttribute) -> (
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
