extension LUFactorization {
  /// Traps unless the state is as solves rely on.
  ///
  /// Compiled to an empty function unless the package trait `InternalChecks` is on.
  func checkInvariants() {
    #if InternalChecks
    var rowOf = Buffer<Int32>()
    rowOf.reset(to: -1, count: count)
    for row in 0..<count {
      for cell in matrix[row] {
        invariant("a row has one cell in a column", rowOf[cell.position] != Int32(row), "row \(row)")
        rowOf[cell.position] = Int32(row)
      }
    }
    for pivot in 0..<count {
      let row = order.rows[pivot]
      let column = order.columns[pivot]
      let isPaired = order.ofRow[row] == Int32(pivot) && order.ofColumn[column] == Int32(pivot)
      invariant("each row and each column has one pivot", isPaired, "pivot \(pivot)")
      let isPivot = order.values[pivot].isFinite && order.values[pivot] != 0
      invariant("no pivot is zero or infinite", isPivot, "pivot \(pivot)")
      for cell in rows[pivot] {
        invariant("pivots are in the order of the solve", cell.position < pivot, "pivot \(pivot)")
      }
      invariant("no number is left over from a solve", work[pivot] == 0, "pivot \(pivot)")
    }
    invariant("no pivot is left over from a solve", pending.isEmpty)
    #endif
  }
}

extension SparseVector {
  /// Traps unless the list covers the numbers.
  ///
  /// Compiled to an empty function unless the package trait `InternalChecks` is on.
  func checkInvariants() {
    #if InternalChecks
    var isListed = Buffer<Bool>()
    isListed.reset(to: false, count: values.count)
    for position in positions.elements {
      invariant("a position is listed once", !isListed[position], "position \(position)")
      isListed[position] = true
    }
    for position in 0..<values.count {
      let isCovered = isListed[position] || values[position] == 0
      invariant("a number that is not listed is zero", isCovered, "position \(position)")
    }
    #endif
  }
}
