/// Lines of code with their indentation.
struct CodeWriter {
  private(set) var lines: [String] = []
  private(set) var depth: Int

  init(depth: Int = 0) { self.depth = depth }

  /// The widest line.
  static let width = 110

  /// How many views a statement is about at least to be in a loop.
  static let fewestInLoop = 3

  var text: String { lines.joined(separator: "\n") + "\n" }
  var indentation: Int { depth * 2 }

  /// Adds a line at the current depth.
  mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: " ", count: indentation) + text)
  }

  /// Adds a line that has its indentation.
  mutating func raw(_ text: String) { lines.append(text) }

  mutating func indent() { depth += 1 }
  mutating func dedent() { depth -= 1 }

  /// Adds an empty line, unless there is one, or a block begins.
  mutating func blank() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  /// Adds a block in braces.
  mutating func block(_ head: String, end: String = "}", _ body: (inout CodeWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line(end)
  }

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

  /// Adds the assignment of a text.
  mutating func assign(_ text: String, to property: String, closing: String = "") {
    let literal = StringLiteral.literal(
      text, indentation: indentation, used: property.count + 3 + closing.count, width: CodeWriter.width)
    line("\(property) = \(literal)\(closing)")
  }

  /// Adds a statement about several views: a loop, or a line for each of one or two.
  mutating func loop(over items: [String], calling statement: String) {
    loop(over: items) { "\($0).\(statement)" }
  }

  /// Adds a list in brackets behind a call, on one line if it fits, else on several.
  mutating func loop(over items: [String], calling call: (String) -> String) {
    guard items.count >= CodeWriter.fewestInLoop else {
      for item in items { line(call(item)) }
      return
    }
    let short = "for view in [\(items.joined(separator: ", "))] { \(call("view")) }"
    if short.count + indentation <= CodeWriter.width {
      line(short)
      return
    }
    line("for view in [")
    var row = ""
    for item in items {
      let longer = row.isEmpty ? item : row + ", " + item
      if longer.count + 1 + indentation + 2 > CodeWriter.width {
        line("  " + row + ",")
        row = item
      } else {
        row = longer
      }
    }
    line("  " + row + ",")
    line("] { \(call("view")) }")
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
