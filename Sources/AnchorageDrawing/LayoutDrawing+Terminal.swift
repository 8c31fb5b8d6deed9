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
  /// With colours, each item has its own, and the items of errors are red.
  ///
  /// - Parameters:
  ///   - problems: The problems whose items are red.
  ///   - columns: The maximum width in cells; at least 8.
  ///   - rows: The maximum height in cells; at least 4.
  ///   - colors: Whether to write escape sequences for colours.
  ///   - plain: Whether to draw with `+`, `-` and `|`, and to mark cut texts with `~` and `>`, without
  ///       colours. Names and texts don't change.
  /// - Returns: The lines of the drawing without trailing spaces, and without a line break after the last.
  public func terminal(
    problems: [LayoutDiagnostic] = [], columns: Int = 80, rows: Int = 64, colors: Bool = false,
    plain: Bool = false
  ) -> String {
    guard let area = area else { return "" }
    let scale = TerminalScale(
      fitting: area, columns: Swift.min(Swift.max(columns, 8), 1000),
      rows: Swift.min(Swift.max(rows, 4), 1000))
    var pen = TerminalPen(scale: scale, plain: plain)
    let shown = items.filter { $0.kind != .ownGuide }
    let wrong = names(in: problems) { $0.isError }
    let styles = shown.enumerated().map { Self.style($0, $1, isWrong: wrong.contains($1.name), in: problems) }
    for (item, style) in zip(shown, styles) { pen.drawBox(of: item, style: style) }
    // Over the boxes that share an edge.
    for (item, style) in zip(shown, styles) where style == .wrong { pen.drawBox(of: item, style: style) }
    for item in shown { pen.drawText(of: item) }
    for (item, style) in zip(shown, styles) { pen.drawName(of: item, style: style) }
    return pen.canvas.text(colors: colors && !plain, plain: plain)
  }

  /// The colour of an item.
  private static func style(_ index: Int, _ item: Item, isWrong: Bool, in problems: [LayoutDiagnostic])
    -> TerminalCanvas.Style
  {
    if isWrong { return .wrong }
    if item.kind == .guide || index == 0 { return .faint }
    let color = TerminalCanvas.Style.palette[(index - 1) % TerminalCanvas.Style.palette.count]
    // Beside an error, red has a meaning.
    return color == .red && problems.contains { $0.isError } ? .plain : color
  }

  /// The names of the items of some problems. The root, whose size takes part in most problems, is included
  /// only if it is the only item.
  func names(in problems: [LayoutDiagnostic], _ isIncluded: (LayoutDiagnostic) -> Bool) -> [String] {
    var names: [String] = []
    for problem in problems where isIncluded(problem) {
      let others = problem.items.filter { $0 != items.first?.name }
      names += others.isEmpty ? problem.items : others
    }
    return names
  }
}

/// The mapping from points to terminal cells. A cell is assumed to be twice as high as wide.
struct TerminalScale {
  /// The point that is drawn in the first cell.
  let origin: LayoutPoint
  /// The number of columns in a point.
  let columnsPerPoint: Double
  /// The number of cells in a row.
  let columns: Int
  /// The number of rows.
  let rows: Int

  /// The maximum number of columns in a point: 2 for a character of 8 points, which keeps small layouts
  /// small.
  private static let largest = 0.25

  init(fitting area: LayoutRect, columns: Int, rows: Int) {
    let width = Swift.max(area.size.width, 1e-6)
    let height = Swift.max(area.size.height, 1e-6)
    let scale = Swift.min(Double(columns - 1) / width, Double(rows - 1) * 2 / height, Self.largest)
    origin = area.origin
    columnsPerPoint = scale
    self.columns = Self.cell(area.size.width * scale) + 1
    self.rows = Self.cell(area.size.height * scale / 2) + 1
  }

  /// The nearest cell, clamped so that arithmetic with it cannot overflow.
  private static func cell(_ position: Double) -> Int {
    guard position == position else { return 0 }
    let bounded = Swift.min(Swift.max(position, -1e6), 1e6)
    return Int(bounded + (bounded < 0 ? -0.5 : 0.5))
  }

  /// The column of an x-coordinate.
  func column(_ x: Double) -> Int { Self.cell((x - origin.x) * columnsPerPoint) }

  /// The row of a y-coordinate.
  func row(_ y: Double) -> Int { Self.cell((y - origin.y) * columnsPerPoint / 2) }

  /// The box of a frame.
  func box(_ frame: LayoutRect) -> TerminalBox {
    let left = column(frame.origin.x)
    let top = row(frame.origin.y)
    return TerminalBox(
      left: left, top: top,
      right: Swift.max(left, column(frame.origin.x + frame.size.width)),
      bottom: Swift.max(top, row(frame.origin.y + frame.size.height)))
  }
}

/// A rectangle of terminal cells; its lines run through its outermost cells.
struct TerminalBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}
