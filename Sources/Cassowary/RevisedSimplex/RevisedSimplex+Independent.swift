// Rows as equations: which of them say something new, and which of them a sum of externals follows from.

extension RevisedSimplex {
  /// Makes each row parametric that isn't a combination of earlier rows.
  ///
  /// These are the rows that an elimination in order would keep, whatever the basis to begin with is. Where they
  /// are too few to decide everything, each external follows that isn't a combination of earlier rows and
  /// externals.
  ///
  /// - Parameter externals: The columns of all externals in their order.
  /// - Throws: ``Failure/singular`` if rounding errors hide it.
  /// - Complexity: One solution of a system with the basis for each row that is not in the first one, and two
  ///   for those among them that are kept. The same for each external that is open but not in the first one.
  func keepIndependentRows(thenExternals externals: [Int32]) throws(Failure) {
    refactor(keepingSignsThrough: .max)
    openAllDirections()
    for row in 0..<rowCount {
      if let failure { throw failure }
      keepIfIndependent(row)
    }
    findFixedExternals()
    for column in externals where directions.openCount > 0 && !directions.fixed.isFixed[column] {
      if let failure { throw failure }
      keepIfIndependent(rowCount + column)
    }
    directions.fixed.removeAll()
    refactor(keepingSignsThrough: .max)
    if let failure { throw failure }
  }

  /// Whether a row isn't a combination of earlier rows, once the independent rows are kept.
  func isKept(_ row: Int32) -> Bool { isParametric(row: row) }

  /// Makes a symbol parametric in place of a later one, of those that it is a combination of.
  private func keepIfIndependent(_ symbol: Int32) {
    if !symbols[symbol].isBasic { return setOpen([], at: symbols[symbol].position) }
    let parallelPosition = parallel.parametricPosition[parallel.classOf[symbol]]
    if parallelPosition >= 0 && directions.open[parallelPosition].isEmpty { return }
    computeTableauRow(of: symbol)
    var best: Int32 = -1
    var largest = 0.0
    for index in 0..<work.tableauRow.positions.count {
      let position = work.tableauRow.positions[index]
      let size = abs(work.tableauRow[position])
      largest = max(largest, size)
      if directions.open[position].isEmpty { continue }
      if best < 0 || size > abs(work.tableauRow[best])
        || size == abs(work.tableauRow[best]) && position < best
      {
        best = position
      }
    }
    if best < 0 || abs(work.tableauRow[best]) <= FactorTolerance.smallestWeight * max(1, largest) { return }
    work.positionSide.add(1, at: best)
    factorization.solve(&work.positionSide, into: &work.direction)
    setParametric(symbol, at: best)
    updateFactors(best)
    setOpen([], at: best)
    // A small pivot loses digits, see ``LUFactorization/update(row:direction:tableauRow:)``.
    if factorization.isWorthRefactoring || abs(work.tableauRow[best]) < FactorTolerance.poorPivot * largest {
      refactor(keepingSignsThrough: .max)
    }
  }

  /// Expresses a sum of externals by the parametric rows.
  ///
  /// - Returns: The rows with their weights, in order, and the externals that no row decides.
  /// - Complexity: One solution of a system with the basis.
  func express(_ sum: [LineCell]) -> (rows: [RowWeight], rest: [LineCell]) {
    for cell in sum {
      work.columnSide.add(cell.value * matrix.columnFactors[cell.position], at: cell.position)
    }
    factorization.solveTransposed(&work.columnSide, into: &work.tableauRow)
    var largest = 0.0
    for index in 0..<work.tableauRow.positions.count {
      largest = max(largest, abs(work.tableauRow[work.tableauRow.positions[index]]))
    }
    var rows: [RowWeight] = []
    var rest: [LineCell] = []
    for index in 0..<work.tableauRow.positions.count {
      let position = work.tableauRow.positions[index]
      let weight = work.tableauRow[position]
      let symbol = parametric[position]
      if abs(weight) <= FactorTolerance.smallestWeight * largest { continue }
      if symbol < rowCount {
        rows.append(RowWeight(row: symbol, weight: weight * matrix.rowFactors[symbol]))
      } else {
        let column = symbol - rowCount
        rest.append(LineCell(position: column, value: weight / matrix.columnFactors[column]))
      }
    }
    rows.sort { $0.row < $1.row }
    rest.sort { $0.position < $1.position }
    return (rows, rest)
  }
}
