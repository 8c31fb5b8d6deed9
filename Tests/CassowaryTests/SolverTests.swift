import Cassowary
import Testing

/// The promises of the public interface, one sentence at a time.
@Suite struct SolverTests {
  private let solver = Solver()

  @Test
  func `the example in the documentation holds`() throws {
    let left = solver.makeVariable(), width = solver.makeVariable(nonNegative: true)
    try solver.add(left == 16)
    try solver.add(left + width <= 320)
    try solver.add((width == 400).strength(.strong))
    solver.solve()
    #expect(solver.value(of: width) == 304)
  }

  @Test
  func `values are zero before the first solve`() throws {
    let x = solver.makeVariable()
    try solver.add(x == 8)
    #expect(solver.value(of: x) == 0)
    solver.solve()
    #expect(solver.value(of: x) == 8)
  }

  @Test
  func `a solver that forgot everything counts from zero`() throws {
    func solveConflictOfWishes() throws -> Statistics {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add((x + y == 10).strength(.strong))
      try solver.add((x - y == 2).strength(.medium))
      try solver.add((x == 1).strength(.weak))
      solver.solve()
      #expect(abs(solver.value(of: x) - 6) < 1e-9 && abs(solver.value(of: y) - 4) < 1e-9)
      return solver.statistics
    }
    let first = try solveConflictOfWishes()
    let z = solver.makeVariable()
    let fixed = try solver.add(z == 1)
    solver.solve()
    try solver.setConstant(2, of: fixed)
    solver.solve()
    #expect(solver.statistics.edits > 0 && solver.statistics.constantUpdates > 0)
    solver.removeAll()
    #expect(solver.statistics == Statistics())
    #expect(try solveConflictOfWishes() == first)
  }

  @Test
  func `a solver without anything solves`() {
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    let x = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.isAmbiguous(x))
  }

  @Test
  func `solving twice does nothing the second time`() throws {
    let x = solver.makeVariable()
    try solver.add((x == 8).strength(.weak))
    solver.solve()
    let statistics = solver.statistics
    solver.solve()
    #expect(solver.statistics == statistics)
  }

  @Test
  func `a non-negative variable stays at zero`() throws {
    let x = solver.makeVariable(nonNegative: true), y = solver.makeVariable()
    try solver.add((x == -5).strength(999))
    try solver.add((y == -5).strength(999))
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == -5)
  }

  @Test
  func `strengths are strictly ordered, fractions too`() throws {
    let x = solver.makeVariable()
    for _ in 0..<100 { try solver.add((x == 0).strength(250)) }
    try solver.add((x == 70).strength(250.5))
    solver.solve()
    #expect(solver.value(of: x) == 70)
  }

  @Test
  func `the median wins inside a strength`() throws {
    let x = solver.makeVariable()
    for pull in [10.0, 90, 20] { try solver.add((x == pull).strength(.medium)) }
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(!solver.isAmbiguous(x))
  }

  @Test
  func `a variable between two equal pulls is ambiguous`() throws {
    let x = solver.makeVariable()
    try solver.add((x == 10).strength(.medium))
    try solver.add((x == 30).strength(.medium))
    solver.solve()
    #expect((10...30).contains(solver.value(of: x)))
    #expect(solver.isAmbiguous(x))
  }

  @Test
  func `nothing is ambiguous before it is solved`() {
    let x = solver.makeVariable(), y = solver.makeVariable()
    func isSumAmbiguous() -> Bool {
      [Term(1, x), Term(1, y)].withUnsafeBufferPointer { solver.isAmbiguous($0) }
    }
    #expect(!isSumAmbiguous() && !solver.isAmbiguous(x) && !solver.isAnythingAmbiguous)
    solver.solve()
    #expect(isSumAmbiguous() && solver.isAmbiguous(x) && solver.isAnythingAmbiguous)
  }

  @Test
  func `a parameter moves what depends on it`() throws {
    let width = try solver.makeParameter(320)
    let x = solver.makeVariable()
    try solver.add(2 * x + 20 == LinearExpression(width))
    solver.solve()
    #expect(solver.value(of: x) == 150)
    #expect(solver.value(of: width) == 320)
    try solver.setParameter(width, to: 100)
    #expect(solver.value(of: x) == 150)
    solver.solve()
    #expect(solver.value(of: x) == 40)
    #expect(solver.value(of: width) == 100)
  }

  @Test
  func `terms in memory of the caller's make the same constraint`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y == 20)
    let terms = [Term(1, x), Term(-2, y), Term(1, x)]
    _ = try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try solver.add(terms, constant: -8, relation: .equal)
    }
    solver.solve()
    #expect(solver.value(of: x) == 24)
    #expect(throws: SolverError.numberOutOfRange(.infinity)) {
      _ = try [Term(.infinity, x)].withUnsafeBufferPointer { (terms) throws(SolverError) in
        try solver.add(terms, constant: 0, relation: .equal)
      }
    }
  }
}

// MARK: - Changes

extension SolverTests {
  @Test
  func `removing a constraint restores what was before`() throws {
    let x = solver.makeVariable()
    try solver.add((x == 8).strength(.weak))
    let fixed = try solver.add(x == 20)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    try solver.remove(fixed)
    solver.solve()
    #expect(solver.value(of: x) == 8)
  }

  @Test
  func `removing one of two equal constraints keeps the other`() throws {
    let x = solver.makeVariable()
    let first = try solver.add(x == 20)
    try solver.add(x == 20)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    try solver.remove(first)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(!solver.isAmbiguous(x))
  }

  @Test
  func `removing a variable removes its constraints`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    let link = try solver.add(y == x + 8)
    try solver.add(x == 20)
    try solver.add((y == 1).strength(.weak))
    solver.solve()
    #expect(solver.value(of: y) == 28)
    try solver.remove(x)
    solver.solve()
    #expect(solver.value(of: y) == 1)
    #expect(throws: SolverError.unknownConstraint(link)) { try solver.remove(link) }
  }

  @Test
  func `a sum stays non-negative when another bound becomes looser`() throws {
    let place = solver.makeVariable(), half = solver.makeVariable(nonNegative: true)
    let other = solver.makeVariable(nonNegative: true), sum = solver.makeVariable(nonNegative: true)
    try solver.add((place == -50).strength(.medium))
    let distance = try solver.add(other == place - 10)
    try solver.add(sum == place + half)
    try solver.add(sum == place - half + 10)
    solver.solve()
    #expect(solver.value(of: place) == 10)
    try solver.setConstant(-100, of: distance)
    solver.solve()
    #expect(solver.value(of: place) == -5)
    #expect(solver.value(of: sum) == 0)
  }

  @Test
  func `a variable stays non-negative where the parameter cancels`() throws {
    let window = try solver.makeParameter(300)
    let place = solver.makeVariable(nonNegative: true), half = solver.makeVariable()
    let sum = solver.makeVariable(nonNegative: true), rest = solver.makeVariable(nonNegative: true)
    try solver.add((place == 0).strength(.medium))
    try solver.add((half == 0).strength(.medium))
    try solver.add(rest == sum - window)
    try solver.add(sum == place + half + window * 1.5)
    let last = try solver.add(sum + half - place - window * 0.5 == 1000)
    solver.solve()
    #expect(solver.value(of: rest) == 500)
    try solver.setConstant(100, of: last)
    solver.solve()
    #expect(solver.value(of: rest) == 0)
    #expect(solver.value(of: place) == 50)
  }

  @Test
  func `a constant is the one that stands left of zero`() throws {
    let x = solver.makeVariable()
    let fixed = try solver.add(x == 20)
    try solver.setConstant(-50, of: fixed)
    solver.solve()
    #expect(solver.value(of: x) == 50)
  }

  @Test
  func `required and optional change into each other`() throws {
    let x = solver.makeVariable()
    let first = try solver.add(x == 20)
    let second = try solver.add((x == 30).strength(.strong))
    solver.solve()
    #expect(solver.value(of: x) == 20)
    try solver.setStrength(.weak, of: first)
    solver.solve()
    #expect(solver.value(of: x) == 30)
    try solver.setStrength(.required, of: first)
    try solver.setStrength(.required, of: second)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    try solver.setStrength(999, of: second)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 20)
  }
}
