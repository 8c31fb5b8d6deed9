import Cassowary
import Testing

/// Ways to a solution that are shorter and lead to the same one: which way was taken is counted.
struct ShortcutTests {
  private let solver = Solver()

  // MARK: Constants

  @Test
  func `a new constant of the first row moves the row where it is`() throws {
    let x = solver.makeVariable()
    let wish = try solver.add((x == 10).strength(.weak))
    solver.solve()
    let built = solver.statistics
    try solver.setConstant(-20, of: wish)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.statistics == built)
  }

  @Test(arguments: [(100_000, 1, 1), (100_001, 0, 2)] as [(Double, Int, Int)])
  func `a constant is followed if it is not far from the one before`(
    number: Double, constantUpdates: Int, rebuilds: Int
  ) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let fixed = try solver.add(x == 0)
    try solver.add(y == 2 * x + 8)
    solver.solve()
    try solver.setConstant(-number, of: fixed)
    solver.solve()
    #expect(solver.value(of: x) == number && solver.value(of: y) == 2 * number + 8)
    #expect(solver.statistics.constantUpdates == constantUpdates && solver.statistics.rebuilds == rebuilds)
  }

  @Test
  func `after a thousand constants that were followed everything is presolved again`() throws {
    let x = solver.makeVariable()
    let fixed = try solver.add(x == 0)
    solver.solve()
    func follow(_ numbers: ClosedRange<Int>) throws {
      for number in numbers {
        try solver.setConstant(-Double(number), of: fixed)
        solver.solve()
        #expect(solver.value(of: x) == Double(number))
      }
    }
    try follow(1...1000)
    #expect(solver.statistics.constantUpdates == 1000 && solver.statistics.rebuilds == 1)
    try follow(1001...1001)
    #expect(solver.statistics.constantUpdates == 1000 && solver.statistics.rebuilds == 2)
    try follow(1002...1003)
    #expect(solver.statistics.constantUpdates == 1002 && solver.statistics.rebuilds == 2)
  }

  @Test
  func `constants of equalities that repeat each other are not followed`() throws {
    let x = solver.makeVariable()
    let both = [try solver.add(x == 10), try solver.add(2 * x == 20)]
    solver.solve()
    try solver.setConstant(-30, of: both[0])
    try solver.setConstant(-60, of: both[1])
    solver.solve()
    #expect(solver.value(of: x) == 30 && solver.conflicts.isEmpty)
    #expect(solver.statistics.constantUpdates == 0 && solver.statistics.rebuilds == 2)
  }

  @Test
  func `constants are not followed where an inequality held without a row`() throws {
    let x = solver.makeVariable()
    let fixed = try solver.add(x == 10)
    try solver.add(x >= 5)
    solver.solve()
    try solver.setConstant(-6, of: fixed)
    solver.solve()
    #expect(solver.value(of: x) == 6 && solver.conflicts.isEmpty)
    #expect(solver.statistics.constantUpdates == 0 && solver.statistics.rebuilds == 2)
  }

  @Test
  func `a constant is not followed past the point where another bound is the tighter one`() throws {
    let sizes = (0..<3).map { _ in solver.makeVariable(nonNegative: true) }
    let (a, b, c) = (sizes[0], sizes[1], sizes[2])
    let link = try solver.add(a == 2 * b - 10)
    try solver.add(c == b - 1)
    try solver.add((b == 0).strength(.weak))
    solver.solve()
    // a >= 0 wants b to be 5 at least, and c >= 0 wants 1.
    #expect(sizes.map { solver.value(of: $0) } == [0, 5, 4])
    try solver.setConstant(4, of: link)
    solver.solve()
    #expect(sizes.map { solver.value(of: $0) } == [0, 2, 1])
    #expect(solver.statistics.constantUpdates == 1 && solver.statistics.rebuilds == 1)
    // Now a >= 0 wants 0.5.
    try solver.setConstant(1, of: link)
    solver.solve()
    #expect(sizes.map { solver.value(of: $0) } == [1, 1, 0])
    #expect(solver.statistics.constantUpdates == 1 && solver.statistics.rebuilds == 2)
  }

  // MARK: Edits

  /// How often the solver edits and rebuilds when a constraint goes that has nothing to do with the others.
  private func countsOfRemoval() throws -> [Int] {
    let other = try solver.add(solver.makeVariable() == 7)
    solver.solve()
    let before = solver.statistics
    try solver.remove(other)
    solver.solve()
    let after = solver.statistics
    return [after.edits - before.edits, after.rebuilds - before.rebuilds]
  }

  @Test
  func `what the order of elimination decides is not left to edits`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y == 100)
    // An edit shows that the order decides, which takes a rebuild; after that no edit is tried.
    #expect(try countsOfRemoval() == [1, 1])
    #expect(try countsOfRemoval() == [0, 1])
    // A wish about both decides: 50 each.
    try solver.add((x == y).strength(.weak))
    solver.solve()
    #expect(solver.value(of: x) == 50 && solver.value(of: y) == 50)
    #expect(try countsOfRemoval() == [1, 0])
  }

  @Test(arguments: [(false, [1, 0]), (true, [1, 1])])
  func `a variable without constraints is zero in any order`(isBounded: Bool, counts: [Int]) throws {
    let x = solver.makeVariable()
    if isBounded { try solver.add(x >= -10) }
    #expect(try countsOfRemoval() == counts)
    #expect(solver.value(of: x) == 0)
  }

  @Test(arguments: [(50, [1, 0]), (60, [1, 1])] as [(Double, [Int])])
  func `bounds that meet at the present parameters decide by themselves`(
    upper: Double, counts: [Int]
  ) throws {
    let (low, high) = (try solver.makeParameter(50), try solver.makeParameter(upper))
    let x = solver.makeVariable()
    try solver.add((x >= low).strength(.strong))
    try solver.add((x <= high).strength(.weak))
    #expect(try countsOfRemoval() == counts)
    #expect(solver.value(of: x) == 50)
  }

  @Test(arguments: [false, true])
  func `a new size after an addition is followed, deferred equality or not`(isDeferred: Bool) throws {
    let width = try solver.makeParameter(320)
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    // The addition could have been eliminated before an equality of three unknowns, but not before one of two.
    if isDeferred { try solver.add(x + y + z == 100) } else { try solver.add(y == x + 8) }
    try solver.add((x == width).strength(.medium))
    try solver.add((z == 20).strength(.weak))
    solver.solve()
    try solver.add(solver.makeVariable() == 7)
    solver.solve()
    for size in [400.0, 500, 600] {
      try solver.setParameter(width, to: size)
      solver.solve()
      // 100 − size − 20 or size + 8.
      #expect(solver.value(of: x) == size && solver.value(of: y) == (isDeferred ? 80 - size : size + 8))
    }
    #expect(solver.statistics.edits == 1 && solver.statistics.rebuilds == 1)
  }

  @Test
  func `a size at which the order of elimination decides is not left to edits`() throws {
    let low = try solver.makeParameter(70)
    let x = solver.makeVariable()
    try solver.add((x >= low).strength(.strong))
    try solver.add((x <= 60).strength(.weak))
    #expect(try countsOfRemoval() == [1, 0])
    // Below 60, a whole range satisfies both.
    for (size, rebuilds) in [(80.0, 1), (90, 1), (50, 2), (90, 2), (40, 2), (80, 2)] {
      try solver.setParameter(low, to: size)
      solver.solve()
      #expect(solver.value(of: x) == size)
      #expect(solver.statistics.rebuilds == rebuilds)
    }
  }

  // MARK: Ambiguity

  @Test
  func `what has one value in its component is not ambiguous at a glance`() throws {
    let (fixed, open, wanted) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (defined, size) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
    try solver.add(fixed == 5)
    try solver.add((open >= 10).strength(.strong))
    try solver.add((wanted == 3).strength(.weak))
    try solver.add((size == 4).strength(.weak))
    try solver.add(defined == wanted + size)
    solver.solve()
    let glance = [fixed, open, wanted, size, defined].map { solver.mayBeAmbiguous($0.index) }
    // A definition is not looked into.
    #expect(glance == [false, true, false, false, true])
    let certain = [fixed, open, wanted, size, defined].map { solver.isAmbiguous($0) }
    #expect(certain == [false, true, false, false, false])
  }
}
