// A solve visits only the pivots whose numbers are not zero: it is *hypersparse* (Hall & McKinnon,
// *Hyper-sparsity in the revised simplex method and how to exploit it*, Computational Optimization and
// Applications 32, 2005). Which pivots these are is not searched beforehand (Gilbert & Peierls, *Sparse
// partial pivoting in time proportional to arithmetic operations*, SIAM J. Sci. Stat. Comput. 9, 1988) but
// kept as one bit for each pivot. The bits are scanned in the order of the pivots, so the parts of a sum are
// always added in the same order.

extension LUFactorization {
  /// Solves B x = b; ``factor()`` must have returned true.
  ///
  /// - Parameters:
  ///   - b: By row; it is cleared.
  ///   - x: By column; receives the solution alone.
  /// - Complexity: O(n / 64 + cells of the pivots whose numbers are not zero), and the updates.
  func solve(_ b: inout SparseVector, into x: inout SparseVector) {
    assert(unpivotedRows.count == 0)
    assert(b.values.count == count && x.values.count == count)
    x.clear()
    turnNegated(&b)
    updates.keepRightSides(b)
    for row in b.positions.elements { load(b[row], at: Int(order.ofRow[row])) }
    b.clear()
    solveTriangle(0..<bump.lowerBound, into: &x)
    if !bump.isEmpty {
      solveLower()
      solveUpper(into: &x)
    }
    solveTriangle(bump.upperBound..<count, into: &x)
    updates.apply(to: &x)
    x.checkInvariants()
    checkInvariants()
  }

  /// Solves Bᵀ y = g; ``factor()`` must have returned true.
  ///
  /// - Parameters:
  ///   - g: By column; it is cleared.
  ///   - y: By row; receives the solution alone.
  ///   - isDropped: Whether the numbers of a column may be taken for zero wherever they come up; empty for
  ///     none. So y may be wrong by multiples of these columns' rows of B⁻¹, for a caller who looks only
  ///     where those are zero.
  /// - Complexity: O(n / 64 + cells of the pivots whose numbers are not zero), and the updates.
  func solveTransposed(
    _ g: inout SparseVector, into y: inout SparseVector,
    dropping isDropped: UnsafeBufferPointer<Bool> = UnsafeBufferPointer(start: nil, count: 0)
  ) {
    assert(unpivotedRows.count == 0)
    assert(g.values.count == count && y.values.count == count)
    y.clear()
    for column in g.positions.elements { load(g[column], at: Int(order.ofColumn[column])) }
    g.clear()
    solveTransposedTriangle(bump.upperBound..<count, into: &y, dropping: isDropped)
    if !bump.isEmpty {
      drop(isDropped, in: bump)
      solveTransposedUpper()
      solveTransposedLower(into: &y)
    }
    solveTransposedTriangle(0..<bump.lowerBound, into: &y, dropping: isDropped)
    updates.applyTransposed(to: &y)
    turnNegated(&y)
    y.checkInvariants()
    checkInvariants()
  }

  private func load(_ number: Double, at pivot: Int) {
    work[pivot] = number
    pending.insert(pivot)
  }

  /// Takes the number of a pivot, which is zero afterwards.
  private func take(_ pivot: Int) -> Double {
    let number = work[pivot]
    work[pivot] = 0
    pending.remove(pivot)
    return number
  }

  /// Subtracts a multiple of cells whose positions count from a first pivot.
  private func subtract(_ cells: UnsafeBufferPointer<LineCell>, times factor: Double, from first: Int = 0) {
    for cell in cells {
      let pivot = first &+ Int(cell.position)
      work[pivot] -= cell.value * factor
      pending.insert(pivot)
    }
    solvedCells &+= cells.count
  }
}

// MARK: - B x = b

extension LUFactorization {
  private func solveTriangle(_ pivots: Range<Int>, into x: inout SparseVector) {
    var pivot = pending.first(from: pivots.lowerBound, below: pivots.upperBound)
    while pivot < pivots.upperBound {
      let number = take(pivot)
      if number != 0 {
        let value = number / order.values[pivot]
        x.append(value, at: order.columns[pivot])
        subtract(columns[pivot], times: value)
      }
      pivot = pending.first(from: pivot + 1, below: pivots.upperBound)
    }
  }

  private func solveLower() {
    var pivot = pending.first(from: bump.lowerBound, below: bump.upperBound)
    while pivot < bump.upperBound {
      let number = work[pivot]
      if number != 0 {
        subtract(active.lower[pivot - bump.lowerBound], times: number, from: bump.lowerBound)
      }
      pivot = pending.first(from: pivot + 1, below: bump.upperBound)
    }
  }

  private func solveUpper(into x: inout SparseVector) {
    var pivot = pending.last(from: bump.lowerBound, below: bump.upperBound)
    while pivot > bump.lowerBound - 1 {
      let number = take(pivot)
      if number != 0 {
        let value = number / order.values[pivot]
        x.append(value, at: order.columns[pivot])
        subtract(upperColumns[pivot - bump.lowerBound], times: value, from: bump.lowerBound)
        subtract(columns[pivot], times: value)
      }
      pivot = pending.last(from: bump.lowerBound, below: pivot)
    }
  }
}

// MARK: - Bᵀ y = g

extension LUFactorization {
  private func solveTransposedTriangle(
    _ pivots: Range<Int>, into y: inout SparseVector, dropping isDropped: UnsafeBufferPointer<Bool>
  ) {
    var pivot = pending.last(from: pivots.lowerBound, below: pivots.upperBound)
    while pivot > pivots.lowerBound - 1 {
      let number = take(pivot)
      if number != 0 && (isDropped.isEmpty || !isDropped[Int(order.columns[pivot])]) {
        let value = number / order.values[pivot]
        y.append(value, at: order.rows[pivot])
        subtract(rows[pivot], times: value)
      }
      pivot = pending.last(from: pivots.lowerBound, below: pivot)
    }
  }

  private func drop(_ isDropped: UnsafeBufferPointer<Bool>, in pivots: Range<Int>) {
    if isDropped.isEmpty { return }
    var pivot = pending.first(from: pivots.lowerBound, below: pivots.upperBound)
    while pivot < pivots.upperBound {
      if isDropped[Int(order.columns[pivot])] { _ = take(pivot) }
      pivot = pending.first(from: pivot + 1, below: pivots.upperBound)
    }
  }

  private func solveTransposedUpper() {
    var pivot = pending.first(from: bump.lowerBound, below: bump.upperBound)
    while pivot < bump.upperBound {
      if work[pivot] != 0 {
        let value = work[pivot] / order.values[pivot]
        work[pivot] = value
        subtract(active.upper[pivot - bump.lowerBound], times: value, from: bump.lowerBound)
      }
      pivot = pending.first(from: pivot + 1, below: bump.upperBound)
    }
  }

  private func solveTransposedLower(into y: inout SparseVector) {
    var pivot = pending.last(from: bump.lowerBound, below: bump.upperBound)
    while pivot > bump.lowerBound - 1 {
      let value = take(pivot)
      if value != 0 {
        y.append(value, at: order.rows[pivot])
        subtract(lowerRows[pivot - bump.lowerBound], times: value, from: bump.lowerBound)
        subtract(rows[pivot], times: value)
      }
      pivot = pending.last(from: bump.lowerBound, below: pivot)
    }
  }
}
