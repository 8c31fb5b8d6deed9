@_spi(Printing) import AnchorageCode

extension CodeWriter {
  /// Adds a comment about an omission, on as many lines as it needs.
  mutating func comment(on omission: InterfaceCode.Omission) {
    let words = "not translated: \(omission.sentence)".split(separator: " ").map(String.init)
    var row = "//"
    for word in words + ["(line \(omission.position.line))"] {
      if row != "//", row.count + 1 + word.count + indentation > CodeWriter.width {
        line(row)
        row = "//  "
      }
      row += " " + word
    }
    line(row)
  }
}

/// Statements about views, of which those that several views get become loops.
struct RepeatedLines {
  /// A statement about a view.
  struct Line: Hashable {
    /// The statement without the view: `tag = 7`.
    let statement: String
    /// The class that has the property or method: views of others are in a loop of their own.
    let owner: String

    init(_ statement: String, _ owner: String = "UIView") {
      (self.statement, self.owner) = (statement, owner)
    }
  }

  private var names: [Line: [String]] = [:]
  /// The statements in the order of their first views.
  private var lines: [Line] = []

  /// Adds a statement about a view.
  mutating func add(_ line: Line, of name: String) {
    // A segment is there before it is selected: these statements keep their order.
    if line.owner == "UISegmentedControl" { return }
    if names[line] == nil { lines.append(line) }
    // Said twice, as an action can be in a file, a statement has no other effect.
    if !(names[line]?.contains(name) ?? false) { names[line, default: []].append(name) }
  }

  /// Whether enough views get a statement for a loop.
  func isLoop(_ line: Line) -> Bool { (names[line]?.count ?? 0) >= CodeWriter.fewestInLoop }

  /// Prints the loops.
  func print(_ writer: inout CodeWriter) {
    for line in lines where isLoop(line) {
      writer.loop(over: names[line] ?? [], calling: line.statement)
    }
  }
}
