extension LayoutConstraint {
  /// Whether the constraint is right the way most are; others take longer to tell, and may be right too.
  @inline(__always)
  var isPlainlyRight: Bool {
    guard sides == nil, isAcceptable(storedConstant), isAcceptable(storedMultiplier), storedPriority.isValid
    else { return false }
    return secondNode == nil ? firstAttribute.isDimension : firstAttribute.goes(with: secondAttribute)
  }

  /// Why the constraint cannot mean anything, if that is so.
  func mistake() -> LayoutMistake.Reason? {
    if !isAcceptable(storedConstant) { return .numberOutOfRange(.constant, storedConstant) }
    if !storedPriority.isValid { return .priorityOutOfRange(storedPriority.rawValue) }
    if let sides { return sides.mistake() }
    if !isAcceptable(multiplier) { return .numberOutOfRange(.multiplier, multiplier) }
    if secondNode == nil {
      return firstAttribute.isDimension ? nil : .placeEqualsNumber(text(of: firstNode, firstAttribute))
    }
    return pairMistake(firstNode, firstAttribute, secondNode, secondAttribute)
  }
}

/// Why two attributes cannot stand in one constraint, if that is so.
private func pairMistake(
  _ node: ItemNode, _ attribute: LayoutAttribute, _ other: ItemNode?, _ otherAttribute: LayoutAttribute
) -> LayoutMistake.Reason? {
  attribute.objection(to: otherAttribute)?(text(of: node, attribute), text(of: other, otherAttribute))
}

extension LayoutAttribute {
  /// Whether the attribute can stand in one constraint with another one.
  @inline(__always)
  func goes(with other: LayoutAttribute) -> Bool { self == other || objection(to: other) == nil }

  /// Why the attribute cannot stand in one constraint with another one, if that is so: of two anchors' names.
  func objection(to other: LayoutAttribute) -> ((String, String) -> LayoutMistake.Reason)? {
    if isDimension != other.isDimension || (!isDimension && axis != other.axis) {
      return LayoutMistake.Reason.incompatibleAttributes
    }
    if followsDirection && other.ignoresDirection || ignoresDirection && other.followsDirection {
      return LayoutMistake.Reason.mixedDirections
    }
    return nil
  }
}

extension Sides {
  fileprivate func mistake() -> LayoutMistake.Reason? {
    let places = all.filter { !$0.attribute.isDimension }
    for term in all {
      if !isAcceptable(term.coefficient) { return .numberOutOfRange(.multiplier, term.coefficient) }
      if term.coefficient == 0 { return .saysNothing }
    }
    if places.count == 1 { return .placeEqualsNumber(text(of: places[0].node, places[0].attribute)) }
    let horizontal = places.filter { $0.attribute.axis == .horizontal }
    let vertical = places.filter { $0.attribute.axis == .vertical }
    if let x = horizontal.first, let y = vertical.first, !areDistances(horizontal) || !areDistances(vertical)
    {
      return .incompatibleAttributes(text(of: x.node, x.attribute), text(of: y.node, y.attribute))
    }
    // A centre goes with both families, so every edge is compared with the first edge.
    guard let edge = places.first(where: { $0.attribute.followsDirection || $0.attribute.ignoresDirection })
    else { return nil }
    for place in horizontal {
      if let reason = pairMistake(edge.node, edge.attribute, place.node, place.attribute) { return reason }
    }
    return nil
  }

  /// Whether places along one axis cancel out, which leaves the distances between them.
  private func areDistances(_ places: [Term]) -> Bool {
    places.reduce(0) { $0 + $1.coefficient } == 0
  }
}
