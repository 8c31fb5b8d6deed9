import Testing

@testable import Cassowary

/// What rows that cannot change hold still.
@Suite final class FixedExternalsTests {
  private var matrix = CoefficientMatrix()
  private var fixed = FixedExternals()

  /// A chain: each of five externals and the one before it add up to a row, and the last three to another.
  init() {
    for column in Int32(1)..<5 {
      matrix.addCell(-1, column: column - 1)
      matrix.addCell(1, column: column)
      matrix.endRow()
    }
    for column in Int32(2)..<5 { matrix.addCell(1, column: column) }
    matrix.endRow()
    matrix.finish(columnCount: 5)
    fixed.reset(matrix)
  }

  private var flags: [Bool] { fixed.isFixed.elements.map { $0 } }
  private var areRowsFollowed: Bool { fixed.areRowsFollowed }
  private var isKnown: Bool { fixed.isKnown }

  @Test
  func `an external holds the next one still, and so on, through rows that are fixed`() {
    for row in Int32(0)..<3 { fixed.markFixed(row, matrix) }
    fixed.followRows(matrix)
    #expect(flags == [false, false, false, false, false])
    fixed.note(1, matrix)
    #expect(flags == [true, true, true, true, false])
    fixed.markFixed(3, matrix)
    #expect(flags == [true, true, true, true, true])
  }

  @Test
  func `what was known before rows are followed counts`() {
    fixed.markFixed(4, matrix)
    fixed.note(2, matrix)
    fixed.note(4, matrix)
    // One row with a single external that may move, but nobody has asked it.
    #expect(flags == [false, false, true, false, true] && !areRowsFollowed)
    fixed.followRows(matrix)
    #expect(flags == [false, false, true, true, true] && areRowsFollowed)
    fixed.markFixed(1, matrix)
    #expect(flags == [false, true, true, true, true])
    fixed.removeAll()
    #expect(!isKnown)
    fixed.reset(matrix)
    #expect(isKnown && !areRowsFollowed && flags == [false, false, false, false, false])
  }

  @Test
  func `a row with two externals that may move holds nothing`() {
    fixed.followRows(matrix)
    fixed.markFixed(4, matrix)
    fixed.note(2, matrix)
    #expect(flags == [false, false, true, false, false])
    fixed.note(3, matrix)
    #expect(flags == [false, false, true, true, true])
    // Once more is no news.
    fixed.note(3, matrix)
    fixed.markFixed(4, matrix)
    #expect(flags == [false, false, true, true, true])
  }
}
