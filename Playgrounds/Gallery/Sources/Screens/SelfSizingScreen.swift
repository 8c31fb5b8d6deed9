import AnchorageHeadless

/// A table whose cells are as high as their text.
package final class SelfSizingScreen: LayoutView, InteractiveScreen {
  package static let file = "self-sizing-cell"
  package static let title = "A cell as high as its text"
  package static let summary =
    "Somebody writes; the cell grows with every line, and the next cell moves down. The avatar has no say in the height."

  private static let text =
    "Case 4 content, and a few more words so that it takes some lines in a phone's table, as real text does."

  private let table = Table(name: "table", separator: 0.5)
  private let content = LayoutLabel(name: "content")

  /// Creates the screen before anything is written in the first cell.
  package init() {
    super.init(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 180))
    addSubview(table)
    table.edges == edges
    addCell(content)
    addCell(LayoutLabel(name: "content", text: "The next cell."))
  }

  private func addCell(_ content: LayoutLabel) {
    let cell = LayoutView(name: "cell\(table.subviews.count + 1)")
    let (avatar, title) = (LayoutView(name: "avatar"), LayoutLabel(name: "title", text: "Title"))
    table.addSubview(cell)
    for view in [avatar, title, content] { cell.addSubview(view) }
    content.numberOfLines = 0
    content.hugging.vertical = .required
    batch {
      avatar.size == LayoutSize(width: 44, height: 44)
      avatar.left == cell.left + 4
      avatar.top == cell.top + 4
      title.height == 22
      title.top == cell.top + 4
      title.left == avatar.right + 4
      title.right == cell.right - 4
      content.top == title.bottom + 4
      content.left == avatar.right + 4
      content.right == cell.right - 4
      content.bottom == cell.bottom - 4
    }
  }

  /// Writes the first words of the text.
  ///
  /// - Parameter count: The number of words.
  package func write(words count: Int) {
    content.text = Self.text.split(separator: " ").prefix(count).joined(separator: " ")
    table.update()
  }

  package var steps: [InteractionStep] {
    [3, 5, 7, 9, 10, 12, 14, 16, 18, 20].map { count in
      let isMoment = count == 3 || count == 10 || count == 20
      return InteractionStep("\(count) words", for: isMoment ? 1.2 : 0.25) { self.write(words: count) }
    }
  }
}

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
