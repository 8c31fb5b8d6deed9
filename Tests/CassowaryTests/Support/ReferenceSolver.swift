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

/// A full simplex tableau: non-negative unknowns, a row for each basic one, right sides in the last column.
///
/// The objective, a sum to be minimised, is the last row. The inner loops are written with `while` over raw
/// pointers because the tests run without optimisation.
struct DenseTableau {
  /// Coefficients and reduced costs below this are zero.
  static let zero = 1e-9
  /// Sums and differences of values below this are zero.
  static let feasibility = 1e-6

  /// How many unknowns there are, not counting artificial ones.
  let columns: Int
  /// The length of a row: the unknowns, an artificial one for each row until phase one is over, the right
  /// side.
  private var stride: Int
  private var cells: [Double]
  private var basis: [Int]
  private var isDeleted: [Bool]

  init(columns: Int, rows: [[(column: Int, coefficient: Double)]], rightSides: [Double]) {
    self.columns = columns
    stride = columns + rows.count + 1
    cells = [Double](repeating: 0, count: (rows.count + 1) * stride)
    isDeleted = [Bool](repeating: false, count: stride - 1)
    basis = []
    for (index, row) in rows.enumerated() {
      // Right sides are not negative, and every row starts with its own artificial variable as the basic one.
      let sign: Double = rightSides[index] < 0 ? -1 : 1
      for entry in row { cells[index * stride + entry.column] += sign * entry.coefficient }
      cells[index * stride + columns + index] = 1
      cells[index * stride + stride - 1] = sign * rightSides[index]
      basis.append(columns + index)
    }
  }

  /// The value of a column in the present basic solution.
  func value(of column: Int) -> Double {
    basis.firstIndex(of: column).map { cells[$0 * stride + stride - 1] } ?? 0
  }

  /// Phase one: drives the artificial variables to zero, and says whether that was possible.
  mutating func findFeasiblePoint() -> Bool {
    let artificial = columns..<stride - 1
    let cost = [Double](repeating: 0, count: columns) + artificial.map { _ in 1 }
    guard let sum = minimize(cost), sum < Self.feasibility else { return false }
    // An artificial variable that is still basic is zero: exchange it, or drop its row, which says 0 = 0.
    for row in basis.indices.reversed() where artificial.contains(basis[row]) {
      if let column = (0..<columns).first(where: { abs(cells[row * stride + $0]) > Self.zero }) {
        pivot(row: row, column: column)
      } else {
        cells.removeSubrange(row * stride..<(row + 1) * stride)
        basis.remove(at: row)
      }
    }
    dropArtificialColumns()
    return true
  }

  /// Minimises `Σ cost × column` from the present basic solution.
  ///
  /// - Returns: The minimum, or `nil` when there is none.
  mutating func minimize(_ cost: [Double]) -> Double? {
    let objective = basis.count * stride
    for column in 0..<stride { cells[objective + column] = column < cost.count ? cost[column] : 0 }
    for (row, basic) in basis.enumerated() { eliminate(basic, of: basis.count, using: row) }
    // Bland's rule: the lowest column that improves, the lowest basic variable among those that limit it.
    while let column = improvingColumn() {
      guard let row = limitingRow(of: column) else { return nil }
      pivot(row: row, column: column)
    }
    return -cells[objective + stride - 1]
  }

  /// Deletes the columns that can only make the sum just minimised larger.
  mutating func keepOnlyOptimalColumns() {
    let objective = basis.count * stride
    for column in 0..<stride - 1 where cells[objective + column] > Self.zero { isDeleted[column] = true }
  }
}

// MARK: - Steps

extension DenseTableau {
  private func improvingColumn() -> Int? {
    let objective = basis.count * stride
    var column = 0
    while column < stride - 1 {
      if cells[objective + column] < -Self.zero, !isDeleted[column] { return column }
      column += 1
    }
    return nil
  }

  private func limitingRow(of column: Int) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    for row in basis.indices where cells[row * stride + column] > Self.zero {
      let ratio = cells[row * stride + stride - 1] / cells[row * stride + column]
      let isTie = abs(ratio - bestRatio) <= Self.zero
      if isTie ? basis[row] < best.map({ basis[$0] }) ?? .max : ratio < bestRatio {
        best = row
        bestRatio = ratio
      }
    }
    return best
  }

  private mutating func pivot(row: Int, column: Int) {
    let factor = 1 / cells[row * stride + column]
    for index in row * stride..<(row + 1) * stride where cells[index] != 0 { cells[index] *= factor }
    for other in 0...basis.count where other != row { eliminate(column, of: other, using: row) }
    basis[row] = column
  }

  /// Subtracts so much of a row from another one that a column of it becomes zero.
  private mutating func eliminate(_ column: Int, of target: Int, using row: Int) {
    let factor = cells[target * stride + column]
    if factor == 0 { return }
    let stride = stride
    cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress else { return }
      let target = start + target * stride, row = start + row * stride
      var index = 0
      while index < stride {
        target[index] -= factor * row[index]
        index += 1
      }
      target[column] = 0
    }
  }

  private mutating func dropArtificialColumns() {
    var kept: [Double] = []
    for row in 0...basis.count {
      kept += cells[row * stride..<row * stride + columns]
      kept.append(cells[row * stride + stride - 1])
    }
    cells = kept
    stride = columns + 1
    isDeleted.removeLast(isDeleted.count - columns)
  }
}
