extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  public var description: String {
    var result: String
    if let sides {
      let isPlace = sides.relatePlaces
      let right = text(of: sides.right, isPlace: isPlace) + signedText(of: storedConstant)
      result = "\(text(of: sides.left, isPlace: isPlace)) \(relation) "
      result += sides.right.isEmpty ? text(of: storedConstant) : right
    } else {
      result = "\(text(of: firstNode, firstAttribute)) \(relation) "
      if let secondNode {
        result += text(of: secondNode, secondAttribute)
        if multiplier != 1 { result += " * " + text(of: multiplier) }
        result += signedText(of: storedConstant)
      } else {
        result += text(of: storedConstant)
      }
    }
    if storedPriority != .required { result += " ~ \(storedPriority)" }
    return result
  }
}

/// The anchor as the DSL writes it: `title.trailing`.
func text(of node: ItemNode?, _ attribute: LayoutAttribute) -> String {
  "\(node?.item?.displayName ?? "gone").\(attribute)"
}

/// A number to be added: nothing for zero, else ` + 8` or ` - 8`.
func signedText(of number: Double) -> String {
  if number == 0 { return "" }
  return number < 0 ? " - " + text(of: -number) : " + " + text(of: number)
}

extension Sides {
  /// Whether the sides are places rather than dimensions.
  ///
  /// A side of one anchor says so itself. Among several, distances cancel: what they add up to tells.
  fileprivate var relatePlaces: Bool {
    if left.isEmpty || right.isEmpty { return false }
    for side in [left, right] where side.count == 1 { return !side[0].attribute.isDimension }
    return weightOfPlaces(left) != 0 && weightOfPlaces(right) != 0
  }
}

/// How many places a sum amounts to: 0 for a distance.
private func weightOfPlaces(_ terms: [Sides.Term]) -> Double {
  let total = terms.reduce(0) { $0 + ($1.attribute.isDimension ? 0 : $1.coefficient) }
  return abs(total) < 1e-12 ? 0 : total
}

/// A sum of anchors as the DSL writes a place or a dimension.
private func text(of terms: [Sides.Term], isPlace: Bool) -> String {
  alternatingText(of: terms, isPlace: isPlace) ?? distancesText(of: terms)
}

/// `a.leading - b.leading + c.width`, if places can be added and taken away in turns and leave what is wanted.
private func alternatingText(of terms: [Sides.Term], isPlace wanted: Bool) -> String? {
  var result = ""
  var rest = terms
  var isPlace = false
  while !rest.isEmpty {
    // A distance takes another place, a place takes one away.
    let found = rest.firstIndex {
      $0.attribute.isDimension || (isPlace ? $0.coefficient < 0 : $0.coefficient > 0)
    }
    guard let index = found ?? (rest.count == terms.count ? 0 : nil) else { return nil }
    let term = rest.remove(at: index)
    if !term.attribute.isDimension { isPlace.toggle() }
    result = joined(result, text(of: term.node, term.attribute), times: term.coefficient)
  }
  return isPlace == wanted ? result : nil
}

/// `a.leading + (b.leading - a.leading) * 0.5`: one place, and the distances of the others from it.
private func distancesText(of terms: [Sides.Term]) -> String {
  guard let origin = terms.first(where: { !$0.attribute.isDimension }) else { return "" }
  let originText = text(of: origin.node, origin.attribute)
  let weight = weightOfPlaces(terms)
  var result = weight == 0 ? "" : originText + factorText(of: weight)
  for term in terms {
    let anchor = text(of: term.node, term.attribute)
    if term.attribute.isDimension {
      result = joined(result, anchor, times: term.coefficient)
    } else if anchor != originText {
      result = joined(result, "(\(anchor) - \(originText))", times: term.coefficient)
    }
  }
  return result
}

private func joined(_ text: String, _ anchor: String, times coefficient: Double) -> String {
  if text.isEmpty { return anchor + factorText(of: coefficient) }
  return text + (coefficient < 0 ? " - " : " + ") + anchor + factorText(of: coefficient.magnitude)
}

private func factorText(of coefficient: Double) -> String {
  coefficient == 1 ? "" : " * " + text(of: coefficient)
}
