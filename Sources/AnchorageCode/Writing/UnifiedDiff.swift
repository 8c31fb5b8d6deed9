/// A difference of two texts, as `diff -u` prints it and `patch` applies it.
package enum UnifiedDiff {
  /// The number of lines around a change.
  private static let context = 3

  /// The difference; empty if there is none.
  package static func text(from old: String, to new: String, file: String) -> String {
    let (before, after) = (lines(of: old), lines(of: new))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    if removed.isEmpty && inserted.isEmpty { return "" }
    // The lines of both texts, with the numbers of the lines before them.
    var rows: [(mark: String, text: String, old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < before.count || column < after.count {
      let (old, new) = (row, column)
      if removed.contains(row) {
        rows.append(("-", before[row], old, new))
        row += 1
      } else if inserted.contains(column) {
        rows.append(("+", after[column], old, new))
        column += 1
      } else {
        rows.append((" ", before[row], old, new))
        (row, column) = (row + 1, column + 1)
      }
    }
    var result = "--- \(file)\n+++ \(file)\n"
    var index = 0
    while let first = rows[index...].firstIndex(where: { $0.mark != " " }) {
      let start = max(index, first - context)
      var end = first + 1
      var next = first
      // Changes with little between them stand in one hunk.
      while let other = rows[(next + 1)...].firstIndex(where: { $0.mark != " " }),
        other - next <= 2 * context + 1
      {
        next = other
      }
      end = min(rows.count, next + 1 + context)
      let hunk = rows[start..<end]
      let counts = (hunk.count { $0.mark != "+" }, hunk.count { $0.mark != "-" })
      let (oldStart, newStart) = (rows[start].old, rows[start].new)
      result += "@@ -\(range(oldStart, counts.0)) +\(range(newStart, counts.1)) @@\n"
      for row in hunk {
        result += row.mark + row.text
        if !row.text.utf8.hasLineBreak { result += "\n\\ No newline at end of file\n" }
      }
      index = end
    }
    return result
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    // An empty range is named by the line before it.
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  /// The lines with their line breaks.
  private static func lines(of text: String) -> [String] {
    var (lines, line): ([String], [UInt8]) = ([], [])
    for byte in text.utf8 {
      line.append(byte)
      if byte == 0x0A {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [String(decoding: line, as: UTF8.self)]
  }
}

extension String.UTF8View {
  fileprivate var hasLineBreak: Bool { last == 0x0A }
}
