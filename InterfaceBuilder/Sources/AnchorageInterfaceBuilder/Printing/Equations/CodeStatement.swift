import AnchorageHeadless

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
