import AnchorageHeadless

extension InterfaceConstraint.Side: CustomStringConvertible {
  /// The object identifier and the attribute: `8bC-Xf-vdC.leadingMargin`.
  package var description: String {
    let name = attribute.description
    guard isMargin else { return "\(item.id).\(name)" }
    return "\(item.id).\(name)" + (name.hasPrefix("center") ? "WithinMargins" : "Margin")
  }
}

extension InterfaceConstraint: CustomStringConvertible {
  /// The constraint as an equation with object identifiers: `a.leading == b.trailing + 8 ~ .high`.
  package var description: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first) \(sign) "
    if let second {
      text += second.description
      if let writtenMultiplier, multiplier != 1 { text += " * \(writtenMultiplier)" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).shortText)" }
    } else {
      text += constant.shortText
    }
    return priority == .required ? text : text + " ~ \(priority)"
  }
}
