import AnchorageHeadless

/// The reports beside a drawing: to the right of a tall drawing, and below a wide one.
struct SVGReport {
  /// The lines of text.
  private(set) var lines: [SVGElement] = []
  /// The size of the drawing with the reports.
  private(set) var size: LayoutSize

  private static let lineHeight = 15.0

  init(_ problems: [LayoutDiagnostic], beside drawing: LayoutSize) {
    size = drawing
    guard !problems.isEmpty else { return }
    let isBeside = drawing.height > drawing.width
    let columns =
      isBeside ? 76 : Swift.max(64, Int((drawing.width - 2 * SVGScale.padding) / SVGCaptions.characterWidth))
    let x = isBeside ? drawing.width : SVGScale.padding
    var y = isBeside ? SVGScale.padding : drawing.height
    var width = 0
    var group = SVGElement("g", class: "report")
    for (index, problem) in problems.prefix(100).enumerated() {
      if index > 0 { y += Self.lineHeight / 2 }
      for line in problem.description.split(separator: "\n", omittingEmptySubsequences: false) {
        for part in String(line).wrapped(at: columns) {
          y += Self.lineHeight
          width = Swift.max(width, part.terminalWidth)
          group.add(.text(part, x: x, y: y - 3, class: Self.style(String(line))))
        }
      }
    }
    lines = [group]
    let right = x + Double(width) * SVGCaptions.characterWidth + SVGScale.padding
    size = LayoutSize(
      width: Swift.max(drawing.width, right), height: Swift.max(drawing.height, y + SVGScale.padding))
  }

  private static func style(_ line: String) -> String {
    if line.hasPrefix("error:") { return "error" }
    if line.hasPrefix("warning:") { return "warning" }
    return line.hasPrefix("    ") ? "evidence" : "faint"
  }
}

extension String {
  /// The text in lines of at most `columns` columns, broken at spaces if possible. Continuation lines are
  /// indented.
  func wrapped(at columns: Int) -> [String] {
    var lines: [String] = []
    var rest = self[...]
    let indent = String(repeating: " ", count: prefix { $0 == " " }.count + 2)
    while (lines.isEmpty ? 0 : indent.count) + String(rest).terminalWidth > columns {
      let room = Swift.max(columns - (lines.isEmpty ? 0 : indent.count), 8)
      let head = rest.prefix(room)
      let end = head.dropFirst(indent.count).lastIndex(of: " ") ?? head.endIndex
      lines.append((lines.isEmpty ? "" : indent) + rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    if !rest.isEmpty || lines.isEmpty { lines.append((lines.isEmpty ? "" : indent) + rest) }
    return lines
  }
}
