import Testing

@testable import Cassowary

/// Matrices that have no inverse, or almost none.
@Suite struct SingularMatrixTests {
  @Test
  func `the rows and columns without a pivot are as many as the rank lacks`() {
    var random = SplitMix64(seed: 5)
    let solver = MatrixSolver()
    for count in 1...12 {
      for rank in 0...count {
        let matrix = RandomMatrix(dense: random.matrix(count: count, rank: rank))
        let isRegular = solver.factor(matrix)
        let lack = count - matrix.exactRank
        #expect(isRegular == (lack == 0) && solver.unpivotedRows.count == lack, "\(count), \(rank)")
        #expect(solver.unpivotedColumns.count == lack)
        #expect(solver.unpivotedRows == solver.unpivotedRows.sorted())
        #expect(solver.unpivotedColumns == solver.unpivotedColumns.sorted())
        let repaired = solver.repaired(matrix)
        #expect(solver.factor(repaired) && repaired.exactRank == count, "\(count), \(rank)")
      }
    }
  }

  @Test
  func `a sparse matrix with a few zero columns and equal rows is repaired`() {
    var random = SplitMix64(seed: 6)
    let solver = MatrixSolver()
    for pattern in RandomMatrix.Pattern.allCases {
      var matrix = RandomMatrix(pattern, count: 80, &random)
      matrix.rows[3] = matrix.rows[70]
      matrix.rows[5] = []
      for row in matrix.rows.indices { matrix.rows[row].removeAll { $0.column == 12 || $0.column == 40 } }
      #expect(!solver.factor(matrix))
      #expect(solver.unpivotedRows.contains(5) && solver.unpivotedColumns.contains(12))
      let repaired = solver.repaired(matrix)
      #expect(solver.factor(repaired), "\(pattern)")
      let b = random.numbers(80)
      #expect(repaired.residual(solver.solve(b), b) < 1e-12, "\(pattern)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func `a row that is not finite has no pivot`(number: Double) {
    var random = SplitMix64(seed: 7)
    let solver = MatrixSolver()
    for pattern in RandomMatrix.Pattern.allCases {
      var matrix = RandomMatrix(pattern, count: 30, &random)
      matrix.rows[11][0].coefficient = number
      #expect(!solver.factor(matrix))
      #expect(solver.unpivotedRows.contains(11))
      #expect(solver.factor(solver.repaired(matrix)), "\(pattern)")
    }
  }

  @Test
  func `rounding noise is no pivot`() {
    let solver = MatrixSolver()
    // Row singletons, column singletons and the bump each have a way to meet it.
    #expect(!solver.factor(RandomMatrix(rows: [[(0, 1)], [(0, 1), (1, 1e-13)]])))
    #expect(solver.unpivotedRows == [1] && solver.unpivotedColumns == [1])
    #expect(!solver.factor(RandomMatrix(rows: [[(0, 1), (1, 1e-13)], [(0, 1)]])))
    #expect(!solver.factor(RandomMatrix(rows: [[(0, 0.1), (1, 0.3)], [(0, 0.2), (1, 0.6)]])))
    #expect(!solver.factor(RandomMatrix(rows: [[(0, 1), (1, 1)], [(0, 1), (1, 1 + 1e-13)]])))
    #expect(solver.factor(RandomMatrix(rows: [[(0, 1), (1, 1)], [(0, 1), (1, 1 + 1e-8)]])))
  }

  @Test
  func `a number without a reciprocal is no pivot`() {
    let solver = MatrixSolver()
    #expect(!solver.factor(RandomMatrix(rows: [[(0, .leastNonzeroMagnitude)]])))
    #expect(solver.factor(RandomMatrix(rows: [[(0, .leastNormalMagnitude)]])))
  }

  @Test
  func `a row that overflows has no pivot`() {
    // x2, x1 and x0 are eliminated in this order, and 2e601 times the first row would be subtracted from the large one.
    let large: RandomMatrix.Row = [(0, 1e300), (3, 1e300), (4, 1e300)]
    let solver = MatrixSolver()
    let matrix = RandomMatrix(rows: [
      [(0, 5e-302), (1, 1e-300)], large, [(1, 1), (2, 1)], [(1, 1), (2, -1)], [(3, 1), (4, -1)],
    ])
    #expect(!solver.factor(matrix))
    #expect(solver.unpivotedRows == [1])
    #expect(solver.factor(solver.repaired(matrix)))
  }

  @Test(arguments: 0..<8)
  func `far-apart coefficients end in right answers or in none`(batch: Int) {
    var random = SplitMix64(seed: UInt64(batch))
    let magnitudes = [
      1e300, 1e-300, -1e300, 1, -1, 1e-9, 1e200, 1e-200, 1.7e308, .leastNonzeroMagnitude,
      .leastNormalMagnitude / 100,
    ]
    let solver = MatrixSolver()
    var checked = 0
    for _ in 0..<200 {
      var matrix = RandomMatrix(random.pick(RandomMatrix.Pattern.allCases), count: random.int(1...8), &random)
      for row in matrix.rows.indices {
        for cell in matrix.rows[row].indices { matrix.rows[row][cell].coefficient = random.pick(magnitudes) }
      }
      if !solver.factor(matrix) { matrix = solver.repaired(matrix) }
      if !solver.factor(matrix) { continue }
      let b = random.numbers(matrix.count)
      let x = solver.solve(b)
      _ = solver.solveTransposed(b)
      // A product that overflows has no answer, and denormal numbers have few digits.
      let largest = x.reduce(0) { max($0, abs($1)) }
      let products = matrix.rows.joined().map { abs($0.coefficient * largest) }
      if largest < 1e-290 || !products.allSatisfy({ $0 < 1e300 }) { continue }
      #expect(matrix.roughResidual(x, b) < 1e-9, "\(matrix) \(b) \(x)")
      checked += 1
    }
    #expect(checked >= 20)
  }

  @Test(arguments: [1e-150, 1e-12, 1e12, 1e150])
  func `rows may have any scale`(scale: Double) {
    var random = SplitMix64(seed: 8)
    let solver = MatrixSolver()
    for pattern in RandomMatrix.Pattern.allCases {
      var matrix = RandomMatrix(pattern, count: 30, &random)
      if !solver.factor(matrix) { continue }
      for row in matrix.rows.indices where random.chance(50) {
        for cell in matrix.rows[row].indices { matrix.rows[row][cell].coefficient *= scale }
      }
      #expect(solver.factor(matrix), "\(pattern)")
      let b = random.numbers(30)
      #expect(matrix.residual(solver.solve(b), b) < 1e-10, "\(pattern)")
    }
  }
}

extension SplitMix64 {
  /// A matrix of small whole numbers whose rank is the given one at most, and almost always exactly.
  fileprivate mutating func matrix(count: Int, rank: Int) -> [[Int]] {
    let basis = (0..<rank).map { _ in (0..<count).map { _ in chance(40) ? int(-3...3) : 0 } }
    return (0..<count).map { _ in
      let factors = basis.map { _ in chance(50) ? int(-2...2) : 0 }
      return (0..<count).map { column in zip(factors, basis).reduce(0) { $0 + $1.0 * $1.1[column] } }
    }
  }
}
