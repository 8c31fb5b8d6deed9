/// The parts of a constraint, ready to be printed as the DSL writes them.
package struct ConstraintText {
  /// `coefficient × anchor`.
  package struct Part {
    package var coefficient: Double
    /// The anchor's text: `title.trailing`.
    package var anchor: String
    package var attribute: LayoutAttribute

    package init(coefficient: Double, anchor: String, attribute: LayoutAttribute) {
      self.coefficient = coefficient
      self.anchor = anchor
      self.attribute = attribute
    }
  }

  package var left: [Part]
  package var relation: LayoutRelation
  package var right: [Part]
  package var constant: Double
  package var priority: LayoutPriority

  package init(
    left: [Part], relation: LayoutRelation, right: [Part], constant: Double, priority: LayoutPriority
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.constant = constant
    self.priority = priority
  }
}

extension ConstraintText: CustomStringConvertible {
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  package var description: String {
    let text = sides(joinedBy: "\(relation)")
    return priority == .required ? text : text + " ~ \(priority)"
  }

  /// The constraint as a fact, for a constant that makes it one: `title.trailing is badge.leading - 8`.
  package var fact: String { sides(joinedBy: "is") }

  private func sides(joinedBy word: String) -> String {
    if left.count == 1, right.count <= 1, left[0].coefficient == 1 {
      return "\(left[0].anchor) \(word) "
        + (right.first.map { $0.anchor + factorText(of: $0.coefficient) + signedText(of: constant) }
          ?? text(of: constant))
    }
    let isPlace = relatePlaces
    let sum = sideText(of: right, isPlace: isPlace) + signedText(of: constant)
    return "\(sideText(of: left, isPlace: isPlace)) \(word) " + (right.isEmpty ? text(of: constant) : sum)
  }
}

extension ConstraintText {
  /// One side as the DSL writes it: `title.trailing + 8 ~ .high`.
  package static func side(_ parts: [Part], plus constant: Double, at priority: LayoutPriority?) -> String {
    var result = sideText(of: parts, isPlace: weightOfPlaces(parts) != 0) + signedText(of: constant)
    if parts.isEmpty { result = text(of: constant) }
    return priority.map { "\(result) ~ \($0)" } ?? result
  }
}

/// A number to be added, as in ` + 8` or ` - 8`; empty for zero.
package func signedText(of number: Double) -> String {
  if number == 0 { return "" }
  return number < 0 ? " - " + text(of: -number) : " + " + text(of: number)
}

extension ConstraintText {
  /// Whether the sides are coordinates rather than dimensions.
  ///
  /// A side of one anchor is what its attribute is. On a side of several anchors, distances cancel out, and
  /// the sum of the coefficients decides.
  private var relatePlaces: Bool {
    if left.isEmpty || right.isEmpty { return false }
    for side in [left, right] where side.count == 1 { return !side[0].attribute.isDimension }
    return weightOfPlaces(left) != 0 && weightOfPlaces(right) != 0
  }
}

/// The sum of the coefficients of coordinates: 0 for a distance, 1 for a coordinate.
private func weightOfPlaces(_ terms: [ConstraintText.Part]) -> Double {
  let total = terms.reduce(0) { $0 + ($1.attribute.isDimension ? 0 : $1.coefficient) }
  return abs(total) < 1e-12 ? 0 : total
}

/// A sum of anchors as the DSL writes a coordinate or a dimension.
private func sideText(of terms: [ConstraintText.Part], isPlace: Bool) -> String {
  // A single anchor is printed as it is, even if its kind isn't that of the side.
  if terms.count == 1 { return joined("", terms[0].anchor, times: terms[0].coefficient) }
  return alternatingText(of: terms, isPlace: isPlace) ?? distancesText(of: terms)
}

/// `a.leading - b.leading + c.width`; `nil` unless coordinates can be added and subtracted in turns and the
/// result is of the wanted kind.
private func alternatingText(of terms: [ConstraintText.Part], isPlace wanted: Bool) -> String? {
  var result = ""
  var rest = terms
  var isPlace = false
  while !rest.isEmpty {
    // After a distance, a coordinate can be added; after a coordinate, a coordinate can be subtracted.
    let found = rest.firstIndex {
      $0.attribute.isDimension || (isPlace ? $0.coefficient < 0 : $0.coefficient > 0)
    }
    guard let index = found ?? (rest.count == terms.count ? 0 : nil) else { return nil }
    let term = rest.remove(at: index)
    if !term.attribute.isDimension { isPlace.toggle() }
    result = joined(result, term.anchor, times: term.coefficient)
  }
  return isPlace == wanted ? result : nil
}

/// `a.leading + (b.leading - a.leading) * 0.5`: one coordinate, and the distances of the others from it.
private func distancesText(of terms: [ConstraintText.Part]) -> String {
  guard let origin = terms.first(where: { !$0.attribute.isDimension }) else { return "" }
  let originText = origin.anchor
  let weight = weightOfPlaces(terms)
  var result = weight == 0 ? "" : originText + factorText(of: weight)
  for term in terms {
    let anchor = term.anchor
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

/// A factor as a person would write it: ` * 0.5`, or ` * 16 / 9` and ` / 3` if the decimals don't end.
package func factorText(of coefficient: Double) -> String {
  if coefficient == 1 { return "" }
  let decimal = text(of: coefficient)
  if decimal.utf8.count > 8 && coefficient.magnitude < 100 {
    for denominator in 3...100 {
      let numerator = withoutFraction(coefficient * Double(denominator) + (coefficient < 0 ? -0.5 : 0.5))
      if numerator / Double(denominator) != coefficient { continue }
      return "\(numerator == 1 ? "" : " * \(text(of: numerator))") / \(denominator)"
    }
  }
  return " * " + decimal
}
