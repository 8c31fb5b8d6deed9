/// The pivots of a factorization in the order in which equations are solved.
struct PivotOrder: ~Copyable {
  /// For each row, its pivot; −1 for none.
  var ofRow = Buffer<Int32>()
  /// For each column, its pivot; −1 for none.
  var ofColumn = Buffer<Int32>()
  /// For each pivot, its row.
  var rows = Buffer<Int32>()
  /// For each pivot, its column.
  var columns = Buffer<Int32>()
  /// For each pivot, its coefficient.
  var values = Buffer<Double>()

  mutating func reset(count: Int) {
    ofRow.reset(to: -1, count: count)
    ofColumn.reset(to: -1, count: count)
    rows.reset(to: -1, count: count)
    columns.reset(to: -1, count: count)
    values.reset(to: 0, count: count)
  }

  /// Puts a pivot at its place in the order.
  mutating func set(_ pivot: Int, row: Int32, column: Int32, value: Double) {
    ofRow[row] = Int32(pivot)
    ofColumn[column] = Int32(pivot)
    rows[pivot] = row
    columns[pivot] = column
    values[pivot] = value
  }
}
