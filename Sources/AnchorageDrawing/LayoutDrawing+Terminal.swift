import Anchorage

extension LayoutDrawing {
  /// Draws the layout with box-drawing characters.
  ///
  /// Every item is a box with its name in the top line. Labels show their text, and guides are dashed. The
  /// drawing is scaled to fit, equally along both axes if a cell is twice as high as it is wide:
  ///
  ///     ┌root──────────────────────────┐
  ///     │ ┌avatar┐ ┌name──────────────┐│
  ///     │ │      │ │Ada Lovelace      ││
  ///     │ └──────┘ └──────────────────┘│
  ///     └──────────────────────────────┘
  ///
  /// - Parameters:
  ///   - columns: The greatest width in cells; at least 8.
  ///   - rows: The greatest height in cells; at least 4.
  ///   - colors: Whether to write escape sequences for colours.
  /// - Returns: The lines of the drawing without trailing spaces, and without a line break after the last.
  public func terminal(columns: Int = 80, rows: Int = 64, colors: Bool = false) -> String {
    guard let area = area else { return "" }
    let scale = TerminalScale(
      fitting: area, columns: Swift.min(Swift.max(columns, 8), 1000),
      rows: Swift.min(Swift.max(rows, 4), 1000))
    var pen = TerminalPen(scale: scale)
    for (index, item) in items.enumerated() { pen.drawBox(of: item, style: Self.style(index, item)) }
    for item in items { pen.drawText(of: item) }
    for (index, item) in items.enumerated() { pen.drawName(of: item, style: Self.style(index, item)) }
    return pen.canvas.text(colors: colors)
  }

  /// The colour of an item.
  private static func style(_ index: Int, _ item: Item) -> TerminalCanvas.Style {
    if item.kind == .guide || index == 0 { return .faint }
    return TerminalCanvas.Style.palette[(index - 1) % TerminalCanvas.Style.palette.count]
  }

  /// The rectangle to draw: the root, and the items outside it up to half the root's size away.
  private var area: LayoutRect? {
    guard let root = items.first(where: { $0.frame.isDrawable })?.frame else { return nil }
    let reachX = root.size.width > 0 ? root.size.width / 2 : 1e6
    let reachY = root.size.height > 0 ? root.size.height / 2 : 1e6
    var (left, top) = (root.origin.x, root.origin.y)
    var (right, bottom) = (left + root.size.width, top + root.size.height)
    for item in items where item.frame.isDrawable {
      let frame = item.frame
      left = Swift.min(left, Swift.max(frame.origin.x, root.origin.x - reachX))
      top = Swift.min(top, Swift.max(frame.origin.y, root.origin.y - reachY))
      right = Swift.max(
        right, Swift.min(frame.origin.x + frame.size.width, root.origin.x + root.size.width + reachX))
      bottom = Swift.max(
        bottom, Swift.min(frame.origin.y + frame.size.height, root.origin.y + root.size.height + reachY))
    }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension LayoutRect {
  /// Whether the rectangle can be drawn: its numbers are finite and not too large, and its size is not
  /// negative.
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0 && origin.x.magnitude <= 1e12 && origin.y.magnitude <= 1e12
      && size.width <= 1e12 && size.height <= 1e12
  }
}
