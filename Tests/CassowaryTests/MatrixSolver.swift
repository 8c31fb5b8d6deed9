@testable import Cassowary

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
