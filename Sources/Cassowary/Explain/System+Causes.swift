extension System {
  /// The constraints that the value of `Σ terms` follows from.
  ///
  /// A constraint that holds exactly is an equation. Equations are eliminated one after another, the
  /// strongest first, and the terms are then expressed by them: the equations with a share in that are the
  /// causes.
  ///
  /// - Parameters:
  ///   - values: The values of all variables at the optimum.
  ///   - order: The constraints to choose from, of equally strong ones the preferred one first.
  ///   - bounded: The variables whose bounds may be causes, in order.
  func constraints(
    behind terms: UnsafeBufferPointer<Term>, at values: borrowing Buffer<Double>,
    inOrder order: [ConstraintID], bounds bounded: [Variable]
  ) -> [ConstraintID] {
    var equations = Equations(variableCount: variables.count)
    var pulling: [Int32] = []
    for slot in byStrength(order) {
      if isExact(slot, values) {
        equations.add(unknowns(of: slot), source: slot)
      } else if !constraints[slot].isRequired && !isSatisfied(slot, values) {
        pulling.append(slot)
      }
    }
    for variable in bounded where isAtZero(variable.index, values) {
      equations.add([Term(1, variable)], source: ~variable.index)
    }
    let causes = equations.express(terms.filter { variables[$0.variable.index].parameter == 0 })
    var isInvolved = Buffer<Bool>()
    isInvolved.reset(to: false, count: variables.count)
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

  /// The constraints, the strongest first, equally strong ones in their order.
  private func byStrength(_ ranked: [ConstraintID]) -> [Int32] {
    var slots: [(strength: Double, position: Int, slot: Int32)] = []
    for (position, id) in ranked.enumerated() where constraints[id.index].isAlive {
      slots.append((constraints[id.index].strength, position, id.index))
    }
    slots.sort { $0.strength != $1.strength ? $0.strength > $1.strength : $0.position < $1.position }
    return slots.map { $0.slot }
  }

  /// `Σ terms + constant` of a constraint at the present values, and how far rounding errors may move it from
  /// zero.
  private func residual(
    of slot: Int32, _ values: borrowing Buffer<Double>
  ) -> (value: Double, rounding: Double) {
    let record = constraints[slot]
    var value = record.constant
    var magnitude = abs(value)
    for index in record.terms {
      let part = terms[index].coefficient * values[terms[index].variable.index]
      value += part
      magnitude += abs(part)
    }
    return (value, Tolerance.violation * max(1, magnitude))
  }

  private func isExact(_ slot: Int32, _ values: borrowing Buffer<Double>) -> Bool {
    let (value, rounding) = residual(of: slot, values)
    return abs(value) <= rounding && !constraints[slot].isBroken
  }

  private func isSatisfied(_ slot: Int32, _ values: borrowing Buffer<Double>) -> Bool {
    let (value, rounding) = residual(of: slot, values)
    return switch constraints[slot].relation {
    case .equal: abs(value) <= rounding
    case .lessThanOrEqual: value <= rounding
    case .greaterThanOrEqual: value >= -rounding
    }
  }

  private func isAtZero(_ variable: Int32, _ values: borrowing Buffer<Double>) -> Bool {
    let record = variables[variable]
    return record.isAlive && record.isNonNegative && abs(values[variable]) <= Tolerance.violation
  }

  /// The terms of a constraint whose variables are not parameters.
  private func unknowns(of slot: Int32) -> [Term] {
    let record = constraints[slot]
    var unknowns: [Term] = []
    for index in record.terms where variables[terms[index].variable.index].parameter == 0 {
      unknowns.append(terms[index].term)
    }
    return unknowns
  }
}
