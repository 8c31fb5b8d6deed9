import AnchorageHeadless

/// A constraint as code says it: between views and guides that have names.
struct CodeEquation: Hashable {
  /// An attribute of a view or guide.
  struct Anchor: Hashable {
    var item: CodeItem
    var attribute: LayoutAttribute
  }

  var first: Anchor
  var relation: LayoutRelation
  /// `nil` for a length and a number.
  var second: Anchor?
  var multiplier: Double = 1
  /// The multiplier as the file has it: `16:9`.
  var writtenMultiplier: String?
  var constant: Double
  var priority: LayoutPriority = .required
  /// The identifier that somebody wrote.
  var identifier: String?
  /// The name of the outlet of the constraint.
  var property: String?
  /// Whether the constant is the standard space, for which the file has no number.
  var isStandardSpace = false
  /// The place of the constraint in the tree, which tells it from others.
  var id = 0
}

extension CodeEquation {
  /// Whether the equation can become a part of a composite, which has no name for its parts.
  var isNameless: Bool { identifier == nil && property == nil }

  /// Whether the equation is nameless, and about a distance or an equality of lengths.
  var isPlain: Bool { isNameless && multiplier == 1 }

  /// The same with its sides exchanged; nothing but a multiplier of 1 survives that without rounding.
  func flipped() -> CodeEquation {
    guard multiplier == 1, let second else { return self }
    var result = self
    (result.first, result.second) = (second, first)
    result.relation = relation.turned
    result.constant = constant == 0 ? 0 : -constant
    return result
  }
}

extension LayoutRelation {
  /// The relation that holds between exchanged sides.
  var turned: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The operator of the DSL.
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
