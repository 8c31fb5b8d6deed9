import Cassowary

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
