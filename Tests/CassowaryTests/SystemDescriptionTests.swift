import Testing

@testable import Cassowary

/// The descriptions that a solver prints of itself.
@Suite struct SystemDescriptionTests {
  private let solver = Solver()

  @Test
  func `a solver prints stage by stage`() throws {
    let left = solver.makeVariable(), width = solver.makeVariable(nonNegative: true)
    try solver.add(left == 16)
    try solver.add(left + width <= 320)
    try solver.add((width == 400).strength(.strong))
    solver.solve()
    // 16 + x1 ≤ 320, so x1 ≤ 304, which is 96 short of 400.
    #expect(
      solver.description == """
        variables
          x0
          x1 >= 0
        constraints
          c0  x0 - 16 == 0
          c1  x0 + x1 - 320 <= 0
          c2  x1 - 400 == 0 ~ 750
        links
          x0 == 16  by c0
        rows
          x1 >= 0  x1 >= 0
          c1  -x1 + 304 >= 0
          c2  x1 - 400 == 0 ~ 750
        component 0, optimal
          level 0  b1 == -s1 + 304 is 304
          level 0  s1 is parametric
          level 1  e2 == -s1 - 96 is -96
          level 2  x1 == -s1 + 304 is 304
        values
          x0 == 16
          x1 == 304

        """)
  }

  @Test
  func `parameters, coefficients, strengths and placements print as code`() throws {
    let p = try solver.makeParameter(1), q = try solver.makeParameter(2)
    let x = solver.makeVariable()
    try solver.add((0.5 * x - p == 2 * q + 1.25).strength(250.5))
    try solver.add(x + 0.25 * p >= q)
    _ = [Term(-1, x)].withUnsafeBufferPointer {
      solver.addUnchecked(
        $0, constant: 0, relation: .greaterThanOrEqual, strength: .required, precedence: .placement)
    }
    #expect(
      solver.systemDescription == """
        variables
          x0 == p
          x1 == q
          x2
        constraints
          c0  0.5 * x2 - x0 - 2 * x1 - 1.25 == 0 ~ 250.5
          c1  x2 + 0.25 * x0 - x1 >= 0
          c2  -x2 >= 0, a placement

        """)
  }

  @Test
  func `what yields says so, and whether it gives way`() throws {
    let x = solver.makeVariable()
    for constant in [-50.0, -10] {
      _ = [Term(1, x)].withUnsafeBufferPointer {
        solver.addUnchecked(
          $0, constant: constant, relation: .greaterThanOrEqual, strength: .required, precedence: .yielding)
      }
    }
    try solver.add(x <= 20)
    solver.solve()
    #expect(
      solver.systemDescription == """
        variables
          x0
        constraints
          c0  x0 - 50 >= 0, yielding, gives way
          c1  x0 - 10 >= 0, yielding
          c2  x0 - 20 <= 0

        """)
    #expect(solver.presolveDescription.contains("c0  x0 - 50 >= 0 ~ 999.9999999999999\n"))
  }

  @Test
  func `a listing stops at 50 lines and says how many are missing`() {
    for _ in 0..<50 { _ = solver.makeVariable() }
    #expect(solver.systemDescription == "variables\n" + (0..<50).map { "  x\($0)\n" }.joined())
    for _ in 0..<3 { _ = solver.makeVariable() }
    #expect(
      solver.systemDescription
        == "variables\n" + (0..<50).map { "  x\($0)\n" }.joined() + "  … and 3 more\n")
  }

  @Test
  func `an empty solver prints nothing`() {
    #expect(solver.description == "")
    solver.solve()
    #expect(solver.description == "")
  }
}
