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

/// A view or a guide of a view in code.
struct CodeItem: Hashable {
  /// The guides that code can name.
  enum Area: String, Hashable {
    case margins
    case safeArea
    case readableContent
    case keyboard
    case contentLayoutGuide
    case frameLayoutGuide
  }

  /// The object identifier of the view.
  let view: String
  /// The guide of the view; `nil` for the view itself.
  let area: Area?

  init(_ view: String, _ area: Area? = nil) {
    self.view = view
    self.area = area
  }
}

/// A statement of the DSL, and the constraints that it makes.
struct CodeStatement {
  /// The items on the left, in an array if there are several.
  var subjects: [CodeItem]
  /// Whether the left is an array even for one subject.
  var isList = false
  /// The property of the subjects: `edges.excluding(.bottom)`; or a call: `match(.width)`.
  var property: String
  /// The operator and what is behind it, with the priority: `== root.top + 8 ~ .high`; empty for a call.
  var rest: String
  /// The equations that the statement says.
  var equations: [CodeEquation]

  /// The text on one line.
  func text(_ language: CodeLanguage) -> String {
    let left =
      subjects.count == 1 && !isList
      ? language.property(property, of: subjects[0])
      : "[" + subjects.map(language.name).joined(separator: ", ") + "].\(property)"
    return rest.isEmpty ? left : "\(left) \(rest)"
  }
}

extension CodeStatement {
  /// The numbers that the file leaves to the system, each once.
  var standardSpaces: [Double] {
    Set(equations.filter(\.isStandardSpace).map { abs($0.constant) }).sorted()
  }

  /// An equation as a statement of its own.
  init(_ equation: CodeEquation, _ language: CodeLanguage) {
    self.init(
      subjects: [equation.first.item], property: equation.first.attribute.description,
      rest: equation.relation.sign + " " + CodeStatement.target(of: equation, language)
        + CodeLanguage.priority(equation.priority), equations: [equation])
  }

  /// The right side of an equation: `root.trailing - 16`, `44`.
  static func target(of equation: CodeEquation, _ language: CodeLanguage) -> String {
    guard let second = equation.second else { return CodeLanguage.number(equation.constant) }
    return language.property(second.attribute.description, of: second.item)
      + CodeLanguage.factor(equation.multiplier, written: equation.writtenMultiplier)
      + CodeLanguage.added(equation.constant)
  }
}
