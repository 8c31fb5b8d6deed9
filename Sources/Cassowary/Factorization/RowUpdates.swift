/// The rows that were replaced since a matrix was factored.
///
/// Row p of B is replaced by the row a. With the direction d = B⁻¹eₚ and the tableau row α = B⁻ᵀa, both for the
/// old B, and π = αₚ = a·d, the new inverse follows from Sherman and Morrison's formula in either of two forms:
///
///     alternate product form    x = B⁻¹b   becomes  x − d (a·x − bₚ) / π
///     product form              y = B⁻ᵀg   becomes  yₚ / π at p, yⱼ − αⱼ yₚ / π elsewhere
///
/// In the first, a multiple of d does as well, because π is a·d there. It is skipped if the row a holds already, the
/// second if yₚ is zero. Each is used where one number, or the few cells of a row, show whether it can be
/// skipped; the other form would need the product of two long vectors for that (product form: Dantzig &
/// Orchard-Hays, *The product form for the inverse in the simplex method*, Math. Tables and Other Aids to
/// Computation 8, 1954; alternate product form: Huangfu & Hall, *Novel update techniques for the revised
/// simplex method*, Computational Optimization and Applications 60, 2015).
///
/// Each form takes π from what it stores. A solution then meets the equations of the new rows whatever the
/// rounding errors of d and α are; with the other π those errors grow from update to update, and a hundred
/// updates later no digit is left.
///
/// Exclusive access to what it stores is not checked: with the checks, other content in a calendar takes 15 % more
/// instructions.
final class RowUpdates {
  @exclusivity(unchecked) private var rows = Buffer<Int32>()
  /// The pivots as the tableau rows have them, αₚ.
  @exclusivity(unchecked) private var pivots = Buffer<Double>()
  /// The pivots as the directions have them, a·d.
  @exclusivity(unchecked) private var rates = Buffer<Double>()
  /// The cells of each new row.
  @exclusivity(unchecked) private var newRows = SparseLines()
  @exclusivity(unchecked) private var directions = SparseLines()
  /// The tableau rows, each without its pivot.
  @exclusivity(unchecked) private var tableauRows = SparseLines()
  /// For each update, the right side of its row in the present solve.
  @exclusivity(unchecked) private var rightSides = Buffer<Double>()
  /// How many updates and cells the solves since the factorization went through.
  private(set) var work = 0

  var count: Int { rows.count }

  func removeAll() {
    rows.removeAll()
    pivots.removeAll()
    rates.removeAll()
    newRows.removeAll()
    directions.removeAll()
    tableauRows.removeAll()
    work = 0
  }

  /// Adds a cell to the row that ``add(row:direction:tableauRow:)`` puts in place of another.
  func addCell(_ coefficient: Double, column: Int32) {
    newRows.append(coefficient, at: column)
  }

  /// Notes that the row whose cells were added last takes the place of another.
  ///
  /// - Parameter isNegated: Whether the tableau row has the opposite of the number of a row.
  func add(
    row: Int32, direction: borrowing SparseVector, tableauRow: borrowing SparseVector,
    isNegated: (Int32) -> Bool
  ) {
    rows.append(row)
    pivots.append(isNegated(row) ? -tableauRow[row] : tableauRow[row])
    newRows.endLine()
    var rate = 0.0
    for cell in newRows[newRows.count - 1] { rate += cell.value * direction[cell.position] }
    rates.append(rate)
    for column in direction.positions.elements where direction[column] != 0 {
      directions.append(direction[column], at: column)
    }
    directions.endLine()
    for position in tableauRow.positions.elements where position != row && tableauRow[position] != 0 {
      tableauRows.append(isNegated(position) ? -tableauRow[position] : tableauRow[position], at: position)
    }
    tableauRows.endLine()
  }
}

// MARK: - Solving

extension RowUpdates {
  /// Notes the right sides of the replaced rows, before the solve consumes them.
  func keepRightSides(_ b: borrowing SparseVector) {
    rightSides.removeAll()
    for update in 0..<count { rightSides.append(b[rows[update]]) }
  }

  /// Turns the solution of B x = b for the factored matrix into the one for the present matrix.
  ///
  /// - Complexity: O(cells of the new rows + directions of the updates that change x).
  func apply(to x: inout SparseVector) {
    for update in 0..<count {
      let residual = residual(of: update, x)
      work += 1 + newRows[update].count
      if residual == 0 { continue }
      let distance = residual / rates[update]
      let direction = directions[update]
      for cell in direction { x.add(-distance * cell.value, at: cell.position) }
      work += direction.count
    }
  }

  private func residual(of update: Int, _ x: borrowing SparseVector) -> Double {
    var sum = -rightSides[update]
    var magnitude = abs(sum)
    for cell in newRows[update] {
      let part = cell.value * x[cell.position]
      sum += part
      magnitude += abs(part)
    }
    return abs(sum) <= FactorTolerance.residualNoise * magnitude ? 0 : sum
  }

  /// Turns the solution of Bᵀ y = g for the factored matrix into the one for the present matrix.
  ///
  /// - Complexity: O(updates + tableau rows of the updates that change y).
  func applyTransposed(to y: inout SparseVector) {
    work += count
    for update in 0..<count {
      let row = rows[update]
      let old = y[row]
      if old == 0 { continue }
      let new = old / pivots[update]
      y.values[row] = new
      let tableauRow = tableauRows[update]
      for cell in tableauRow { y.add(-new * cell.value, at: cell.position) }
      work += tableauRow.count
    }
  }
}
