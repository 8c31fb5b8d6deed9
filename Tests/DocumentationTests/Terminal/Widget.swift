import AnchorageHeadless

/// A view in a terminal. A point is a character.
class Widget: LayoutView {
  override init(name: String, frame: LayoutRect = .zero) {
    super.init(name: name, frame: frame)
    displayScale = 1
  }

  /// Draws the widget, without the widgets inside it.
  func draw(on grid: inout CharacterGrid) {}

  /// Draws the widget, and the widgets inside it on top.
  final func drawTree(on grid: inout CharacterGrid) {
    draw(on: &grid)
    for case let widget as Widget in subviews where !widget.isHidden {
      widget.drawTree(on: &grid)
    }
  }

  /// Lays the widget out as large as a terminal, and draws it.
  final func render(columns: Int, rows: Int) -> String {
    frame.size = LayoutSize(width: Double(columns), height: Double(rows))
    layoutIfNeeded()
    var grid = CharacterGrid(width: columns, height: rows)
    drawTree(on: &grid)
    return grid.text
  }
}
