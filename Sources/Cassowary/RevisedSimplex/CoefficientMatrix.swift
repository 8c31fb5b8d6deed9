/// The coefficients of the rows of a component, by rows and by columns.
///
/// They never change once ``finish(columnCount:)`` has scaled them.
struct CoefficientMatrix: ~Copyable {
  private var rowStarts = Buffer<Int32>()
  /// The entries of the rows, each row sorted by column.
  private(set) var rows = Buffer<SparseEntry>()
  private var columnStarts = Buffer<Int32>()
  /// The entries of the columns, each column sorted by row.
  private(set) var columns = Buffer<SparseEntry>()
  /// The factors by which each row was multiplied, and each column.
  private(set) var rowFactors = Buffer<Double>()
  private(set) var columnFactors = Buffer<Double>()
  /// Whether any factor is not one.
  private(set) var isScaled = false

  init() {
    rowStarts.append(0)
  }

  var rowCount: Int { rowStarts.count - 1 }

  @inline(__always)
  func row(_ index: Int32) -> Range<Int32> {
    Range(uncheckedBounds: (rowStarts[index], rowStarts[index &+ 1]))
  }

  @inline(__always)
  func column(_ index: Int32) -> Range<Int32> {
    Range(uncheckedBounds: (columnStarts[index], columnStarts[index &+ 1]))
  }

  /// The only column of a row; −1 if the row has several.
  @inline(__always)
  func onlyColumn(_ index: Int32) -> Int32 {
    let first = rowStarts[index]
    return rowStarts[index &+ 1] &- first == 1 ? rows[first].position : -1
  }
}

// MARK: - Making

extension CoefficientMatrix {
  /// Adds an entry to the row that ``endRow()`` will end.
  mutating func addEntry(_ value: Double, column: Int32) {
    rows.append(SparseEntry(position: column, value: value))
  }

  mutating func endRow() {
    let first = Int(rowStarts[rowStarts.count - 1])
    var row = UnsafeMutableBufferPointer(start: rows.base + first, count: rows.count - first)
    // Most rows have one entry or two, and calling a sort takes longer than ordering these.
    if row.count == 2 && row[0].position > row[1].position { row.swapAt(0, 1) }
    if row.count > 2 { row.sort { $0.position < $1.position } }
    rowStarts.append(rows.end)
  }

  /// Scales the rows, which are complete, and finds their columns.
  ///
  /// - Complexity: O(entries + rows + columns).
  mutating func finish(columnCount: Int) {
    equilibrate(columnCount)
    // First how many entries each column has, then where its next entry goes, at last where it ends.
    columnStarts.reset(to: 0, count: columnCount + 2)
    for index in 0..<rows.count { columnStarts[rows[index].position + 2] += 1 }
    for column in 1..<columnStarts.count { columnStarts[column] += columnStarts[column - 1] }
    columns.reset(to: SparseEntry(position: 0, value: 0), count: rows.count)
    for row in 0..<Int32(rowCount) {
      for index in self.row(row) {
        let entry = rows[index]
        let place = columnStarts[entry.position + 1]
        columns[place] = SparseEntry(position: row, value: entry.value)
        columnStarts[entry.position + 1] = place + 1
      }
    }
    columnStarts.truncate(to: columnCount + 1)
  }

  /// Multiplies rows and columns by powers of two, which loses no digits, until the largest coefficient of
  /// each is near one.
  ///
  /// Rounding errors can then be told from small numbers by one rule for all rows. Most layouts need no
  /// scaling. (Equilibration: Curtis & Reid, *On the automatic scaling of matrices for Gaussian elimination*,
  /// 1972, give better factors, at a price that layouts do not repay.)
  private mutating func equilibrate(_ columnCount: Int) {
    rowFactors.reset(to: 1, count: rowCount)
    columnFactors.reset(to: 1, count: columnCount)
    var isBalanced = true
    for index in 0..<rows.count {
      let magnitude = abs(rows[index].value)
      if magnitude > 1 || magnitude < 0.25 { isBalanced = false }
    }
    if isBalanced { return }
    isScaled = true
    var largest = Buffer<Double>()
    for _ in 0..<3 {
      scaleRows()
      largest.reset(to: 0, count: columnCount)
      for index in 0..<rows.count {
        let entry = rows[index]
        largest[entry.position] = max(largest[entry.position], abs(entry.value))
      }
      for column in 0..<columnCount {
        largest[column] = factor(for: largest[column], already: columnFactors[column])
      }
      for index in 0..<rows.count { rows[index].value *= largest[rows[index].position] }
      for column in 0..<columnCount { columnFactors[column] *= largest[column] }
    }
    scaleRows()
  }

  private mutating func scaleRows() {
    for row in 0..<Int32(rowCount) {
      var largest = 0.0
      for index in self.row(row) { largest = max(largest, abs(rows[index].value)) }
      let factor = factor(for: largest, already: rowFactors[row])
      if factor == 1 { continue }
      for index in self.row(row) { rows[index].value *= factor }
      rowFactors[row] *= factor
    }
  }

  /// A power of two that brings a magnitude between a half and one; 1 if it is near enough.
  ///
  /// - Parameter known: What the magnitude was multiplied by before.
  private func factor(for largest: Double, already known: Double) -> Double {
    if largest <= 1 && largest >= 0.25 || largest == 0 || !largest.isFinite { return 1 }
    // Beyond these a product of factors, or its inverse, would leave the range of doubles.
    let (least, most) = (-500 - Int(known.exponent), 500 - Int(known.exponent))
    let exponent = min(max(-1 - Int(largest.exponent), least), most)
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
