import Cassowary

extension LayoutView {
  /// The tree below the view as a table of frames, one item a line.
  ///
  ///     root         0  0  800  600
  ///     ├ sidebar    0  0  200  600
  ///     │ └ title    8  8  184   20
  ///     └ content  200  0  600  600
  ///
  /// After the name with its tree lines come x, y, width and height of the frame in the superview's
  /// coordinates, rounded to two decimals. Guides come after subviews. `hidden` and `ambiguous` mark items
  /// that are.
  public final var layoutDescription: String {
    let engine = root.engine
    var table = FrameTable()
    // A stack instead of recursion, because trees may be deep.
    var stack: [(item: HeadlessItem, lines: String, indent: String)] = [(self, "", "")]
    // Views, and their guides.
    var limit = RoundLimit(2 * LayoutView.largestTree)
    while let (item, lines, indent) = stack.popLast() {
      limit.countRound(of: "describing the views of a tree")
      let view = item as? LayoutView
      table.append(
        name: lines + item.shortName,
        frame: view?.frame ?? (item as? LayoutGuide)?.layoutFrame ?? .zero,
        isHidden: view?.isHidden ?? false,
        isAmbiguous: engine?.isAmbiguous(item) ?? false)
      guard let view else { continue }
      // Item by item, because Embedded Swift cannot convert a whole array.
      var below: [HeadlessItem] = []
      for subview in view.subviews { below.append(subview) }
      for guide in view.layoutGuides { below.append(guide) }
      for (index, item) in below.enumerated().reversed() {
        let isLast = index == below.count - 1
        stack.append((item, indent + (isLast ? "└ " : "├ "), indent + (isLast ? "  " : "│ ")))
      }
    }
    return table.text
  }
}

/// Lines of names and numbers, to be lined up.
private struct FrameTable {
  private var lines: [(name: String, length: Int, cells: [String], marks: String)] = []

  mutating func append(name: String, frame: LayoutRect, isHidden: Bool, isAmbiguous: Bool) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let marks = (isHidden ? "  hidden" : "") + (isAmbiguous ? "  ambiguous" : "")
    lines.append((name, name.count, numbers.map { roundedText(of: $0) }, marks))
  }

  var text: String {
    var nameWidth = 0
    var cellWidths = [0, 0, 0, 0]
    for line in lines {
      nameWidth = max(nameWidth, line.length)
      for column in 0..<4 { cellWidths[column] = max(cellWidths[column], line.cells[column].utf8.count) }
    }
    var result = ""
    for line in lines {
      if !result.isEmpty { result += "\n" }
      result += line.name + spaces(nameWidth - line.length)
      for column in 0..<4 {
        result += spaces(2 + cellWidths[column] - line.cells[column].utf8.count) + line.cells[column]
      }
      result += line.marks
    }
    return result
  }
}
