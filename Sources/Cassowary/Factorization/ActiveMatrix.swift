/// The part of a matrix that is not triangular, while Gaussian elimination reduces it.
///
/// Each step takes one row and one column out and writes them to the factors; the other rows fill in. The
/// cells are kept by rows, and by columns without their values, because a step needs to know which rows a
/// column is in.
final class ActiveMatrix {
  @exclusivity(unchecked) var rows = GrowingLines<LineCell>()
  /// For each column, the rows that have a cell in it.
  @exclusivity(unchecked) var columns = GrowingLines<Int32>()
  @exclusivity(unchecked) var buckets = CountBuckets()
  /// For each row, its largest coefficient before the elimination.
  @exclusivity(unchecked) var scales = Buffer<Double>()
  /// The cells of the present pivot row, by column; zero elsewhere.
  @exclusivity(unchecked) var scatter = Buffer<Double>()
  /// The pivots in the order of elimination.
  @exclusivity(unchecked) var pivots = Buffer<ActivePivot>()
  /// For each pivot, the rows below and how many times the pivot row was subtracted from each.
  @exclusivity(unchecked) var lower = SparseLines()
  /// For each pivot, the other cells of its row.
  @exclusivity(unchecked) var upper = SparseLines()
  /// How many cells the elimination created.
  var fill = 0

  /// Whether a coefficient of a row can be divided by.
  ///
  /// It must not be rounding noise of the row it comes from, and its reciprocal must be a number.
  @inline(__always)
  static func isPivot(_ magnitude: Double, scale: Double) -> Bool {
    magnitude >= smallestPivot * scale && magnitude >= Double.leastNormalMagnitude
      && magnitude <= Double.greatestFiniteMagnitude
  }

  /// A pivot this small relative to the largest coefficient of its original row isn't used as a pivot.
  private static let smallestPivot = 1e-11
}

extension ActiveMatrix {
  /// Takes the rows and columns of a matrix that have no pivot yet.
  func load(
    _ matrix: borrowing SparseLines, _ order: borrowing PivotOrder, scales: borrowing Buffer<Double>
  ) {
    reset(count: matrix.count)
    self.scales.append(count: scales.count) { $0.update(from: scales.base, count: scales.count) }
    var largestCount: Int32 = 0
    for row in 0..<Int32(matrix.count) where order.ofRow[row] < 0 {
      for cell in matrix[row] where order.ofColumn[cell.position] < 0 {
        rows.append(cell, to: row)
        columns.append(row, to: cell.position)
      }
      largestCount += 1
    }
    buckets.reset(rowCount: matrix.count, largestCount: Int(largestCount))
    // The last row inserted is the first one found.
    for row in stride(from: Int32(matrix.count) - 1, through: 0, by: -1) where order.ofRow[row] < 0 {
      buckets.move(row, toCount: rows.count(of: row))
    }
  }

  private func reset(count: Int) {
    rows.reset(count: count)
    columns.reset(count: count)
    scales.removeAll()
    scatter.reset(to: 0, count: count)
    removeFactors()
  }

  /// Removes the factors of an earlier matrix and keeps the memory.
  func removeFactors() {
    pivots.removeAll()
    lower.removeAll()
    upper.removeAll()
    fill = 0
  }
}
