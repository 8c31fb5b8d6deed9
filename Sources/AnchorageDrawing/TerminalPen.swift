import AnchorageHeadless

/// Draws items on a canvas: first all boxes, then the texts of labels, and then names that fit.
struct TerminalPen {
  /// The mapping from points to cells.
  let scale: TerminalScale
  /// The canvas with everything that has been drawn.
  private(set) var canvas: TerminalCanvas
  /// The boxes of labels that contain their texts.
  private var labels: [TerminalBox] = []

  /// Whether marks are ASCII characters.
  private let isPlain: Bool

  /// The mark at the end of a text that is cut off.
  private var mark: Character { isPlain ? ">" : "›" }

  init(scale: TerminalScale, plain: Bool) {
    self.scale = scale
    isPlain = plain
    canvas = TerminalCanvas(columns: scale.columns, rows: scale.rows)
  }

  /// The cells of the visible part of an item.
  private func box(of item: LayoutDrawing.Item) -> TerminalBox? {
    guard item.frame.isDrawable, let frame = item.visibleFrame else { return nil }
    return scale.box(frame)
  }

  mutating func drawBox(of item: LayoutDrawing.Item, style: TerminalCanvas.Style) {
    guard let box = box(of: item) else { return }
    canvas.addBox(box, dashed: item.isGuide, style: style)
    if case .label(let lines, _) = item.kind, !lines.isEmpty { labels.append(box) }
  }

  // MARK: - Texts

  /// Writes the lines of a label at their positions. Lines for which there are no rows are marked by "›".
  mutating func drawText(of item: LayoutDrawing.Item) {
    guard case .label(let lines, let metrics) = item.kind, let box = box(of: item) else { return }
    let seen = Self.seen(isPlain ? item.linesWithPlainEnd(lines) : lines, metrics, of: item)
    guard !seen.isEmpty else { return }
    // Inside the lines of the box if there is enough room, otherwise on them.
    let interior = box.bottom - box.top - 1
    var rows = interior >= seen.count ? (box.top + 1)...(box.bottom - 1) : box.top...box.bottom
    for (index, line) in seen.enumerated() {
      let left = seen.count - index - 1
      let middle = scale.row(line.middle)
      // Later lines need rows, too.
      let last = Swift.max(rows.lowerBound, rows.upperBound - left)
      let wanted = Swift.min(Swift.max(middle, rows.lowerBound), last)
      let row = freeRow(near: wanted, in: rows.lowerBound...last, of: box) ?? wanted
      let isLast = row == rows.upperBound
      let text = isLast && left > 0 ? line.text + " \(mark)" : line.text
      write(text, of: item, in: box, row: row)
      guard !isLast else { return }
      rows = (row + 1)...rows.upperBound
    }
  }

  /// The row of a box that is nearest to the wanted row and has no text yet.
  ///
  /// Boxes may have a million rows. Rows outside the canvas have no text, so the search ends there.
  private func freeRow(near wanted: Int, in rows: ClosedRange<Int>, of box: TerminalBox) -> Int? {
    for distance in 0...Swift.max(wanted - rows.lowerBound, rows.upperBound - wanted) {
      for row in [wanted - distance, wanted + distance] where rows.contains(row) {
        if !hasText(row: row, from: box.left, to: box.right) { return row }
      }
    }
    return nil
  }

  /// The lines whose middles the enclosing scroll views show.
  private static func seen(
    _ lines: [String], _ metrics: LayoutTextMetrics, of item: LayoutDrawing.Item
  ) -> [(text: String, middle: Double)] {
    var seen: [(text: String, middle: Double)] = []
    for (index, line) in lines.prefix(1000).enumerated() {
      let middle = item.frame.minY + metrics.lineHeight * (Double(index) + 0.5)
      if let window = item.window, middle < window.minY || middle > window.maxY { continue }
      seen.append((text: line, middle: middle))
    }
    return seen
  }

  /// Writes a line of text into a box, over its sides and into free cells beside it if the text is too wide.
  ///
  /// Existing text is not overwritten: this text ends a cell before it.
  private mutating func write(_ text: String, of item: LayoutDrawing.Item, in box: TerminalBox, row: Int) {
    let width = text.terminalWidth
    guard width > 0, row >= 0, row < canvas.rows else { return }
    var (first, last) = (box.left + 1, box.right - 1)
    if width > last - first + 1 {
      first -= 1
      last += 1
    }
    if item.window == nil {
      while width > last - first + 1, isOpen(item.isRightToLeft ? first - 1 : last + 1, row, beside: box) {
        if item.isRightToLeft { first -= 1 } else { last += 1 }
      }
    }
    // From the side at which the text begins. Cells outside the canvas, which may be a million, have no text.
    var taken = canvas.columns(from: first, to: last).filter { hasText(row: row, from: $0, to: $0) }
    if item.isRightToLeft { taken.reverse() }
    let (step, end) = item.isRightToLeft ? (-1, first) : (1, last)
    var start = item.isRightToLeft ? last : first
    for column in taken where column == start { start += step }
    guard (first...last).contains(start) else { return }
    let next = taken.first { ($0 - start) * step > 0 }
    let room = next.map { abs($0 - start) - 1 } ?? abs(end - start) + 1
    let shown = text.terminalText(fitting: room, mark: mark)
    let column = item.isRightToLeft ? start + 1 - shown.terminalWidth : start
    canvas.write(shown, column: column, row: row, style: .bold)
  }

  /// Whether a text may continue in a cell: no other text is or will be in it or beside it.
  private func isOpen(_ column: Int, _ row: Int, beside own: TerminalBox) -> Bool {
    let isTaken = labels.contains {
      $0 != own && $0.left <= column && column <= $0.right && $0.top <= row && row <= $0.bottom
    }
    return canvas.contains(column: column, row: row) && !isTaken
      && (column - 1...column + 1).allSatisfy {
        !canvas.contains(column: $0, row: row) || canvas[$0, row].text == nil
      }
  }

  // MARK: - Names

  /// Writes the name of an item into its top line, below this line, further along it or into the
  /// last line, at the first position that is free.
  mutating func drawName(of item: LayoutDrawing.Item, style: TerminalCanvas.Style) {
    guard let box = box(of: item) else { return }
    // A box without an interior shows the text of its label in its top line, and needs no name.
    if case .label(let lines, _) = item.kind, !lines.isEmpty, box.bottom - box.top < 2 { return }
    let room = box.right - box.left - 1
    let name = item.name.terminalText(fitting: room, mark: mark)
    guard !name.isEmpty, name != String(mark) || item.name == name else { return }
    let width = name.terminalWidth
    let first = item.isRightToLeft ? box.right - width : box.left + 1
    var positions = [(first, box.top)]
    if box.bottom - box.top >= 2 { positions.append((first, box.top + 1)) }
    // Not in the same line as a text: both would read as one.
    if room > width, !hasText(row: box.top, from: box.left, to: box.right) {
      for shift in 1...Swift.min(room - width, scale.columns) {
        positions.append((item.isRightToLeft ? first - shift : first + shift, box.top))
      }
    }
    if box.bottom > box.top { positions.append((first, box.bottom)) }
    for (column, row) in positions where isFree(column: column, row: row, width: width, own: box) {
      canvas.write(name, column: column, row: row, style: style)
      return
    }
  }

  /// Whether a row has the text of a label between two columns.
  private func hasText(row: Int, from left: Int, to right: Int) -> Bool {
    guard row >= 0, row < canvas.rows else { return false }
    return canvas.columns(from: left, to: right).contains {
      canvas[$0, row].text != nil && canvas[$0, row].style == .bold
    }
  }

  /// Whether cells hold no text and, outside the first and the last line of the item's own box, no lines.
  private func isFree(column: Int, row: Int, width: Int, own: TerminalBox) -> Bool {
    for column in column..<(column + width) {
      guard canvas.contains(column: column, row: row) else { return false }
      let cell = canvas[column, row]
      if cell.text != nil || row != own.top && row != own.bottom && !cell.arms.isEmpty { return false }
    }
    // Two names side by side would read as one word, and a name beside a text as its end.
    return !(column - 2...column + width + 1).contains {
      canvas.contains(column: $0, row: row) && canvas[$0, row].text != nil
    }
  }
}

extension LayoutDrawing.Item {
  /// The lines of a label, with `~` instead of the "…" of a cut line, but not of the text itself.
  fileprivate func linesWithPlainEnd(_ lines: [String]) -> [String] {
    guard isCut, let last = lines.last, last.hasSuffix("…") else { return lines }
    return lines.dropLast() + [last.dropLast() + "~"]
  }
}
