import Cassowary
import Testing

/// Which constraint gives way, and which are named.
@Suite struct SolverConflictTests {
  private let solver = Solver()

  private func expectConflict(
    of constraints: [ConstraintID], _ nonNegative: [Variable] = [], breaks broken: ConstraintID,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(solver.conflicts.map(\.constraints) == [constraints], sourceLocation: sourceLocation)
    #expect(solver.conflicts.map(\.nonNegativeVariables) == [nonNegative], sourceLocation: sourceLocation)
    #expect(solver.conflicts.map(\.broken) == [broken], sourceLocation: sourceLocation)
  }

  @Test
  func `the constraint added last gives way`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(y == 1)
    let low = try solver.add(x >= 10)
    let high = try solver.add(x <= 5)
    solver.solve()
    expectConflict(of: [low, high], breaks: high)
    #expect(solver.value(of: x) >= 10)
    #expect(solver.value(of: y) == 1)
  }

  @Test
  func `a placement gives way last`() throws {
    let x = solver.makeVariable()
    let asked = try solver.add(x == 10)
    let placed = [Term(1, x)].withUnsafeBufferPointer {
      solver.addUnchecked($0, constant: -30, relation: .equal, strength: .required, precedence: .placement)
    }
    solver.solve()
    expectConflict(of: [asked, placed], breaks: asked)
    #expect(solver.value(of: x) == 30)
  }

  @Test
  func `what yields gives way first, and only as far as it has to`() throws {
    let x = solver.makeVariable()
    let yielding = [Term(1, x)].withUnsafeBufferPointer {
      solver.addUnchecked(
        $0, constant: -50, relation: .greaterThanOrEqual, strength: .required, precedence: .yielding)
    }
    let limit = try solver.add(x <= 20)
    try solver.add((x == 10).strength(999))
    solver.solve()
    expectConflict(of: [yielding, limit], breaks: yielding)
    #expect(solver.value(of: x) == 20)
    try solver.setConstant(-60, of: limit)
    solver.solve()
    #expect(solver.conflicts.isEmpty && solver.value(of: x) == 50)
    try solver.setConstant(-20, of: limit)
    solver.solve()
    try solver.setStrength(998, of: yielding)
    solver.solve()
    #expect(solver.conflicts.isEmpty && solver.value(of: x) == 10)
  }

  @Test
  func `a conflict names the sizes that cannot be negative`() throws {
    let x = solver.makeVariable(), width = solver.makeVariable(nonNegative: true)
    let left = try solver.add(x == 50)
    let right = try solver.add(x + width == 20)
    solver.solve()
    expectConflict(of: [left, right], [width], breaks: right)
  }

  @Test
  func `a conflict ends when its cause does`() throws {
    let x = solver.makeVariable()
    let first = try solver.add(x == 10)
    let second = try solver.add(x == 20)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [second])
    try solver.setConstant(-20, of: first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 20)
  }

  @Test
  func `a constraint without variables can be a conflict of its own`() throws {
    let impossible = try solver.add(LinearConstraint(LinearExpression(constant: 5), .equal))
    try solver.add(LinearConstraint(LinearExpression(constant: 5), .greaterThanOrEqual))
    solver.solve()
    expectConflict(of: [impossible], breaks: impossible)
  }
}
