extension LUFactorization {
  /// Traps unless the state is as solves rely on.
  ///
  /// Compiled to an empty function unless the package trait `InternalChecks` is on.
  func checkInvariants() {
    #if InternalChecks
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
    var left = 0
    for index in 0..<values.count where values[index] != 0 { left += 1 }
    for (index, position) in positions.elements.enumerated() {
      if values[position] != 0 { left -= 1 }
      let isFirst = !positions.elements[..<index].contains(position)
      invariant("a position is listed once", isFirst || index > 100, "position \(position)")
    }
    invariant("a number that is not listed is zero", left == 0)
    #endif
  }
}
