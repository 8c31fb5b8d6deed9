/// Lines of code with their indentation.
@_spi(Printing) public struct CodeWriter {
  /// The lines so far.
  public private(set) var lines: [String] = []
  /// How many blocks are open.
  public private(set) var depth: Int

  /// Begins a text inside of blocks.
  public init(depth: Int = 0) { self.depth = depth }

  /// The widest line.
  public static let width = 110

  /// How many views a statement is about at least to be in a loop.
  public static let fewestInLoop = 3

  /// The lines as one text, which ends with a line feed.
  public var text: String { lines.joined(separator: "\n") + "\n" }
  /// The spaces before a line.
  public var indentation: Int { depth * 2 }

  /// Adds a line at the current depth.
  public mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: " ", count: indentation) + text)
  }

  /// Adds a line that has its indentation.
  public mutating func raw(_ text: String) { lines.append(text) }

  /// Moves the lines that follow to the right.
  public mutating func indent() { depth += 1 }
  /// Moves the lines that follow to the left.
  public mutating func dedent() { depth -= 1 }

  /// Adds an empty line, unless there is one, or a block begins.
  public mutating func blank() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  /// Adds a block in braces.
  public mutating func block(_ head: String, end: String = "}", _ body: (inout CodeWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line(end)
  }

  /// Adds the assignment of a text.
  public mutating func assign(_ text: String, to property: String, closing: String = "") {
    let literal = StringLiteral.literal(
      text, indentation: indentation, used: property.count + 3 + closing.count, width: CodeWriter.width)
    line("\(property) = \(literal)\(closing)")
  }

  /// Adds a statement, which breaks before its operator if it is too long for a line.
  public mutating func statement(_ text: String) {
    for sign in [" == ", " <= ", " >= "] where text.count + indentation > CodeWriter.width {
      guard let start = text.start(ofText: sign) else { continue }
      line(String(text[..<start]))
      line(" " + text[start...])
      return
    }
    line(text)
  }

  /// Adds a statement about several views: a loop, or a line for each of one or two.
  public mutating func loop(over items: [String], calling statement: String) {
    loop(over: items) { "\($0).\(statement)" }
  }

  /// Adds a list in brackets behind a call, on one line if it fits, else on several.
  public mutating func loop(over items: [String], calling call: (String) -> String) {
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

extension String {
  /// Where a text begins in the string, or `nil` if it is not there.
  fileprivate func start(ofText text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
