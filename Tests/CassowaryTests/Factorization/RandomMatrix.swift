@testable import Cassowary

/// A square matrix, as the cells of its rows.
struct RandomMatrix {
  typealias Row = [(column: Int32, coefficient: Double)]

  /// The pattern of its non-zero coefficients.
  enum Pattern: CaseIterable {
    /// A triangular matrix, its rows and columns shuffled.
    case triangular
    /// A diagonal and the two beside it.
    case banded
    /// A diagonal, a full row and a full column.
    case arrow
    /// All coefficients.
    case dense
    /// A triangular matrix around a block that is not, everything shuffled.
    case bump
    /// A few cells in each row, anywhere, and a diagonal that makes the matrix regular.
    case scattered
    /// Equations of a layout: a variable, or a sum or difference of two or three.
    case layout
  }

  var rows: [Row]

  var count: Int { rows.count }

  init(rows: [Row]) {
    self.rows = rows
  }

  /// A matrix of whole numbers.
  init(dense rows: [[Int]]) {
    self.rows = rows.map { row in
      row.indices.filter { row[$0] != 0 }.map { (Int32($0), Double(row[$0])) }
    }
  }

  init(_ pattern: Pattern, count: Int, _ random: inout SplitMix64) {
    var cells = [[Int: Double]](repeating: [:], count: count)
    for row in 0..<count {
      cells[row][row] = random.coefficient()
      for column in 0..<count where column != row {
        if pattern.has(row, column, count, &random) { cells[row][column] = random.coefficient() }
      }
    }
    var columns = Array(0..<Int32(count))
    if pattern != .banded { random.shuffle(&columns) }
    rows = cells.map { row in row.keys.sorted().map { (columns[$0], row[$0] ?? 0) } }
    if pattern != .banded { random.shuffle(&rows) }
  }

  /// The coefficients of all columns.
  func dense(_ row: Int) -> [Double] {
    var result = [Double](repeating: 0, count: count)
    for cell in rows[row] { result[Int(cell.column)] = cell.coefficient }
    return result
  }
}

extension RandomMatrix.Pattern {
  fileprivate func has(_ row: Int, _ column: Int, _ count: Int, _ random: inout SplitMix64) -> Bool {
    switch self {
    case .triangular: column < row && random.chance(300 / count + 1)
    case .banded: abs(row - column) == 1
    case .arrow: row == 0 || column == 0
    case .dense: true
    case .bump:
      (column < row || max(abs(row - count / 2), abs(column - count / 2)) < count / 6)
        && random.chance(400 / count + 1)
    case .scattered: random.chance(200 / count + 1)
    case .layout: row - column > 0 && row - column < 4 && random.chance(50) || random.chance(40 / count + 1)
    }
  }
}

extension SplitMix64 {
  /// A coefficient of layouts, or any other one between 0.1 and 10.
  mutating func coefficient() -> Double {
    let sign: Double = chance(50) ? 1 : -1
    return sign * (chance(60) ? pick([1, 1, 1, 2, 0.5]) : Double(int(1000...100_000)) / 10_000)
  }
}

// MARK: - Reference

extension RandomMatrix {
  /// The solution of `matrix × x = b` by Gaussian elimination with partial pivoting; `nil` if a pivot is tiny.
  func denseSolution(_ b: [Double]) -> [Double]? {
    var table = (0..<count).map { dense($0) + [b[$0]] }
    for step in 0..<count {
      guard let best = (step..<count).max(by: { abs(table[$0][step]) < abs(table[$1][step]) }),
        abs(table[best][step]) > 1e-6
      else { return nil }
      table.swapAt(step, best)
      for row in step + 1..<max(step + 1, count) where table[row][step] != 0 {
        let factor = table[row][step] / table[step][step]
        for column in step...count { table[row][column] -= factor * table[step][column] }
      }
    }
    var x = [Double](repeating: 0, count: count)
    for row in (0..<count).reversed() {
      let known = (row + 1..<max(row + 1, count)).reduce(0) { $0 + table[row][$1] * x[$1] }
      x[row] = (table[row][count] - known) / table[row][row]
    }
    return x
  }

  /// The rank of a matrix of small whole numbers, by elimination modulo a prime, which has no rounding errors.
  var exactRank: Int {
    let prime: Int64 = 2_147_483_647
    func power(_ base: Int64, _ exponent: Int64) -> Int64 {
      if exponent == 0 { return 1 }
      let half = power(base, exponent / 2)
      return half * half % prime * (exponent % 2 == 0 ? 1 : base) % prime
    }
    var table = (0..<count).map { dense($0).map { (Int64($0) % prime + prime) % prime } }
    var rank = 0
    for column in 0..<count {
      guard let pivot = (rank..<count).first(where: { table[$0][column] != 0 }) else { continue }
      table.swapAt(rank, pivot)
      let inverse = power(table[rank][column], prime - 2)
      for row in rank + 1..<max(rank + 1, count) where table[row][column] != 0 {
        let factor = table[row][column] * inverse % prime
        for index in 0..<count {
          table[row][index] = ((table[row][index] - factor * table[rank][index]) % prime + prime) % prime
        }
      }
      rank += 1
    }
    return rank
  }

  /// The largest residual of `matrix × x = b`, each relative to the parts it is made of.
  func residual(_ x: [Double], _ b: [Double]) -> Double {
    var worst = 0.0
    for (row, right) in zip(rows, b) {
      let parts = row.map { $0.coefficient * x[Int($0.column)] }
      let magnitude = parts.reduce(abs(right)) { $0 + abs($1) }
      if magnitude > 0 { worst = max(worst, abs(parts.reduce(-right, +)) / magnitude) }
    }
    return worst
  }

  /// The largest residual, each relative to what its row makes of numbers as large as the largest of x.
  func roughResidual(_ x: [Double], _ b: [Double]) -> Double {
    let largest = x.reduce(0) { max($0, abs($1)) }
    var worst = 0.0
    for (row, right) in zip(rows, b) {
      let magnitude = row.reduce(abs(right)) { $0 + abs($1.coefficient) * largest }
      let residual = row.reduce(-right) { $0 + $1.coefficient * x[Int($1.column)] }
      if magnitude > 0 { worst = max(worst, abs(residual) / magnitude) }
    }
    return worst
  }

  var transposed: RandomMatrix {
    var columns = [Row](repeating: [], count: count)
    for (index, row) in rows.enumerated() {
      for cell in row { columns[Int(cell.column)].append((Int32(index), cell.coefficient)) }
    }
    return RandomMatrix(rows: columns)
  }
}

extension SplitMix64 {
  /// Right sides of equations, half of them zero.
  mutating func numbers(_ count: Int) -> [Double] {
    (0..<count).map { _ in chance(50) ? 0 : Double(int(-1000...1000)) / 8 }
  }
}

/// A factorization with the vectors that its solves need.
///
/// A class, because `#expect` copies what it looks at.
final class MatrixSolver {
  let lu = LUFactorization()
  private var right = SparseVector()
  private var result = SparseVector()

  /// Takes a matrix and factors it.
  func factor(_ matrix: RandomMatrix) -> Bool {
    lu.removeAll()
    for row in matrix.rows {
      for cell in row { lu.addCell(cell.coefficient, column: cell.column) }
      lu.endRow()
    }
    right.reset(count: matrix.count)
    result.reset(count: matrix.count)
    return lu.factor()
  }

  func solve(_ b: [Double]) -> [Double] {
    load(b)
    lu.solve(&right, into: &result)
    return result.values.elements.map { $0 }
  }

  func solveTransposed(_ g: [Double]) -> [Double] {
    load(g)
    lu.solveTransposed(&right, into: &result)
    return result.values.elements.map { $0 }
  }

  private func load(_ numbers: [Double]) {
    result.clear()
    for (index, number) in numbers.enumerated() where number != 0 { right.add(number, at: Int32(index)) }
  }

  /// Replaces a row; false if the pivot is small beside the direction or the tableau row, which loses digits.
  func update(_ position: Int, to row: RandomMatrix.Row) -> Bool {
    var direction = SparseVector()
    direction.reset(count: lu.count)
    right.add(1, at: Int32(position))
    lu.solve(&right, into: &direction)
    var tableauRow = SparseVector()
    tableauRow.reset(count: lu.count)
    for cell in row { right.add(cell.coefficient, at: cell.column) }
    lu.solveTransposed(&right, into: &tableauRow)
    let pivot = abs(tableauRow[Int32(position)])
    if tableauRow.values.elements.contains(where: { abs($0) > 100 * pivot }) { return false }
    if direction.values.elements.contains(where: { abs($0) > 100 * pivot }) { return false }
    for cell in row { lu.addUpdateCell(cell.coefficient, column: cell.column) }
    lu.update(row: Int32(position), direction: direction, tableauRow: tableauRow)
    return true
  }

  var description: String { lu.description }
  var bumpCount: Int { lu.bumpCount }
  var fill: Int { lu.fill }
  var solvedCells: Int { lu.solvedCells }
  var updateCount: Int { lu.updateCount }
  var updateWork: Int { lu.updates.work }
  var isWorthRefactoring: Bool { lu.isWorthRefactoring }
  var unpivotedRows: [Int] { lu.unpivotedRows.elements.map { Int($0) } }
  var unpivotedColumns: [Int] { lu.unpivotedColumns.elements.map { Int($0) } }

  /// The matrix with unit rows of the columns that have no pivot in place of the rows that have none.
  func repaired(_ matrix: RandomMatrix) -> RandomMatrix {
    var result = matrix
    for (row, column) in zip(unpivotedRows, unpivotedColumns) { result.rows[row] = [(Int32(column), 1)] }
    return result
  }
}
