import AnchorageHeadless

extension LayoutDrawing {
  /// Draws the layout with box-drawing characters.
  ///
  /// Every item is a box with its name in the top line. Labels show the lines of their text, which end in "…"
  /// if the layout cuts them. Guides are dashed, without the guides that views make themselves. The drawing
  /// is scaled to fit, equally along both axes if a cell is twice as high as it is wide, and never larger
  /// than four points a column. A text that doesn't fit ends in "›":
  ///
  ///     ┌root──────────────────────────┐
  ///     │ ┌avatar┐ ┌name──────────────┐│
  ///     │ │      │ │Ada Lovelace      ││
  ///     │ └──────┘ └──────────────────┘│
  ///     └──────────────────────────────┘
  ///
  /// - Parameters:
  ///   - columns: The maximum width in cells; at least 8.
  ///   - rows: The maximum height in cells; at least 4.
  ///   - colors: Whether to write escape sequences for colours.
  ///   - plain: Whether to draw with `+`, `-` and `|`, and to mark cut texts with `~` and `>`, without
  ///       colours. Names and texts don't change.
  /// - Returns: The lines of the drawing without trailing spaces, and without a line break after the last.
  public func terminal(columns: Int = 80, rows: Int = 64, colors: Bool = false, plain: Bool = false) -> String
  {
    guard let area = area else { return "" }
    let scale = TerminalScale(
      fitting: area, columns: Swift.min(Swift.max(columns, 8), 1000),
      rows: Swift.min(Swift.max(rows, 4), 1000))
    var pen = TerminalPen(scale: scale, plain: plain)
    let shown = items.filter { $0.kind != .ownGuide }
    for (index, item) in shown.enumerated() { pen.drawBox(of: item, style: Self.style(index, item)) }
    for item in shown { pen.drawText(of: item) }
    for (index, item) in shown.enumerated() { pen.drawName(of: item, style: Self.style(index, item)) }
    return pen.canvas.text(colors: colors && !plain, plain: plain)
  }

  /// The colour of an item.
  private static func style(_ index: Int, _ item: Item) -> TerminalCanvas.Style {
    if item.kind == .guide || index == 0 { return .faint }
    return TerminalCanvas.Style.palette[(index - 1) % TerminalCanvas.Style.palette.count]
  }
}
