@testable import Cassowary

/// The first stages of a solver's pipeline, taken one at a time, so that the result of each can be printed.
///
/// The system is the one that the solver holds; the solver itself does not have to solve it. A class because an
/// expectation copies the value that it calls.
final class Stages {
  private let solver: Solver
  let presolve = Presolve()
  let simplex = Simplex()
  private var parameters: ParameterValues

  /// Presolves the system and gives every component its first basis, as a rebuild of the pipeline does.
  ///
  /// - Parameter mostTableauColumns: A component of more externals than this has no tableau.
  init(
    _ solver: Solver, p: Double = 0, q: Double = 0, mostTableauColumns: Int32 = Simplex.mostTableauColumns
  ) {
    simplex.mostTableauColumns = mostTableauColumns
    self.solver = solver
    parameters = ParameterValues(first: p, second: q)
    presolve.rebuild(solver.pipeline.system)
    let variableCount = solver.pipeline.system.variables.count
    simplex.removeAll(presolve.rows, variableCount: variableCount)
    simplex.insert(presolve, of: solver.pipeline.system, at: parameters)
    simplex.parameters = parameters
    for index in 0..<simplex.components.end { simplex.updateValues(simplex.components[index]) }
  }

  var presolveText: String { presolve.description(solver.pipeline.system) }

  var simplexText: String { simplex.description }

  /// Makes one pivot in a component, unless its basis is optimal.
  ///
  /// - Returns: Whether a pivot was made.
  func improve(_ index: Int32 = 0) -> Bool {
    var component = simplex.components[index]
    let distance = simplex.improve(&component, isBland: false, isProbing: false)
    simplex.components[index] = component
    return distance != nil
  }

  /// Brings all components to their optimum.
  func optimize() {
    simplex.optimize(at: parameters)
  }

  /// Optimises all components and returns the contradictions, as weighted sums of constraints.
  func evidence() -> [String] {
    optimize()
    let suspects = ConflictReport.suspects(solver.pipeline.system, presolve, simplex, at: parameters)
    let derivations = Derivations()
    let found = ConflictReport.find(
      suspects, solver.pipeline.system, at: parameters, derivations)
    return found.map { $0.evidence(derivations).text }
  }
}
