import Cassowary

/// Systems no person would write: any coefficients, dependent equalities, contradictions, unbounded
/// directions.
extension RandomSystem {
  static let coefficients: [Double] = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 3, 0.25, -0.75, 1.5, 1.0 / 3]

  static func wild(seed: UInt64, variables: Int) -> RandomSystem {
    var system = RandomSystem(seed: seed)
    for _ in 0..<variables { _ = system.makeVariable(nonNegative: system.random.chance(40)) }
    for _ in 0..<system.random.pick([0, 0, 1, 2]) {
      _ = system.makeParameter(Double(system.random.int(-50...400)))
    }
    let required = system.random.pick([20, 50, 80])
    for _ in 0..<system.random.int(1...variables * 2 + 1) {
      system.entries.append(system.makeWildEntry(requiredPercent: required))
    }
    if system.random.chance(30) { system.addDependentConstraint() }
    system.random.shuffle(&system.entries)
    return system
  }

  mutating func makeWildEntry(requiredPercent: Int) -> Entry {
    var expression = LinearExpression(constant: random.chance(30) ? 0 : Double(random.int(-60...60)))
    for _ in 0..<random.pick([1, 1, 1, 2, 2, 2, 2, 3, 3, 4]) {
      let symbol = Int32(random.pick(variables + parameters))
      expression.terms.append(Term(random.pick(Self.coefficients), Variable(index: symbol)))
    }
    // Now and then nothing is left but the constant.
    if random.chance(2) { expression = expression - expression + Double(random.int(-1...1)) }
    let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let strength =
      random.chance(requiredPercent) ? .required : random.pick([750, 500, 500, 250, 250] as [Strength])
    let precedence: Precedence =
      switch random.int(1...100) {
      case ...3: .placement
      case ...20 where relation != .equal: .yielding
      default: .ordinary
      }
    return Entry(
      constraint: LinearConstraint(expression, relation, strength: strength), precedence: precedence)
  }

  /// Adds the sum of two constraints, which says nothing new, or, now and then, contradicts them.
  private mutating func addDependentConstraint() {
    guard let a = random.pick(entries)?.constraint, let b = random.pick(entries)?.constraint else { return }
    let sum = a.expression * random.pick(Self.coefficients) + b.expression * random.pick(Self.coefficients)
    add(
      LinearConstraint(random.chance(80) ? sum : sum + 7, .equal), random.pick([.required, .required, 500]))
  }
}
