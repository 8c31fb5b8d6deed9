@testable import Cassowary

/// The system of a solver, solved with tableaus or with factors, whatever the size of its components.
///
/// It has to be free of conflicts. A class, because an expectation copies the value that it calls.
final class SimplexRun {
  enum Kind: String, CaseIterable, Codable {
    case tableau, revised
  }

  private let solver: Solver
  private let presolve = Presolve()
  private let simplex = Simplex()
  private var values = Buffer<Double>()

  /// Presolves the system and gives every component its first basis.
  init(_ solver: Solver, _ kind: Kind, p: Double = 0) {
    self.solver = solver
    simplex.mostTableauColumns = kind == .tableau ? .max : 0
    let system = solver.pipeline.system
    presolve.rebuild(system)
    simplex.removeAll(presolve.rows, variableCount: system.variables.count)
    simplex.insert(presolve, of: system, at: ParameterValues(first: p))
  }

  /// Brings all components to their optimum, from the bases that they have.
  func optimize(p: Double = 0) {
    let parameters = ParameterValues(first: p)
    simplex.optimize(at: parameters)
    values.reset(to: 0, count: solver.pipeline.system.variables.count)
    simplex.evaluate(values)
    presolve.elimination.evaluate(values, at: parameters)
  }

  func value(of variable: Variable) -> Double { values[variable.index] }

  /// Lets the revised simplex of every component give up at its first pivot, as it does when its factors fail.
  func allowNoPivot() {
    for component in simplex.revised { component?.simplex.rules.pivotLimit = 0 }
  }

  /// Whether all required constraints of all components hold.
  var isFeasible: Bool { (0..<Int32(simplex.componentCount)).allSatisfy { simplex.isFeasible($0) } }

  var pivots: Int { simplex.pivots }
  /// How many cells of factors were used to solve equations.
  var solvedCells: Int {
    simplex.revised.reduce(0) { $0 + ($1?.simplex.factorization.solvedCells ?? 0) }
  }
  var componentCount: Int { simplex.componentCount }
  var revisedCount: Int { simplex.revised.count { $0 != nil } }
  /// How many components got a tableau because their factors failed.
  var fallbackCount: Int { simplex.revised.count { $0 == nil } }
}
