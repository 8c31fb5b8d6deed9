import Testing

@testable import Cassowary

/// Tableaus as they print, before and after single steps.
@Suite struct SimplexTests {
  private let solver = Solver()

  @Test
  func `a pivot exchanges a violated slack and the error that pays for it`() throws {
    let x = solver.makeVariable()
    try solver.add(x <= 100)
    try solver.add((x == 150).strength(.strong))
    let stages = Stages(solver)
    // x = 150 + e1, so the slack 100 − x is −50 − e1.
    #expect(
      stages.simplexText == """
        component 0
          level 0  s0 == -e1 - 50 is -50
          level 1  e1 is parametric
          level 2  x0 == e1 + 150 is 150

        """)
    #expect(stages.improve())
    // Solved for the error: e1 = −50 − s0.
    #expect(
      stages.simplexText == """
        component 0
          level 0  s0 is parametric
          level 1  e1 == -s0 - 50 is -50
          level 2  x0 == -s0 + 100 is 100

        """)
    #expect(!stages.improve())
  }

  @Test
  func `a root begins where its strongest wish wants it, or else at zero`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add((2 * x == 60).strength(.medium))
    try solver.add((x == 40).strength(.weak))
    try solver.add(y >= x + 5)
    let stages = Stages(solver)
    // 2 × x − 60 = e0, so x = 30 + e0 / 2: the weaker wish is missed by 10, and y by 35.
    #expect(
      stages.simplexText == """
        component 0
          level 0  s2 == -0.5 * e0 + x1 - 35 is -35
          level 1  e0 is parametric
          level 2  e1 == 0.5 * e0 - 10 is -10
          level 3  x0 == 0.5 * e0 + 30 is 30
          level 4  x1 is parametric

        """)
  }

  @Test
  func `a root that is wanted far away begins at zero`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add((10 * x == 40_000).strength(.medium))
    try solver.add((0.1 * y == 4000).strength(.medium))
    try solver.add(x <= y)
    // Sums with 4000 in them keep the digits that they need, sums with 40,000 do not: y begins at zero.
    #expect(
      Stages(solver).simplexText == """
        component 0
          level 0  s2 == -0.1 * e0 + x1 - 4000 is -4000
          level 1  e0 is parametric
          level 1  e1 == 0.1 * x1 - 4000 is -4000
          level 2  x0 == 0.1 * e0 + 4000 is 4000
          level 3  x1 is parametric

        """)
  }

  @Test
  func `a long step passes breakpoints until the level gains no more`() throws {
    let x = solver.makeVariable()
    for wish in [10.0, 20, 60, 70, 80] { try solver.add((x == wish).strength(.weak)) }
    let stages = Stages(solver)
    #expect(
      stages.simplexText == """
        component 0
          level 1  e0 is parametric
          level 1  e1 == e0 - 10 is -10
          level 1  e2 == e0 - 50 is -50
          level 1  e3 == e0 - 60 is -60
          level 1  e4 == e0 - 70 is -70
          level 2  x0 == e0 + 10 is 10

        """)
    // Upwards e0 costs 1 a point and the others gain 4: −3. Past e1 = 0 that is −1, past e2 = 0 it would be 1, so x stops
    // at 60, the median.
    #expect(stages.improve())
    #expect(
      stages.simplexText == """
        component 0
          level 1  e0 == e2 + 50 is 50
          level 1  e1 == e2 + 40 is 40
          level 1  e2 is parametric
          level 1  e3 == e2 - 10 is -10
          level 1  e4 == e2 - 20 is -20
          level 2  x0 == e2 + 60 is 60

        """)
    #expect(!stages.improve())
  }

  @Test
  func `of two rows that end a step together the steeper one leaves`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add((x + y == 100).strength(.weak))
    try solver.add(x <= 10)
    try solver.add(2 * x <= 20)
    let stages = Stages(solver)
    // A wish for two roots starts neither, so x rises from 0 and both slacks end at x = 10. That of 2 × x falls by 2 a
    // point, the other one by 1, and dividing by 2 keeps more digits: x = 10 − s2 / 2, so 10 − x is s2 / 2.
    #expect(stages.improve())
    #expect(
      stages.simplexText == """
        component 0
          level 0  s1 == 0.5 * s2 is 0
          level 0  s2 is parametric
          level 1  e0 == -0.5 * s2 + x1 - 90 is -90
          level 2  x0 == -0.5 * s2 + 10 is 10
          level 3  x1 is parametric

        """)
  }

  @Test
  func `a level that ties is decided by the externals, the first one nearest to zero`() throws {
    let a = solver.makeVariable(), b = solver.makeVariable()
    try solver.add((a + b == 100).strength(.medium))
    let stages = Stages(solver)
    #expect(stages.improve())
    // Every a + b = 100 costs level 1 the same.
    #expect(
      stages.simplexText == """
        component 0
          level 1  e0 is parametric
          level 2  x0 == e0 - x1 + 100 is 100
          level 3  x1 is parametric

        """)
    #expect(stages.improve())
    #expect(
      stages.simplexText == """
        component 0
          level 1  e0 is parametric
          level 2  x0 is parametric
          level 3  x1 == e0 - x0 + 100 is 100

        """)
    #expect(!stages.improve())
    #expect(stages.simplex.components[0].isDecidedByOrder)
  }

  @Test
  func `the optimal face of a sum is spanned by one direction`() throws {
    let a = solver.makeVariable(), b = solver.makeVariable()
    let sum = try solver.add((a + b == 100).strength(.medium))
    solver.solve()
    #expect(solver.faceDescription == "")
    // a grows as b shrinks; the sum stays.
    #expect(solver.isAmbiguous(a) && solver.isAmbiguous(b))
    #expect(
      solver.faceDescription == """
        directions of component 0
          x0 - x1

        """)
    // A required sum links b == 100 − a, so a is the only external.
    try solver.setStrength(.required, of: sum)
    solver.solve()
    #expect(solver.isAmbiguous(b))
    #expect(solver.faceDescription == "directions of component 0\n  x0\n")
    #expect(solver.presolveDescription == "links\n  x1 == -x0 + 100  by c0\n")
  }

  @Test
  func `heights that fill a column are open at once, without a pivot`() throws {
    let heights = (0..<6).map { _ in solver.makeVariable(nonNegative: true) }
    try solver.add(heights.dropFirst().reduce(1 * heights[0]) { $0 + 1 * $1 } == 100)
    solver.solve()
    #expect(heights.allSatisfy { solver.isAmbiguous($0) })
    #expect(solver.statistics.probePivots == 0)
  }

  @Test
  func `a wish for every column certifies that the optimum is the only one`() throws {
    let a = solver.makeVariable(), b = solver.makeVariable()
    try solver.add((a == 10).strength(.weak))
    try solver.add((b == a + 5).strength(.weak))
    solver.solve()
    // Each column belongs to an error, which costs something in either direction.
    #expect(
      solver.simplexDescription == """
        component 0, optimal
          level 1  e0 is parametric
          level 1  e1 is parametric
          level 2  x0 == e0 + 10 is 10
          level 3  x1 == e0 + e1 + 15 is 15

        """)
    #expect(!solver.isAnythingAmbiguous)
  }
}
