extension Engine {
  /// The constraints that the value of `Σ terms` follows from.
  ///
  /// Whatever holds exactly is an equation. Equations are eliminated one after another, the strongest first,
  /// and the terms are then expressed by them: those with a share in that are the causes.
  func constraints(behind terms: UnsafeBufferPointer<Term>) -> [ConstraintID] {
    var equations = Equations(variableCount: system.variables.count)
    var pulling: [Int32] = []
    for slot in constraintsByStrength() {
      if isExact(slot) {
        equations.add(unknowns(of: slot), source: slot)
      } else if !system.constraints[slot].isRequired && !isSatisfied(slot) {
        pulling.append(slot)
      }
    }
    for variable in 0..<system.variables.end where isAtZero(variable) {
      equations.add([Term(1, Variable(index: variable))], source: ~variable)
    }
    let causes = equations.express(terms.filter { system.variables[$0.variable.index].parameter == 0 })
    var isInvolved = Buffer<Bool>()
    isInvolved.reset(to: false, count: system.variables.count)
    for term in terms { isInvolved[term.variable.index] = true }
    var found: [ConstraintID] = []
    for source in causes where source >= 0 {
      found.append(ConstraintID(index: source))
      for term in unknowns(of: source) { isInvolved[term.variable.index] = true }
    }
    for slot in pulling where unknowns(of: slot).contains(where: { isInvolved[$0.variable.index] }) {
      found.append(ConstraintID(index: slot))
    }
    return found
  }

  /// The constraints that take part, the strongest first, equally strong ones in the order they were added.
  private func constraintsByStrength() -> [Int32] {
    var slots: [(strength: Double, position: Int, slot: Int32)] = []
    for position in 0..<system.order.count {
      let slot = system.order[position]
      let record = system.constraints[slot]
      if !record.isAlive || record.strength <= Strength.tieBreak.rawValue { continue }
      slots.append((record.strength, position, slot))
    }
    slots.sort { $0.strength != $1.strength ? $0.strength > $1.strength : $0.position < $1.position }
    return slots.map { $0.slot }
  }

  /// `Σ terms + constant` of a constraint at the present values, and what rounding may make of zero there.
  private func residual(of slot: Int32) -> (value: Double, rounding: Double) {
    let record = system.constraints[slot]
    var value = record.constant
    var magnitude = abs(value)
    for index in record.terms {
      let part = system.terms[index].coefficient * values[system.terms[index].variable.index]
      value += part
      magnitude += abs(part)
    }
    return (value, Tolerance.violation * max(1, magnitude))
  }

  private func isExact(_ slot: Int32) -> Bool {
    let (value, rounding) = residual(of: slot)
    return abs(value) <= rounding && !system.constraints[slot].isBroken
  }

  private func isSatisfied(_ slot: Int32) -> Bool {
    let (value, rounding) = residual(of: slot)
    return switch system.constraints[slot].relation {
    case .equal: abs(value) <= rounding
    case .lessThanOrEqual: value <= rounding
    case .greaterThanOrEqual: value >= -rounding
    }
  }

  private func isAtZero(_ variable: Int32) -> Bool {
    let record = system.variables[variable]
    return record.isAlive && record.isNonNegative && abs(values[variable]) <= Tolerance.violation
  }

  /// The terms of a constraint whose variables are not parameters.
  private func unknowns(of slot: Int32) -> [Term] {
    let record = system.constraints[slot]
    var terms: [Term] = []
    for index in record.terms
    where system.variables[system.terms[index].variable.index].parameter == 0 {
      terms.append(system.terms[index].term)
    }
    return terms
  }
}

/// Equations `Σ terms = known`, each solved for a variable of its own, which the later ones no longer
/// mention.
private struct Equations: ~Copyable {
  /// An equation without the variables of earlier ones: `source − Σ factor × earlier equation`.
  private struct Equation {
    var source: Int32
    var terms: [Term]
    var earlier: [(equation: Int, factor: Double)]
  }

  private var equations: [Equation] = []
  /// Of each variable, the equation that is solved for it, or −1.
  private var solving = Buffer<Int32>()

  init(variableCount: Int) {
    solving.reset(to: -1, count: variableCount)
  }

  /// Adds an equation unless it follows from those before it.
  mutating func add(_ terms: [Term], source: Int32) {
    let (rest, earlier) = reduce(terms)
    // The largest coefficient keeps rounding small; a variable of its own keeps the rest short.
    guard let pivot = rest.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else { return }
    solving[pivot.variable.index] = Int32(equations.count)
    equations.append(Equation(source: source, terms: rest, earlier: earlier))
  }

  /// The sources of the equations that a sum is made of.
  func express(_ terms: [Term]) -> [Int32] {
    var share = [Double](repeating: 0, count: equations.count)
    for (equation, factor) in reduce(terms).earlier { share[equation] += factor }
    var sources: [Int32] = []
    for index in equations.indices.reversed() where abs(share[index]) > Tolerance.violation {
      sources.append(equations[index].source)
      for (equation, factor) in equations[index].earlier { share[equation] -= share[index] * factor }
    }
    return sources
  }

  /// Takes the solved variables out of a sum, by subtracting their equations.
  private func reduce(_ terms: [Term]) -> (rest: [Term], earlier: [(equation: Int, factor: Double)]) {
    var rest = terms
    var earlier: [(equation: Int, factor: Double)] = []
    var position = 0
    while position < rest.count {
      let term = rest[position]
      let solved = solving[term.variable.index]
      if solved < 0 {
        position += 1
        continue
      }
      let equation = equations[Int(solved)]
      let own = equation.terms.first { $0.variable == term.variable }?.coefficient ?? 1
      let factor = term.coefficient / own
      earlier.append((Int(solved), factor))
      rest.remove(at: position)
      for other in equation.terms where other.variable != term.variable {
        add(Term(-factor * other.coefficient, other.variable), to: &rest)
      }
      // What came in may be solved for by an earlier equation, and stand before the present place.
      position = 0
    }
    return (rest, earlier)
  }

  private func add(_ term: Term, to rest: inout [Term]) {
    guard let index = rest.firstIndex(where: { $0.variable == term.variable }) else {
      rest.append(term)
      return
    }
    let sum = rest[index].coefficient + term.coefficient
    let magnitude = abs(rest[index].coefficient) + abs(term.coefficient)
    if abs(sum) <= Tolerance.violation * magnitude {
      rest.remove(at: index)
    } else {
      rest[index].coefficient = sum
    }
  }
}
