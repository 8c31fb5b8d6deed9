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
      if abs(old - difference) <= ActiveMatrix.noise * (abs(old) + abs(difference)) {
        rows.remove(at: index, from: row)
        columns.remove(row, from: column)
      } else {
        cells[index].value = old - difference
      }
    }
  }

  /// A difference this small relative to its parts is rounding noise.
  private static let noise = 1e-14

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
