/// Statements that several views get, which become a loop.
struct RepeatedLines {
  private struct Line: Hashable {
    let statement: String
    /// The class that has the property or method: views of others are in a loop of their own.
    let owner: String
  }

  private var lines: [(line: Line, names: [String])] = []
  private var places: [Line: Int] = [:]

  /// Adds a statement about a view; that about the class itself has no name in front.
  mutating func add(_ statement: String, of name: String, _ owner: String = "UIView") {
    let line = Line(statement: statement, owner: owner)
    if let place = places[line] {
      // Said twice, as an action can be in a file, a statement has no other effect.
      if !lines[place].names.contains(name) { lines[place].names.append(name) }
    } else {
      places[line] = lines.count
      lines.append((line, [name]))
    }
  }

  /// Prints the statements, in the order of their first views.
  func print(_ writer: inout CodeWriter) {
    for (line, names) in lines {
      if names == ["self"] {
        writer.line(line.statement)
      } else {
        writer.loop(over: names, separator: ".", calling: line.statement)
      }
    }
  }
}
