import Anchorage

/// Draws items on a canvas: first all boxes, then the texts of labels, and then names where there is room.
struct TerminalPen {
  /// The mapping from points to cells.
  let scale: TerminalScale
  /// The canvas with everything that has been drawn.
  private(set) var canvas: TerminalCanvas

  init(scale: TerminalScale) {
    self.scale = scale
    canvas = TerminalCanvas(columns: scale.columns, rows: scale.rows)
  }

  mutating func drawBox(of item: LayoutDrawing.Item, style: TerminalCanvas.Style) {
    guard item.frame.isDrawable else { return }
    canvas.addBox(scale.box(item.frame), dashed: item.kind == .guide, style: style)
  }

  /// Writes the lines of a label at their positions, cut at its sides.
  mutating func drawText(of item: LayoutDrawing.Item) {
    guard item.frame.isDrawable, case .label(let lines, let lineHeight) = item.kind else { return }
    let box = scale.box(item.frame)
    let interior = box.right - box.left - 1
    guard interior > 0 else { return }
    let isOpen = box.bottom - box.top >= 2
    var rows = isOpen ? (box.top + 1)...(box.bottom - 1) : box.top...box.top
    for (index, line) in lines.prefix(scale.rows * 4).enumerated() {
      let middle = scale.row(item.frame.origin.y + lineHeight * (Double(index) + 0.5))
      let row = Swift.min(Swift.max(middle, rows.lowerBound), rows.upperBound)
      // A text that is at most two cells too long may cover the lines of the box at its sides.
      let covers = line.terminalWidth > interior && line.terminalWidth <= interior + 2
      let (left, width) = covers ? (box.left, interior + 2) : (box.left + 1, interior)
      let text = line.terminalText(fitting: width)
      let indent = item.isRightToLeft ? width - text.terminalWidth : 0
      canvas.write(text, column: left + indent, row: row, style: .bold)
      guard row < rows.upperBound else { return }
      rows = (row + 1)...rows.upperBound
    }
  }

  /// Writes the name of an item into its top line, below this line or further along it, at the first position
  /// that is free.
  mutating func drawName(of item: LayoutDrawing.Item, style: TerminalCanvas.Style) {
    guard item.frame.isDrawable else { return }
    let box = scale.box(item.frame)
    // A box without an interior has the text of its label in its top line, and needs no name.
    if case .label(let lines, _) = item.kind, !lines.isEmpty, box.bottom - box.top < 2 { return }
    let room = box.right - box.left - 1
    let name = item.name.terminalText(fitting: room)
    guard !name.isEmpty, name != "…" || item.name == "…" else { return }
    let width = name.terminalWidth
    let first = item.isRightToLeft ? box.right - width : box.left + 1
    var positions = [(first, box.top)]
    if box.bottom - box.top >= 2 { positions.append((first, box.top + 1)) }
    if room > width {
      for shift in 1...Swift.min(room - width, scale.columns) {
        positions.append((item.isRightToLeft ? first - shift : first + shift, box.top))
      }
    }
    for (column, row) in positions where isFree(column: column, row: row, width: width, own: box.top) {
      canvas.write(name, column: column, row: row, style: style)
      return
    }
  }

  /// Whether cells hold no text and, outside the top line of the item's own box, no lines.
  private func isFree(column: Int, row: Int, width: Int, own: Int) -> Bool {
    for column in column..<(column + width) {
      guard canvas.contains(column: column, row: row) else { return false }
      let cell = canvas[column, row]
      if cell.text != nil || row != own && !cell.arms.isEmpty { return false }
    }
    // Two names side by side would read as one word.
    return ![column - 1, column + width].contains {
      canvas.contains(column: $0, row: row) && canvas[$0, row].text != nil
    }
  }
}
