import AnchorageHeadless
import Testing

/// Expects the frame table of a view after a pass; a failure prints the difference, ready to paste.
///
/// Runs of spaces count as one, so that a table can be indented and lined up freely.
func expectLayout(
  _ view: LayoutView, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  view.layoutIfNeeded()
  expectLines(view.layoutDescription, expected, sourceLocation: sourceLocation)
}

/// Expects text line by line, whatever the number of spaces between words.
func expectLines(
  _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let (found, wanted) = (words(of: actual), words(of: expected))
  if found == wanted { return }
  Issue.record("\n\(difference(actual, expected))\nactual:\n\(actual)", sourceLocation: sourceLocation)
}

private func words(of text: String) -> [[Substring]] {
  text.split(separator: "\n").map { $0.split(separator: " ") }
}

/// The lines of both texts, those of one alone marked with `-` (expected) and `+` (actual).
private func difference(_ actual: String, _ expected: String) -> String {
  let found = actual.split(separator: "\n")
  let wanted = expected.split(separator: "\n")
  var lines: [String] = []
  for index in 0..<max(found.count, wanted.count) {
    let (a, b) = (index < found.count ? found[index] : nil, index < wanted.count ? wanted[index] : nil)
    if a?.split(separator: " ") == b?.split(separator: " ") {
      lines.append("  \(a ?? "")")
    } else {
      if let b { lines.append("- \(b)") }
      if let a { lines.append("+ \(a)") }
    }
  }
  return lines.joined(separator: "\n")
}

/// Expects the texts of constraints, in order.
func expectConstraints(
  _ group: ConstraintGroup<LayoutView.Backend>, _ texts: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(group.map { $0.layoutDescription } == texts, sourceLocation: sourceLocation)
}
