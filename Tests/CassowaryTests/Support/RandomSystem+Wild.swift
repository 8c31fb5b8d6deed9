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

/// Systems of few numbers, in which wishes agree, meet bounds, and leave something open.
extension RandomSystem {
  private static let sizes: [Double] = [0, 0, 10, 10, 20, -10]
  private static let windows: [Double] = [0, 10, 20, 30, 15, 5, -10, 12]
  private static let wishes: [Strength] = [750, 750, 500, 500, 250, 250, 250]

  static func tied(seed: UInt64, variables count: Int) -> RandomSystem {
    var system = RandomSystem(seed: seed)
    for _ in 0..<count { _ = system.makeVariable(nonNegative: system.random.chance(50)) }
    for _ in 0..<system.random.pick([0, 1, 1, 1, 2]) {
      _ = system.makeParameter(system.random.pick(windows))
    }
    for variable in 0..<count where system.random.chance(80) { system.addContent(of: variable) }
    for _ in 0..<system.random.int(0...(count + 2)) { system.entries.append(system.makeTiedEntry()) }
    if system.random.chance(40) { system.random.shuffle(&system.entries) }
    return system
  }

  /// Adds what a content size asks of a variable: not to be larger, not to be smaller.
  private mutating func addContent(of variable: Int) {
    let extent = LinearExpression(Variable(index: Int32(variable)))
    var size = LinearExpression(constant: random.pick(Self.sizes))
    if random.chance(15), let parameter = parameters.first {
      size = LinearExpression(Variable(index: Int32(parameter))) - size
    }
    let other = random.chance(85) ? size : size + 10
    switch random.int(1...10) {
    case 1...6:
      add(extent <= size, random.pick(Self.wishes))
      add(extent >= other, random.pick(Self.wishes))
    case 7, 8:
      add(extent == size, random.pick(Self.wishes))
    case 9:
      add(extent == size, random.pick(Self.wishes))
      add(extent == other, random.pick(Self.wishes))
    default:
      add(extent >= size, .required)
      add(extent <= size, random.pick(Self.wishes))
    }
  }

  private mutating func makeTiedEntry() -> Entry {
    var expression = LinearExpression(constant: random.pick(Self.sizes))
    for _ in 0..<random.pick([1, 2, 2, 2, 3, 3]) {
      let symbol = random.pick(random.chance(80) ? variables : variables + parameters)
      let coefficient = random.pick([1, 1, 1, -1, -1, 2, 0.5])
      expression.terms.append(Term(coefficient, Variable(index: Int32(symbol))))
    }
    // Now and then a term cancels.
    if random.chance(15), let first = expression.terms.first {
      expression.terms.append(Term(-first.coefficient, first.variable))
    }
    let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let strength = random.chance(40) ? .required : random.pick(Self.wishes)
    return Entry(constraint: LinearConstraint(expression, relation, strength: strength))
  }

  /// Chooses a change at random, most often of the window or of a number.
  mutating func chooseTiedEdit() -> Edit {
    let entry = liveEntries.isEmpty ? nil : random.pick(liveEntries)
    switch (random.int(1...100), entry) {
    case (...35, _) where !parameters.isEmpty:
      return .setParameter(random.pick(Self.windows), symbol: random.pick(parameters))
    case (...60, .some(let entry)):
      return .setConstant(random.pick([0, 0, 10, -10, -20, 20, -15]), entry: entry)
    case (...70, .some(let entry)):
      return .setStrength(random.chance(30) ? .required : random.pick(Self.wishes), entry: entry)
    case (...85, .some(let entry)):
      return .removeEntry(entry)
    default:
      return .addEntry(makeTiedEntry())
    }
  }
}

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
