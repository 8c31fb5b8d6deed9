import AnchorageHeadless

/// A list that gives each cell the height that its constraints need, as a table view does.
final class Table: LayoutView {
  private let separator: Double

  /// Creates a list without cells.
  ///
  /// - Parameter separator: The height of the line below each cell.
  init(name: String, separator: Double) {
    self.separator = separator
    super.init(name: name)
  }

  /// Asks the cells for their heights again, as `beginUpdates()` and `endUpdates()` do.
  func update() { setNeedsLayout() }

  override func layoutSubviews() {
    var y = 0.0
    for cell in subviews {
      let fitting = cell.systemLayoutSizeFitting(
        LayoutSize(width: bounds.width, height: 0), horizontal: .required)
      cell.frame = LayoutRect(x: 0, y: y, width: bounds.width, height: fitting.height)
      y = cell.frame.maxY + separator
    }
  }
}
