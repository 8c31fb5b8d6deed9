extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  public var description: String {
    var result: String
    if let sides {
      result = "\(text(of: sides.left)) \(relation) \(text(of: sides.right, plus: storedConstant))"
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

/// A sum of anchors, in an order that the DSL reads: two places in a row have opposite signs.
private func text(of terms: [Sides.Term], plus constant: Double = 0) -> String {
  if terms.isEmpty { return text(of: constant) }
  var result = ""
  var rest = terms
  var isPlace = false
  while !rest.isEmpty {
    // A distance takes another place, a place takes one away.
    let index = rest.firstIndex {
      $0.attribute.isDimension || (isPlace ? $0.coefficient < 0 : $0.coefficient > 0)
    }
    let term = rest.remove(at: index ?? 0)
    if !term.attribute.isDimension { isPlace.toggle() }
    let anchor = text(of: term.node, term.attribute)
    if result.isEmpty {
      result = anchor + factorText(of: term.coefficient)
    } else {
      result += (term.coefficient < 0 ? " - " : " + ") + anchor + factorText(of: term.coefficient.magnitude)
    }
  }
  return result + signedText(of: constant)
}

private func factorText(of coefficient: Double) -> String {
  coefficient == 1 ? "" : " * " + text(of: coefficient)
}
