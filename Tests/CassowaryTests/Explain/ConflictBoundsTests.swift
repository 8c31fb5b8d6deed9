import Testing

@testable import Cassowary

/// Conflicts that follow from bounds of single variables, one after the other, without a search.
@Suite struct ConflictBoundsTests {
  private let solver = Solver()

  private func evidence(p: Double = 0) -> [String] {
    let stages = Stages(solver, p: p)
    return stages.evidence()
  }

  /// Rows that have to hold one after another.
  private struct OrderedRows {
    private(set) var rows: [BareComponent.Row] = []

    mutating func add(_ kind: SymbolKind, _ cells: [Cell], _ constant: Double) {
      rows.append(
        BareComponent.Row(
          level: Int32(rows.count + 1), kind: kind, constant: Affine(constant: constant), cells: cells))
    }
  }

  @Test(arguments: [3, 30, 1_000])
  func `icons that do not fit are left out without a pivot`(count: Int) {
    var ordered = OrderedRows()
    // Each at least 8 behind the one before, at least 24 wide, and all within 100: three fit.
    for index in 0..<Int32(count) {
      let (start, width) = (2 * index, 2 * index + 1)
      ordered.add(.inequality, [Cell(column: width, value: 1)], -24)
      let before = [Cell(column: start - 2, value: -1), Cell(column: start - 1, value: -1)]
      ordered.add(.inequality, (index == 0 ? [] : before) + [Cell(column: start, value: 1)], -8)
      ordered.add(.inequality, [Cell(column: start, value: -1), Cell(column: width, value: -1)], 100)
    }
    let icons = BareComponent(externals: 2 * Int32(count), ordered.rows, isInOrder: true)
    // Of what is left out nothing is told but itself: the rest follows from bounds.
    #expect(icons.leaveOutConflicts() == (3..<Int32(max(count, 3))).map { [3 * $0 + 2] })
    #expect(icons.pivots == 0)
  }

  @Test(arguments: [10, 100, 1_000])
  func `labels with ends of their own take no pivots to begin at their least widths`(count: Int) {
    var ordered = OrderedRows()
    // Each 8 behind the end of the one before, at least 10 wide; the one in the middle ends too early.
    for index in 0..<Int32(count) {
      let (start, width, end) = (3 * index, 3 * index + 1, 3 * index + 2)
      ordered.add(.inequality, [Cell(column: width, value: 1)], 0)
      ordered.add(
        .equality,
        [Cell(column: start, value: -1), Cell(column: width, value: -1), Cell(column: end, value: 1)], 0)
      let before = index == 0 ? [] : [Cell(column: start - 1, value: -1)]
      ordered.add(.equality, before + [Cell(column: start, value: 1)], index == 0 ? 0 : -8)
      ordered.add(.inequality, [Cell(column: width, value: 1)], -10)
      if index == count / 2 { ordered.add(.inequality, [Cell(column: end, value: -1)], 18 * Double(index)) }
    }
    let labels = BareComponent(externals: 3 * Int32(count), ordered.rows, isInOrder: true)
    // All that comes before it but the bounds at zero.
    let leftOut = Int32(4 * (count / 2 + 1))
    let isExact = labels.leaveOutConflicts() == [[leftOut] + (0..<leftOut).filter { $0 % 4 != 0 }]
    #expect(isExact)
    #expect(labels.pivots == 0)
  }

  @Test(arguments: [3, 30, 1_000])
  func `icons that line up from the far edge are left out by bounds with swapped sides`(count: Int) {
    var ordered = OrderedRows()
    // Each at least 24 wide and at least 8 before the one before, the first before 100, and all beyond 0: three fit.
    for index in 0..<Int32(count) {
      let (start, width) = (2 * index, 2 * index + 1)
      ordered.add(.inequality, [Cell(column: width, value: 1)], -24)
      let end = [Cell(column: start, value: -1), Cell(column: width, value: -1)]
      let before = [Cell(column: start - 2, value: 1)]
      ordered.add(.inequality, (index == 0 ? [] : before) + end, index == 0 ? 100 : -8)
      ordered.add(.inequality, [Cell(column: start, value: 1)], 0)
    }
    let icons = BareComponent(externals: 2 * Int32(count), ordered.rows, isInOrder: true)
    #expect(icons.leaveOutByBounds(isSwapped: true) == (3..<Int32(max(count, 3))).map { 3 * $0 + 2 })
    // Sizes that are bounded from below bound no place from below: all starts would be 0.
    #expect(icons.leaveOutByBounds(isSwapped: false) == nil)
  }

  @Test
  func `upper bounds of places follow from lower bounds of sizes`() throws {
    let window = try solver.makeParameter(100)
    let widths = (0..<3).map { _ in solver.makeVariable(nonNegative: true) }
    let starts = (0..<3).map { _ in solver.makeVariable() }
    // What these lines say: each width is at least 40, and each start is the width and 8 before the start before.
    for width in widths { try solver.add(width >= 40) }
    try solver.add(starts[0] + widths[0] == window)
    try solver.add(starts[1] + widths[1] + 8 == starts[0])
    try solver.add(starts[2] + widths[2] + 8 == starts[1])
    for start in starts { try solver.add(start >= 0) }
    // x3 + (w1 − 40) + (w2 − 40) + (w3 − 40) + (p − x1 − w1) + (x1 − x2 − w2 − 8) + (x2 − x3 − w3 − 8) = p − 136
    #expect(evidence(p: 100) == ["c8 + c0 + c1 + c2 - c3 - c4 - c5"])
    #expect(evidence(p: 136) == [])
  }

  @Test
  func `a required wish contradicts sizes from the far edge`() throws {
    let width = solver.makeVariable(nonNegative: true), start = solver.makeVariable()
    try solver.add(2 * start + width == 100)
    try solver.add(start == 60)
    // (x − 60) − 1/2 × (2 × x + w − 100) + 1/2 × w = −10
    #expect(evidence() == ["c1 + 0.5 * (x0 >= 0) - 0.5 * c0"])
  }

  @Test
  func `upper bounds follow from each other, too`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
    try solver.add(x <= 100)
    try solver.add(y + 8 <= x)
    try solver.add(2 * z == y - 12)
    try solver.add(z >= 50)
    // (z − 50) + 1/2 × (y − 12 − 2 × z) + 1/2 × (x − y − 8) + 1/2 × (100 − x) = −10
    #expect(evidence() == ["c3 + 0.5 * c0 + 0.5 * c1 - 0.5 * c2"])
  }

  @Test
  func `a wish that is required contradicts a bound from either side`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x >= 60)
    try solver.add(y <= 30)
    try solver.add(x == 50)
    try solver.add(y == 40)
    // −(x − 50) + (x − 60) = −10, and (y − 40) + (30 − y) = −10
    #expect(evidence() == ["-c2 + c0", "c3 + c1"])
  }

  @Test
  func `what cancels out is no member`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
    try solver.add(z == 5)
    try solver.add(x == z + 8)
    try solver.add(y == z + 3)
    try solver.add(x <= y + 4)
    // (y + 4 − x) + (x − z − 8) − (y − z − 3) = −1, wherever z is
    #expect(evidence() == ["c3 + c1 - c2"])
  }

  @Test
  func `the tightest bound counts until something follows from it`() throws {
    let width = solver.makeVariable(nonNegative: true), end = solver.makeVariable()
    try solver.add(width >= 30)
    try solver.add(end >= width + 10)
    try solver.add(width >= 50)
    try solver.add(end <= 20)
    try solver.add(end <= 55)
    // −(40 − 20): the 30 are enough for that. For 55 the 50 are needed, which come too late to bound the end.
    #expect(evidence() == ["c3 + c0 + c1", "c4 + c1 + c2"])
  }

  @Test
  func `a value counts though something followed from a bound`() throws {
    let width = solver.makeVariable(nonNegative: true), end = solver.makeVariable()
    try solver.add(end >= width + 10)
    try solver.add(width == 50)
    try solver.add(end + width <= 100)
    // (100 − end − width) + (end − width − 10) + 2 × (width − 50) = −10
    #expect(evidence() == ["c2 + c0 + 2 * c1"])
  }

  @Test
  func `constraints in any order give values`() throws {
    let window = try solver.makeParameter(100)
    let views = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(views[2] <= window)
    try solver.add(views[2] == views[1] + 40)
    try solver.add(views[1] == views[0] + 40)
    try solver.add(views[0] == 30)
    // (p − x3) + (x3 − x2 − 40) + (x2 − x1 − 40) + (x1 − 30) = p − 110
    #expect(evidence(p: 100) == ["c3 + c0 + c1 + c2"])
  }

  @Test
  func `a sum of many variables contradicts their values`() throws {
    let parts = (0..<20).map { _ in solver.makeVariable() }
    for part in parts { try solver.add(part == 10) }
    try solver.add(parts.reduce(LinearExpression(constant: 0)) { $0 + $1 } <= 199)
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(conflict.constraints.count == 21 && solver.conflicts.count == 1)
    #expect(solver.value(of: parts[19]) == 10)
  }

  @Test
  func `members can be asked for after a change`() throws {
    let window = try solver.makeParameter(50)
    let first = solver.makeVariable(), second = solver.makeVariable()
    var added: [ConstraintID] = []
    added.append(try solver.add(first == 24))
    added.append(try solver.add(second == first + 32))
    added.append(try solver.add(second <= window))
    solver.solve()
    // Nobody has asked yet.
    try solver.remove(added[0])
    #expect(solver.conflicts.map(\.constraints) == [added])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: second) <= 50)
  }

  @Test
  func `a resize that leaves out others tells of these`() throws {
    let window = try solver.makeParameter(60)
    var ends: [ConstraintID] = []
    var last = LinearExpression(constant: 0)
    for _ in 0..<4 {
      let icon = solver.makeVariable()
      try solver.add(icon == last + 32)
      ends.append(try solver.add(icon <= window))
      last = LinearExpression(icon)
    }
    solver.solve()
    #expect(solver.leftOut == Array(ends[1...]))
    try solver.setParameter(window, to: 100)
    solver.solve()
    #expect(solver.leftOut == [ends[3]] && solver.conflicts.map(\.constraints.count) == [5])
    try solver.setParameter(window, to: 40)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == Array(ends[1...]))
    #expect(solver.conflicts.map(\.constraints.count) == [3, 4, 5])
  }
}
