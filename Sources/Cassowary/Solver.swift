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
