import Testing

@testable import Cassowary

/// What rows that cannot change hold still.
@Suite final class StillExternalsTests {
  private var matrix = CoefficientMatrix()
  private var still = StillExternals()

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
    still.reset(matrix)
  }

  private var flags: [Bool] { still.isStill.elements.map { $0 } }
  private var areRowsFollowed: Bool { still.areRowsFollowed }
  private var isKnown: Bool { still.isKnown }

  @Test
  func `an external holds the next one still, and so on, through rows that are fixed`() {
    for row in Int32(0)..<3 { still.noteFixed(row, matrix) }
    still.followRows(matrix)
    #expect(flags == [false, false, false, false, false])
    still.note(1, matrix)
    #expect(flags == [true, true, true, true, false])
    still.noteFixed(3, matrix)
    #expect(flags == [true, true, true, true, true])
  }

  @Test
  func `what was known before rows are followed counts`() {
    still.noteFixed(4, matrix)
    still.note(2, matrix)
    still.note(4, matrix)
    // One row with a single external that may move, but nobody has asked it.
    #expect(flags == [false, false, true, false, true] && !areRowsFollowed)
    still.followRows(matrix)
    #expect(flags == [false, false, true, true, true] && areRowsFollowed)
    still.noteFixed(1, matrix)
    #expect(flags == [false, true, true, true, true])
    still.removeAll()
    #expect(!isKnown)
    still.reset(matrix)
    #expect(isKnown && !areRowsFollowed && flags == [false, false, false, false, false])
  }

  @Test
  func `a row with two externals that may move holds nothing`() {
    still.followRows(matrix)
    still.noteFixed(4, matrix)
    still.note(2, matrix)
    #expect(flags == [false, false, true, false, false])
    still.note(3, matrix)
    #expect(flags == [false, false, true, true, true])
    // Once more is no news.
    still.note(3, matrix)
    still.noteFixed(4, matrix)
    #expect(flags == [false, false, true, true, true])
  }
}
