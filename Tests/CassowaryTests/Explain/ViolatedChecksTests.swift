import Testing

@testable import Cassowary

/// Conflicts of constraints that presolve reduces to checks.
@Suite struct ViolatedChecksTests {
  private let solver = Solver()

  private func resize(_ window: Variable, to size: Double) throws {
    try solver.setParameter(window, to: size)
    solver.solve()
  }

  @Test
  func `icons without room are left out and come back without another presolve`() throws {
    let window = try solver.makeParameter(200)
    var starts: [Variable] = [], ends: [ConstraintID] = [], end = LinearExpression(constant: 0)
    for _ in 0..<20 {
      let start = solver.makeVariable(), width = solver.makeVariable(nonNegative: true)
      try solver.add(width == 24)
      try solver.add(start == end + 8)
      end = start + width
      starts.append(start)
      ends.append(try solver.add(end <= window - 8))
    }
    // An icon and its gap take 32 points, after 8 at the end.
    for (size, fitting) in [(200.0, 6), (198, 5), (300, 9), (40, 1), (20, 0), (648, 20), (200, 6)] {
      try resize(window, to: size)
      #expect(solver.leftOut == Array(ends.dropFirst(fitting)))
    }
    #expect(solver.statistics.rebuilds == 1)
    #expect(solver.conflicts.map(\.broken) == Array(ends.dropFirst(6)))
    // Seven widths, seven places and its own end.
    #expect(solver.conflicts.first?.constraints.count == 15)
    #expect(starts.map { solver.value(of: $0) } == (0..<20).map { 8 + 32 * Double($0) })
  }

  @Test
  func `an equality added after the bound that it breaks gives way`() throws {
    let window = try solver.makeParameter(400)
    let x = solver.makeVariable()
    try solver.add(x <= window)
    let place = try solver.add(x == 300)
    solver.solve()
    try resize(window, to: 200)
    #expect(solver.leftOut == [place])
    #expect(solver.value(of: x) == 0)
    try resize(window, to: 300)
    #expect(solver.leftOut.isEmpty && solver.value(of: x) == 300)
  }

  @Test
  func `a bound that follows from a later equality by way of others stays`() throws {
    let window = try solver.makeParameter(400)
    let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
    let w = solver.makeVariable()
    try solver.add(x == y + 3)
    // What is left of this says that z is 2, and nothing about x and y.
    try solver.add(x - y + z == 5)
    try solver.add(w == x + 1)
    try solver.add(w <= window)
    let place = try solver.add(y == 300)
    solver.solve()
    #expect(solver.leftOut.isEmpty && solver.value(of: w) == 304)
    try resize(window, to: 200)
    #expect(solver.leftOut == [place])
    #expect(solver.value(of: z) == 2)
  }

  @Test
  func `a bound of a sum that a later equality determines stays`() throws {
    let window = try solver.makeParameter(400)
    let left = solver.makeVariable(), width = solver.makeVariable(), right = solver.makeVariable()
    try solver.add(right == left + width)
    try solver.add(left == 100)
    try solver.add(right <= window)
    let size = try solver.add(width == 200)
    solver.solve()
    try resize(window, to: 250)
    #expect(solver.leftOut == [size])
    #expect(solver.value(of: left) == 100)
  }

  @Test
  func `of two equalities that contradict each other at a size, the later one is left out there`() throws {
    let window = try solver.makeParameter(200)
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x == window)
    let fixed = try solver.add(x == 200)
    try solver.add(y == x + 10)
    solver.solve()
    for (size, leftOut) in [(300.0, [fixed]), (200, []), (100, [fixed])] {
      try resize(window, to: size)
      #expect(solver.leftOut == leftOut && solver.value(of: y) == size + 10)
    }
    #expect(solver.statistics.rebuilds == 1)
  }

  @Test
  func `the conflict of a solve can be read until the next one, whatever changes`() throws {
    let window = try solver.makeParameter(200)
    let x = solver.makeVariable()
    let place = try solver.add(x == 100)
    let bound = try solver.add(x <= window)
    solver.solve()
    try resize(window, to: 50)
    try solver.setParameter(window, to: 80)
    #expect(solver.conflicts.map(\.constraints) == [[place, bound]])
    try resize(window, to: 60)
    try solver.remove(place)
    #expect(solver.conflicts.map(\.constraints) == [[place, bound]])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test
  func `a wish and a size may change while a bound is left out`() throws {
    let window = try solver.makeParameter(200)
    let x = solver.makeVariable(), y = solver.makeVariable()
    let place = try solver.add(x == 100)
    let bound = try solver.add(x <= window)
    let wish = try solver.add((y == 10).strength(.weak))
    solver.solve()
    try resize(window, to: 50)
    try solver.setConstant(-20, of: wish)
    try resize(window, to: 60)
    #expect(solver.leftOut == [bound] && solver.value(of: y) == 20)
    try solver.setConstant(-30, of: place)
    solver.solve()
    #expect(solver.leftOut.isEmpty && solver.value(of: x) == 30)
    try resize(window, to: 20)
    #expect(solver.leftOut == [bound])
    #expect(solver.conflicts.map(\.constraints) == [[place, bound]])
  }
}
