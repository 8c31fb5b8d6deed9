/// The difference between two texts, line by line, as `diff` prints it.
///
/// Runs of spaces count as one space, so that columns may be wider in one text.
package struct LineDiff {
  /// The lines of both texts. `- ` marks a line that is only expected and `+ ` a line that is only actual; a
  /// line of both texts is indented by two spaces.
  package let lines: [String]
  /// Whether the texts are equal.
  let isEmpty: Bool

  init(expected: [String], actual: [String]) {
    let (old, new) = (expected.map { $0.withSingleSpaces }, actual.map { $0.withSingleSpaces })
    isEmpty = old == new
    lines = isEmpty ? [] : Self.lines(old, new, expected, actual)
  }

  /// Compares a frame table with the lines that are expected; the lines of the tree are left out if they have none.
  package init(expected: [String], table: String) {
    let hasTreeLines = expected.contains { $0.withoutTreeLines != $0 }
    self.init(expected: expected, actual: (hasTreeLines ? table : table.withoutTreeLines).writtenLines)
  }

  /// Aligns the texts by their longest common subsequence, between the lines that they begin and end with alike; very
  /// long differences are listed one after the other.
  private static func lines(_ old: [String], _ new: [String], _ expected: [String], _ actual: [String])
    -> [String]
  {
    let shorter = Swift.min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let end =
      (0..<shorter - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
    return actual[..<start].map { "  " + $0 }
      + changedLines(
        Array(old[start..<old.count - end]), Array(new[start..<new.count - end]),
        Array(expected[start..<old.count - end]), Array(actual[start..<new.count - end]))
      + actual[(new.count - end)...].map { "  " + $0 }
  }

  private static func changedLines(
    _ old: [String], _ new: [String], _ expected: [String], _ actual: [String]
  ) -> [String] {
    guard old.count * new.count <= 4_000_000 else {
      return expected.map { "- " + $0 } + actual.map { "+ " + $0 }
    }
    let width = new.count + 1
    var common = [Int](repeating: 0, count: (old.count + 1) * width)
    for row in stride(from: old.count - 1, through: 0, by: -1) {
      for column in stride(from: new.count - 1, through: 0, by: -1) {
        common[row * width + column] =
          old[row] == new[column]
          ? common[(row + 1) * width + column + 1] + 1
          : Swift.max(common[(row + 1) * width + column], common[row * width + column + 1])
      }
    }
    var lines: [String] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, old[row] == new[column] {
        lines.append("  " + actual[column])
        (row, column) = (row + 1, column + 1)
      } else if row < old.count,
        column == new.count || common[(row + 1) * width + column] >= common[row * width + column + 1]
      {
        lines.append("- " + expected[row])
        row += 1
      } else {
        lines.append("+ " + actual[column])
        column += 1
      }
    }
    return lines
  }
}

extension String {
  /// The text with every run of spaces as one space, and without leading and trailing spaces.
  package var withSingleSpaces: String {
    split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
  }

  /// The lines of an expectation that are compared: without comments and blank lines.
  package var expectedLines: [String] {
    split(separator: "\n").map { SceneSource.withoutComment($0) }.filter { !$0.isEmpty }
  }

  /// The lines that are compared with those of an expectation: without blank lines. They have no comments, only names that
  /// look like some.
  var writtenLines: [String] {
    split(separator: "\n").map { $0.withoutTrailingSpace }.filter { !$0.isEmpty }
  }

  /// A frame table without the lines that show the tree.
  var withoutTreeLines: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars where !"├└│".unicodeScalars.contains(scalar) { scalars.append(scalar) }
    return String(scalars)
  }
}
