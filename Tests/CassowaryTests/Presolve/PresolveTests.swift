import Testing

@testable import Cassowary

/// Links, definitions, rows and checks, as they print.
@Suite struct PresolveTests {
  private let solver = Solver()

  @Test
  func `a chain of links leads to its root at once`() throws {
    let a = solver.makeVariable(), b = solver.makeVariable(), c = solver.makeVariable()
    try solver.add(c == 2 * b - 4)
    try solver.add(b == a + 8)
    let stages = Stages(solver)
    // c = 2 × (a + 8) − 4 = 2 × a + 12
    #expect(
      stages.presolveText == """
        links
          x1 == x0 + 8  by c1
          x2 == 2 * x0 + 12  by c0

        """)
  }

  @Test
  func `an equality of three roots defines one of them, and rows mention the other two`() throws {
    let left = solver.makeVariable(), width = solver.makeVariable(), right = solver.makeVariable()
    try solver.add(right == left + width)
    try solver.add(right + 8 <= 100)
    let stages = Stages(solver)
    // −(left + width + 8) + 100 ≥ 0
    #expect(
      stages.presolveText == """
        definitions
          x2 == x0 + x1  by c0
        rows
          c1  -x0 - x1 + 92 >= 0

        """)
  }

  @Test(arguments: [false, true])
  func `of a position and a size with wishes of their own, the position is eliminated`(isSizeFirst: Bool)
    throws
  {
    let first = solver.makeVariable(nonNegative: isSizeFirst)
    let second = solver.makeVariable(nonNegative: !isSizeFirst)
    let end = solver.makeVariable(nonNegative: true)
    // Left and width of a caption that ends where a bar begins, as right to left.
    try solver.add(first + second == end - 4)
    try solver.add((first == 80).strength(.strong))
    try solver.add((second == 80).strength(.strong))
    try solver.add((end == 200).strength(.strong))
    let (position, size) = isSizeFirst ? ("x1", "x0") : ("x0", "x1")
    #expect(Stages(solver).presolveText.contains("\(position) == -\(size) + x2 - 4  by c0"))
  }

  @Test(arguments: [false, true])
  func `a position that a size is linked to stays as a size does`(isLinkedFirst: Bool) throws {
    let first = solver.makeVariable(), second = solver.makeVariable()
    let (linked, other) = isLinkedFirst ? (first, second) : (second, first)
    let size = solver.makeVariable(nonNegative: true), end = solver.makeVariable(nonNegative: true)
    try solver.add(size == 2 * linked)
    try solver.add((first == 80).strength(.strong))
    try solver.add((second == 80).strength(.strong))
    try solver.add((end == 200).strength(.strong))
    try solver.add(linked + other == end)
    let (kept, eliminated) = isLinkedFirst ? ("x0", "x1") : ("x1", "x0")
    #expect(Stages(solver).presolveText.contains("\(eliminated) == -\(kept) + x3  by c4"))
  }

  @Test
  func `an equality that waits for many others is tried once for each`() throws {
    func terms(_ count: Int) throws -> Int {
      let solver = Solver()
      var sum = LinearExpression()
      for _ in 0..<count {
        let left = solver.makeVariable(), right = solver.makeVariable()
        // The newest of three roots is defined, and the sum waits for two of those that are not defined yet.
        let middle = solver.makeVariable()
        try solver.add(left + middle + right == 100)
        sum = sum + middle
      }
      try solver.add(sum == 10)
      solver.solve()
      return solver.statistics.expandedTerms
    }
    // Each of `count` tries reads `count` terms.
    #expect(try terms(24) <= 5 * terms(12))
  }

  @Test
  func `an equality whose roots are all mentioned by definitions is expanded`() throws {
    let a = solver.makeVariable(), b = solver.makeVariable(), c = solver.makeVariable()
    let sum = solver.makeVariable()
    try solver.add(sum == a + b + c)
    try solver.add(2 * sum == a + 3 * b + 4 * c)
    let stages = Stages(solver)
    // 2 × (a + b + c) = a + 3 × b + 4 × c, so a − b − 2 × c = 0, and c is the newest root.
    #expect(
      stages.presolveText == """
        definitions
          x3 == x0 + x1 + x2  by c0
          x2 == 0.5 * x0 - 0.5 * x1  by c1

        """)
    #expect(!stages.presolve.elimination.step(0).isExpanded && stages.presolve.elimination.step(1).isExpanded)
    // The sum mentions c, so c has to be evaluated before it.
    var evaluated: [Int32] = []
    stages.presolve.elimination.forEachDefinition { evaluated.append($0.variable) }
    #expect(evaluated == [2, 3])
  }

  @Test
  func `conditions on a parameter alone become checks, and a redundant equality is left over`() throws {
    let window = try solver.makeParameter(308), right = solver.makeVariable()
    try solver.add(right == window - 8)
    try solver.add(2 * right == 2 * window - 16)
    try solver.add(right >= 100)
    try solver.add(right == 300)
    let stages = Stages(solver, p: 308)
    // p − 8 ≥ 100 and p − 8 = 300; the second equality is twice the first.
    #expect(
      stages.presolveText == """
        links
          x0 == p
          x1 == p - 8  by c0
        checks
          c3  p - 308 == 0
          c2  p - 108 >= 0

        """)
    #expect(Array(stages.presolve.elimination.leftOver.elements) == [1, 3])
  }

  @Test
  func `of two bounds on one root the tighter is a row`() throws {
    let width = solver.makeVariable(nonNegative: true), inner = solver.makeVariable(nonNegative: true)
    try solver.add(inner == width - 16)
    let stages = Stages(solver)
    // Both are sizes, so the newer is eliminated; width ≥ 16 implies width ≥ 0.
    #expect(
      stages.presolveText == """
        links
          x1 == x0 - 16  by c0
        rows
          x1 >= 0  x0 - 16 >= 0

        """)
  }
}
