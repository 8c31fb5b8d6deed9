import Testing

@testable import Cassowary

/// Equations are solved with the factors of a matrix; the matrix itself says whether the solution is right.
@Suite struct LUFactorizationTests {
  private func unit(_ index: Int, _ count: Int) -> [Double] {
    (0..<count).map { $0 == index ? 1 : 0 }
  }

  // MARK: - Solving

  @Test(arguments: RandomMatrix.Pattern.allCases)
  func `equations hold in both directions whatever the pattern`(pattern: RandomMatrix.Pattern) {
    var random = SplitMix64(seed: 1)
    let solver = MatrixSolver()
    var solved = 0
    for count in Array(1...20) + [33, 63, 64, 65, 100, 130] {
      let matrix = RandomMatrix(pattern, count: count, &random)
      if !solver.factor(matrix) { continue }
      for _ in 0..<3 {
        let b = random.numbers(count)
        #expect(matrix.residual(solver.solve(b), b) < 1e-12, "\(count)")
        #expect(matrix.transposed.residual(solver.solveTransposed(b), b) < 1e-12, "\(count)")
      }
      solved += 1
    }
    #expect(solved >= 20)
  }

  @Test(arguments: RandomMatrix.Pattern.allCases)
  func `solutions are those of dense elimination`(pattern: RandomMatrix.Pattern) {
    var random = SplitMix64(seed: 2)
    let solver = MatrixSolver()
    var compared = 0
    for count in 1...25 {
      let matrix = RandomMatrix(pattern, count: count, &random)
      let b = random.numbers(count)
      guard let expected = matrix.denseSolution(b) else { continue }
      #expect(solver.factor(matrix))
      let largest = expected.reduce(1) { max($0, abs($1)) }
      for (found, right) in zip(solver.solve(b), expected) {
        #expect(abs(found - right) <= 1e-7 * largest, "\(count)")
      }
      compared += 1
    }
    #expect(compared >= 10)
  }

  @Test
  func `a negated row is the opposite, also for later updates`() {
    let lu = LUFactorization()
    lu.removeAll()
    for row in [[2.0, 1], [0, 1]] {
      for (column, cell) in row.enumerated() { lu.addCell(cell, column: Int32(column)) }
      lu.endRow()
    }
    #expect(lu.factor())
    func vector(_ numbers: [Double] = []) -> SparseVector {
      var vector = SparseVector()
      vector.reset(count: 2)
      for (index, number) in numbers.enumerated() { vector.add(number, at: Int32(index)) }
      return vector
    }
    func solution(_ b: [Double], isTransposed: Bool = false) -> [Double] {
      var b = vector(b)
      var x = vector()
      if isTransposed { lu.solveTransposed(&b, into: &x) } else { lu.solve(&b, into: &x) }
      return [x[0], x[1]]
    }
    lu.negate(row: 0)
    #expect(solution([-10, 4]) == [3, 4])
    #expect(solution([-2, 0], isTransposed: true) == [1, 1])
    lu.addUpdateCell(1, column: 0)
    lu.addUpdateCell(1, column: 1)
    let direction = vector(solution([1, 0]))
    let tableauRow = vector(solution([1, 1], isTransposed: true))
    lu.update(row: 0, direction: direction, tableauRow: tableauRow)
    #expect(solution([7, 4]) == [3, 4])
    #expect(solution([1, 3], isTransposed: true) == [1, 2])
    lu.negate(row: 0)
    lu.negate(row: 0)
    #expect(solution([7, 4]) == [3, 4])
  }

  @Test
  func `no rows are solved by no numbers`() {
    let solver = MatrixSolver()
    #expect(solver.factor(RandomMatrix(rows: [])))
    #expect(solver.solve([]) == [] && solver.solveTransposed([]) == [])
  }

  @Test
  func `one row divides`() {
    let solver = MatrixSolver()
    #expect(solver.factor(RandomMatrix(dense: [[4]])))
    #expect(solver.solve([10]) == [2.5] && solver.solveTransposed([6]) == [1.5])
  }

  @Test
  func `single rows come first, single columns last, and the rest is eliminated`() {
    let solver = MatrixSolver()
    #expect(
      solver.factor(RandomMatrix(dense: [[2, 0, 0, 0], [1, 1, 1, 0], [0, 1, -1, 0], [0, 1, 0, 4]])))
    #expect(
      solver.description == """
        single rows
          x0 == b0 / 2
        bump
          c1 == b1 - x0
          c2 == b2 - c1
          x2 == c2 / -2
          x1 == c1 - x2
        single columns
          x3 == (b3 - x1) / 4

        """)
  }

  @Test
  func `a single column that is small beside its row is eliminated with the rest`() {
    // Divided by 0.001, the rounding errors of x0 would be a thousand times as large.
    let solver = MatrixSolver()
    #expect(
      solver.factor(RandomMatrix(rows: [[(0, 1), (1, 0.001)], [(0, 1), (2, 1)], [(0, 1), (2, -1)]])))
    #expect(solver.bumpCount == 3)
    #expect(
      solver.factor(RandomMatrix(rows: [[(0, 1), (1, 0.01)], [(0, 1), (2, 1)], [(0, 1), (2, -1)]])))
    #expect(solver.bumpCount == 2)
  }

  @Test(arguments: [0.125, 1, 8])
  func `how small a single column is beside its row does not depend on the unit of the row`(unit: Double) {
    let solver = MatrixSolver()
    for (share, bumpCount) in [(0.005, 3), (0.02, 2)] {
      let row: RandomMatrix.Row = [(0, unit), (1, share * unit)]
      #expect(solver.factor(RandomMatrix(rows: [row, [(0, 1), (2, 1)], [(0, 1), (2, -1)]])))
      #expect(solver.bumpCount == bumpCount)
    }
  }

  @Test(arguments: [(0.09, "  x1 == c0 - 0.09 * x0\n"), (0.1, "  x0 == (c0 - x1) / 0.1\n")])
  func `a pivot is at least a tenth of its row even if it fills more`(small: Double, first: String) {
    // The first pivot is solved for last. The column of x0 has two cells, that of x1 four.
    let rest: [RandomMatrix.Row] = [
      [(0, 1), (1, 1), (2, 1), (3, 1)], [(1, 1), (2, 2), (3, 1)], [(1, 1), (2, 1), (3, 2)],
    ]
    let solver = MatrixSolver()
    #expect(solver.factor(RandomMatrix(rows: [[(0, small), (1, 1)]] + rest)))
    #expect(solver.description.hasSuffix(first))
  }

  // MARK: - Sparsity

  @Test
  func `a shuffled triangular matrix has no bump`() {
    var random = SplitMix64(seed: 3)
    for count in [1, 2, 10, 64, 200] {
      let solver = MatrixSolver()
      #expect(solver.factor(RandomMatrix(.triangular, count: count, &random)))
      #expect(solver.bumpCount == 0 && solver.fill == 0)
    }
  }

  @Test
  func `an arrow does not fill in`() {
    // All rows and columns have two cells at least, so everything is eliminated; any pivot but the tip is right.
    let count = 50
    let rows = (0..<count).map { row in
      (0..<count).map { $0 == row ? 8 : $0 == 0 || row == 0 ? 1 : 0 }
    }
    let solver = MatrixSolver()
    #expect(solver.factor(RandomMatrix(dense: rows)))
    #expect(solver.bumpCount == count && solver.fill == 0)
  }

  @Test
  func `a solve visits the cells of numbers that are not zero`() {
    // A chain: x0 = b0, x1 = x0 + b1, …
    let count = 10_000
    let rows = (0..<count).map { row -> RandomMatrix.Row in
      row == 0 ? [(0, 1)] : [(Int32(row - 1), -1), (Int32(row), 1)]
    }
    let solver = MatrixSolver()
    #expect(solver.factor(RandomMatrix(rows: rows)))
    #expect(solver.bumpCount == 0 && solver.fill == 0)
    #expect(solver.solve(unit(count - 3, count)) == (0..<count).map { $0 < count - 3 ? 0 : 1 })
    #expect(solver.solvedCells == 2)
    #expect(solver.solveTransposed(unit(4, count)) == (0..<count).map { $0 <= 4 ? 1 : 0 })
    #expect(solver.solvedCells == 2 + 4)
    #expect(solver.solve(unit(0, count)) == [Double](repeating: 1, count: count))
    #expect(solver.solvedCells == 2 + 4 + 9999)
  }

  @Test
  func `a solve in the bump visits one block of many`() {
    // Blocks of two rows that are eliminated, x + y and x − y.
    let rows = (0..<1000).map { row -> RandomMatrix.Row in
      let first = Int32(row & ~1)
      return [(first, 1), (first + 1, row % 2 == 0 ? 1 : -1)]
    }
    let solver = MatrixSolver()
    #expect(solver.factor(RandomMatrix(rows: rows)))
    #expect(solver.bumpCount == 1000 && solver.fill == 0)
    #expect(solver.solve(unit(500, 1000)) == (0..<1000).map { $0 == 500 || $0 == 501 ? 0.5 : 0 })
    #expect(solver.solvedCells == 2)
  }

  // MARK: - Updates

  @Test(arguments: RandomMatrix.Pattern.allCases)
  func `equations hold after a hundred replaced rows`(pattern: RandomMatrix.Pattern) {
    var random = SplitMix64(seed: 4)
    let count = 40
    var matrix = RandomMatrix(pattern, count: count, &random)
    let solver = MatrixSolver()
    while !solver.factor(matrix) { matrix = RandomMatrix(pattern, count: count, &random) }
    let rows = (0..<20).flatMap { _ in RandomMatrix(pattern, count: count, &random).rows }
    for round in 1...600 {
      let position = random.int(0...count - 1)
      let row = random.pick(rows)
      if !solver.update(position, to: row) { continue }
      matrix.rows[position] = row
      if round % 40 != 0 { continue }
      let b = random.numbers(count)
      #expect(matrix.roughResidual(solver.solve(b), b) < 1e-10, "\(round)")
      #expect(matrix.transposed.roughResidual(solver.solveTransposed(b), b) < 1e-10, "\(round)")
    }
    #expect(solver.updateCount >= 100)
    #expect(solver.factor(matrix) && solver.updateCount == 0)
  }

  @Test
  func `a solve skips updates that change nothing`() {
    let count = 100
    let solver = MatrixSolver()
    #expect(solver.factor(RandomMatrix(rows: (0..<count).map { [(Int32($0), 1)] })))
    #expect(solver.update(7, to: [(7, 2), (8, 1)]))
    let before = solver.updateWork
    #expect(solver.solve(unit(50, count)) == unit(50, count))
    // The update itself and its two cells.
    #expect(solver.updateWork == before + 3)
    #expect(solver.solveTransposed(unit(50, count)) == unit(50, count))
    #expect(solver.updateWork == before + 4)
  }

  @Test
  func `an equation that holds up to rounding errors is left alone`() {
    let solver = MatrixSolver()
    let row: RandomMatrix.Row = [(0, 0.1), (1, 0.2), (2, 0.3)]
    #expect(solver.factor(RandomMatrix(rows: [row, [(1, 1)], [(2, 1)]])))
    #expect(solver.update(0, to: row.map { ($0.column, 3 * $0.coefficient) }))
    let before = solver.updateWork
    let x = solver.solve([0, 0.1, 0.7])
    #expect(0.1 * 3 * x[0] + 0.2 * 3 * x[1] + 0.3 * 3 * x[2] != 0)
    // The update itself and its three cells, but not its direction.
    #expect(solver.updateWork == before + 4)
  }

  @Test
  func `refactoring is worth it after much work`() {
    let solver = MatrixSolver()
    #expect(solver.factor(RandomMatrix(rows: (0..<100).map { [(Int32($0), 1)] })))
    for index in 0..<3 {
      #expect(solver.update(index, to: (0..<100).map { (Int32($0), $0 == index ? 9 : 1) }))
    }
    #expect(!solver.isWorthRefactoring)
    for _ in 0..<20 { _ = solver.solve([Double](repeating: 1, count: 100)) }
    #expect(solver.isWorthRefactoring)
  }

  @Test
  func `refactoring is worth it after two hundred updates`() {
    let solver = MatrixSolver()
    let identity = RandomMatrix(rows: (0..<2000).map { [(Int32($0), 1)] })
    #expect(solver.factor(identity))
    for index in 0..<200 {
      #expect(!solver.isWorthRefactoring)
      #expect(solver.update(index, to: [(Int32(index), 2)]))
    }
    #expect(solver.isWorthRefactoring)
    #expect(solver.factor(identity) && !solver.isWorthRefactoring)
  }

  // MARK: - Determinism

  @Test
  func `what was factored before does not show`() {
    var random = SplitMix64(seed: 9)
    let used = MatrixSolver()
    for round in 0..<60 {
      let count = random.int(1...70)
      let matrix = RandomMatrix(random.pick(RandomMatrix.Pattern.allCases), count: count, &random)
      let fresh = MatrixSolver()
      let isRegular = fresh.factor(matrix)
      #expect(used.factor(matrix) == isRegular)
      #expect(used.unpivotedRows == fresh.unpivotedRows)
      if !isRegular { continue }
      let b = random.numbers(count)
      #expect(used.solve(b) == fresh.solve(b), "\(round)")
      #expect(used.solveTransposed(b) == fresh.solveTransposed(b), "\(round)")
      if random.chance(50) { _ = used.update(0, to: matrix.rows[count - 1]) }
    }
  }

  @Test
  func `the order in which right sides are listed does not show`() {
    var random = SplitMix64(seed: 10)
    let matrix = RandomMatrix(.bump, count: 60, &random)
    let solver = MatrixSolver()
    #expect(solver.factor(matrix))
    let b = random.numbers(60)
    let expected = solver.solve(b)
    var right = SparseVector(), x = SparseVector()
    right.reset(count: 60)
    x.reset(count: 60)
    for index in (0..<60).reversed() { right.add(b[index], at: Int32(index)) }
    solver.lu.solve(&right, into: &x)
    #expect(Array(x.values.elements) == expected)
    #expect(right.positions.count == 0 && right.values.elements.allSatisfy { $0 == 0 })
  }
}

@Suite struct SparseVectorTests {
  @Test
  func `a position is listed once, when it is met first`() {
    var vector = SparseVector()
    vector.reset(count: 5)
    vector.add(2, at: 3)
    vector.add(1, at: 0)
    vector.add(0.5, at: 3)
    #expect(Array(vector.positions.elements) == [3, 0])
    #expect(Array(vector.values.elements) == [1, 0, 0, 2.5, 0])
    #expect(vector[3] == 2.5)
  }

  @Test
  func `a number that became zero stays listed until the vector is cleared`() {
    var vector = SparseVector()
    vector.reset(count: 3)
    vector.add(1, at: 1)
    vector.add(-1, at: 1)
    #expect(Array(vector.positions.elements) == [1])
    vector.clear()
    #expect(vector.positions.count == 0)
    vector.add(7, at: 1)
    #expect(Array(vector.positions.elements) == [1] && vector[1] == 7)
  }

  @Test(arguments: [0, 2, 3, 9])
  func `a reset vector is zero whatever its size`(count: Int) {
    var vector = SparseVector()
    vector.reset(count: 3)
    vector.add(4, at: 2)
    vector.reset(count: count)
    #expect(Array(vector.values.elements) == [Double](repeating: 0, count: count))
    #expect(vector.positions.count == 0)
    for position in 0..<Int32(count) { vector.add(1, at: position) }
    #expect(vector.positions.count == count)
  }
}
