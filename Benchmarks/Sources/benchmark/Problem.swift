import CRival
import Cassowary

/// A system of constraints that every solver can be given.
final class Problem {
  let rival: UnsafeMutablePointer<RivalProblem>
  let constraints: UnsafeBufferPointer<RivalConstraint>
  let terms: UnsafeBufferPointer<RivalTerm>
  /// How strongly each constraint asks to hold, for an engine that does not weigh strengths up.
  let strengths: [Strength]
  /// How many of the constraints, the last ones, say that a variable is not negative; our own solver is told
  /// so when it makes the variable.
  let boundCount: Int
  /// Whether a variable is not negative; empty if none has to be.
  let isNonNegative: [Bool]

  var variableCount: Int { Int(rival.pointee.variableCount) }

  /// - Parameters:
  ///   - constraints: The system.
  ///   - variables: All variables, in the order that numbers them; the width and the height are the first
  ///     two.
  ///   - nonNegative: Those of the variables that are not negative.
  ///   - weights: The weights for a rival that weighs strengths up; `nil` for the usual weights.
  ///   - isLast: Whether the constraint of an index comes after all others.
  init(
    _ constraints: [LinearConstraint], variables: [Variable], nonNegative: [Variable] = [],
    weights: [Double]? = nil, isLast: (Int) -> Bool = { _ in false }
  ) {
    let constraints = constraints + nonNegative.map { $0 >= 0 }
    boundCount = nonNegative.count
    let bounded = Set(nonNegative)
    isNonNegative = nonNegative.isEmpty ? [] : variables.map(bounded.contains)
    let numbers = Dictionary(uniqueKeysWithValues: zip(variables, Int32(0)...))
    let order = constraints.indices.filter { !isLast($0) } + constraints.indices.filter(isLast)
    var terms: [RivalTerm] = [], rows: [RivalConstraint] = []
    for index in order {
      let constraint = constraints[index], first = terms.count
      for term in constraint.expression.terms {
        guard let number = numbers[term.variable] else { preconditionFailure("A variable is not listed") }
        terms.append(RivalTerm(coefficient: term.coefficient, variable: number))
      }
      let relation: Int32 =
        switch constraint.relation {
        case .lessThanOrEqual: -1
        case .equal: 0
        case .greaterThanOrEqual: 1
        }
      rows.append(
        RivalConstraint(
          constant: constraint.expression.constant,
          strength: weights?[index] ?? Self.weight(of: constraint.strength), firstTerm: Int32(first),
          termCount: Int32(terms.count - first), relation: relation))
    }
    strengths = order.map { constraints[$0].strength }
    self.terms = Self.copy(terms)
    self.constraints = Self.copy(rows)
    rival = .allocate(capacity: 1)
    rival.initialize(
      to: RivalProblem(
        terms: self.terms.baseAddress, constraints: self.constraints.baseAddress,
        constraintCount: Int32(rows.count), variableCount: Int32(variables.count), width: 0, height: 1))
  }

  deinit {
    rival.deallocate()
    constraints.deallocate()
    terms.deallocate()
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
    return UnsafeBufferPointer(buffer)
  }

  /// A strength as kiwi weighs it, of the same order.
  private static func weight(of strength: Strength) -> Double {
    switch strength {
    case .required: 1_001_001_000
    case let strength where strength > .medium: 1e6 * strength.rawValue / Strength.strong.rawValue
    case let strength where strength > .weak: 1e3 * strength.rawValue / Strength.medium.rawValue
    default: strength.rawValue / Strength.weak.rawValue
    }
  }
}

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
