/// The factors of a sparse square matrix B, with which equations of B and of its transpose are solved.
///
/// In the order in which its pivots are found, B is block lower triangular. Only the block in the middle, the
/// *bump*, is eliminated; the bases of layouts are triangular or nearly so.
///
///     pivots    0 ..< bump.lowerBound    rows with one cell left: solved first       ┌ T         ┐
///               bump                     the rest, factored as L U                   │ ×  LU     │
///               bump.upperBound ..< n    columns with one cell left: solved last     └ ×  ×   T  ┘
///
/// Rows and columns are renumbered by their pivots, so the loops of a solve use one numbering.
///
///     let lu = LUFactorization()
///     lu.removeAll()
///     lu.addCell(2, column: 0)
///     lu.addCell(1, column: 1)
///     lu.endRow()                     // 2 x0 + x1
///     lu.addCell(1, column: 1)
///     lu.endRow()                     // x1
///     lu.factor()                     // true
///     lu.solve(&b, into: &x)          // b = (10, 4): x = (3, 4)
///
/// The same matrix gives the same bits. After Suhl & Suhl, *Computing sparse LU factorizations for
/// large-scale linear programming bases*, ORSA Journal on Computing 2, 1990.
///
/// Exclusive access to what it stores is not checked: with the checks here and in ``RowUpdates``, other
/// content in a calendar takes 45 % more instructions.
final class LUFactorization {
  /// B, row by row.
  @exclusivity(unchecked) var matrix = SparseLines()
  /// B, column by column.
  @exclusivity(unchecked) var transposed = SparseLines()
  /// For each row, its largest coefficient.
  @exclusivity(unchecked) var scales = Buffer<Double>()
  @exclusivity(unchecked) var order = PivotOrder()
  /// The pivots of the block that is not triangular.
  var bump = 0..<0
  /// For each pivot, the cells of its row before its block, by pivot; outside the bump all but its own.
  @exclusivity(unchecked) var rows = SparseLines()
  /// The cells of ``rows``, column by column.
  @exclusivity(unchecked) var columns = SparseLines()
  let active = ActiveMatrix()
  /// The lower factor of the bump by rows; ``active`` has it by columns. Its pivots count from its first one.
  @exclusivity(unchecked) var lowerRows = SparseLines()
  /// The upper factor of the bump by columns; ``active`` has it by rows.
  @exclusivity(unchecked) var upperColumns = SparseLines()
  let updates = RowUpdates()
  /// Of each row, whether B has the opposite of what was factored; empty while no row is negated.
  @exclusivity(unchecked) private var isNegated = Buffer<Bool>()
  /// How many cells the rows or columns without a pivot have.
  @exclusivity(unchecked) var cellCounts = Buffer<Int32>()
  /// The rows or columns that have one cell left.
  @exclusivity(unchecked) var queue = Buffer<Int32>()
  /// The numbers of a solve, by pivot; zero between solves.
  @exclusivity(unchecked) var work = Buffer<Double>()
  /// The pivots whose number may not be zero; empty between solves.
  @exclusivity(unchecked) var pending = PivotSet()
  /// How many cells of the factors were used in solves, for statistics.
  var solvedCells = 0
  /// The rows that found no pivot, in ascending order.
  @exclusivity(unchecked) var unpivotedRows = Buffer<Int32>()
  /// The columns that found no pivot, in ascending order.
  @exclusivity(unchecked) var unpivotedColumns = Buffer<Int32>()

  init() {}
}

extension LUFactorization {
  /// The number of rows and of columns.
  var count: Int { matrix.count }

  /// How many cells the elimination of the bump created, for statistics.
  var fill: Int { active.fill }

  /// How many pivots the bump has, for statistics.
  var bumpCount: Int { bump.count }

  /// How many rows were replaced since the matrix was factored.
  var updateCount: Int { updates.count }

  /// Whether solving with the updates has cost as much as factoring would.
  var isWorthRefactoring: Bool {
    updates.count >= 200 || updates.work > 20 * (matrix.cells.count + fill + count)
  }

  /// Begins a new matrix and keeps the memory.
  func removeAll() {
    matrix.removeAll()
    scales.removeAll()
    updates.removeAll()
    isNegated.removeAll()
  }

  /// Adds a cell to the row that ``endRow()`` will end. A row has at most one cell in a column.
  func addCell(_ coefficient: Double, column: Int32) {
    if coefficient != 0 { matrix.append(coefficient, at: column) }
  }

  func endRow() {
    var largest = 0.0
    var isFinite = true
    for cell in matrix.openLine {
      largest = max(largest, abs(cell.value))
      isFinite = isFinite && cell.value.isFinite
    }
    // Nothing can be solved with such a row, so it has no pivot, like an empty one.
    if !isFinite { matrix.removeOpenLine() }
    scales.append(largest)
    matrix.endLine()
  }

  /// Adds a cell to the row that ``update(row:direction:tableauRow:)`` puts in place of another.
  func addUpdateCell(_ coefficient: Double, column: Int32) {
    if coefficient != 0 { updates.addCell(coefficient, column: column) }
  }

  /// Replaces a row by the one whose cells were added just before; see ``RowUpdates``.
  ///
  /// Digits are lost where the pivot, the tableau row's number at p, is small beside the others of the
  /// direction or of the tableau row: factor again after a pivot 10 000 times smaller.
  ///
  /// - Parameters:
  ///   - direction: B⁻¹eₚ before the replacement, where p is the row, or a multiple of it: a move downwards has
  ///     the opposite one.
  ///   - tableauRow: B⁻ᵀ times the new row, before the replacement. Its number at p must not be zero.
  /// - Complexity: O(listed numbers of both).
  func update(row: Int32, direction: borrowing SparseVector, tableauRow: borrowing SparseVector) {
    updates.add(row: row, direction: direction, tableauRow: tableauRow) {
      isNegated.count > 0 && isNegated[$0]
    }
    if isNegated.count > 0 { isNegated[row] = false }
  }

  /// Replaces a row by its opposite.
  func negate(row: Int32) {
    if isNegated.count == 0 { isNegated.reset(to: false, count: count) }
    isNegated[row].toggle()
  }

  /// Turns the numbers of the negated rows, as those of what was factored or of B.
  func turnNegated(_ numbers: inout SparseVector) {
    if isNegated.count == 0 { return }
    for row in numbers.positions.elements where isNegated[row] { numbers.values[row] = -numbers.values[row] }
  }
}

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

/// A set of pivots, or of rows, as a bit for each, from which loops take the next or the previous one.
struct PivotSet: ~Copyable {
  private var words = Buffer<UInt64>()

  /// Makes the set empty, with room for pivots below `count`.
  mutating func reset(count: Int) {
    words.reset(to: 0, count: (count + 63) >> 6)
  }

  var isEmpty: Bool { words.elements.allSatisfy { $0 == 0 } }

  func insert(_ pivot: Int) {
    words[pivot >> 6] |= 1 &<< UInt64(truncatingIfNeeded: pivot)
  }

  func remove(_ pivot: Int) {
    words[pivot >> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: pivot))
  }

  /// The first pivot in `start..<end`; `end` or a larger number if there is none.
  func first(from start: Int, below end: Int) -> Int {
    if start >= end { return end }
    var bits = words[start >> 6] & (~0 &<< UInt64(truncatingIfNeeded: start))
    if bits != 0 { return (start & ~63) + bits.trailingZeroBitCount }
    for word in (start >> 6) + 1..<((end - 1) >> 6) + 1 {
      bits = words[word]
      if bits != 0 { return (word << 6) + bits.trailingZeroBitCount }
    }
    return end
  }

  /// The last pivot in `start..<end`; a number below `start` if there is none.
  func last(from start: Int, below end: Int) -> Int {
    if start >= end { return start - 1 }
    var bits = words[(end - 1) >> 6] & (~0 &>> UInt64(truncatingIfNeeded: -end))
    if bits != 0 { return ((end - 1) | 63) - bits.leadingZeroBitCount }
    for word in stride(from: ((end - 1) >> 6) - 1, through: start >> 6, by: -1) {
      bits = words[word]
      if bits != 0 { return (word << 6) + 63 - bits.leadingZeroBitCount }
    }
    return start - 1
  }
}

extension LUFactorization {
  /// The steps that solve B x = b, without the updates:
  ///
  ///     single rows
  ///       x0 == b0 / 2
  ///     bump
  ///       c1 == b1 - x0
  ///       c2 == b2 - c1
  ///       x2 == c2 / -2
  ///       x1 == c1 - x2
  ///     single columns
  ///       x3 == (b3 - x1) / 4
  ///
  /// A right side is named after its row, `b2`, and `c2` once the lower factor of the bump is solved.
  var description: String {
    let lower = bump.map { "c\(order.rows[$0]) == \(lowerSum(of: $0))" }
    let upper = bump.reversed().map { solution(of: $0, upperSum(of: $0)) }
    return listing("single rows", (0..<bump.lowerBound).map { solution(of: $0, sum(of: $0)) })
      + listing("bump", lower + upper)
      + listing("single columns", (bump.upperBound..<count).map { solution(of: $0, sum(of: $0)) })
  }

  private func solution(of pivot: Int, _ sum: String) -> String {
    let value = order.values[pivot]
    let quotient = sum.contains(" ") ? "(\(sum)) / \(value.text)" : "\(sum) / \(value.text)"
    return "x\(order.columns[pivot]) == \(value == 1 ? sum : quotient)"
  }

  /// The right side of a pivot's row without the columns of earlier blocks.
  private func sum(of pivot: Int) -> String {
    var sum = SumText()
    addSum(of: pivot, to: &sum)
    return sum.description
  }

  private func addSum(of pivot: Int, to sum: inout SumText) {
    sum.add(1, "b\(order.rows[pivot])")
    for cell in rows[pivot] { sum.add(-cell.value, "x\(order.columns[cell.position])") }
  }

  private func lowerSum(of pivot: Int) -> String {
    var sum = SumText()
    addSum(of: pivot, to: &sum)
    for cell in lowerRows[pivot - bump.lowerBound] {
      sum.add(-cell.value, "c\(order.rows[bump.lowerBound + Int(cell.position)])")
    }
    return sum.description
  }

  private func upperSum(of pivot: Int) -> String {
    var sum = SumText()
    sum.add(1, "c\(order.rows[pivot])")
    for cell in active.upper[pivot - bump.lowerBound] {
      sum.add(-cell.value, "x\(order.columns[bump.lowerBound + Int(cell.position)])")
    }
    return sum.description
  }
}
