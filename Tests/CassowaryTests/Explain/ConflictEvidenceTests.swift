import Testing

@testable import Cassowary

/// Contradictions as weighted sums, and the constraint that each leaves out.
@Suite struct ConflictEvidenceTests {
  private let solver = Solver()

  private func evidence(p: Double = 0) -> [String] {
    let stages = Stages(solver, p: p)
    return stages.evidence()
  }

  private func conflicts() -> String {
    solver.solve()
    return solver.conflictsDescription
  }

  @Test
  func `inequalities add up to a contradiction with their weights`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x >= 60)
    try solver.add(y >= 30)
    try solver.add(x + 2 * y <= 100)
    // (100 − x − 2 × y) + (x − 60) + 2 × (y − 30) = −20
    #expect(evidence() == ["c2 + c0 + 2 * c1"])
    #expect(conflicts() == "conflicts\n  c0, c1, c2: without c2\n")
  }

  @Test(arguments: [1, 1e3, 1e6, 5e8])
  func `a contradiction is found beside numbers that are far away`(far: Double) throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(0.5 * x + 2 * y >= far)
    try solver.add(x + y == 0.02)
    try solver.add(x + y == -0.01)
    #expect(conflicts() == "conflicts\n  c1, c2: without c2\n")
  }

  @Test
  func `a size that would be negative is part of the evidence`() throws {
    let size = solver.makeVariable(nonNegative: true)
    try solver.add(size + 8 <= 0)
    // (−8 − x0) + x0 = −8
    #expect(evidence() == ["c0 + (x0 >= 0)"])
    #expect(conflicts() == "conflicts\n  c0, x0 >= 0: without c0\n")
  }

  @Test
  func `equalities that presolve used belong to the conflict`() throws {
    let window = try solver.makeParameter(200)
    let left = solver.makeVariable(), right = solver.makeVariable()
    try solver.add(left == 150)
    try solver.add(right == left + 100)
    try solver.add(right <= window)
    // (p − x2) + (x1 − 150) + (x2 − x1 − 100) = p − 250
    #expect(evidence(p: 200) == ["c2 + c0 + c1"])
    #expect(conflicts() == "conflicts\n  c0, c1, c2: without c2\n")
    #expect(
      solver.systemDescription == """
        variables
          x0 == p
          x1
          x2
        constraints
          c0  x1 - 150 == 0
          c1  x2 - x1 - 100 == 0
          c2  x2 - x0 <= 0, left out

        """)
  }

  @Test
  func `a placement is kept though it was added last`() throws {
    let x = solver.makeVariable()
    try solver.add(x == 100)
    _ = [Term(1, x)].withUnsafeBufferPointer {
      solver.addUnchecked($0, constant: -200, relation: .equal, strength: .required, precedence: .placement)
    }
    // −(x0 − 100) + (x0 − 200) = −100
    #expect(evidence() == ["-c0 + c1"])
    #expect(conflicts() == "conflicts\n  c0, c1: without c0\n")
    #expect(solver.value(of: x) == 200)
  }

  @Test
  func `an edit of what takes no part in a conflict solves nothing else again`() throws {
    let window = try solver.makeParameter(200)
    let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
    try solver.add(x == window)
    let broken = try solver.add(x == 300)
    try solver.add(y >= z)
    let wish = try solver.add((y == 10).strength(.weak))
    let other = try solver.add(z == 20)
    solver.solve()
    let rebuilds = solver.statistics.rebuilds
    try solver.setConstant(-12, of: wish)
    solver.solve()
    try solver.setConstant(-11, of: other)
    solver.solve()
    #expect(solver.value(of: y) == 12 && solver.value(of: z) == 11)
    let added = try solver.add(z == x)
    try solver.remove(other)
    solver.solve()
    #expect(solver.value(of: y) == 200)
    #expect(solver.statistics.rebuilds == rebuilds && solver.conflicts.map(\.broken) == [broken])
    // One that comes into a conflict is tried with all the others.
    try solver.add(z == 0)
    try solver.setParameter(window, to: 100)
    solver.solve()
    #expect(solver.conflicts.count == 2 && solver.value(of: y) == 100)
    try solver.remove(added)
    try solver.remove(broken)
    solver.solve()
    #expect(solver.conflicts.isEmpty && solver.value(of: y) == 12 && solver.value(of: x) == 100)
  }

  @Test(arguments: [1e8, -1e8, 9e8])
  func `numbers of nine digits conflict when they differ by one`(number: Double) throws {
    let x = solver.makeVariable()
    try solver.add(x == number)
    try solver.add(x == number + 1)
    #expect(conflicts().contains("without c1"))
    #expect(solver.value(of: x) == number)
  }

  @Test
  func `a coefficient that is small beside another one counts`() throws {
    // 1,000,000 z - 0.001 y == 1000: one is a billionth of the other.
    let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
    try solver.add(x == 1000 * z)
    try solver.add(x * 1000 == 0.001 * y + 1000)
    try solver.add(z >= 2)
    try solver.add((z == 0).strength(.weak))
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(abs(solver.value(of: y) - 1_999_000_000) < 1)
  }
}
