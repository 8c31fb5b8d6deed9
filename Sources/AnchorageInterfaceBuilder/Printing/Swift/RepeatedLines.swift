/// Properties that several views get the same value for, which become a loop.
struct RepeatedLines {
  private struct Line: Hashable {
    let property: String
    let value: String
  }

  private var lines: [(line: Line, names: [String])] = []
  private var places: [Line: Int] = [:]

  /// Adds a line about a view; that about the class itself has no name in front.
  mutating func add(_ property: String, _ value: String, of name: String) {
    let line = Line(property: property, value: value)
    if let place = places[line] {
      lines[place].names.append(name)
    } else {
      places[line] = lines.count
      lines.append((line, [name]))
    }
  }

  /// Prints the lines, in the order of their first views.
  func print(_ writer: inout CodeWriter) {
    for (line, names) in lines {
      let statement = "\(line.property) = \(line.value)"
      if names == ["self"] {
        writer.line(statement)
      } else {
        writer.loop(over: names, separator: ".", calling: statement)
      }
    }
  }
}
