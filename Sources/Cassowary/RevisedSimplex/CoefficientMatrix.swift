/// The coefficients of the rows of a component, by rows and by columns.
///
/// They never change once ``finish(columnCount:)`` has scaled them.
struct CoefficientMatrix: ~Copyable {
  /// The rows, the cells of each sorted by column.
  private(set) var rows = SparseLines()
  /// The columns, the cells of each sorted by row.
  private(set) var columns = SparseLines()
  /// The rows that have to stay parametric: required equalities, each with the external that it defines.
  private(set) var definitions = Buffer<DefinitionRow>()
  /// The factors by which each row was multiplied, and each column.
  private(set) var rowFactors = Buffer<Double>()
  private(set) var columnFactors = Buffer<Double>()
  /// Whether the cells of some row are not sorted yet.
  private var isUnsorted = false
  /// Whether any factor is not one.
  private(set) var isScaled = false

  /// The only column of a row; −1 if the row has several.
  @inline(__always)
  func onlyColumn(_ index: Int32) -> Int32 {
    let cells = rows[index]
    return cells.count == 1 ? cells[0].position : -1
  }
}

// MARK: - Making

extension CoefficientMatrix {
  mutating func reserve(rows rowCount: Int, cells: Int) {
    rows.reserve(lines: rowCount, cells: cells)
  }

  /// Removes the rows and keeps the memory.
  mutating func removeAll() {
    rows.removeAll()
    definitions.removeAll()
    (isScaled, isUnsorted) = (false, false)
  }

  /// Adds a cell to the row that ``endRow()`` will end.
  mutating func addCell(_ value: Double, column: Int32) {
    rows.append(value, at: column)
  }

  mutating func endRow() {
    if !rows.sortShortOpenLine() { isUnsorted = true }
    rows.endLine()
  }

  /// Notes that the row that was ended last defines an external.
  mutating func markDefinition(of column: Int32) {
    definitions.append(DefinitionRow(row: Int32(rows.count) - 1, column: column))
  }

  /// Scales the rows, which are complete, finds their columns, and sorts long rows, which takes no comparison by then.
  ///
  /// - Complexity: O(cells + rows + columns).
  mutating func finish(columnCount: Int) {
    equilibrate(columnCount)
    columns.transpose(rows, count: columnCount)
    if isUnsorted { rows.transpose(columns, count: rows.count) }
    isUnsorted = false
  }

  /// Multiplies rows and columns by powers of two, which loses no digits, until the largest coefficient of
  /// each is near one.
  ///
  /// Then one rule for all rows separates rounding errors from small numbers. Most layouts need no
  /// scaling. (Equilibration: Curtis & Reid, *On the automatic scaling of matrices for Gaussian elimination*,
  /// 1972, give better factors, at a price that layouts do not repay.)
  private mutating func equilibrate(_ columnCount: Int) {
    rowFactors.reset(to: 1, count: rows.count)
    columnFactors.reset(to: 1, count: columnCount)
    var isBalanced = true
    for cell in rows.cells.elements {
      let magnitude = abs(cell.value)
      if magnitude > 1 || magnitude < 0.25 { isBalanced = false }
    }
    if isBalanced { return }
    isScaled = true
    var largest = Buffer<Double>()
    for _ in 0..<3 {
      scaleRows()
      largest.reset(to: 0, count: columnCount)
      for cell in rows.cells.elements {
        largest[cell.position] = max(largest[cell.position], abs(cell.value))
      }
      for column in 0..<columnCount {
        largest[column] = factor(for: largest[column], already: columnFactors[column])
      }
      for index in 0..<rows.cells.count { rows.cells[index].value *= largest[rows.cells[index].position] }
      for column in 0..<columnCount { columnFactors[column] *= largest[column] }
    }
    scaleRows()
  }

  private mutating func scaleRows() {
    for row in 0..<rows.count {
      var largest = 0.0
      for cell in rows[row] { largest = max(largest, abs(cell.value)) }
      let factor = factor(for: largest, already: rowFactors[row])
      if factor == 1 { continue }
      rows.multiply(row, by: factor)
      rowFactors[row] *= factor
    }
  }

  /// A power of two that brings a magnitude between a half and one; 1 if it is near enough.
  ///
  /// - Parameter known: The product of the earlier factors of the magnitude.
  private func factor(for largest: Double, already known: Double) -> Double {
    if largest <= 1 && largest >= 0.25 || largest == 0 || !largest.isFinite { return 1 }
    // Beyond these a product of factors, or its inverse, would leave the range of doubles.
    let (least, most) = (-500 - Int(known.exponent), 500 - Int(known.exponent))
    let exponent = min(max(-1 - Int(largest.exponent), least), most)
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }
}

/// A required row that defines an external, which is an intermediate; see ``Presolve/chooseIntermediates(_:)``.
struct DefinitionRow: BitwiseCopyable {
  var row: Int32
  var column: Int32
}
