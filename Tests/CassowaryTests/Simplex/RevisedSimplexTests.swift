import Testing

@testable import Cassowary

/// The revised simplex against the tableaus: the same problems, the same answers.
@Suite struct RevisedSimplexTests {
  private static let batches = randomCases(20)

  // MARK: - Random systems

  @Test(arguments: batches)
  func `small layouts have the optimum of the tableaus`(batch: Int) throws {
    try judge(60, of: batch) { .layout(seed: $0, boxes: 1 + Int($0 % 3)) }
  }

  @Test(arguments: batches)
  func `larger layouts have the optimum of the tableaus`(batch: Int) throws {
    try judge(20, of: batch) { .layout(seed: $0, boxes: 4 + Int($0 % 9)) }
  }

  @Test(arguments: batches)
  func `wild systems have the optimum of the tableaus`(batch: Int) throws {
    try judge(60, of: batch) { .wild(seed: $0, variables: 1 + Int($0 % 9)) }
  }

  @Test(arguments: batches)
  func `systems without equalities have the optimum of the tableaus`(batch: Int) throws {
    try judge(30, of: batch) { .anchored(seed: $0, variables: 5 + Int($0 % 20)) }
  }

  @Test(arguments: batches)
  func `systems of few numbers have the optimum of the tableaus`(batch: Int) throws {
    try judge(40, of: batch) { .tied(seed: $0, variables: 1 + Int($0 % 7)) }
  }

  /// Solves each system, then resizes it a few times, which leaves the bases of the last size.
  private func judge(_ count: Int, of batch: Int, making make: (UInt64) -> RandomSystem) throws {
    for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
      let episode = Episode(resizing: make(seed), rounds: 4)
      let complaints = try ShadowEpisode(episode).complaints()
      if !complaints.isEmpty {
        Issue.record("seed \(seed): \(complaints.joined(separator: "\n"))\nin \(episode)")
      }
    }
  }
}

/// An episode whose solves are repeated by the revised simplex.
private struct ShadowEpisode {
  let episode: Episode

  init(_ episode: Episode) {
    self.episode = episode
  }

  func complaints() throws -> [String] {
    var live = try LiveSystem(episode.initial, mostTableauColumns: .max)
    var shadow = Shadow(live.solver)
    var complaints = shadow.complaints()
    for round in episode.rounds where complaints.isEmpty {
      let before = live.solver.statistics
      try live.follow(round)
      let after = live.solver.statistics
      let isSame =
        before.rebuilds == after.rebuilds && before.edits == after.edits
        && before.constantUpdates == after.constantUpdates
      let onlyResizes = round.allSatisfy { if case .setParameter = $0 { true } else { false } }
      // A resize leaves the rows as they are, and the shadow goes on from its bases; anything else needs a new one.
      if !isSame || !onlyResizes { shadow = Shadow(live.solver) }
      complaints = shadow.complaints()
      if isSame && onlyResizes { complaints += Shadow(live.solver).complaints() }
    }
    return complaints
  }
}

/// Variables begin where their strongest wishes want them; that must not show in where they end.
@Suite struct FirstBasisTests {
  private let solver = Solver()

  @Test(arguments: [2000.0, 1e4, 1e6, 1e9])
  func `a wish for more than there is room leaves the room as it is`(much: Double) throws {
    let label = solver.makeVariable(nonNegative: true), filler = solver.makeVariable(nonNegative: true)
    try solver.add((label <= much).strength(.strong))
    try solver.add((label == 100.3).strength(.weak))
    try solver.add(filler <= 100.3)
    try solver.add((filler == much).strength(.weak))
    solver.solve()
    #expect(abs(solver.value(of: label) - 100.3) < 1e-12)
    #expect(abs(solver.value(of: filler) - 100.3) < 1e-12)
  }

  @Test
  func `a wish counts however small its coefficient is beside that of a weaker one`() throws {
    let x = solver.makeVariable()
    try solver.add((1e6 * x == 2e7).strength(.weak))
    try solver.add((1e-4 * x == 10).strength(.medium))
    solver.solve()
    #expect(abs(solver.value(of: x) - 100_000) < 1e-6)
  }

  @Test
  func `wishes that agreed are weighed again when one of them changes`() throws {
    let x = solver.makeVariable()
    let minimum = try solver.add((x >= 10).strength(.strong))
    try solver.add((-1 * x + 10 == 0).strength(.weak))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    // At least 5 now, which the other wish has no need to go down to.
    try solver.setConstant(-5, of: minimum)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }
}

/// The components of a solved system, optimised once more by the revised simplex.
///
/// It is built from the rows that presolve made for the tableaus, so that both simplexes have one problem.
final class Shadow {
  private let solver: Solver
  private var components: [ShadowComponent] = []

  init(_ solver: Solver) {
    self.solver = solver
    let pipeline = solver.pipeline
    var rowOf: [Int32: Int] = [:]
    for index in 0..<pipeline.presolve.rows.rows.count {
      rowOf[pipeline.presolve.rows.rows[index].symbol] = index
    }
    for index in 0..<Int32(pipeline.simplex.componentCount) {
      components.append(ShadowComponent(index, of: pipeline, rowOf))
    }
  }

  /// How many components there are.
  var count: Int { components.count }
  var pivots: Int { components.reduce(0) { $0 + $1.simplex.optimum.pivots } }

  /// Optimises all components at the parameters of the solver's last solve, from the bases that they have.
  @discardableResult
  func optimize() -> [RevisedSimplex.Outcome] {
    let parameters = solver.pipeline.currentParameters
    return components.map { $0.simplex.optimize(at: parameters) }
  }

  /// The differences from the tableaus, which are optimal.
  func complaints() -> [String] {
    var complaints: [String] = []
    for (index, outcome) in optimize().enumerated() where outcome != .optimal {
      complaints.append("component \(index) is \(outcome), but its tableau is optimal")
    }
    for component in components { complaints += component.differences(from: solver.pipeline) }
    return complaints
  }
}

/// A component as the revised simplex holds it; an array cannot hold what cannot be copied.
private final class ShadowComponent {
  let index: Int32
  let simplex = RevisedSimplex()

  init(_ index: Int32, of pipeline: Pipeline, _ rowOf: [Int32: Int]) {
    self.index = index
    let component = pipeline.simplex.components[index]
    for symbol in component.rows {
      guard let number = rowOf[symbol] else { continue }
      let row = pipeline.presolve.rows.rows[number]
      for cell in row.cells {
        let term = pipeline.presolve.rows.cells[cell]
        simplex.addCell(term.coefficient, column: pipeline.simplex.position(of: term.variable, in: index))
      }
      let tableauRow = pipeline.simplex.symbols[symbol]
      simplex.addRow(level: tableauRow.level, kind: tableauRow.kind, constant: row.constant)
    }
    simplex.finish(externalCount: component.columnCount, at: pipeline.currentParameters)
  }

  func differences(from pipeline: Pipeline) -> [String] {
    var differences: [String] = []
    for (column, external) in pipeline.simplex.components[index].externals.enumerated() {
      let variable = pipeline.simplex.symbols[external].source
      let value = simplex.value(ofExternal: Int32(column))
      // Not the tableau's: after a resize the values may come from a plan.
      let expected = pipeline.values[variable]
      if !(abs(value - expected) <= 1e-6 * max(1, abs(expected))) {
        differences.append("x\(variable) is \(value), in the tableau \(expected)")
      }
    }
    return differences
  }
}

extension Pipeline {
  /// The parameters of the last solve.
  fileprivate var currentParameters: ParameterValues {
    var parameters = ParameterValues()
    if system.firstParameter >= 0 { parameters.first = values[system.firstParameter] }
    if system.secondParameter >= 0 { parameters.second = values[system.secondParameter] }
    return parameters
  }
}
