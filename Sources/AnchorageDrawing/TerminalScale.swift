import AnchorageHeadless

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
