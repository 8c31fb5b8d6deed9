/// The constraints that hold exactly at the optimum, as equations, in the order in which a derivation prefers
/// them: the strongest first, equally strong ones as a ``Preference`` says, bounds of variables at last.
///
/// Each equation that isn't a combination of earlier ones is kept. As these are independent, a form is at
/// most one combination of them, which is the only derivation whose members are all as early as possible.
///
/// A class because an optional one is kept from the first question to the next solve.
final class TightSystem {
  let preference: Preference
  private let rows: StatedRows
  /// The optional constraints that do not hold, the strongest first.
  private var pulling: [Int32] = []

  /// - Parameter values: The values of all variables at the optimum.
  /// - Throws: The reason why the equations to keep cannot be determined.
  /// - Complexity: O(terms of all constraints) and a factorisation, where the constraints eliminate one
  ///   variable each. One solution of a system for each other one.
  init(
    _ system: System, _ values: borrowing Buffer<Double>, at parameters: ParameterValues,
    preferring preference: Preference
  ) throws(RevisedSimplex.Failure) {
    self.preference = preference
    let rows = StatedRows(about: system.unknowns)
    for slot in system.byStrength(preference.constraints) {
      if system.residual(of: slot, values) == 0 {
        rows.addConstraint(slot, system, level: rows.sources.end + 1, kind: .equality)
      } else if !system.isInForce(slot) && system.error(of: slot, values) != 0 {
        pulling.append(slot)
      }
    }
    for variable in preference.variables where system.isAtZero(variable.index, values) {
      rows.addBound(of: variable.index, level: rows.sources.end + 1, kind: .equality)
    }
    rows.finish(at: parameters, isInOrder: true)
    let columns = preference.variables.map { rows.column(of: $0.index) }
    try rows.simplex.keepIndependentRows(thenExternals: columns.filter { $0 >= 0 })
    self.rows = rows
  }

  /// The derivation of a form.
  ///
  /// - Complexity: One solution of a system, and O(terms of the constraints that pull).
  func derivation(of terms: UnsafeBufferPointer<Term>, _ system: System) -> Derivation {
    let (members, rest) = rows.simplex.express(rows.columns(of: terms))
    var derivation = Derivation(
      members: members.map { Evidence(source: rows.sources[$0.row], weight: $0.weight) },
      undecided: rest.map { Term($0.value, Variable(index: rows.variables[Int($0.position)])) }, pulling: [])
    if pulling.isEmpty { return derivation }
    var isInvolved = Buffer<Bool>()
    isInvolved.reset(to: false, count: system.variables.count)
    for term in terms { isInvolved[term.variable.index] = true }
    for member in derivation.members where member.source >= 0 {
      for index in system.constraints[member.source].terms {
        isInvolved[system.terms[index].variable.index] = true
      }
    }
    for slot in pulling {
      let isPulling = system.constraints[slot].terms.contains { index in
        let variable = system.terms[index].variable.index
        return system.isUnknown(variable) && isInvolved[variable]
      }
      if isPulling { derivation.pulling.append(ConstraintID(index: slot)) }
    }
    return derivation
  }
}

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

/// The constraints that a value follows from, as a sum that can be checked by hand.
///
/// The members hold exactly, so each is zero in the sum. Their weighted sum is the form without its known
/// part, which is therefore the value:
///
///     c0  left - 16 == 0
///     c1  right - left - 44 == 0
///     right = c0 + c1 + 60
///
/// Stronger constraints are preferred as members, and among equally strong ones the first added, regardless
/// of the solver's path to the optimum. Hence no member is the sum of others.
package struct Derivation: Sendable {
  /// The members, the strongest first, equally strong ones in the order of adding; bounds of variables at last.
  package var members: [Evidence]
  /// The part of the form that the members do not cover: terms in variables that no constraint determines.
  package var undecided: [Term]
  /// The optional constraints that do not hold, but pull on the same variables; the strongest first.
  package var pulling: [ConstraintID]

  /// The constraints among the members, then those that pull.
  package var constraints: [ConstraintID] { members.compactMap { $0.constraint } + pulling }
}

/// A constraint, or a variable that must not be negative, and its weight in a sum.
///
/// In the sum a constraint is its left side, turned so that it should not be negative: `x - 400 <= 0` counts as
/// `400 - x`, and an equality as it was stated.
package struct Evidence: BitwiseCopyable, Sendable {
  /// The constraint, or `~variable`.
  var source: Int32
  /// The factor by which the left side is multiplied.
  package var weight: Double

  /// The constraint; `nil` if it is a variable that must not be negative.
  package var constraint: ConstraintID? {
    source < 0 ? nil : ConstraintID(index: source)
  }

  /// The variable that must not be negative; `nil` if it is a constraint.
  package var nonNegativeVariable: Variable? {
    source < 0 ? Variable(index: ~source) : nil
  }
}

extension [Evidence] {
  /// The weighted sum of constraints: `c1 + 2 * (x3 >= 0)`.
  var text: String {
    var sum = SumText()
    for member in self {
      let name = System.name(of: member.source)
      sum.add(member.weight, member.source < 0 ? "(\(name))" : name)
    }
    return sum.description
  }
}

/// Constraints, turned so that they should not be negative, whose weighted sum is a negative number.
///
///     c0  x - 200 >= 0
///     c1  x - 100 <= 0       (x − 200) + (100 − x) = −100, though neither should be negative
package struct Contradiction: Sendable {
  /// The members; the first one is left out, and its weight is 1 or −1.
  package let evidence: [Evidence]
  /// The amount by which the sum is negative, and by which the weighted members would have to give way in
  /// total.
  package let amount: Double
}

/// The order in which a derivation prefers equally strong constraints. A constraint that isn't listed is
/// never a member.
package struct Preference: Equatable {
  package var constraints: [ConstraintID]
  /// All variables. Their bounds come after all constraints, and where nothing decides a value, it is put down to
  /// the first of them.
  package var variables: [Variable]

  package init(constraints: [ConstraintID], variables: [Variable]) {
    (self.constraints, self.variables) = (constraints, variables)
  }
}

extension Preference {
  /// The order in which constraints and variables were added.
  init(_ system: System) {
    constraints = system.order.elements.map { ConstraintID(index: $0) }
    variables = (0..<system.variables.end).map { Variable(index: $0) }
  }
}
