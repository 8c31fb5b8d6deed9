extension LayoutConstraint {
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
  if attribute.isDimension != otherAttribute.isDimension
    || (!attribute.isDimension && attribute.axis != otherAttribute.axis)
  {
    return .incompatibleAttributes(text(of: node, attribute), text(of: other, otherAttribute))
  }
  if attribute.followsDirection && otherAttribute.ignoresDirection
    || attribute.ignoresDirection && otherAttribute.followsDirection
  {
    return .mixedDirections(text(of: node, attribute), text(of: other, otherAttribute))
  }
  return nil
}

extension Sides {
  fileprivate func mistake() -> LayoutMistake.Reason? {
    let places = all.filter { !$0.attribute.isDimension }
    for term in all {
      if !isAcceptable(term.coefficient) { return .numberOutOfRange(.multiplier, term.coefficient) }
      if term.coefficient == 0 { return .saysNothing }
    }
    guard let first = places.first else { return nil }
    if places.count == 1 { return .placeEqualsNumber(text(of: first.node, first.attribute)) }
    for place in places.dropFirst() {
      if let reason = pairMistake(first.node, first.attribute, place.node, place.attribute) { return reason }
    }
    // A centre goes with both families, so each edge is compared with the first edge too.
    guard let edge = places.first(where: { $0.attribute.followsDirection || $0.attribute.ignoresDirection })
    else { return nil }
    for place in places {
      if let reason = pairMistake(edge.node, edge.attribute, place.node, place.attribute) { return reason }
    }
    return nil
  }
}
