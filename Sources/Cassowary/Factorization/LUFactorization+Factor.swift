extension LUFactorization {
  /// Factors the matrix.
  ///
  /// - Returns: False if the matrix is singular up to rounding. ``unpivotedRows`` and ``unpivotedColumns``,
  ///   of equal number, then name the rows and columns that found no pivot: with a unit row of each of these
  ///   columns in place of one of these rows the matrix is regular.
  /// - Complexity: O(cells + n) and the elimination of the bump.
  func factor() -> Bool {
    updates.removeAll()
    order.reset(count: count)
    transposed.transpose(matrix, count: count)
    let first = pivotSingleRows()
    let last = pivotSingleColumns()
    bump = first..<last
    eliminateBump()
    listUnpivoted()
    if unpivotedRows.count > 0 { return false }
    collectFactors()
    work.reset(to: 0, count: count)
    pending.reset(count: count)
    checkInvariants()
    return true
  }

  /// Gives pivots to rows that have one cell left, again and again.
  ///
  /// - Returns: How many there were.
  private func pivotSingleRows() -> Int {
    cellCounts.removeAll()
    queue.removeAll()
    for row in 0..<count {
      cellCounts.append(Int32(matrix[row].count))
      if matrix[row].count == 1 { queue.append(Int32(row)) }
    }
    var pivot = 0
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard let cell = remainingCell(of: row) else { continue }
      order.set(pivot, row: row, column: cell.position, value: cell.value)
      pivot += 1
      for other in transposed[cell.position] where order.ofRow[other.position] < 0 {
        cellCounts[other.position] -= 1
        if cellCounts[other.position] == 1 { queue.append(other.position) }
      }
    }
    return pivot
  }

  /// The only cell of a row in a column without a pivot, if it can be a pivot.
  private func remainingCell(of row: Int32) -> LineCell? {
    for cell in matrix[row] where order.ofColumn[cell.position] < 0 {
      return ActiveMatrix.isPivot(abs(cell.value), scale: scales[row]) ? cell : nil
    }
    return nil
  }

  /// Gives pivots to columns that have one cell left, again and again, from the last pivot downwards.
  ///
  /// - Returns: The first of these pivots.
  private func pivotSingleColumns() -> Int {
    countCellsOfColumns()
    var pivot = count
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      guard let cell = remainingCell(ofColumn: column) else { continue }
      pivot -= 1
      order.set(pivot, row: cell.position, column: column, value: cell.value)
      for other in matrix[cell.position] where order.ofColumn[other.position] < 0 {
        cellCounts[other.position] -= 1
        if cellCounts[other.position] == 1 { queue.append(other.position) }
      }
    }
    return pivot
  }

  private func countCellsOfColumns() {
    cellCounts.removeAll()
    queue.removeAll()
    for column in 0..<count {
      var cellCount: Int32 = 0
      if order.ofColumn[column] < 0 {
        for cell in transposed[column] where order.ofRow[cell.position] < 0 { cellCount += 1 }
      }
      cellCounts.append(cellCount)
      if cellCount == 1 { queue.append(Int32(column)) }
    }
  }

  /// The only cell of a column in a row without a pivot, unless it is small beside the others of its row.
  private func remainingCell(ofColumn column: Int32) -> LineCell? {
    for cell in transposed[column] where order.ofRow[cell.position] < 0 {
      let magnitude = abs(cell.value)
      let scale = scales[cell.position]
      let isPivot = ActiveMatrix.isPivot(magnitude, scale: scale)
      return isPivot && magnitude >= Tolerance.smallestPivot * scale ? cell : nil
    }
    return nil
  }

  private func eliminateBump() {
    if bump.isEmpty {
      active.removeFactors()
      return
    }
    active.load(matrix, order, scales: scales)
    active.eliminate()
    for index in 0..<active.pivots.count {
      let pivot = active.pivots[index]
      order.set(bump.lowerBound + index, row: pivot.row, column: pivot.column, value: pivot.value)
    }
  }

  private func listUnpivoted() {
    unpivotedRows.removeAll()
    unpivotedColumns.removeAll()
    for index in 0..<Int32(count) {
      if order.ofRow[index] < 0 { unpivotedRows.append(index) }
      if order.ofColumn[index] < 0 { unpivotedColumns.append(index) }
    }
  }
}

// MARK: - Factors

extension LUFactorization {
  /// Writes the cells in the numbering of the pivots, by rows and by columns.
  private func collectFactors() {
    rows.removeAll()
    for pivot in 0..<count {
      // The cells of the bump's own block are in its factors.
      let end = bump.contains(pivot) ? bump.lowerBound : pivot
      for cell in matrix[order.rows[pivot]] {
        let other = order.ofColumn[cell.position]
        if other < end { rows.append(cell.value, at: other) }
      }
      rows.endLine()
    }
    columns.transpose(rows, count: count)
    if bump.isEmpty { return }
    active.lower.renumber(by: order.ofRow, from: bump.lowerBound)
    active.upper.renumber(by: order.ofColumn, from: bump.lowerBound)
    lowerRows.transpose(active.lower, count: bump.count)
    upperColumns.transpose(active.upper, count: bump.count)
  }
}
