import AnchorageHeadless

/// A constraint of a document.
package struct InterfaceConstraint: Hashable, Sendable {
  /// A view or guide that a constraint names.
  package enum Reference: Hashable, Sendable {
    case view(String)
    case guide(String)
    /// An object that is neither, or that is not in the file; such a constraint is in the notes, too.
    case missing(String)

    /// The object identifier.
    package var id: String {
      switch self {
      case .view(let id), .guide(let id), .missing(let id): id
      }
    }
  }

  /// One side of a constraint.
  package struct Side: Hashable, Sendable {
    package let item: Reference
    package let attribute: LayoutAttribute
    /// Whether the attribute is that of the margins: `leadingMargin`.
    package let isMargin: Bool
  }

  /// The object identifier; no two constraints of a document have the same.
  package let id: String
  package let position: InterfacePosition
  /// The view that holds the constraint.
  package let holder: String
  package let first: Side
  package let relation: LayoutRelation
  /// `nil` for a constraint about a width or a height alone.
  package let second: Side?
  package let multiplier: Double
  /// The multiplier as the file has it: `16:9`; `nil` if it has none.
  package let writtenMultiplier: String?
  package let constant: Double
  /// Whether the file states the constant.
  package let hasConstant: Bool
  package let priority: LayoutPriority
  package let identifier: String?
  package let userLabel: String?
  /// Whether the constant is that of the standard spacing.
  package let isSymbolic: Bool
  /// Whether the constraint is removed when the file is loaded. It took part in the saved frames.
  package let isPlaceholder: Bool
  package let variations: [InterfaceVariation]
}

extension InterfaceConstraint {
  /// The constant under some circumstances.
  package func constant(in traits: InterfaceTraits) -> Double {
    variations.value(of: "constant", in: traits).flatMap(Double.init) ?? constant
  }

  /// The priority under some circumstances.
  package func priority(in traits: InterfaceTraits) -> LayoutPriority {
    variations.value(of: "priority", in: traits).flatMap(Float.init).map { LayoutPriority($0) } ?? priority
  }

  /// The sides that there are.
  package var sides: [Side] { [first] + (second.map { [$0] } ?? []) }
}

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
