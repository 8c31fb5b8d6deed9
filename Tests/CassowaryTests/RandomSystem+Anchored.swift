import Cassowary

/// Systems in which every variable has a wish, so that nothing is open and edits never begin anew.
extension RandomSystem {
  static func anchored(seed: UInt64, variables count: Int) -> RandomSystem {
    var system = RandomSystem(seed: seed)
    let zero = system.makeVariable()
    for _ in 1..<count { _ = system.makeVariable(nonNegative: system.random.chance(40)) }
    if system.random.chance(50) { _ = system.makeParameter(Double(system.random.int(0...400))) }
    system.add(zero == 0)
    let ownPercent = system.random.pick([0, 30, 100])
    for index in 1..<count {
      var wish = LinearExpression(Variable(index: Int32(index))) - Double(system.random.int(0...50) * 10)
      // Presolve keeps variables that have a wish of their own.
      if !system.random.chance(ownPercent) { wish = wish + zero }
      system.add(LinearConstraint(wish, .equal), Strength(rawValue: 2 + Double(index) / 64))
    }
    for _ in 0..<system.random.int(1...count) { system.entries.append(system.makeEquality()) }
    for _ in 0..<system.random.int(0...3) { system.entries.append(system.makeWildEntry(requiredPercent: 20)) }
    return system
  }

  /// A required equality of two to five variables.
  private mutating func makeEquality() -> Entry {
    var expression = LinearExpression(constant: Double(random.int(-6...6) * 10))
    var used: Set<Int> = []
    for _ in 0..<random.pick([2, 2, 3, 3, 3, 4, 5]) {
      let symbol = random.pick(random.chance(90) ? variables : variables + parameters)
      if !used.insert(symbol).inserted { continue }
      let coefficient = random.pick([1, 1, -1, -1, -1, 2, 0.5])
      expression.terms.append(Term(coefficient, Variable(index: Int32(symbol))))
    }
    return Entry(constraint: LinearConstraint(expression, .equal))
  }

  /// Chooses a change at random that leaves the wishes, and all variables.
  mutating func chooseAnchoredEdit() -> Edit {
    let entry = liveEntries.filter {
      entries[$0]?.constraint.strength ?? .weak > Strength(rawValue: 10) && $0 > 0
    }
    switch (random.int(1...100), entry.isEmpty ? nil : random.pick(entry)) {
    case (...15, .some(let entry)):
      return .setConstant(Double(random.int(-20...20) * 5), entry: entry)
    case (...20, .some(let entry)):
      return .setStrength(random.pick([.required, .required, 500, 250, 333]), entry: entry)
    case (...28, _) where !parameters.isEmpty:
      return .setParameter(Double(random.int(0...40) * 10), symbol: random.pick(parameters))
    case (...64, .some(let entry)):
      return .removeEntry(entry)
    case (...70, _):
      return .addEntry(makeWildEntry(requiredPercent: 30))
    default:
      return .addEntry(makeEquality())
    }
  }
}
