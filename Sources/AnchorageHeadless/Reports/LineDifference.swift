/// The difference between the lines that are expected and those that there are, as `diff` prints it.
///
/// Runs of spaces count as one space, so that columns may be wider in one table. Tests and scenes compare with it.
package enum LineDifference {
  /// The lines of both texts; none if the texts are equal.
  ///
  /// `- ` marks a line that is only expected and `+ ` a line that is only actual; a line of both texts is indented by two
  /// spaces.
  package static func lines(from expected: [String], to actual: [String]) -> [String] {
    let (old, new) = (expected.map { $0.withSingleSpaces }, actual.map { $0.withSingleSpaces })
    if old == new { return [] }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[start...], new[start...])
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let (removed, inserted) = changes(from: oldRest.dropLast(end), to: newRest.dropLast(end))
    var lines: [String] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if removed.contains(row - start) {
        lines.append("- " + expected[row])
        row += 1
      } else if inserted.contains(column - start) {
        lines.append("+ " + actual[column])
        column += 1
      } else {
        lines.append("  " + actual[column])
        (row, column) = (row + 1, column + 1)
      }
    }
    return lines
  }

  /// Compares a frame table with the lines that are expected; the lines of the tree are left out if they have none.
  package static func lines(from expected: [String], toTable table: String) -> [String] {
    let hasTreeLines = expected.contains { $0.withoutTreeLines != $0 }
    return lines(from: expected, to: (hasTreeLines ? table : table.withoutTreeLines).writtenLines)
  }

  /// The offsets of the lines that are only in one text. Long texts count as different altogether: the memory that a
  /// difference takes grows with its square.
  private static func changes(from old: ArraySlice<String>, to new: ArraySlice<String>) -> (
    Set<Int>, Set<Int>
  ) {
    guard old.count * new.count <= 4_000_000 else { return (Set(0..<old.count), Set(0..<new.count)) }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (removed, inserted)
  }
}

extension String {
  /// The text with every run of spaces as one space, and without leading and trailing spaces.
  package var withSingleSpaces: String {
    split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
  }

  /// The lines of an expectation that are compared: without comments and blank lines.
  package var expectedLines: [String] {
    split(separator: "\n").map { $0.withoutComment }.filter { !$0.isEmpty }
  }

  /// The lines that are compared with those of an expectation: without blank lines. They have no comments, only names that
  /// look like some.
  package var writtenLines: [String] {
    split(separator: "\n").map { $0.withoutTrailingSpace }.filter { !$0.isEmpty }
  }

  /// A frame table without the lines that show the tree.
  fileprivate var withoutTreeLines: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars where !"├└│".unicodeScalars.contains(scalar) { scalars.append(scalar) }
    return String(scalars)
  }
}

extension Substring {
  /// The line of an expectation without its comment and its trailing white space.
  ///
  /// A comment begins the line or follows a space, because names may have `//` in them.
  package var withoutComment: String {
    let bytes = utf8
    var end = bytes.endIndex
    var index = bytes.startIndex
    var followsSpace = true
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      let isSlash = bytes[index] == UInt8(ascii: "/")
      if isSlash, followsSpace, next < bytes.endIndex, bytes[next] == UInt8(ascii: "/") {
        end = index
        break
      }
      followsSpace = bytes[index] == 0x20 || bytes[index] == 0x09
      index = next
    }
    return self[..<end].withoutTrailingSpace
  }

  /// The text without white space at its end.
  fileprivate var withoutTrailingSpace: String {
    var text = self
    while let last = text.utf8.last, last == 0x20 || last == 0x09 || last == 0x0D { text = text.dropLast() }
    return String(text)
  }
}
