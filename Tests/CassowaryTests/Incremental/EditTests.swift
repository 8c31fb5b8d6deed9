import Testing

@testable import Cassowary

/// Edits are presolved together with everything that depends on them, and with nothing else.
///
/// The values are the same if the solver solves everything again instead, and each test looks at both ways.
struct EditTests {
  /// The largest distance of a number of a frame from what a plain loop computes.
  private func largestError(_ workload: Workload) -> Double {
    zip(workload.frames, workload.expectedFrames()).reduce(0) { largest, pair in
      let (frame, wanted) = pair
      return max(
        largest, abs(frame.x - wanted.x), abs(frame.y - wanted.y), abs(frame.width - wanted.width),
        abs(frame.height - wanted.height))
    }
  }

  private func remove(_ range: Range<Int>, of workload: Workload) throws {
    for index in range { try workload.solver.remove(workload.ids[index]) }
  }

  private func add(_ range: Range<Int>, of workload: Workload) throws {
    for index in range { try workload.solver.add(workload.constraints[index]) }
  }

  @Test
  func `the places of removed variables are used again`() throws {
    let solver = Solver()
    for number in 0..<100 {
      let x = solver.makeVariable()
      try solver.add(x == Double(number))
      solver.solve()
      #expect(solver.value(of: x) == Double(number))
      try solver.remove(x)
    }
    #expect(solver.pipeline.system.variables.count == 1)
  }

  @Test(arguments: [10, 100], [true, false])
  func `a cell that is put back is presolved alone`(count: Int, isIncremental: Bool) throws {
    let workload = try Workload(.cells, count: count)
    workload.solver.isIncremental = isIncremental
    let built = workload.solver.statistics
    let cell = (2 + 40 * (count - 1))..<(2 + 40 * count)
    try remove(cell, of: workload)
    try add(cell, of: workload)
    workload.solver.solve()
    #expect(largestError(workload) <= 1e-6)
    let edited = workload.solver.statistics
    if !isIncremental {
      #expect(edited.rebuilds == built.rebuilds + 1 && edited.edits == built.edits)
      return
    }
    #expect(edited.rebuilds == built.rebuilds && edited.edits == built.edits + 1)
    // A cell has 27 required equalities, 3 components, and beside its other 13 constraints 16 sizes.
    #expect(edited.eliminations - built.eliminations <= 27)
    #expect(edited.components - built.components <= 4)
    #expect(edited.rows - built.rows <= 13 + 16)
  }

  @Test
  func `an edit of less than half is no rebuild, whatever was undone before the last one`() throws {
    // A view has four required equalities, each of which eliminates a variable.
    let workload = try Workload(.siblings, count: 250)
    let solver = workload.solver
    var ids = workload.ids
    func change(_ views: Int) throws -> (rebuilds: Int, edits: Int) {
      let range = 2..<(2 + 4 * views)
      for index in range { try solver.remove(ids[index]) }
      solver.solve()
      let before = solver.statistics
      for index in range { ids[index] = try solver.add(workload.constraints[index]) }
      solver.solve()
      return (before.rebuilds, before.edits)
    }
    let first = try change(50)
    let second = try change(126)
    #expect(second.rebuilds == first.rebuilds + 1)
    let third = try change(115)
    #expect(third.rebuilds == second.rebuilds)
    #expect(largestError(workload) <= 1e-6)
  }

  @Test
  func `rows that come and go leave no more places than there are rows, but for a few`() throws {
    let solver = Solver()
    let sizes = (0..<100).map { _ in solver.makeVariable(nonNegative: true) }
    for size in sizes { try solver.add((size == 100).strength(.weak)) }
    for round in 0..<1_000 {
      let limit = try solver.add(sizes[round % 100] <= 50)
      solver.solve()
      try solver.remove(limit)
      solver.solve()
    }
    #expect(solver.statistics.edits >= 1_000)
    // A size has a bound and a wish.
    #expect(solver.pipeline.presolve.rows.rows.count <= 2 * (2 * sizes.count + 1) + 64)
    #expect(sizes.allSatisfy { solver.value(of: $0) == 100 })
  }

  @Test(arguments: Workload.Kind.allCases, [true, false])
  func `what is put back anywhere leaves the values as they were`(
    kind: Workload.Kind, isIncremental: Bool
  ) throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<150 {
      let workload = try Workload(kind, count: kind == .cells ? 5 : 24)
      workload.solver.isIncremental = isIncremental
      let first = random.int(0...(workload.constraints.count - 1))
      let range = first..<min(first + random.int(1...12), workload.constraints.count)
      try remove(range, of: workload)
      if random.chance(50) { workload.solver.solve() }
      try add(range, of: workload)
      workload.solver.solve()
      #expect(largestError(workload) <= 1e-6, "\(kind) without \(range)")
      #expect(workload.solver.conflicts.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `a required constraint that becomes optional gives back what it eliminated`(
    isIncremental: Bool
  ) throws {
    let workload = try Workload(.siblings, count: 50)
    workload.solver.isIncremental = isIncremental
    let built = workload.solver.statistics
    // The width of the first sibling.
    try workload.solver.setStrength(.weak, of: workload.ids[4])
    try workload.solver.add(workload.boxes[0].width == 7)
    workload.solver.solve()
    #expect(workload.solver.value(of: workload.boxes[0].width) == 7)
    #expect(workload.frames[1...] == workload.expectedFrames()[1...])
    #expect(workload.solver.statistics.rebuilds == built.rebuilds + (isIncremental ? 0 : 1))
    if isIncremental { #expect(workload.solver.statistics.eliminations - built.eliminations == 1) }
  }

  @Test(arguments: [true, false])
  func `a variable that takes the place of another has nothing of it`(isIncremental: Bool) throws {
    let solver = Solver()
    solver.isIncremental = isIncremental
    let width = try solver.makeParameter(100)
    let old = solver.makeVariable(nonNegative: true)
    let other = solver.makeVariable()
    try solver.add(old == width - 120)
    try solver.add(other == old + 8)
    try solver.add((other == 3).strength(.weak))
    solver.solve()
    #expect(solver.conflicts.count == 1)
    try solver.remove(old)
    let new = solver.makeVariable()
    try solver.add(other == new + 10)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: other) == 3 && solver.value(of: new) == -7)
  }

  @Test
  func `a wish about a known value is not presolved again for another constant`() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let fixed = try solver.add(x == 100)
    let wish = try solver.add((x >= 40).strength(.strong))
    try solver.add((y == x).strength(.weak))
    solver.solve()
    let before = solver.statistics
    try solver.setConstant(-300, of: wish)
    solver.solve()
    #expect(solver.statistics == before)
    #expect(solver.value(of: x) == 100 && solver.value(of: y) == 100)
    // Once x is not known, the wish counts, with its present constant.
    try solver.remove(fixed)
    solver.solve()
    #expect(solver.value(of: x) == 300 && solver.value(of: y) == 300)
  }

  @Test(arguments: [true, false])
  func `edits add up to what a new solver finds`(isIncremental: Bool) throws {
    // Cells come at the end and go at the beginning, as in a list that scrolls.
    let solver = Solver()
    solver.isIncremental = isIncremental
    let width = try solver.makeParameter(300)
    var cells: [(top: Variable, height: Variable, ids: [ConstraintID])] = []
    var end: LinearExpression = 0 * width
    var total = 0.0
    for step in 0..<200 {
      let (top, height) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
      let wanted = Double(10 + step * 7 % 50)
      var ids = [try solver.add(top == end)]
      ids.append(try solver.add((height >= wanted).strength(.strong)))
      ids.append(try solver.add((height == 0 * width).strength(.weak)))
      cells.append((top, height, ids))
      end = top + height
      total += wanted
      if cells.count > 12 {
        let first = cells.removeFirst()
        let next = cells[0]
        total -= solver.value(of: first.height)
        try solver.remove(first.top)
        try solver.remove(first.height)
        cells[0].ids[0] = try solver.add(next.top == 0 * width)
      }
      solver.solve()
      #expect(abs(solver.value(of: top) + solver.value(of: height) - total) < 1e-6)
    }
    #expect(solver.conflicts.isEmpty)
    #expect(isIncremental ? solver.statistics.edits > 150 : solver.statistics.edits == 0)
  }

  /// Gives each variable a wish that is met unless a required equality is in the way, so that nothing is left open.
  ///
  /// A variable that is zero is part of each wish: presolve keeps variables that have one of their own.
  private func wish(for variables: [Variable], zero: Variable, in solver: Solver) throws {
    try solver.add(zero == 0)
    for (index, variable) in variables.enumerated() {
      let wish = variable + zero == Double(index + 1) * 10
      try solver.add(wish.strength(Strength(rawValue: 250 + Double(index))))
    }
  }

  @Test(arguments: [false, true], [true, false])
  func `a variable that is mentioned by a definition is not defined by it`(
    isCyclic: Bool, isIncremental: Bool
  ) throws {
    let solver = Solver()
    solver.isIncremental = isIncremental
    let (zero, t, d) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (g, f) = (solver.makeVariable(), solver.makeVariable())
    let sizes = (0..<5).map { _ in solver.makeVariable(nonNegative: true) }
    try wish(for: [d, t, f, g] + sizes, zero: zero, in: solver)
    try solver.add(d == t + sizes[0])
    let definition = try solver.add(f == g + sizes[2])
    solver.solve()
    let link = try solver.add(t == sizes[1] + 5)
    solver.solve()
    try solver.remove(definition)
    solver.solve()
    try solver.remove(link)
    solver.solve()
    try solver.add(t == (isCyclic ? d : sizes[4]) + sizes[3])
    solver.solve()
    #expect(abs(solver.value(of: d) - solver.value(of: t) - solver.value(of: sizes[0])) < 1e-9)
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: [true, false])
  func `an equality that was expanded and is gone is forgotten`(isIncremental: Bool) throws {
    let solver = Solver()
    solver.isIncremental = isIncremental
    let (zero, t, d) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (c, f) = (solver.makeVariable(nonNegative: true), solver.makeVariable())
    try wish(for: [t, d, c, f], zero: zero, in: solver)
    let fixed = try solver.add(f == 7)
    try solver.add(d == t + c)
    solver.solve()
    let expanded = try solver.add(d == 2 * t + 10)
    solver.solve()
    try solver.remove(expanded)
    solver.solve()
    try solver.remove(fixed)
    solver.solve()
    // Of d = 20, t = 10 and c = 30, the weakest wish gives way: that of t.
    #expect(solver.value(of: d) == 20 && solver.value(of: t) == -10 && solver.value(of: c) == 30)
    #expect(solver.value(of: f) == 40)
  }
}
