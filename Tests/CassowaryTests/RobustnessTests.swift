import Cassowary
import Testing

/// Numbers no layout has, but which are accepted: the answers may be rough, but there are answers.
@Suite struct RobustnessTests {
  /// From the smallest number there is to the largest that is accepted.
  private static let magnitudes: [Double] = [
    1e9, -1e9, 1e-9, 1, -1, 1e-300, .leastNonzeroMagnitude, 1e5, -1e-5, 3, 0, 0.1, 1e-6, 123456.789,
  ]

  @Test(arguments: randomCases(20))
  func `far-apart numbers neither trap nor hang nor spread`(batch: Int) throws {
    for seed in UInt64(batch * 50)..<UInt64(batch * 50 + 50) {
      var random = SplitMix64(seed: seed)
      let solver = Solver()
      var symbols: [Variable] = []
      for _ in 0..<random.int(1...8) { symbols.append(solver.makeVariable(nonNegative: random.chance(40))) }
      symbols.append(try solver.makeParameter(random.pick(Self.magnitudes)))
      var constraints: [ConstraintID] = []
      for _ in 0..<random.int(1...20) {
        var expression = LinearExpression(constant: random.pick(Self.magnitudes))
        for _ in 0..<random.int(0...5) {
          expression.terms.append(Term(random.pick(Self.magnitudes), random.pick(symbols)))
        }
        let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        let strength: Strength = random.pick([1000, 1000, 750, 250, 1e-300, 999.999_999_9])
        constraints.append(try solver.add(LinearConstraint(expression, relation, strength: strength)))
      }
      for round in 0...5 {
        if round > 0 {
          try solver.setConstant(random.pick(Self.magnitudes), of: random.pick(constraints))
          try solver.setStrength(random.pick([1000, 5, 1e-9]), of: random.pick(constraints))
        }
        solver.solve()
        let wrong = symbols.filter { !solver.value(of: $0).isFinite }
        #expect(wrong == [], "seed \(seed)")
        #expect(Set(solver.conflicts.map(\.broken)).count == solver.conflicts.count, "seed \(seed)")
      }
    }
  }
}
