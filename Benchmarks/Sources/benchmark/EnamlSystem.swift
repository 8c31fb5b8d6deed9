import Cassowary

/// The system of kiwi's own benchmark `enaml_like`, read from kiwi's sources.
struct EnamlSystem {
  private(set) var variables: [Variable] = []
  private(set) var constraints: [LinearConstraint] = []
  /// The strengths as kiwi has them.
  private(set) var weights: [Double] = []

  /// - Parameter source: The text of `enaml_like_benchmark.cpp`.
  init?(source: String) throws {
    let solver = Solver()
    var names: [Substring: Variable] = [:]
    for name in ["width", "height"] as [Substring] {
      let variable = try solver.makeParameter(0)
      names[name] = variable
      variables.append(variable)
    }
    for line in source.split(separator: "\n") {
      // (-lb2top + lb3top + -0.5 * lb2height + -10 == 0) | mmedium,
      guard let open = line.firstIndex(of: "("), let bar = line.firstIndex(of: "|"),
        let close = line[..<bar].lastIndex(of: ")"), line.drop(while: { $0 == " " }).first == "("
      else { continue }
      let words = line[line.index(after: open)..<close].split(separator: " ")
      guard words.count > 2, let relation = Self.relations[words[words.count - 2]],
        let strength = Self.strengths[String(line[bar...].filter { $0.isLetter })]
      else { return nil }
      var expression = LinearExpression(), coefficient = 1.0
      for (index, word) in words.dropLast(2).enumerated() where word != "+" && word != "*" {
        if let number = Double(word) {
          if words[index + 1] == "*" { coefficient = number } else { expression.constant += number }
          continue
        }
        let name = word.drop { $0 == "-" }
        if names[name] == nil {
          names[name] = solver.makeVariable()
          variables += [names[name]].compactMap(\.self)
        }
        if let variable = names[name] {
          expression.terms.append(Term(word == name ? coefficient : -coefficient, variable))
        }
        coefficient = 1
      }
      constraints.append(LinearConstraint(expression, relation, strength: strength.level))
      weights.append(strength.weight)
    }
    if constraints.isEmpty { return nil }
  }

  private static let relations: [Substring: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  /// kiwi's weights, and levels of the same order.
  private static let strengths: [String: (weight: Double, level: Strength)] = [
    "strengthrequired": (1_001_001_000, .required), "strengthstrong": (1_000_000, .strong),
    "smedium": (100_000, 600), "mmedium": (1250, 510), "strengthmedium": (1000, .medium),
    "strengthweak": (1, .weak),
  ]
}
