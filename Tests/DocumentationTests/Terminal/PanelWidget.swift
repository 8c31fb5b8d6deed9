import AnchorageHeadless

/// A border with a title, around a text.
final class PanelWidget: Widget {
  let title: String
  let content: TextWidget

  init(name: String, title: String, text: String) {
    self.title = title
    content = TextWidget(name: "text", text)
    super.init(name: name)
    addSubview(content)
    layoutMargins = LayoutInsets(1)
    batch {
      content.edges.excluding(.bottom) == margins.edges
      content.bottom <= margins.bottom
    }
  }

  override func draw(on grid: inout CharacterGrid) {
    let frame = frameInRoot
    let (left, right) = (Int(frame.minX), Int(frame.maxX) - 1)
    let (top, bottom) = (Int(frame.minY), Int(frame.maxY) - 1)
    guard left < right, top < bottom else { return }
    let line = String(repeating: "─", count: right - left - 1)
    grid.write("┌\(line)┐", column: left, row: top)
    grid.write(" \(title) ", column: left + 2, row: top)
    for row in top + 1..<bottom {
      grid.write("│", column: left, row: row)
      grid.write("│", column: right, row: row)
    }
    grid.write("└\(line)┘", column: left, row: bottom)
  }
}
