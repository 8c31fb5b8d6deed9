import Cassowary
import Testing

/// The solver's work grows with the layout, not with its square: counted, not timed.
@Suite struct GrowthTests {
  /// The first frame that differs by more than 1e-6, as text.
  private func difference(_ workload: Workload, step: Int = 0) -> String? {
    let expected = workload.expectedFrames(step: step)
    for (index, (frame, wanted)) in zip(workload.frames, expected).enumerated() {
      let errors = [
        frame.x - wanted.x, frame.y - wanted.y, frame.width - wanted.width, frame.height - wanted.height,
      ]
      if errors.contains(where: { !(abs($0) <= 1e-6) }) { return "\(index): \(frame), expected \(wanted)" }
    }
    return workload.boxes.count == expected.count
      ? nil : "\(workload.boxes.count) frames, expected \(expected.count)"
  }

  private func counts(_ statistics: Statistics) -> [(name: String, value: Int)] {
    [
      ("eliminations", statistics.eliminations), ("expandedTerms", statistics.expandedTerms),
      ("rows", statistics.rows), ("rowTerms", statistics.rowTerms), ("pivots", statistics.pivots),
    ]
  }

  /// The counts that grew by more than ten times, and a little.
  private func superlinear(_ small: Statistics, _ large: Statistics, factor: Double = 10.5) -> [String] {
    zip(counts(small), counts(large)).compactMap { small, large in
      Double(large.value) <= factor * Double(small.value) + 64
        ? nil : "\(small.name): \(small.value) → \(large.value)"
    }
  }

  @Test(arguments: Workload.Kind.allCases)
  func `the work to build and solve grows linearly`(kind: Workload.Kind) throws {
    let sizes = kind == .cells ? [1, 10, 100, 1000] : [10, 100, 1000, 10_000]
    let all = try sizes.map { count in
      let workload = try Workload(kind, count: count)
      #expect(difference(workload) == nil)
      #expect(workload.solver.conflicts.isEmpty)
      return workload.solver.statistics
    }
    for (small, large) in zip(all, all.dropFirst()) { #expect(superlinear(small, large) == []) }
  }

  @Test(arguments: Workload.Kind.allCases)
  func `a resize does not build again`(kind: Workload.Kind) throws {
    let workload = try Workload(kind, count: kind == .cells ? 100 : 1000)
    let built = workload.solver.statistics
    for step in [1, 5, 2, 0, 7] {
      try workload.resize(step: step)
      #expect(difference(workload, step: step) == nil)
    }
    let resized = workload.solver.statistics
    #expect(resized.rebuilds == built.rebuilds && resized.eliminations == built.eliminations)
    // In cells, names change between whole and truncated; nothing else has anything to decide.
    #expect(resized.pivots - built.pivots <= (kind == .cells ? 5 * 4 * 25 : 0))
  }

  @Test(arguments: [100, 10_000])
  func `an equality that is added is eliminated alone`(count: Int) throws {
    let workload = try Workload(.chain, count: count)
    let solver = workload.solver
    let badge = solver.makeVariable()
    try solver.add(badge == workload.boxes[count - 1].x + 4)
    solver.solve()
    let built = solver.statistics
    let mark = solver.makeVariable()
    try solver.add(mark == badge + 8)
    solver.solve()
    #expect(abs(solver.value(of: mark) - workload.frames[count - 1].x - 12) < 1e-6)
    let grown = solver.statistics
    #expect(grown.eliminations - built.eliminations == 1)
    #expect(grown.rebuilds == built.rebuilds && grown.edits == built.edits + 1)
  }

  /// Each required equality gets another constant, while those of the ones before stay as they are by then.
  @Test(arguments: Workload.Kind.allCases)
  func `constants of required equalities are followed without a rebuild`(kind: Workload.Kind) throws {
    let workload = try Workload(kind, count: kind == .cells ? 3 : 12)
    let built = workload.solver.statistics
    var constraints = workload.constraints
    var changeCount = 0
    for index in constraints.indices
    where constraints[index].relation == .equal && constraints[index].strength == .required {
      constraints[index].expression.constant += index % 2 == 0 ? 0.5 : -0.75
      changeCount += 1
      try workload.solver.setConstant(constraints[index].expression.constant, of: workload.ids[index])
      workload.solver.solve()
      let frames = try self.frames(of: constraints, as: workload)
      for (frame, expected) in zip(workload.frames, frames) { #expect(distance(frame, expected) < 1e-9) }
    }
    let changed = workload.solver.statistics
    #expect(changed.constantUpdates == changeCount && changeCount >= 44)
    #expect(changed.rebuilds == built.rebuilds && changed.eliminations == built.eliminations)
  }

  /// The frames that a new solver finds, which numbers its variables as the workload does.
  private func frames(of constraints: [LinearConstraint], as workload: Workload) throws -> [Workload.Frame] {
    let solver = Solver()
    let size = Workload.size(of: workload.kind, count: workload.count, step: 0)
    _ = try (solver.makeParameter(size.width), solver.makeParameter(size.height))
    let boxes = (0...workload.boxes.count).map { _ in Workload.Box(in: solver) }.dropFirst()
    for constraint in constraints { try solver.add(constraint) }
    solver.solve()
    return boxes.map { box in
      Workload.Frame(
        x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
        height: solver.value(of: box.height))
    }
  }

  private func distance(_ a: Workload.Frame, _ b: Workload.Frame) -> Double {
    max(abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height))
  }

  /// Each link is made before the one it leads to, so that the way from the first to its root is as long as the chain.
  @Test
  func `a constant is not followed along ways that are too long`() throws {
    let solver = Solver()
    let count = 1000
    let places = (0...count).map { _ in solver.makeVariable() }
    for index in (1...count).reversed() { try solver.add(places[index] == places[index - 1] + 8) }
    let marks = (0..<count).map { _ in solver.makeVariable() }
    for mark in marks { try solver.add(mark == places[count] + 4) }
    let start = try solver.add(places[0] == 16)
    solver.solve()
    let built = solver.statistics
    try solver.setConstant(-24, of: start)
    solver.solve()
    #expect(solver.value(of: marks[7]) == 24 + 8 * Double(count) + 4)
    let changed = solver.statistics
    #expect(changed.expandedTerms - built.expandedTerms < 100 * count)
  }

  @Test
  func `the work to follow one changed constant grows linearly`() throws {
    let all = try [100, 1000, 10_000].map { count in
      let workload = try Workload(.chain, count: count)
      let built = workload.solver.statistics
      try workload.solver.setConstant(-24, of: workload.ids[0])
      workload.solver.solve()
      #expect(abs(workload.frames[0].x - 24) < 1e-6)
      var changed = workload.solver.statistics
      changed.eliminations -= built.eliminations
      changed.expandedTerms -= built.expandedTerms
      return changed
    }
    // Rounding decides whether what cancels is followed any further.
    for (small, large) in zip(all, all.dropFirst()) { #expect(superlinear(small, large, factor: 12.5) == []) }
  }

  /// A shuffled chain is put together from ever longer pieces, n log n of work: 17.7 times for ten times as
  /// many.
  @Test(arguments: Workload.Kind.allCases)
  func `the work stays far from quadratic in any order of the constraints`(kind: Workload.Kind) throws {
    let all = try [10, 100, 1000].map { count in
      let workload = try Workload(kind, count: kind == .cells ? count / 10 : count, shuffle: 7)
      #expect(difference(workload) == nil)
      return workload.solver.statistics
    }
    for (small, large) in zip(all, all.dropFirst()) { #expect(superlinear(small, large, factor: 20) == []) }
  }

  @Test
  func `a sum of ten thousand terms is one constraint`() throws {
    let solver = Solver()
    let parts = (0..<10_000).map { _ in solver.makeVariable(nonNegative: true) }
    let total = solver.makeVariable()
    for part in parts { try solver.add(part == parts[0]) }
    try solver.add(LinearConstraint(LinearExpression(terms: parts.map { Term(1, $0) }) - total, .equal))
    try solver.add(total == 25_000)
    solver.solve()
    #expect(abs(solver.value(of: parts[9999]) - 2.5) < 1e-6)
    #expect(abs(solver.value(of: total) - 25_000) < 1e-6)
    #expect(solver.statistics.expandedTerms < 200_000)
  }

  @Test(arguments: [1, -1])
  func `a chain of ten thousand equal variables has one value`(direction: Int) throws {
    let solver = Solver()
    let chain = (0...10_000).map { _ in solver.makeVariable() }
    let links = Array(zip(chain, chain.dropFirst()))
    for (a, b) in direction > 0 ? links : links.reversed() { try solver.add(b == a + 0.5) }
    try solver.add(chain[5000] == 100)
    solver.solve()
    #expect(abs(solver.value(of: chain[0]) + 2400) < 1e-6)
    #expect(abs(solver.value(of: chain[10_000]) - 2600) < 1e-6)
    #expect(solver.statistics.expandedTerms < 100_000)
  }

  @Test
  func `a chain of multiplied variables keeps its precision`() throws {
    let solver = Solver()
    let chain = (0...10_000).map { _ in solver.makeVariable() }
    for (index, (a, b)) in zip(chain, chain.dropFirst()).enumerated() {
      try solver.add(b == a * (index % 2 == 0 ? 1.25 : 0.8) + 1)
    }
    try solver.add(chain[0] == 3)
    solver.solve()
    var expected = 3.0
    for index in 0..<10_000 { expected = expected * (index % 2 == 0 ? 1.25 : 0.8) + 1 }
    #expect(abs(solver.value(of: chain[10_000]) - expected) < 1e-6)
  }
}
