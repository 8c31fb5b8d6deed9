/// The difference between two texts, line by line, as `diff` prints it.
///
/// Runs of spaces count as one space, so that columns may be wider in one text.
struct LineDiff {
  /// The lines of both texts. `- ` marks a line that is only expected and `+ ` a line that is only actual; a
  /// line of both texts is indented by two spaces.
  let lines: [String]
  /// Whether the texts are equal.
  let isEmpty: Bool

  init(expected: [String], actual: [String]) {
    let (old, new) = (expected.map { $0.withSingleSpaces }, actual.map { $0.withSingleSpaces })
    isEmpty = old == new
    lines = isEmpty ? [] : Self.lines(old, new, expected, actual)
  }

  /// Aligns the texts by their longest common subsequence; very long texts are listed one after the other.
  private static func lines(_ old: [String], _ new: [String], _ expected: [String], _ actual: [String])
    -> [String]
  {
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
  var withSingleSpaces: String {
    split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
  }

  /// The lines as they are compared with an expectation: without comments and blank lines.
  var comparedLines: [String] {
    split(separator: "\n").map { SceneSource.withoutComment($0) }.filter { !$0.isEmpty }
  }
}
