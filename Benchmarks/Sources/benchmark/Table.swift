/// Tables as Markdown, with columns that line up in a terminal too.
struct Table {
  private(set) var text = ""

  /// Adds a table; the first column is text, the others are numbers.
  mutating func add(title: String, _ header: [String], _ rows: [[String]]) {
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }.map {
      max($0, 3)
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    let rule = widths.enumerated().map { column, width in
      column == 0 ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    text += "\n## \(title)\n\n" + line(header) + "| " + rule.joined(separator: " | ") + " |\n"
    for row in rows { text += line(row) }
  }
}
