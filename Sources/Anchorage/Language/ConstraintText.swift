/// What a constraint says, ready to be written as the DSL writes it.
struct ConstraintText {
  /// `coefficient × anchor`.
  struct Part {
    var coefficient: Double
    /// The anchor's text: `title.trailing`.
    var anchor: String
    var attribute: LayoutAttribute
  }

  var left: [Part]
  var relation: LayoutRelation
  var right: [Part]
  var constant: Double
  var priority: LayoutPriority
}

extension ConstraintText: CustomStringConvertible {
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  var description: String {
    var result: String
    if left.count == 1, right.count <= 1, left[0].coefficient == 1 {
      result = "\(left[0].anchor) \(relation) "
      result +=
        right.first.map { $0.anchor + factorText(of: $0.coefficient) + signedText(of: constant) }
        ?? text(of: constant)
    } else {
      let isPlace = relatePlaces
      result = "\(text(of: left, isPlace: isPlace)) \(relation) "
      let sum = text(of: right, isPlace: isPlace) + signedText(of: constant)
      result += right.isEmpty ? text(of: constant) : sum
    }
    return priority == .required ? result : result + " ~ \(priority)"
  }
}

/// A number to be added: nothing for zero, else ` + 8` or ` - 8`.
func signedText(of number: Double) -> String {
  if number == 0 { return "" }
  return number < 0 ? " - " + text(of: -number) : " + " + text(of: number)
}

extension ConstraintText {
  /// Whether the sides are places rather than dimensions.
  ///
  /// A side of one anchor says so itself. Among several, distances cancel: what they add up to tells.
  private var relatePlaces: Bool {
    if left.isEmpty || right.isEmpty { return false }
    for side in [left, right] where side.count == 1 { return !side[0].attribute.isDimension }
    return weightOfPlaces(left) != 0 && weightOfPlaces(right) != 0
  }
}

/// How many places a sum amounts to: 0 for a distance.
private func weightOfPlaces(_ terms: [ConstraintText.Part]) -> Double {
  let total = terms.reduce(0) { $0 + ($1.attribute.isDimension ? 0 : $1.coefficient) }
  return abs(total) < 1e-12 ? 0 : total
}

/// A sum of anchors as the DSL writes a place or a dimension.
private func text(of terms: [ConstraintText.Part], isPlace: Bool) -> String {
  // Also a place that was cancelled, and so belongs to no side of its kind.
  if terms.count == 1 { return joined("", terms[0].anchor, times: terms[0].coefficient) }
  return alternatingText(of: terms, isPlace: isPlace) ?? distancesText(of: terms)
}

/// `a.leading - b.leading + c.width`, if places can be added and taken away in turns and leave what is
/// wanted.
private func alternatingText(of terms: [ConstraintText.Part], isPlace wanted: Bool) -> String? {
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
    result = joined(result, term.anchor, times: term.coefficient)
  }
  return isPlace == wanted ? result : nil
}

/// `a.leading + (b.leading - a.leading) * 0.5`: one place, and the distances of the others from it.
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

private func factorText(of coefficient: Double) -> String {
  coefficient == 1 ? "" : " * " + text(of: coefficient)
}
