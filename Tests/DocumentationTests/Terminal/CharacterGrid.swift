/// The characters of a terminal.
struct CharacterGrid {
  private var rows: [[Character]]

  init(width: Int, height: Int) {
    rows = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// Writes a line from a column on; what lies outside is cut.
  mutating func write(_ line: String, column: Int, row: Int) {
    guard rows.indices.contains(row) else { return }
    for (offset, character) in line.enumerated() where rows[row].indices.contains(column + offset) {
      rows[row][column + offset] = character
    }
  }

  /// The rows, without spaces at their ends.
  var text: String {
    rows.map { row in
      let end = row.lastIndex { $0 != " " } ?? -1
      return String(row[...end])
    }.joined(separator: "\n")
  }
}
