import Testing

@testable import Cassowary

/// The revised simplex with components that no layout has: there is an outcome, whatever they contain.
@Suite struct RevisedSimplexLimitsTests {
  private static let extremes: [Double] = [
    1e300, -1e300, 1e-300, -1e-300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e150, -1e-150, 1e9,
    -1e-9, 1,
    -1, 0.5, 3,
  ]
  private static let nonNumbers: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]

  /// Rows that hold together, of three externals.
  private static let rows: [BareComponent.Row] = [
    .atLeast([1, 0, 0], -16),
    .atLeast([-1, 1, 0], -8, p: 1),
    .equal([1, -2, 0], 30, level: 1),
    .equal([0, 1, -1], 44, level: 1),
    .atLeast([0, 0.5, 1], -9, level: 2),
    .equal([0, 0, 3], 5, level: 2),
  ]

  // MARK: - Numbers

  @Test(arguments: 0..<20)
  func `numbers of all magnitudes end in an outcome, and an optimum is finite`(batch: Int) {
    for seed in UInt64(batch * 100)..<UInt64(batch * 100 + 100) {
      let component = Self.component(of: Self.extremes, seed: seed)
      for p in [0, 1, 1e9, -1e300, 0] where component.optimize(p: p) == .optimal {
        #expect(component.values.filter { !$0.isFinite } == [], "seed \(seed), p = \(p)")
      }
    }
  }

  private static func component(of numbers: [Double], seed: UInt64) -> BareComponent {
    var random = SplitMix64(seed: seed)
    let externals = random.int(1...6)
    let rows = (0..<random.int(1...14)).map { _ in row(externals, of: numbers, &random) }
    return BareComponent(externals: Int32(externals), rows)
  }

  private static func row(
    _ externals: Int, of extremes: [Double], _ random: inout SplitMix64
  ) -> BareComponent.Row {
    var cells = [Double](repeating: 0, count: externals)
    for _ in 0..<random.int(1...3) { cells[random.int(0...externals - 1)] = random.pick(extremes) }
    let constant = random.chance(30) ? 0 : random.pick(extremes)
    let p = random.chance(70) ? 0 : random.pick(extremes)
    let level = Int32(random.int(0...3))
    return random.chance(50)
      ? .equal(cells, constant, p: p, level: max(level, 1)) : .atLeast(cells, constant, p: p, level: level)
  }

  @Test
  func `a value beyond the largest number is a failure`() {
    // x == 1e450
    #expect(BareComponent(externals: 1, [.equal([1e-300], -1e150)]).optimize().isFailure)
    #expect(BareComponent(externals: 1, [.equal([1e-300], 0, p: -1)]).optimize(p: 1e150).isFailure)
  }

  @Test
  func `a value is finite however small its coefficient is beside another one`() {
    let component = BareComponent(externals: 2, [.equal([1e9, 1e-300], 0)])
    #expect(component.optimize() == .optimal)
    #expect(component.values == [0, 0])
  }

  @Test(arguments: [1, 4e5, 7e8])
  func `what does not hold by a 250th of a point is a contradiction, whatever else is wanted`(wish: Double) {
    let component = BareComponent(
      externals: 1, [.atLeast([1], 0), .atLeast([-1], -0.004), .equal([2], wish, level: 1)])
    #expect(component.optimize() == .infeasible)
  }

  @Test
  func `a sum of large numbers that is zero but for their rounding errors is no violation`() {
    let places = [100_000_000.1, 200_000_000.2, 300_000_000.3]
    // As doubles, the first two come to a little less than the third.
    #expect(places[0] + places[1] < places[2])
    let component = BareComponent(
      externals: 3,
      [
        .atLeast([1, 1, -1], 0, level: 1), .equal([1, 0, 0], -places[0], level: 2),
        .equal([0, 1, 0], -places[1], level: 2), .equal([0, 0, 1], -places[2], level: 2),
      ])
    #expect(component.optimize() == .optimal)
    #expect(component.pivots == 0 && component.values == places)
  }

  @Test(arguments: [0.3, 0.35, 0.4, 0.45, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9])
  func `a direction that gains only a rounding error is not followed`(share: Double) {
    // The two required rows about both leave a wedge: y is at least a point below x, and at least a point above what is
    // nearly x. The further from its tip, the higher x and y. Both wishes are about the second row alone, so that going
    // along that row gains nothing; divided by how far the rows are from parallel, a rounding error of their
    // coefficients looks like a gain.
    let nearlyOne = 1 - 0x1p-20
    let component = BareComponent(
      externals: 2,
      [
        .atLeast([1, -1], -1), .atLeast([-nearlyOne, 1], -1), .atLeast([-1, 0], 10_000_000),
        .atLeast([0.3 * nearlyOne, -0.3], -1, level: 1),
        .atLeast([share * nearlyOne, -share], -1, level: 1),
      ])
    #expect(component.optimize() == .optimal)
    // At the tip, x − 1 == y and y == x − 2⁻²⁰ x + 1.
    #expect(component.values == [0x1p21, 0x1p21 - 1])
    // One pivot leads there.
    #expect(component.pivots <= 1)
  }

  @Test(arguments: nonNumbers)
  func `a coefficient that is not finite ends in a failure`(number: Double) {
    for row in Self.rows.indices {
      for cell in Self.rows[row].cells.indices {
        var rows = Self.rows
        rows[row].cells[cell].value = number
        let outcome = BareComponent(externals: 3, rows).optimize()
        #expect(outcome.isFailure, "\(number) in cell \(cell) of row \(row): \(outcome)")
      }
    }
  }

  @Test(arguments: nonNumbers)
  func `a constant that is not finite ends in a failure`(number: Double) {
    for row in Self.rows.indices {
      var rows = Self.rows
      rows[row].constant.constant = number
      let outcome = BareComponent(externals: 3, rows).optimize()
      #expect(outcome.isFailure, "\(number) in row \(row): \(outcome)")
    }
  }

  @Test(arguments: nonNumbers)
  func `a parameter that is not finite ends in a failure, and a finite one afterwards in the optimum`(
    number: Double
  ) {
    let component = BareComponent(externals: 3, Self.rows)
    #expect(component.optimize() == .optimal)
    let values = component.values
    #expect(component.optimize(p: number).isFailure)
    #expect(component.optimize() == .optimal)
    #expect(component.values == values)
  }

  // MARK: - Shapes

  @Test
  func `a component without externals and rows is optimal`() {
    #expect(BareComponent(externals: 0, []).optimize() == .optimal)
  }

  @Test
  func `an external without rows is zero`() {
    let component = BareComponent(externals: 1, [])
    #expect(component.optimize() == .optimal)
    #expect(component.values == [0])
  }

  @Test
  func `ten thousand bounds of one external leave the tightest`() {
    var rows = (0..<5_000).map { BareComponent.Row.atLeast([1], -Double($0 * 7 % 5_000)) }
    rows += (0..<5_000).map { .atLeast([-1], 5_010 + Double($0 * 11 % 5_000)) }
    let component = BareComponent(externals: 1, rows)
    #expect(component.optimize() == .optimal)
    #expect(component.values == [4_999])
    #expect(component.pivots <= 4)
  }

  @Test
  func `ten thousand wishes of one level settle on the median`() {
    let component = BareComponent(
      externals: 1, (0..<10_001).map { .equal([1], -Double($0 * 7 % 10_001)) })
    #expect(component.optimize() == .optimal)
    #expect(component.values == [5_000])
    #expect(component.pivots <= 4)
  }

  @Test
  func `a thousand equal rows are as good as one`() {
    let component = BareComponent(
      externals: 2,
      [.atLeast([1, 0], -10)]
        + (0..<500).map { _ in .equal([-1, 1], -30, level: 1) }
        + (0..<500).map { _ in .atLeast([2, -2], 60, level: 2) })
    #expect(component.optimize() == .optimal)
    #expect(component.values == [10, 40])
    #expect(component.pivots <= 4)
  }

  @Test
  func `a thousand equal rows that do not hold are a contradiction`() {
    let component = BareComponent(
      externals: 1, [.atLeast([1], -10)] + (0..<1_000).map { _ in .atLeast([-1], 9) })
    #expect(component.optimize() == .infeasible)
  }

  @Test
  func `rows that cancel each other in pairs are settled near zero`() {
    let component = BareComponent(
      externals: 2, (0..<1_000).map { .equal([1, $0 % 2 == 0 ? 1 : -1], 0, level: 1 + Int32($0) / 500) })
    #expect(component.optimize() == .optimal)
    #expect(component.values == [0, 0])
  }

  @Test
  func `an external that a strong wish makes a sum is not brought to a weaker wish of its own`() {
    // c == a + b, a == 10, b == 20, and then c == 50, which comes too late.
    let component = BareComponent(
      externals: 3,
      [
        .equal([-1, -1, 1], 0, level: 1), .equal([1, 0, 0], -10, level: 2),
        .equal([0, 1, 0], -20, level: 2), .equal([0, 0, 1], -50, level: 3),
      ])
    #expect(component.optimize() == .optimal)
    #expect(component.values == [10, 20, 30])
    #expect(component.pivots == 0)
  }

  @Test(arguments: [[Int32](), [0], [1], [2], [3], [0, 1], [0, 2], [1, 3], [2, 3], [0, 1, 2, 3]])
  func `rows that are said to be tight, rightly or not, change nothing but the way to the optimum`(
    tight: [Int32]
  ) {
    // x and y are together 100 at most; x wishes for 80, then y for 60.
    let component = BareComponent(
      externals: 2,
      [
        .atLeast([-1, -1], 100), .atLeast([0, 1], 0), .equal([1, 0], -80, level: 1),
        .equal([0, 1], -60, level: 2),
      ], tightRows: tight)
    #expect(component.optimize() == .optimal)
    #expect(component.values == [80, 20])
    component.forgetTightRows()
    #expect(component.optimize() == .optimal)
    #expect(component.values == [80, 20])
  }

  @Test
  func `rows that decide a known optimum are its basis though no order makes them a triangle`() {
    // Of four lengths, which want to be short, any three are so long together. The sum of all is 30 / 3.
    let sums: [([Double], Double)] = [
      ([1, 1, 1, 0], 6), ([1, 1, 0, 1], 7), ([1, 0, 1, 1], 8), ([0, 1, 1, 1], 9),
    ]
    let wishes: [[Double]] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    let component = BareComponent(
      externals: 4, sums.map { .atLeast($0.0, -$0.1) } + wishes.map { .equal($0, 0) },
      tightRows: [0, 1, 2, 3])
    #expect(component.optimize() == .optimal)
    #expect(zip(component.values, [1, 2, 3, 4]).allSatisfy { abs($0 - $1) <= 1e-9 })
    #expect(component.pivots == 0)
  }

  // MARK: - Optimal faces

  @Test
  func `where factors cannot tell the optimal face, a tableau does`() throws {
    var tableauCount = 0
    for seed in UInt64(0)..<1_500 {
      let system = RandomSystem.tied(seed: seed, variables: 4 + Int(seed % 3))
      let live = try LiveSystem(system, mostTableauColumns: 0)
      let values = live.values
      let components = live.solver.pipeline.simplex.revised.compactMap { $0 }
      // The search for a direction fails as it would if rounding errors kept it from an end.
      for component in components { component.simplex.rules.pivotLimit = 0 }
      #expect(Verdict(on: live).complaints == [], "\(system)")
      tableauCount += components.count - live.solver.pipeline.simplex.revised.count { $0 != nil }
      live.solver.solve()
      #expect(live.values == values)
    }
    #expect(tableauCount > 3)
  }

  @Test(arguments: 1..<40)
  func `labels that fill a row exactly are open at once, and no search is needed`(longCount: Int) throws {
    let solver = Solver()
    // So many of them may be 10 long, and it does not matter which ones.
    let lengths = (0..<40).map { _ in solver.makeVariable(nonNegative: true) }
    for length in lengths { try solver.add((length == 10).strength(250)) }
    try solver.add(lengths.dropFirst().reduce(1 * lengths[0]) { $0 + 1 * $1 } == 10 * Double(longCount))
    solver.solve()
    let components = solver.pipeline.simplex.revised.compactMap { $0 }
    #expect(components.count == 1)
    for component in components { component.simplex.rules.pivotLimit = 0 }
    #expect(lengths.allSatisfy { solver.isAmbiguous($0) })
    // With the least search it would have got a tableau.
    #expect(solver.pipeline.simplex.revised.compactMap { $0 }.count == 1)
  }

  @Test(arguments: [0, .max] as [Int32])
  func `what every way is closed to has one value beside what is open`(mostTableauColumns: Int32) throws {
    let solver = Solver()
    solver.pipeline.mostTableauColumns = mostTableauColumns
    let a = solver.makeVariable(nonNegative: true), b = solver.makeVariable(nonNegative: true)
    let open = solver.makeVariable()
    // No sum of lengths is less than zero, so both are zero; `open` may grow.
    try solver.add(a + b <= 0)
    try solver.add(open >= a + b + 5)
    solver.solve()
    #expect([a, b, open].map { solver.isAmbiguous($0) } == [false, false, true])
  }

  @Test(arguments: 0..<12)
  func `a sum of open values of several components is open`(otherCount: Int) throws {
    let solver = Solver()
    solver.pipeline.mostTableauColumns = 0
    let x = solver.makeVariable(), width = solver.makeVariable(nonNegative: true)
    // Open values, whose directions are counted before that of the height.
    for _ in 0..<otherCount { _ = solver.makeVariable() }
    let y = solver.makeVariable(), height = solver.makeVariable(nonNegative: true)
    try solver.add((width >= 56).strength(.strong))
    try solver.add((x + 0.5 * width >= -13).strength(.weak))
    // y is a sum of x and height, which move as they like.
    try solver.add(2 * y + height == x + 347)
    solver.solve()
    #expect([x, y, width, height].map { solver.isAmbiguous($0) } == [true, true, true, true])
  }
}

extension RevisedSimplex.Outcome {
  fileprivate var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}
