import Cassowary

/// The judge of the solver: the same answers by the plainest means, slowly.
///
/// A dense two-phase simplex in textbook form. Every free variable is split into two non-negative ones, every
/// constraint is a row with slack and error columns of its own, and Bland's rule picks the pivots, so that it
/// cannot cycle. The levels are optimised one after the other: once the sum of errors of a strength is as
/// small as it gets, the columns that would make it larger are deleted, which leaves exactly the points that
/// share the optimum.
///
/// The variables of the constraints are numbered `0..<variables.count`; there are no parameters here.
struct ReferenceSolver {
  /// Whether the required constraints can hold together.
  let isFeasible: Bool
  /// The optional strengths that occur, the highest first.
  let levels: [Strength]
  /// One optimal point; meaningful only when the system is feasible.
  private(set) var solution: [Double] = []

  private var optima: [Double] = []
  private var tableau: DenseTableau
  private let split: [(positive: Int, negative: Int?)]

  /// Solves the system.
  ///
  /// - Parameters:
  ///   - variables: For each variable, whether it is non-negative.
  ///   - constraints: The constraints; strengths below 1000 are optional.
  init(variables: [Bool], constraints: [LinearConstraint]) {
    var columns = 0
    func column() -> Int {
      columns += 1
      return columns - 1
    }
    split = variables.map { (column(), $0 ? nil : column()) }

    // One equation `Σ entries = -constant` for each constraint; slacks and errors are non-negative.
    var rows: [[(column: Int, coefficient: Double)]] = []
    var errors: [Strength: [Int]] = [:]
    for constraint in constraints {
      var row: [(column: Int, coefficient: Double)] = []
      for term in constraint.expression.terms {
        let symbol = split[Int(term.variable.index)]
        row.append((symbol.positive, term.coefficient))
        if let negative = symbol.negative { row.append((negative, -term.coefficient)) }
      }
      switch constraint.relation {
      case .lessThanOrEqual: row.append((column(), 1))
      case .greaterThanOrEqual: row.append((column(), -1))
      case .equal: break
      }
      if constraint.strength != .required {
        // An error column for each side on which the constraint can be broken.
        if constraint.relation != .greaterThanOrEqual {
          errors[constraint.strength, default: []].append(columns)
          row.append((column(), -1))
        }
        if constraint.relation != .lessThanOrEqual {
          errors[constraint.strength, default: []].append(columns)
          row.append((column(), 1))
        }
      }
      rows.append(row)
    }

    tableau = DenseTableau(
      columns: columns, rows: rows, rightSides: constraints.map { -$0.expression.constant })
    isFeasible = tableau.findFeasiblePoint()
    levels = errors.keys.sorted(by: >)
    guard isFeasible else { return }
    for level in levels {
      var cost = [Double](repeating: 0, count: columns)
      for error in errors[level, default: []] { cost[error] = 1 }
      // Never unbounded: a sum of non-negative errors.
      optima.append(tableau.minimize(cost) ?? .nan)
      tableau.keepOnlyOptimalColumns()
    }
    solution = split.map { [tableau] symbol in
      tableau.value(of: symbol.positive) - (symbol.negative.map { tableau.value(of: $0) } ?? 0)
    }
  }

  /// The smallest possible sum of absolute errors at a strength, when all higher ones have theirs.
  func optimum(_ level: Strength) -> Double {
    levels.firstIndex(of: level).map { optima[$0] } ?? 0
  }

  /// Whether the variable has the same value in all optimal points.
  func isUnique(_ variable: Int) -> Bool {
    let (low, high) = extremes(of: variable)
    return high - low < DenseTableau.feasibility
  }

  /// The values the variable takes in the optimal points; `nil` when they go to infinity.
  func range(of variable: Int) -> ClosedRange<Double>? {
    let (low, high) = extremes(of: variable)
    return low.isFinite && high.isFinite ? low...high : nil
  }

  /// The least and the greatest value of the variable in the optimal points, infinite where there is none.
  func extremes(of variable: Int) -> (low: Double, high: Double) {
    var cost = [Double](repeating: 0, count: tableau.columns)
    cost[split[variable].positive] = 1
    if let negative = split[variable].negative { cost[negative] = -1 }
    var copy = tableau
    let least = copy.minimize(cost) ?? -.infinity
    copy = tableau
    let most = copy.minimize(cost.map { -$0 }).map { -$0 } ?? .infinity
    return (least, max(least, most))
  }
}
