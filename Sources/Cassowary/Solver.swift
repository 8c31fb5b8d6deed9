/// Solves systems of linear constraints with strictly ordered strengths.
///
/// Constraints are stored when they are added and solved together by ``solve()``:
///
///     let solver = Solver()
///     let left = solver.makeVariable()
///     let width = solver.makeVariable(nonNegative: true)
///     try solver.add(left == 16)
///     try solver.add(left + width <= 320)
///     try solver.add((width == 400).strength(.strong))
///     solver.solve()
///     solver.value(of: width)  // 304
///
/// Required constraints hold. Optional ones are met from the strongest strength down: inside one strength the
/// sum of the absolute errors is as small as the stronger ones allow. If that leaves values open, they depend
/// only on the present system, never on its history: each variable that the required equalities leave free is
/// as close to zero as possible, in the order the variables were made.
///
/// If required constraints conflict, each constraint that cannot hold together with earlier ones is left out
/// and reported in ``conflicts``; all others hold, and a left-out constraint holds again as soon as it can.
///
/// A class because it has an identity that handles refer to. It is not `Sendable`: use it from one task at a
/// time.
public final class Solver {
  /// The largest magnitude a coefficient, constant or parameter may have.
  ///
  ///     try? solver.add(x == 2 * Solver.largestNumber)  // refused
  public static let largestNumber: Double = 1e9
  /// A coefficient this small relative to the largest coefficient of its constraint, or to 1, counts as zero.
  ///
  ///     try solver.add(Solver.smallestCoefficient / 2 * y + x == 8)
  ///     solver.solve()
  ///     solver.value(of: x)  // 8
  ///
  /// In doubles, such a term is indistinguishable from rounding errors of the others.
  public static let smallestCoefficient: Double = Tolerance.smallestCoefficient
  /// The maximum number of parameters.
  ///
  ///     let (width, height) = (try solver.makeParameter(320), try solver.makeParameter(200))
  public static let largestParameterCount = 2

  let pipeline = Pipeline()
  /// The address of the values, which makes reading one inlinable.
  @usableFromInline let solution: UnsafeMutablePointer<UnsafeBufferPointer<Double>>

  /// Creates a solver without variables or constraints.
  public init() {
    solution = .allocate(capacity: 1)
    solution.initialize(to: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// Removes everything but keeps the memory; existing handles become invalid.
  package func removeAll() {
    pipeline.removeAll()
    solution.pointee = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Reserves room for this many variables and constraints in total.
  package func reserve(variables: Int, constraints: Int) {
    pipeline.reserve(variables: variables, constraints: constraints)
  }

  deinit {
    solution.deallocate()
  }
}

// MARK: - Solving

extension Solver {
  /// Finds the best values. Does nothing when nothing changed.
  ///
  /// - Complexity: linear in variables and terms for layouts whose equalities introduce fresh variables, plus
  ///   a simplex for each group of variables that inequalities and optional constraints tie together.
  ///   After edits, the same for the affected part; the first edit after a fresh solve also finds
  ///   dependencies in O(variables + terms).
  public func solve() {
    pipeline.solve()
    solution.pointee = UnsafeBufferPointer(
      start: pipeline.values.base, count: pipeline.values.count)
  }

  /// Whether edits, new constants and resizes are followed instead of solving everything again.
  ///
  /// True by default. Results never depend on it; tests set it to false to compare.
  package var isIncremental: Bool {
    get { pipeline.isIncremental }
    set { pipeline.isIncremental = newValue }
  }

  /// How often ``solve()`` did more than follow parameters: while the number stays the same, only variables
  /// that depend on a parameter change their value; see ``follows(_:)``.
  package var wholeSolveCount: Int { pipeline.wholeSolveCount }

  /// The number of the plan by which parameters are followed; `nil` before there is one.
  package var planNumber: Int? {
    pipeline.plan.isMade ? pipeline.plan.number : nil
  }

  /// Whether a variable may get another value when parameters do.
  package func follows(_ index: Int32) -> Bool {
    !pipeline.plan.isMade || index >= 0 && pipeline.plan.moves[index]
  }

  /// Counts of the solver's work since it was made.
  ///
  ///     solver.solve()
  ///     solver.statistics.rebuilds  // 1
  ///     solver.solve()
  ///     solver.statistics.rebuilds  // 1
  package var statistics: Statistics {
    pipeline.statistics
  }
}

/// The reason why a solver refused a call; the solver is unchanged.
///
///     do {
///       try solver.add(x == .infinity)
///     } catch .numberOutOfRange(let number) {
///       number  // inf
///     }
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, constant or parameter is NaN, infinite, or larger than ``Solver/largestNumber``.
  case numberOutOfRange(Double)
  /// The strength is not in `0 < strength <= 1000`.
  case strengthOutOfRange(Double)
  /// The variable was removed, or belongs to another solver.
  case unknownVariable(Variable)
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// There are already ``Solver/largestParameterCount`` parameters.
  case tooManyParameters
}

/// Exact counts of a solver's work, the same on every machine, for tests and benchmarks.
///
///     try solver.add(x == 16)
///     try solver.add(y == x + 8)
///     solver.solve()
///     solver.statistics.eliminations  // 2
package struct Statistics: Hashable, Sendable {
  /// How often the whole system was presolved.
  package var rebuilds = 0
  /// How often only the part affected by changed constraints was presolved again.
  package var edits = 0
  /// How often changed constants were followed through links, definitions and rows.
  package var constantUpdates = 0
  /// Required equalities that were eliminated.
  package var eliminations = 0
  /// Terms visited while equalities and rows were resolved to free variables.
  package var expandedTerms = 0
  /// Rows that reached the simplex.
  package var rows = 0
  /// Terms of these rows.
  package var rowTerms = 0
  /// Connected components that reached the simplex.
  package var components = 0
  /// Simplex steps, each of which swaps a basic and a parametric symbol.
  package var pivots = 0
  /// Simplex steps of the search for ambiguity.
  package var probePivots = 0

  /// Creates counts of zero.
  package init() {}
}

extension Solver: CustomStringConvertible {
  /// Everything the solver holds, stage by stage: the system, links and definitions, rows, components,
  /// values, the plan for resizes and conflicts. For debugging; the layout of the text may change.
  public var description: String {
    systemDescription + presolveDescription + simplexDescription + valuesDescription + planDescription
      + conflictsDescription
  }

  package var systemDescription: String { pipeline.system.description }
  package var presolveDescription: String {
    pipeline.presolve.description(pipeline.system)
  }
  package var simplexDescription: String { pipeline.simplex.description }
  /// The values as of the last ``solve()``.
  package var valuesDescription: String {
    var lines: [String] = []
    for index in 0..<Int32(values.count) where pipeline.system.variables[index].isAlive {
      lines.append("x\(index) == \(values[Int(index)].text)")
    }
    return listing("values", lines)
  }
  package var planDescription: String { pipeline.plan.description }
  package var conflictsDescription: String { listing("conflicts", conflicts.map { $0.description }) }
  /// The directions that ambiguity queries have found since the last ``solve()``.
  package var faceDescription: String {
    pipeline.face.description(pipeline.simplex)
  }
}
