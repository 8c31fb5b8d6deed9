import AnchorageHeadless

/// A table whose cells show 64 points of their text until the user asks for more.
package final class ExpandingScreen: LayoutView, InteractiveScreen {
  package static let file = "expanding-cell"
  package static let title = "A cell that expands"
  package static let summary =
    "A tap deactivates the constraint that keeps the text at 64 points. The cell is as high as its text, and the next one moves."

  private static let text =
    "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, "
    + "it was the epoch of belief, it was the epoch of incredulity, it was the season of Light."

  private let table = Table(name: "table", separator: 0)
  private var limits: [LayoutConstraint] = []
  private var buttons: [LayoutLabel] = []

  /// Creates the screen with both cells collapsed.
  package init() {
    super.init(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 320))
    addSubview(table)
    table.edges == edges
    addCell()
    addCell()
  }

  private func addCell() {
    let cell = LayoutView(name: "cell\(table.subviews.count + 1)")
    let title = LayoutLabel(name: "title", text: "A Tale of Two Cities")
    let content = LayoutLabel(name: "content", text: Self.text)
    let more = LayoutLabel(name: "more", text: "more")
    table.addSubview(cell)
    for view in [title, content, more] { cell.addSubview(view) }
    content.numberOfLines = 0
    batch {
      title.top == cell.top + 4
      title.horizontalEdges == cell.horizontalEdges.inset(by: 8)
      title.height == 21
      content.horizontalEdges == cell.horizontalEdges.inset(by: 8)
      content.top == title.bottom + 4
      content.bottom == more.top - 4
      more.edges.excluding(.top) == cell.edges
      more.height == 32
    }
    limits.append(content.height == 64 ~ .high)
    buttons.append(more)
  }

  /// Expands a cell or collapses it.
  ///
  /// - Parameter index: The index of the cell, from 0.
  package func tap(_ index: Int) {
    limits[index].isActive.toggle()
    buttons[index].text = limits[index].isActive ? "more" : "less"
    table.update()
  }

  package var steps: [InteractionStep] {
    [
      InteractionStep("both collapsed"),
      InteractionStep("cell1 tapped") { self.tap(0) },
      InteractionStep("cell2 tapped") { self.tap(1) },
      InteractionStep("cell1 tapped again") { self.tap(0) },
    ]
  }
}
