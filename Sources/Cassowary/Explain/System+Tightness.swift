// Which constraints hold exactly at some values, and which do not hold.

extension System {
  /// The constraints above the tie-breaking ones that are not left out, the strongest first, equally strong
  /// ones in the order given.
  func byStrength(_ order: [ConstraintID]) -> [Int32] {
    var slots: [(strength: Double, position: Int, slot: Int32)] = []
    for (position, id) in order.enumerated() where isAlive(id) {
      let record = constraints[id.index]
      if record.isLeftOut || record.strength <= Strength.tieBreak.rawValue { continue }
      slots.append((record.presentStrength, position, id.index))
    }
    slots.sort { $0.strength != $1.strength ? $0.strength > $1.strength : $0.position < $1.position }
    return slots.map { $0.slot }
  }

  /// `Σ terms + constant` of a constraint at some values; zero if that is only rounding error.
  func residual(of slot: Int32, _ values: borrowing Buffer<Double>) -> Double {
    let record = constraints[slot]
    var value = record.constant
    var magnitude = abs(value)
    for index in record.terms {
      let part = terms[index].coefficient * values[terms[index].variable.index]
      value += part
      magnitude += abs(part)
    }
    return abs(value) <= Tolerance.violation(magnitude: magnitude) ? 0 : value
  }

  /// By how much some values miss a constraint, with the sign of its left side; zero if it holds.
  func error(of slot: Int32, _ values: borrowing Buffer<Double>) -> Double {
    let residual = residual(of: slot, values)
    return switch constraints[slot].relation {
    case .equal: residual
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: min(0, residual)
    }
  }

  /// Whether a constraint mentions a follower, which it helps to define.
  func definesFollower(_ slot: Int32) -> Bool {
    constraints[slot].terms.contains { variables[terms[$0].variable.index].isFollower }
  }

  /// Whether a variable must not be negative and is zero at some values.
  func isAtZero(_ variable: Int32, _ values: borrowing Buffer<Double>) -> Bool {
    let record = variables[variable]
    return record.isAlive && record.isNonNegative && abs(values[variable]) <= Tolerance.violation
  }
}
