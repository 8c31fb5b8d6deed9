/// The part of a matrix that is not triangular, while Gaussian elimination reduces it.
///
/// Each step takes one row and one column out and writes them to the factors; the other rows fill in. The
/// cells are kept by rows, and by columns without their values, because a step needs to know which rows a
/// column is in.
///
/// Exclusive access to what it stores is not checked: with the checks, the resize of a stair takes 22 % more instructions.
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
  static func isPivot(_ magnitude: Double, scale: Double) -> Bool {
    magnitude >= FactorTolerance.smallestEliminationPivot * scale && magnitude >= Double.leastNormalMagnitude
      && magnitude <= Double.greatestFiniteMagnitude
  }
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

/// A cell of the active matrix to eliminate its column with.
struct ActivePivot: BitwiseCopyable {
  var row: Int32
  var column: Int32
  var value: Double
}

/// The best pivot that a search of the active matrix has found so far.
struct PivotSearch {
  private(set) var best: ActivePivot?
  private var leastFill = Int.max
  private var bestSize = 0.0
  var lookedAt = 0

  /// A pivot is at least this large relative to the largest coefficient of its row, so that numbers cannot
  /// grow.
  static let threshold = 0.1
  /// How many rows are looked at.
  static let mostRows = 4

  mutating func consider(_ pivot: ActivePivot, fill: Int, size: Double) {
    guard fill < leastFill || fill == leastFill && size > bestSize else { return }
    best = pivot
    leastFill = fill
    bestSize = size
  }

  /// Whether longer rows are unlikely to have a better pivot.
  func isOver(afterCount count: Int) -> Bool {
    lookedAt >= PivotSearch.mostRows || best != nil && leastFill <= count * count
  }
}

/// The rows of the active matrix by the number of their cells, as doubly linked lists.
struct CountBuckets: ~Copyable {
  /// For each count, the first row; −1 for none.
  private var heads = Buffer<Int32>()
  private var next = Buffer<Int32>()
  private var previous = Buffer<Int32>()
  /// For each row, the count it is listed under; 0 if it is in no list.
  private var counts = Buffer<Int32>()
  /// No row has fewer cells.
  private(set) var lowest: Int32 = 1

  mutating func reset(rowCount: Int, largestCount: Int) {
    heads.reset(to: -1, count: largestCount + 1)
    next.reset(to: -1, count: rowCount)
    previous.reset(to: -1, count: rowCount)
    counts.reset(to: 0, count: rowCount)
    lowest = Int32(largestCount) + 1
  }

  /// One more than the largest count that a row can have.
  var limit: Int32 { heads.end }

  /// The first row with a number of cells; −1 for none.
  func first(withCount count: Int32) -> Int32 { heads[count] }

  /// The next row with as many cells; −1 for none.
  func next(after row: Int32) -> Int32 { next[row] }

  /// Lists a row under its new count; rows without cells are not listed.
  mutating func move(_ row: Int32, toCount count: Int32) {
    if counts[row] == count { return }
    remove(row)
    if count == 0 { return }
    let head = heads[count]
    next[row] = head
    previous[row] = -1
    if head >= 0 { previous[head] = row }
    heads[count] = row
    counts[row] = count
    lowest = min(lowest, count)
  }

  /// Takes a row out of its list.
  mutating func remove(_ row: Int32) {
    let count = counts[row]
    if count == 0 { return }
    counts[row] = 0
    if previous[row] >= 0 { next[previous[row]] = next[row] } else { heads[count] = next[row] }
    if next[row] >= 0 { previous[next[row]] = previous[row] }
  }

  /// Skips the lists below the first one that has a row.
  mutating func skipEmptyCounts() {
    for count in lowest..<max(lowest, limit) {
      lowest = count
      if heads[count] >= 0 { return }
    }
  }
}

extension ActiveMatrix {
  /// Eliminates everything that has a pivot.
  func eliminate() {
    for _ in 0..<buckets.limit {
      guard let pivot = findPivot() else { return }
      eliminate(pivot)
    }
  }

  /// Subtracts multiples of the pivot row from the rows that have a cell in the pivot's column.
  ///
  /// - Complexity: O(cells of these rows and of the columns of the pivot row).
  private func eliminate(_ pivot: ActivePivot) {
    removePivotRow(pivot)
    for index in 0..<Int(columns.count(of: pivot.column)) {
      subtract(pivot, from: columns[pivot.column][index])
    }
    lower.endLine()
    for cell in upper[pivots.count] { scatter[cell.position] = 0 }
    pivots.append(pivot)
  }

  private func removePivotRow(_ pivot: ActivePivot) {
    buckets.remove(pivot.row)
    for cell in rows[pivot.row] {
      columns.remove(pivot.row, from: cell.position)
      if cell.position == pivot.column { continue }
      upper.append(cell.value, at: cell.position)
      scatter[cell.position] = cell.value
    }
    upper.endLine()
  }

  private func subtract(_ pivot: ActivePivot, from row: Int32) {
    let factor = removeCell(of: row, in: pivot.column) / pivot.value
    lower.append(factor, at: row)
    // A row whose numbers overflow has no pivot.
    if !factor.isFinite { scales[row] = .infinity }
    subtractPivotRow(times: factor, from: row)
    fillIn(row, with: upper[pivots.count], times: factor)
    buckets.move(row, toCount: rows.count(of: row))
  }

  private func removeCell(of row: Int32, in column: Int32) -> Double {
    let cells = rows[row]
    for index in cells.indices where cells[index].position == column {
      let value = cells[index].value
      rows.remove(at: index, from: row)
      return value
    }
    return 0
  }

  /// Changes the cells that the row and the pivot row have in common, and takes them from the scattered row.
  private func subtractPivotRow(times factor: Double, from row: Int32) {
    let cells = rows[row]
    for index in stride(from: cells.count - 1, through: 0, by: -1) {
      let column = cells[index].position
      if scatter[column] == 0 { continue }
      let old = cells[index].value
      let difference = factor * scatter[column]
      scatter[column] = 0
      if abs(old - difference) <= FactorTolerance.eliminationNoise * (abs(old) + abs(difference)) {
        rows.remove(at: index, from: row)
        columns.remove(row, from: column)
      } else {
        cells[index].value = old - difference
      }
    }
  }

  /// Creates the cells that only the pivot row has, and scatters the others again.
  private func fillIn(_ row: Int32, with pivotRow: UnsafeBufferPointer<LineCell>, times factor: Double) {
    for cell in pivotRow {
      if scatter[cell.position] == 0 {
        scatter[cell.position] = cell.value
        continue
      }
      let value = -factor * cell.value
      if value == 0 { continue }
      rows.append(LineCell(position: cell.position, value: value), to: row)
      columns.append(row, to: cell.position)
      fill += 1
    }
  }
}

extension GrowingLines<Int32> {
  /// Removes a row from a column that has it.
  ///
  /// - Complexity: O(rows of the column).
  fileprivate mutating func remove(_ row: Int32, from column: Int32) {
    let rows = self[column]
    for index in rows.indices where rows[index] == row {
      remove(at: index, from: column)
      return
    }
  }
}
