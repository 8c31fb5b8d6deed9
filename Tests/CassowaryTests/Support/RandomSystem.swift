import Cassowary

/// A system of constraints as data: made from a seed, edited, printed, and given to any solver.
///
/// Symbols, the variables and parameters, are numbered in order; the constraints use these numbers as
/// variables.
struct RandomSystem {
  /// The meaning of a number that a constraint uses as a variable.
  enum Symbol {
    case variable(nonNegative: Bool)
    case parameter(Double)
    case removed
  }

  /// A constraint and what a ``Cassowary/LinearConstraint`` does not say.
  struct Entry {
    var constraint: LinearConstraint
    var precedence = Precedence.ordinary
  }

  var seed: UInt64
  var symbols: [Symbol] = []
  /// The constraints in the order they were added; `nil` for removed ones.
  var entries: [Entry?] = []
  var random: SplitMix64

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D &+ 1)
  }
}

// MARK: - Making symbols and constraints

extension RandomSystem {
  mutating func makeVariable(nonNegative: Bool = false) -> LinearExpression {
    symbols.append(.variable(nonNegative: nonNegative))
    return LinearExpression(Variable(index: Int32(symbols.count - 1)))
  }

  mutating func makeParameter(_ value: Double) -> LinearExpression {
    symbols.append(.parameter(value))
    return LinearExpression(Variable(index: Int32(symbols.count - 1)))
  }

  mutating func add(
    _ constraint: LinearConstraint, _ strength: Strength = .required,
    _ precedence: Precedence = .ordinary
  ) {
    entries.append(Entry(constraint: constraint.strength(strength), precedence: precedence))
  }

  /// The numbers of the variables that are left.
  var variables: [Int] {
    symbols.indices.filter { if case .variable = symbols[$0] { true } else { false } }
  }

  var parameters: [Int] {
    symbols.indices.filter { if case .parameter = symbols[$0] { true } else { false } }
  }

  var hasRemovedVariables: Bool {
    symbols.contains { if case .removed = $0 { true } else { false } }
  }

  /// The numbers of the constraints that are left.
  var liveEntries: [Int] {
    entries.indices.filter { entries[$0] != nil }
  }

  func isNonNegative(_ symbol: Int) -> Bool {
    if case .variable(nonNegative: true) = symbols[symbol] { true } else { false }
  }

  func mentions(_ symbol: Int, in entry: Int) -> Bool {
    entries[entry]?.constraint.expression.terms.contains { $0.variable.index == symbol } ?? false
  }

  func isRequired(_ entry: Int) -> Bool {
    entries[entry]?.constraint.strength == .required
  }
}

// MARK: - Judging

extension RandomSystem {
  /// The reference solution of some of the constraints, the parameters being plain numbers.
  ///
  /// - Parameter nonNegative: Which variables are kept from going below zero; all that ask for it when `nil`.
  func reference(of chosen: [Int], nonNegative: [Int]? = nil) -> ReferenceSolver {
    let constraints = chosen.compactMap { entries[$0]?.constraint }.map { constraint in
      var result = constraint
      result.expression.terms = []
      for term in constraint.expression.terms {
        if case .parameter(let value) = symbols[Int(term.variable.index)] {
          result.expression.constant += term.coefficient * value
        } else {
          result.expression.terms.append(term)
        }
      }
      return result
    }
    let signs = symbols.indices.map { symbol in
      nonNegative.map { $0.contains(symbol) } ?? isNonNegative(symbol)
    }
    return ReferenceSolver(variables: signs, constraints: constraints)
  }

  /// The value of the left side of a constraint at a point.
  func leftSide(of entry: Int, at point: [Double]) -> Double {
    guard let expression = entries[entry]?.constraint.expression else { return 0 }
    return expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * point[Int($1.variable.index)]
    }
  }

  /// By how much a point misses a constraint.
  func error(of entry: Int, at point: [Double]) -> Double {
    let left = leftSide(of: entry, at: point)
    return switch entries[entry]?.constraint.relation {
    case .equal: abs(left)
    case .lessThanOrEqual: max(0, left)
    case .greaterThanOrEqual: max(0, -left)
    case nil: 0
    }
  }
}

// MARK: - Printing

extension RandomSystem: CustomStringConvertible {
  var description: String {
    var lines = ["seed \(seed)"]
    for (index, symbol) in symbols.enumerated() {
      switch symbol {
      case .variable(nonNegative: true): lines.append("  v\(index) >= 0")
      case .variable(nonNegative: false): lines.append("  v\(index)")
      case .parameter(let value): lines.append("  v\(index) is the parameter \(value)")
      case .removed: break
      }
    }
    for index in liveEntries { lines.append("  c\(index): \(text(of: index))") }
    return lines.joined(separator: "\n")
  }

  /// A constraint as a line: `1.0 v0 - 2.0 v1 + 8.0 <= 0 ~ 750.0`.
  func text(of entry: Int) -> String {
    guard let entry = entries[entry] else { return "removed" }
    var text = ""
    for term in entry.constraint.expression.terms {
      let sign = term.coefficient < 0 ? "- " : text.isEmpty ? "" : "+ "
      text += "\(sign)\(abs(term.coefficient)) v\(term.variable.index) "
    }
    let constant = entry.constraint.expression.constant
    text += "\(constant < 0 ? "-" : text.isEmpty ? "" : "+") \(abs(constant)) "
    switch entry.constraint.relation {
    case .lessThanOrEqual: text += "<= 0"
    case .equal: text += "== 0"
    case .greaterThanOrEqual: text += ">= 0"
    }
    if entry.constraint.strength != .required { text += " ~ \(entry.constraint.strength.rawValue)" }
    return entry.precedence == .ordinary ? text : text + " (\(entry.precedence))"
  }
}
