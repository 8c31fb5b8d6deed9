import Testing

@testable import Cassowary

/// Which constraints can be members of a contradiction, by the signs of their weights.
@Suite struct PossibleMembersTests {
  private let solver = Solver()

  /// The constraints that may be members, as letters in the order in which they were added.
  private func possible() -> String {
    let pipeline = solver.pipeline
    let members = PossibleMembers(pipeline.system, at: .fine)
    let slots = 0..<pipeline.system.constraints.end
    let letters = Array("abcdef")
    return String(
      slots.filter { pipeline.system.isInForce($0) && members[$0] }.map { letters[Int($0)] })
  }

  /// How many constraints are in the group of a constraint; empty if it has none.
  private func groups(of constraint: ConstraintID, at precision: ConflictReport.Precision = .fine) -> [Int] {
    solver.pipeline.system.requiredGroups(of: [constraint.index], at: precision).map(\.constraints.count)
  }

  @Test
  func `two bounds that face each other may contradict, two of the same side may not`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x >= 3)
    try solver.add(x <= 8)
    try solver.add(y >= 3)
    try solver.add(y >= 8)
    #expect(possible() == "ab")
  }

  @Test
  func `an equality holds from both sides, unless nothing else mentions the variable`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x == 3)
    try solver.add(x >= 8)
    try solver.add(y == 3)
    #expect(possible() == "ab")
  }

  @Test
  func `a constraint on a variable that nothing else mentions sets free what it connects`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
    try solver.add(x >= 3)
    try solver.add(y >= x + 8)
    try solver.add(z == y + 8)
    // z is free, so c; then nothing holds y from above, so b; then nothing x, so a.
    #expect(possible() == "")
    try solver.add(z <= 100)
    #expect(possible() == "abcd")
  }

  @Test
  func `an equality that is held from one side hands that side on`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x == y + 8)
    try solver.add(x >= 3)
    try solver.add(y >= 8)
    // Weights of x: a + b = 0, so a ≤ 0. Of y: −a + c = 0, so a ≥ 0.
    #expect(possible() == "")
    try solver.add(y <= 9)
    #expect(possible() == "abcd")
  }

  @Test
  func `the bound of a size that must not be negative counts`() throws {
    let size = solver.makeVariable(nonNegative: true), x = solver.makeVariable()
    try solver.add(size <= 8)
    try solver.add(x <= 8)
    #expect(possible() == "a")
  }

  @Test
  func `terms that cancel out hold nothing, and a constraint on nothing may contradict by itself`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x + y - y >= 3)
    try solver.add(y <= 8)
    try solver.add(y - y >= 3)
    #expect(possible() == "c")
    try solver.add(x <= 8)
    #expect(possible() == "acd")
  }

  @Test
  func `wishes, parameters and what is gone hold nothing`() throws {
    let window = try solver.makeParameter(320)
    let x = solver.makeVariable()
    try solver.add(x >= window)
    try solver.add((x <= 8).strength(.strong))
    let gone = try solver.add(x <= 8)
    try solver.remove(gone)
    #expect(possible() == "")
    try solver.add(x <= window)
    #expect(possible() == "ad")
  }

  @Test
  func `a coarse look leaves nothing out`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    let first = try solver.add(x >= 3)
    let second = try solver.add(y >= x)
    #expect(groups(of: first) == [] && groups(of: second) == [])
    #expect(groups(of: first, at: .coarse) == [2])
  }

  @Test(arguments: [10, 1_000])
  func `in a long list the pass looks at the row in conflict, not at the others`(count: Int) throws {
    let width = try solver.makeParameter(320)
    var middle = solver.makeVariable()
    var bottom: LinearExpression?
    for row in 0..<count {
      // A text and a badge in a box, as high as the text; the badge is at least as wide as high.
      let top = solver.makeVariable(), height = solver.makeVariable(nonNegative: true)
      let text = solver.makeVariable(nonNegative: true), badge = solver.makeVariable(nonNegative: true)
      let badgeHeight = solver.makeVariable(nonNegative: true)
      try solver.add(top == (bottom ?? LinearExpression(constant: 0)) + 4)
      try solver.add(text + badge + 22 <= width)
      try solver.add(badge >= badgeHeight)
      bottom = top + height
      if row == count / 2 { middle = badge }
    }
    try solver.add(middle >= 41)
    let conflict = try solver.add(middle <= 39)
    // Those two, the badge's height and the width of its box.
    #expect(groups(of: conflict) == [4])
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [conflict])
  }

  @Test
  func `a conflict of what is linked is found with all others, in the order in which they were added`() throws
  {
    let r = solver.makeVariable(), x = solver.makeVariable(), y = solver.makeVariable()
    // Presolve eliminates x, and nothing but the link is about r.
    try solver.add(x == r + 10)
    try solver.add(x >= 30)
    let first = try solver.add(x <= 20)
    try solver.add(y >= 30)
    let second = try solver.add(y <= 20)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [first, second])
    // Once as stated, and once without both.
    #expect(solver.statistics.rebuilds == 2)
  }

  @Test(arguments: 0..<20)
  func `what signs leave out changes no conflict of random systems`(batch: Int) throws {
    var prunedCount = 0
    for seed in UInt64(batch * 50)..<UInt64((batch + 1) * 50) {
      prunedCount += try compare(.wild(seed: seed, variables: 1 + Int(seed % 6)), "wild \(seed)")
      prunedCount += try compare(.layout(seed: seed, boxes: 1 + Int(seed % 6)), "layout \(seed)")
    }
    #expect(prunedCount > 10)
  }

  /// Compares what is left out among those that signs leave, and among all; returns how many constraints signs leave out
  /// where there are conflicts.
  private func compare(_ random: RandomSystem, _ title: String) throws -> Int {
    let solver = try LiveSystem(random).solver
    let pipeline = solver.pipeline
    let parameters = pipeline.parameters
    for conflict in pipeline.conflicts() {
      pipeline.system.constraints[conflict.broken.index].isBroken = false
    }
    let inOrder = pipeline.system.requiredInOrder
    let all = RequiredGroup(variables: pipeline.system.unknowns, constraints: inOrder)
    let groups = pipeline.system.requiredGroups(of: inOrder, at: .fine)
    func leftOut(_ groups: [RequiredGroup]) -> [Int32] {
      let required = RequiredSystem()
      let derivations = Derivations()
      var found: [Int32] = []
      for group in groups {
        required.collect(group, pipeline.system, at: parameters)
        found += required.leaveOut(at: .fine, derivations).map { $0.source }.filter { $0 >= 0 }
      }
      return found.sorted()
    }
    let expected = leftOut([all])
    #expect(leftOut(groups) == expected, "\(title)")
    return expected.isEmpty ? 0 : inOrder.count - groups.reduce(0) { $0 + $1.constraints.count }
  }
}

extension System {
  /// The constraints that have to hold, by precedence and as they were added.
  fileprivate var requiredInOrder: [Int32] {
    Precedence.allCases.flatMap { precedence in
      (0..<order.count).map { order[$0] }.filter { isInForce($0) && constraints[$0].precedence == precedence }
    }
  }
}
