extension ActiveMatrix {
  /// Finds the next pivot: a large enough coefficient that promises little fill.
  ///
  /// A pivot in a row of r cells and a column of c fills at most (r − 1) × (c − 1) places (Markowitz, *The
  /// elimination form of the inverse and its application to linear programming*, Management Science 3, 1957).
  /// Only the four shortest rows are looked at, which seldom misses a better pivot (Suhl & Suhl, *Computing
  /// sparse LU factorizations for large-scale linear programming bases*, ORSA Journal on Computing 2, 1990).
  ///
  /// A row without a pivot is taken from its list until a step changes it, so no row is refused twice for the
  /// same cells.
  ///
  /// - Returns: `nil` if no row has a pivot.
  /// - Complexity: O(cells of the rows looked at + size of the matrix).
  func findPivot() -> ActivePivot? {
    buckets.skipEmptyCounts()
    var search = PivotSearch()
    for count in buckets.lowest..<max(buckets.lowest, buckets.limit) {
      var row = buckets.first(withCount: count)
      while row >= 0 && search.lookedAt < PivotSearch.mostRows {
        // A row without a pivot leaves the list.
        let next = buckets.next(after: row)
        look(at: row, &search)
        row = next
      }
      if search.isOver(afterCount: Int(count)) { return search.best }
    }
    return search.best
  }

  /// Considers the cells of a row.
  private func look(at row: Int32, _ search: inout PivotSearch) {
    let cells = rows[row]
    var largest = 0.0
    var isFinite = true
    for cell in cells {
      largest = max(largest, abs(cell.value))
      isFinite = isFinite && cell.value.isFinite
    }
    guard isFinite && ActiveMatrix.isPivot(largest, scale: scales[row]) else {
      buckets.remove(row)
      return
    }
    search.lookedAt += 1
    for cell in cells {
      let size = abs(cell.value) / largest
      if size < PivotSearch.threshold { continue }
      if !ActiveMatrix.isPivot(abs(cell.value), scale: scales[row]) { continue }
      let fill = (cells.count - 1) * (Int(columns.count(of: cell.position)) - 1)
      search.consider(ActivePivot(row: row, column: cell.position, value: cell.value), fill: fill, size: size)
    }
  }
}
