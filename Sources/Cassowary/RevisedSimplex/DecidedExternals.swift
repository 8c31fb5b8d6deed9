/// The externals that equalities decide one after the other: an equality that holds decides the only one of its externals
/// that is not decided yet.
///
/// What is decided cannot move. So a row of decided externals that is violated contradicts these equalities, and its value
/// tells by how much: in a row of a thousand icons that is too narrow, none of them has to be optimised to find that out.
/// (Singleton rows: Brearley, Mitra & Williams, *Analysis of mathematical programming problems prior to applying the
/// simplex algorithm*, 1975.)
///
///     x == 20           decides x
///     y == x + 8        decides y
///     y <= 10           is violated by 18
struct DecidedExternals: ~Copyable {
  /// The decided externals, in the order in which they were decided.
  private(set) var columns = Buffer<Int32>()
  /// Of each external, the row that decides it; −1 while none does.
  private(set) var decidingRows = Buffer<Int32>()
  /// Of each decided external, its value.
  private var values = Buffer<DecidedValue>()
  /// Of each row, how many of its externals are not decided.
  private var undecidedCounts = Buffer<Int32>()
  private var isHeld = Buffer<Bool>()

  /// A smaller coefficient decides nothing: rounding errors of other externals would grow too much.
  private static let smallestPivot = 1e-3

  /// Begins with nothing decided.
  mutating func reset(_ matrix: borrowing CoefficientMatrix) {
    columns.removeAll()
    decidingRows.reset(to: -1, count: matrix.columns.count)
    values.reset(to: .zero, count: matrix.columns.count)
    isHeld.reset(to: false, count: matrix.rows.count)
    undecidedCounts.removeAll()
    for row in 0..<matrix.rows.count { undecidedCounts.append(Int32(matrix.rows[row].count)) }
  }

  /// Notes that an equality holds from now on, and what that decides.
  ///
  /// - Complexity: O(cells of all rows), for all rows together.
  mutating func hold(
    _ row: Int32, _ matrix: borrowing CoefficientMatrix, _ constants: borrowing Buffer<Affine>,
    at parameters: ParameterValues
  ) {
    isHeld[row] = true
    var next = columns.count
    decide(by: row, matrix, constants, at: parameters)
    while next < columns.count {
      for cell in matrix.columns[columns[next]] {
        undecidedCounts[cell.position] -= 1
        decide(by: cell.position, matrix, constants, at: parameters)
      }
      next += 1
    }
  }

  private mutating func decide(
    by row: Int32, _ matrix: borrowing CoefficientMatrix, _ constants: borrowing Buffer<Affine>,
    at parameters: ParameterValues
  ) {
    if !isHeld[row] || undecidedCounts[row] != 1 { return }
    var column: Int32 = -1
    var pivot = 0.0
    var value = DecidedValue(constants[row], at: parameters)
    for cell in matrix.rows[row] {
      if decidingRows[cell.position] < 0 {
        (column, pivot) = (cell.position, cell.value)
      } else {
        value.add(values[cell.position], times: cell.value)
      }
    }
    // The last one has just been decided by another row, which has not been noted here yet.
    if column < 0 || abs(pivot) < DecidedExternals.smallestPivot { return }
    decidingRows[column] = row
    value.divide(by: -pivot)
    values[column] = value
    columns.append(column)
  }

  /// The value of a row whose externals are all decided.
  func value(
    ofRow row: Int32, _ matrix: borrowing CoefficientMatrix, _ constants: borrowing Buffer<Affine>,
    at parameters: ParameterValues
  ) -> DecidedValue? {
    if undecidedCounts[row] != 0 { return nil }
    var value = DecidedValue(constants[row], at: parameters)
    for cell in matrix.rows[row] { value.add(values[cell.position], times: cell.value) }
    return value
  }
}
