import Testing

@testable import Cassowary

/// Long sums are not written out in every row that repeats them, and nobody can tell from the answers.
@Suite struct IntermediatesTests {
  private static let batches = randomCases(20)

  // MARK: - Random systems

  @Test(arguments: batches, [0, 16])
  func `edited chains whose sums are not written out agree with the reference`(
    batch: Int, columns: Int32
  ) throws {
    try judge(20, of: batch, columns) { Episode(.chained(seed: $0, items: 3 + Int($0 % 6)), rounds: 4) }
  }

  @Test(arguments: batches, [0, 16])
  func `resized chains whose sums are not written out agree with the reference`(
    batch: Int, columns: Int32
  ) throws {
    try judge(10, of: batch, columns) {
      Episode(resizing: .chained(seed: $0, items: 3 + Int($0 % 5)), rounds: 10)
    }
  }

  @Test(arguments: batches, [0, 16])
  func `long chains look like those that are written out`(batch: Int, columns: Int32) throws {
    try judge(3, of: batch, columns) {
      var episode = Episode(.chained(seed: $0, items: 20 + Int($0 % 20)), rounds: 10)
      episode.isJudged = false
      return episode
    }
  }

  /// Judges systems in which the sums of two terms or more that a row and something else mention are intermediates.
  private func judge(
    _ count: Int, of batch: Int, _ columns: Int32, making make: (UInt64) -> Episode
  ) throws {
    for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
      var episode = make(seed)
      episode.mostTerms = 1
      episode.mostTableauColumns = columns
      guard try !episode.complaints().isEmpty else { continue }
      let shrunk = try episode.shrunk()
      Issue.record("seed \(seed): \(try shrunk.complaints().joined(separator: "\n"))\nin \(shrunk)")
    }
  }

  @Test
  func `most of these chains have intermediates`() throws {
    let counts = try (UInt64(0)..<100).map { seed in
      try LiveSystem(.chained(seed: seed, items: 8), mostTerms: 1).solver.intermediateCount
    }
    #expect(counts.count { $0 > 1 } > 60)
  }

  // MARK: - Work

  /// Items one after the other.
  struct Row {
    enum Kind {
      /// The last end stays inside the root.
      case last
      /// Every end does.
      case trailing
      /// Three columns of items, and a height that none exceeds.
      case masonry
    }

    let solver = Solver()
    let root: Variable
    let height: Variable
    private(set) var items: [(start: Variable, length: Variable)] = []
    private(set) var gaps: [ConstraintID] = []

    init(_ kind: Kind, count: Int) throws {
      root = try solver.makeParameter(50 * Double(count))
      height = solver.makeVariable()
      try solver.add((height <= 0).strength(100))
      for index in 0..<count {
        let (start, length) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
        let text = Row.text(index)
        try solver.add((length >= text).strength(750))
        try solver.add((length <= text).strength(250))
        let before = index - (kind == .masonry ? 3 : 1)
        gaps.append(
          try solver.add(
            before < 0 ? start == 8 : start == items[before].start + items[before].length + 8))
        if kind == .masonry {
          try solver.add(height >= start + length + 8)
        } else if kind == .trailing || index == count - 1 {
          try solver.add(start + length <= root - 8)
        }
        items.append((start, length))
      }
    }

    static func text(_ index: Int) -> Double { Double(16 + index * 37 % 25) }

    /// How far an item is from where plain sums say that it starts, with all of its text.
    func error(of index: Int, step: Int, extra: Double = 0) -> Double {
      var start = 8.0
      for before in stride(from: index - step, through: 0, by: -step) { start += Row.text(before) + 8 }
      let item = items[index]
      return abs(solver.value(of: item.start) - start - extra)
        + abs(solver.value(of: item.length) - Row.text(index))
    }
  }

  @Test(arguments: [100, 1_000, 4_000])
  func `rows that repeat the sum of all before them have few terms each`(count: Int) throws {
    for kind in [Row.Kind.trailing, .masonry] {
      let row = try Row(kind, count: count)
      row.solver.solve()
      let statistics = row.solver.statistics
      #expect(row.solver.intermediateCount > 0 && row.solver.intermediateCount <= count / 10)
      #expect(statistics.rowTerms <= (Int(Presolve.mostTerms) + 4) * count)
      #expect(statistics.expandedTerms <= 3 * (Int(Presolve.mostTerms) + 4) * count)
      let step = kind == .masonry ? 3 : 1
      for index in [0, count / 2, count - 1] { #expect(row.error(of: index, step: step) <= 1e-6) }
    }
  }

  @Test
  func `a sum that turns out to be known is checked all the same`() throws {
    let solver = Solver()
    solver.pipeline.presolve.mostTerms = 1
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let sum = solver.makeVariable()
    try solver.add(sum == x + y)
    try solver.add(x + y + z == 10)
    try solver.add(x - y + z == 2)
    try solver.add(x + 2 * y - z == 3)
    for most in [5.0, 6] { try solver.add(sum <= most) }
    let broken = try solver.add(sum <= 4)
    solver.solve()
    #expect(abs(solver.value(of: sum) - 4.5) <= 1e-9)
    #expect(solver.intermediateCount == 1)
    #expect(solver.conflicts.map(\.broken) == [broken])
  }

  @Test
  func `a sum that nothing repeats is written out`() throws {
    let row = try Row(.last, count: 100)
    row.solver.solve()
    #expect(row.solver.intermediateCount == 0)
    #expect(row.error(of: 99, step: 1) <= 1e-6)
  }

  @Test(arguments: [Row.Kind.trailing, .masonry])
  func `another constant in a long sum is followed`(kind: Row.Kind) throws {
    let row = try Row(kind, count: 200)
    row.solver.solve()
    #expect(row.solver.intermediateCount > 0)
    let step = kind == .masonry ? 3 : 1
    // The gap before item 4 is 8 points wider, then as it was.
    for extra in [8.0, 0] {
      try row.solver.setConstant(extra == 0 ? -8 : -16, of: row.gaps[4])
      row.solver.solve()
      for index in [3, 4, 100, 199] {
        let areWeakRowsStale = index >= 4 && (index - 4) % step == 0
        #expect(row.error(of: index, step: step, extra: areWeakRowsStale ? extra : 0) <= 1e-6, "\(index)")
      }
    }
    #expect(row.solver.statistics.rebuilds == 1)
    #expect(row.solver.statistics.constantUpdates == 2)
  }

  @Test(arguments: [Row.Kind.trailing, .masonry])
  func `an edit in a long sum is followed as if it were written out`(kind: Row.Kind) throws {
    func work(mostTerms: Int32) throws -> [Int] {
      let row = try Row(kind, count: 100)
      row.solver.pipeline.presolve.mostTerms = mostTerms
      row.solver.solve()
      let (solver, items) = (row.solver, row.items)
      let step = kind == .masonry ? 3 : 1
      // What follows item 90 begins at a place of its own, and then behind the others again.
      try solver.remove(row.gaps[90])
      let pin = try solver.add(items[90].start == 20)
      solver.solve()
      #expect(abs(solver.value(of: items[90].start) - 20) <= 1e-9)
      #expect(row.error(of: 90 - step, step: step) <= 1e-6)
      try solver.remove(pin)
      try solver.add(items[90].start == items[90 - step].start + items[90 - step].length + 8)
      solver.solve()
      for index in [0, 89, 90, 99] { #expect(row.error(of: index, step: step) <= 1e-6, "\(index)") }
      return [solver.statistics.rebuilds, solver.statistics.edits, solver.statistics.eliminations]
    }
    #expect(try work(mostTerms: Presolve.mostTerms) == work(mostTerms: .max))
  }

  @Test
  func `rows that an edit makes again have few terms each`() throws {
    let (solver, count) = (Solver(), 400)
    var sizes: [ConstraintID] = []
    var end: Variable?
    for index in 0..<count {
      let start = solver.makeVariable()
      let (length, content) = (solver.makeVariable(), solver.makeVariable())
      try solver.add((content == Row.text(index)).strength(250))
      sizes.append(try solver.add(length == content + 44))
      try solver.add(end.map { start == $0 } ?? (start == 0))
      let (header, next) = (solver.makeVariable(), solver.makeVariable())
      try solver.add((header == start).strength(250))
      try solver.add(header >= 0)
      try solver.add(header + 32 <= start + length)
      try solver.add(next == start + length)
      end = next
    }
    solver.solve()
    let before = solver.statistics
    try solver.remove(sizes[count / 2])
    solver.solve()
    #expect(solver.statistics.edits == 1)
    // Two rows of each item are about a sum.
    let most = 2 * (Int(Presolve.mostTerms) + 4) * count
    #expect(before.rowTerms <= most)
    #expect(solver.statistics.rowTerms - before.rowTerms <= most)
  }

  @Test(arguments: [Row.Kind.trailing, .masonry])
  func `where factors fail, tableaus give the same values`(kind: Row.Kind) throws {
    let row = try Row(kind, count: 60)
    let width = 0.6 * 50 * 60.0
    let revised = SimplexRun(row.solver, .revised, p: width)
    revised.optimize(p: width)
    let failing = SimplexRun(row.solver, .revised, p: width)
    failing.allowNoPivot()
    failing.optimize(p: width)
    let tableau = SimplexRun(row.solver, .tableau, p: width)
    tableau.optimize(p: width)
    #expect(revised.fallbackCount == 0)
    for (start, length) in row.items {
      for other in [failing, tableau] {
        #expect(abs(revised.value(of: start) - other.value(of: start)) <= 1e-6)
        #expect(abs(revised.value(of: length) - other.value(of: length)) <= 1e-6)
      }
    }
  }

  @Test
  func `what does not fit is reported as if all sums were written out`() throws {
    func broken(mostTerms: Int32) throws -> [[ConstraintID]] {
      let row = try Row(.trailing, count: 60)
      row.solver.pipeline.presolve.mostTerms = mostTerms
      try row.solver.setParameter(row.root, to: 8 * 40)
      row.solver.solve()
      return row.solver.conflicts.map(\.constraints)
    }
    let written = try broken(mostTerms: .max)
    #expect(!written.isEmpty)
    #expect(try broken(mostTerms: Presolve.mostTerms) == written)
  }

  @Test
  func `what is open is open whether or not sums are written out`() throws {
    func open(mostTerms: Int32) throws -> [Bool] {
      let row = try Row(.trailing, count: 60)
      row.solver.pipeline.presolve.mostTerms = mostTerms
      try row.solver.setParameter(row.root, to: 0.7 * 50 * 60)
      row.solver.solve()
      return row.items.flatMap { [row.solver.isAmbiguous($0.start), row.solver.isAmbiguous($0.length)] }
    }
    let written = try open(mostTerms: .max)
    #expect(written.contains(true))
    #expect(try open(mostTerms: Presolve.mostTerms) == written)
  }
}

extension Solver {
  /// How many variables rows mention though they are defined.
  fileprivate var intermediateCount: Int {
    pipeline.presolve.elimination.roots.elements.count { $0.isIntermediate }
  }
}
