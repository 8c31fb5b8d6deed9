import Testing

@testable import Cassowary

/// Rows and chains of labels, and other large components: how many pivots they take, and that what they were before
/// does not matter.
@Suite struct RevisedSimplexGrowthTests {
  // MARK: - Pivots

  @Test(arguments: [17, 20, 100, 1_000, 2_000])
  func `a chain of labels takes no pivots, whatever its length and room`(count: Int) throws {
    for share in [0.1, 0.9, 1, 2] {
      let width = LabelShape.naturalWidth(count: count) * share
      let shape = try LabelShape(.chain, count: count, width: width)
      shape.solver.solve()
      #expect(shape.solver.statistics.pivots == 0)
      let solver = shape.solver
      #expect(solver.value(of: shape.labels[count - 1].left) == shape.naturalLeft(count - 1))
    }
  }

  @Test(arguments: [20, 100, 1_000], [1, 4])
  func `cards below those before them are placed without a pivot`(count: Int, reach: Int) throws {
    let solver = Solver()
    var cards: [(top: Variable, height: Double)] = []
    var expected: [Double] = []
    for index in 0..<count {
      let card = (top: solver.makeVariable(nonNegative: true), height: 20 + Double(index * 37 % 60))
      try solver.add((card.top == 0).strength(250))
      for above in cards.suffix(reach) { try solver.add(card.top >= above.top + above.height + 8) }
      // The longest way down to it.
      expected.append(zip(expected, cards).suffix(reach).map { $0 + $1.height + 8 }.max() ?? 0)
      cards.append(card)
    }
    solver.solve()
    #expect(solver.statistics.pivots == 0)
    #expect(cards.map { solver.value(of: $0.top) } == expected)
  }

  @Test(arguments: [20, 1_000])
  func `a conflict at the end of a wall of cards takes a pivot at most, whatever its length`(count: Int) {
    var rows: [BareComponent.Row] = []
    func add(_ cells: [Cell], _ constant: Double) {
      let level = Int32(rows.count + 1)
      rows.append(
        BareComponent.Row(level: level, kind: .inequality, constant: Affine(constant: constant), cells: cells)
      )
    }
    // Cards of 20 in one column, each also below the one before the one above.
    for index in 0..<Int32(count) {
      if index == 0 { add([Cell(column: 0, value: 1)], 0) }
      for above in max(0, index - 2)..<index {
        add([Cell(column: index, value: 1), Cell(column: above, value: -1)], -28)
      }
    }
    add([Cell(column: Int32(count) - 1, value: -1)], 28 * Double(count - 1) - 1)
    let wall = BareComponent(externals: Int32(count), rows, isInOrder: true)
    // Row 0 is the first card's, 1 the second's; from then on the even ones, up to the last, are to the card before.
    let chain = [0, 1] + (2..<count).map { 2 * $0 - 1 }
    let found = wall.leaveOutConflicts()
    #expect(found == [[Int32(rows.count) - 1] + chain.map { Int32($0) }])
    #expect(wall.pivots <= 1)
  }

  @Test(arguments: [20, 1_000])
  func `a conflict beside captions that end at the bottom of their cells takes a pivot at most`(count: Int) {
    var rows: [BareComponent.Row] = []
    func add(_ kind: SymbolKind, _ cells: [Cell], _ constant: Double) {
      rows.append(
        BareComponent.Row(
          level: Int32(rows.count + 1), kind: kind, constant: Affine(constant: constant), cells: cells))
    }
    // Of each caption its top, from which its height reaches to the end of its cell, below an image.
    let tops = (0..<Int32(count)).map { 2 * $0 }
    for top in tops { add(.inequality, [Cell(column: top + 1, value: 1)], 0) }
    for (index, top) in tops.enumerated() {
      add(
        .equality, [Cell(column: top, value: 1), Cell(column: top + 1, value: 1)], -100 * Double(index + 1))
      add(.inequality, [Cell(column: top, value: 1)], -100 * Double(index) - 60)
    }
    // The last one cannot be higher than the 40 that are left.
    add(.inequality, [Cell(column: 2 * Int32(count) - 1, value: 1)], -41)
    let captions = BareComponent(externals: 2 * Int32(count), rows, isInOrder: true)
    let last = Int32(rows.count) - 1
    #expect(captions.leaveOutConflicts() == [[last, last - 2, last - 1]])
    #expect(captions.pivots <= 1)
  }

  @Test(arguments: [20, 500])
  func `a question about ties begins at the optimum that is known`(count: Int) throws {
    let solver = Solver()
    let width = try solver.makeParameter(320)
    var bottom = LinearExpression(constant: 0)
    var heights: [Variable] = []
    // Cells of 200 points: an image of a ratio, which wishes to be as wide as the cell, above a caption, which wishes
    // to be 16 high. Both want more than 200, so they tie.
    for index in 0..<count {
      let top = solver.makeVariable(), cell = solver.makeVariable(nonNegative: true)
      let imageWidth = solver.makeVariable(nonNegative: true),
        imageHeight = solver.makeVariable(nonNegative: true)
      let captionTop = solver.makeVariable(), captionHeight = solver.makeVariable(nonNegative: true)
      try solver.add(top == bottom + 8)
      try solver.add(cell == 200)
      try solver.add(imageWidth == (1 + Double(index % 4) / 5) * imageHeight)
      try solver.add(imageWidth <= width)
      try solver.add((imageWidth == width).strength(.medium))
      try solver.add(top + imageHeight <= captionTop - 4)
      try solver.add(captionTop + captionHeight == top + cell)
      try solver.add((captionHeight >= 16).strength(.medium))
      bottom = top + cell
      heights.append(imageHeight)
    }
    solver.solve()
    // The first image is square: 196 points are left for 320 and 16.
    let ties = [Term(1, heights[0])].withUnsafeBufferPointer { solver.ties(of: $0) }
    #expect(ties.map { $0.members.map { Int($0.constraint.index) } } == [[4, 7]])
    let pivots = solver.pipeline.optimum?.pivots
    #expect(pivots == 0)
  }

  @Test(arguments: [9, 10, 100, 1_000])
  func `a row of labels takes at most about a pivot for each, whatever its room`(count: Int) throws {
    for share in [0.3, 0.6, 0.9, 1, 2] {
      let width = LabelShape.naturalWidth(count: count) * share
      let shape = try LabelShape(.row, count: count, width: width)
      let run = SimplexRun(shape.solver, .revised, p: width)
      run.optimize(p: width)
      #expect(run.pivots <= count + 5, "\(share)")
      #expect(run.fallbackCount == 0)
      let last = shape.labels[count - 1]
      let end = run.value(of: last.left) + run.value(of: last.width)
      #expect(abs(end - (width - 8)) <= 1e-9 * width)
    }
  }

  @Test(arguments: [20, 100, 1_000])
  func `a row too narrow for its gaps takes at most about a pivot for each label`(count: Int) throws {
    let shape = try LabelShape(.row, count: count, width: 4 * Double(count))
    shape.solver.solve()
    #expect(shape.solver.conflicts.count == 1)
    #expect(shape.solver.statistics.pivots <= count + 5)
  }

  @Test
  func `a resize that moves a tie to the next label takes work in proportion to the labels`() throws {
    func work(_ count: Int) throws -> (cells: Int, pivots: Int) {
      let natural = LabelShape.naturalWidth(count: count)
      let shape = try LabelShape(.fitted, count: count, width: natural)
      let run = SimplexRun(shape.solver, .revised, p: natural)
      run.optimize(p: 0.8 * natural)
      let (cells, pivots) = (run.solvedCells, run.pivots)
      run.optimize(p: 0.8 * natural - 200)
      return (run.solvedCells - cells, run.pivots - pivots)
    }
    let (small, large) = (try work(100), try work(800))
    #expect(small.pivots > 0 && large.pivots <= small.pivots + 2)
    #expect(large.cells <= 10 * small.cells)
    // The rows of the factors are read for the step, for the tie, and for how values follow the parameter; never for a single label.
    #expect(large.cells <= 5 * 800)
  }

  @Test
  func `costs that cancel out but for rounding errors take no work of their own`() throws {
    // A stair: each step is nearly as high as the one before, and all would like to be as high.
    let count = 400
    let solver = Solver()
    let root = try solver.makeParameter(0)
    var end = LinearExpression(constant: 0)
    var previous: Variable?
    for index in 0..<count {
      let height = solver.makeVariable(nonNegative: true)
      try solver.add((height == 100).strength(500))
      if let previous { try solver.add(height <= (index % 2 == 0 ? 1.01 : 0.995) * previous) }
      end = end + 0.75 * height
      previous = height
    }
    try solver.add(end <= root)
    let run = SimplexRun(solver, .revised, p: 60 * Double(count))
    run.optimize(p: 60 * Double(count))
    let before = run.solvedCells
    run.optimize(p: 59.9 * Double(count))
    // Some solutions of equations that all steps take part in, and not one for each step.
    #expect(run.solvedCells - before > count)
    #expect(run.solvedCells - before < 40 * count)
  }

  @Test(arguments: [10, 100, 1_000, 10_000])
  func `columns as wide as their widest cells take a pivot for each column, whatever the rows`(rows: Int)
    throws
  {
    let solver = Solver()
    let columns = (0..<5).map { _ in solver.makeVariable(nonNegative: true) }
    let widths = (0..<5).map { column in (0..<rows).map { 16 + Double($0 * (37 + column) % 145) } }
    for (column, cells) in zip(columns, widths) {
      try solver.add((column == 64).strength(300))
      for width in cells {
        try solver.add((column >= width).strength(750))
        try solver.add((column <= width).strength(250))
      }
    }
    // One cell is merged over two columns.
    try solver.add((columns[0] + columns[1] >= 400).strength(750))
    solver.solve()
    #expect(solver.statistics.pivots <= (rows > 32 ? 10 : 5 * rows))
    for column in 2..<5 {
      #expect(try abs(solver.value(of: columns[column]) - #require(widths[column].max())) <= 1e-9)
    }
    #expect(abs(solver.value(of: columns[0]) + solver.value(of: columns[1]) - 400) <= 1e-9)
  }

  // MARK: - History

  @Test(arguments: randomCases(10))
  func `fifty resizes back and forth give the values of a fresh solve`(batch: Int) throws {
    for seed in UInt64(batch * 3)..<UInt64(batch * 3 + 3) {
      try compareWithFresh(.layout(seed: seed, boxes: 6 + Int(seed % 9)), "layout \(seed)")
      try compareWithFresh(.anchored(seed: seed, variables: 10 + Int(seed % 20)), "anchored \(seed)")
    }
  }

  private func compareWithFresh(_ system: RandomSystem, _ title: String) throws {
    let episode = Episode(resizing: system, rounds: 50)
    var live = try LiveSystem(episode.initial)
    for (number, round) in episode.rounds.enumerated() {
      try live.follow(round)
      let fresh = try LiveSystem(live.system)
      let worst = Self.difference(live.values, fresh.values)
      if !(worst <= 1e-9) {
        Issue.record("\(title), resize \(number): values differ by \(worst)")
        return
      }
    }
  }

  @Test(arguments: LabelShape.Kind.allCases)
  func `labels resized fifty times, without plans, are those of a fresh solve`(kind: LabelShape.Kind) throws {
    let count = 60
    let natural = LabelShape.naturalWidth(count: count)
    let shape = try LabelShape(kind, count: count, width: natural)
    let warm = SimplexRun(shape.solver, .revised, p: natural)
    var random = SplitMix64(seed: 7)
    for _ in 0..<50 {
      let width = Double(random.int(Int(natural / 4)...Int(2 * natural)))
      warm.optimize(p: width)
      let fresh = SimplexRun(shape.solver, .revised, p: width)
      fresh.optimize(p: width)
      let variables = shape.labels.flatMap { [$0.left, $0.width] }
      let worst = Self.difference(
        variables.map { warm.value(of: $0) }, variables.map { fresh.value(of: $0) })
      #expect(worst <= 1e-9, "\(width)")
    }
    #expect(warm.fallbackCount == 0)
  }

  @Test(arguments: LabelShape.Kind.allCases)
  func `a resize takes at most twenty pivots more than the first solve and a fresh one`(kind: LabelShape.Kind)
    throws
  {
    let natural = LabelShape.naturalWidth(count: 200)
    let shape = try LabelShape(kind, count: 200, width: natural)
    let warm = SimplexRun(shape.solver, .revised, p: natural)
    warm.optimize(p: natural)
    let first = warm.pivots
    for share in [0.5, 1.5, 0.3, 1, 0.3, 2] {
      let before = warm.pivots
      warm.optimize(p: natural * share)
      let fresh = SimplexRun(shape.solver, .revised, p: natural * share)
      fresh.optimize(p: natural * share)
      #expect(warm.pivots - before <= first + fresh.pivots + 20, "\(share)")
    }
  }

  @Test(arguments: [LabelShape.Kind.row, .fitted])
  func `what was laid out with room to spare is narrowed from where it is, not from the beginning`(
    kind: LabelShape.Kind
  ) throws {
    let natural = LabelShape.naturalWidth(count: 400)
    let shape = try LabelShape(kind, count: 400, width: natural * 1.2)
    let warm = SimplexRun(shape.solver, .revised, p: natural * 1.2)
    warm.optimize(p: natural * 1.2)
    warm.optimize(p: natural * 0.6)
    // About forty of the labels give way, or take up room, each time.
    for share in [0.5, 0.4, 0.5, 0.6] {
      let before = warm.pivots
      warm.optimize(p: natural * share)
      let fresh = SimplexRun(shape.solver, .revised, p: natural * share)
      fresh.optimize(p: natural * share)
      // Labels that go from their content to their bound take no pivot.
      #expect(warm.pivots - before <= 3, "\(share)")
      for label in shape.labels {
        #expect(abs(warm.value(of: label.left) - fresh.value(of: label.left)) < 1e-6)
      }
    }
  }

  private static func difference(_ values: [Double], _ others: [Double]) -> Double {
    zip(values, others).map { abs($0 - $1) / max(1, abs($1)) }.max() ?? 0
  }

  @Test
  func `labels that go from their content to nothing take no pivot`() throws {
    let natural = LabelShape.naturalWidth(count: 200)
    let shape = try LabelShape(.row, count: 200, width: natural)
    let run = SimplexRun(shape.solver, .revised, p: natural)
    run.optimize(p: natural)
    let before = run.pivots
    run.optimize(p: natural * 0.3)
    let gone = shape.labels.filter { run.value(of: $0.width) == 0 }
    #expect(gone.count > 100 && run.pivots - before <= 3)
  }

  // MARK: - Failures

  @Test
  func `a component whose factors fail gets a tableau and the same optimum`() throws {
    let width = LabelShape.naturalWidth(count: 30) * 0.8
    let shape = try LabelShape(.row, count: 30, width: width)
    let sound = SimplexRun(shape.solver, .revised, p: width)
    let failing = SimplexRun(shape.solver, .revised, p: width)
    failing.allowNoPivot()
    sound.optimize(p: width)
    failing.optimize(p: width)
    #expect(sound.fallbackCount == 0 && failing.fallbackCount == 1)
    // And it goes on with the tableau.
    for p in [width, width * 1.5, width * 0.5] {
      sound.optimize(p: p)
      failing.optimize(p: p)
      let variables = shape.labels.flatMap { [$0.left, $0.width] }
      let worst = Self.difference(
        variables.map { failing.value(of: $0) }, variables.map { sound.value(of: $0) })
      #expect(worst <= 1e-9, "\(p)")
    }
  }

  @Test
  func `a component whose factors fail is in conflict if it was`() throws {
    let shape = try LabelShape(.row, count: 30, width: 100)
    // Labels that shrink to nothing one by one take no pivot; two that stop each other do.
    for (first, second) in zip(shape.labels, shape.labels.dropFirst()) {
      try shape.solver.add(first.width + second.width >= 20)
    }
    let sound = SimplexRun(shape.solver, .revised, p: 100)
    let failing = SimplexRun(shape.solver, .revised, p: 100)
    failing.allowNoPivot()
    sound.optimize(p: 100)
    failing.optimize(p: 100)
    #expect(sound.fallbackCount == 0 && failing.fallbackCount == 1)
    #expect(!sound.isFeasible && !failing.isFeasible)
  }

  // MARK: - Extremes, through the solver

  @Test
  func `ten thousand bounds of a variable leave the tightest, with factors, too`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for number in 0..<10_000 { try solver.add(x >= Double(number * 7 % 10_000)) }
    for kind in SimplexRun.Kind.allCases {
      let run = SimplexRun(solver, kind)
      run.optimize()
      #expect(run.value(of: x) == 9_999, "\(kind)")
    }
  }

  @Test
  func `variables without constraints, and none, are zero`() {
    let solver = Solver()
    for kind in SimplexRun.Kind.allCases { SimplexRun(solver, kind).optimize() }
    let x = solver.makeVariable()
    let y = solver.makeVariable(nonNegative: true)
    for kind in SimplexRun.Kind.allCases {
      let run = SimplexRun(solver, kind)
      run.optimize()
      #expect(run.value(of: x) == 0 && run.value(of: y) == 0, "\(kind)")
    }
  }

  @Test
  func `a thousand equal constraints of a large component are as good as one`() throws {
    let shape = try LabelShape(.row, count: 20, width: 1_000)
    let equal = shape.labels[3].width == shape.labels[7].width
    try shape.solver.add(equal.strength(800))
    shape.solver.solve()
    let widths = shape.labels.map { shape.solver.value(of: $0.width) }
    for _ in 1..<1_000 { try shape.solver.add(equal.strength(800)) }
    shape.solver.solve()
    #expect(Self.difference(shape.labels.map { shape.solver.value(of: $0.width) }, widths) <= 1e-9)
    #expect(shape.solver.conflicts.isEmpty)
  }

  @Test(arguments: [1e-300, .leastNonzeroMagnitude, 1e9, -1e9])
  func `the smallest and largest numbers that are accepted leave a large component finite`(number: Double)
    throws
  {
    let shape = try LabelShape(.row, count: 20, width: 1_000)
    for (number, label) in zip([number, -number, number], shape.labels) {
      try shape.solver.add((number * label.width == label.left + number).strength(800))
    }
    shape.solver.solve()
    let values = shape.labels.flatMap { [shape.solver.value(of: $0.left), shape.solver.value(of: $0.width)] }
    #expect(values.filter { !$0.isFinite } == [])
    #expect(shape.solver.conflicts.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300])
  func `a large component stays what it is when a number is refused`(number: Double) throws {
    let shape = try LabelShape(.row, count: 20, width: 1_000)
    shape.solver.solve()
    let widths = shape.labels.map { shape.solver.value(of: $0.width) }
    #expect(throws: SolverError.self) { try shape.solver.add(shape.labels[3].width >= number) }
    #expect(throws: SolverError.self) { try shape.solver.add(number * shape.labels[3].width >= 1) }
    #expect(throws: SolverError.self) { try shape.solver.setParameter(shape.root, to: number) }
    shape.solver.solve()
    #expect(shape.labels.map { shape.solver.value(of: $0.width) } == widths)
  }
}
