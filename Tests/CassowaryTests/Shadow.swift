@testable import Cassowary

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
  var pivots: Int { components.reduce(0) { $0 + $1.simplex.pivots } }

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
