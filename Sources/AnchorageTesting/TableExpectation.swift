import AnchorageHeadless
import AnchorageDrawing

/// A layout and the table that it should have.
struct TableExpectation {
  /// The name of the view, with its quotes.
  var name: String
  var expected: String?
  var actual: String
  /// The problems of the layout; errors, such as conflicts, count.
  var problems: [LayoutDiagnostic] = []

  /// The failure of the expectation; `nil` if it holds. Records the table if requested.
  func failure(_ recording: Recording, drawing: LayoutDrawing) -> LayoutFailure? {
    let errors = problems.filter { $0.isError }.map { $0.description }
    let expectedLines = (expected ?? "").expectedLines
    let difference = LineDifference.lines(from: expectedLines, toTable: actual)
    if difference.isEmpty && errors.isEmpty { return nil }
    var parts: [String] = []
    if difference.isEmpty {
      parts.append("the layout of \(name) is as expected, but has errors")
    } else if recording.isOn {
      // A recorded table can be seen in the source.
      return LayoutFailure(
        message: ([recording.record(actual, insteadOf: expected, of: name)] + errors).joined(separator: "\n"))
    } else if expectedLines.isEmpty {
      parts.append("the layout of \(name) is compared with no table; this is its table")
      parts.append(pasted)
      parts.append(Self.advice)
    } else {
      parts.append("the layout of \(name) is not as expected")
      parts += hunks(of: difference)
      parts.append("the table as it is, to be pasted")
      parts.append(pasted)
      parts.append(Self.advice)
    }
    return LayoutFailure(
      message: (parts + errors).joined(separator: "\n"), drawing: drawing, problems: problems)
  }

  private static let advice = "help: ANCHORAGE_RECORD=1 in the environment writes such tables into the tests"

  /// The table, unless it isn't useful for pasting.
  private var pasted: String {
    let lines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 500 else { return actual }
    return (lines.prefix(20) + ["… \(lines.count - 20) more lines"]).joined(separator: "\n")
  }

  /// The lines that differ, each with at most three lines around it, if there are many.
  private func hunks(of difference: [String]) -> [String] {
    guard difference.count > 60 else { return difference }
    var isShown = [Bool](repeating: false, count: difference.count)
    for (index, line) in difference.enumerated() where !line.hasPrefix("  ") {
      for near in max(0, index - 3)...min(difference.count - 1, index + 3) { isShown[near] = true }
    }
    var lines: [String] = []
    var hidden = 0
    for (index, line) in difference.enumerated() {
      if !isShown[index] {
        hidden += 1
        continue
      }
      if hidden > 0 { lines.append("  … \(hidden) equal lines") }
      hidden = 0
      lines.append(line)
    }
    if hidden > 0 { lines.append("  … \(hidden) equal lines") }
    return lines.count <= 400 ? lines : lines.prefix(400) + ["… \(lines.count - 400) more lines"]
  }
}
