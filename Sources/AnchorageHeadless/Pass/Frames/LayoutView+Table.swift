import Anchorage
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
  /// coordinates, rounded to two decimals. Guides come after subviews. `hidden` and `ambiguous` mark such
  /// items.
  public final var layoutDescription: String { layoutDescription { $0.shortName } }

  /// The table of frames with other names.
  package final func layoutDescription(naming name: (HeadlessItem) -> String) -> String {
    let engine = root.engine
    var table = FrameTable()
    // A stack instead of recursion, because trees may be deep.
    var stack: [(item: HeadlessItem, depth: Int, isLast: Bool)] = [(self, 0, true)]
    // Views, and their guides.
    var limit = RoundLimit(2 * LayoutView.largestTree)
    while let (item, depth, isLast) = stack.popLast() {
      limit.countRound(of: "describing the views of a tree")
      let view = item as? LayoutView
      table.append(
        name: name(item), depth: depth, isLast: isLast,
        frame: view?.frame ?? (item as? LayoutGuide)?.layoutFrame ?? .zero,
        isHidden: view?.isHidden ?? false,
        isAmbiguous: engine?.isAmbiguous(item) ?? false)
      guard let view else { continue }
      // Item by item, because Embedded Swift cannot convert a whole array.
      var below: [HeadlessItem] = []
      for subview in view.subviews { below.append(subview) }
      for guide in view.layoutGuides { below.append(guide) }
      for (index, item) in below.enumerated().reversed() {
        stack.append((item, depth + 1, index == below.count - 1))
      }
    }
    return table.text
  }
}

/// Lines of names and numbers, to be lined up.
///
/// In a deep tree, long tree lines precede the names. Each is written once, directly into the text.
private struct FrameTable {
  private struct Line {
    /// The name, with the last part of the tree lines.
    var name: String
    var depth: Int
    var isLast: Bool
    /// The number of characters of the name with all tree lines.
    var length: Int
    var cells: [String]
    var marks: String
  }

  private var lines: [Line] = []

  mutating func append(
    name: String, depth: Int, isLast: Bool, frame: LayoutRect, isHidden: Bool, isAmbiguous: Bool
  ) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let marks = (isHidden ? "  hidden" : "") + (isAmbiguous ? "  ambiguous" : "")
    let name = depth == 0 ? name : (isLast ? "└ " : "├ ") + name
    lines.append(
      Line(
        name: name, depth: depth, isLast: isLast, length: name.count + 2 * max(0, depth - 1),
        cells: numbers.map { roundedText(of: $0) }, marks: marks))
  }

  var text: String {
    var nameWidth = 0
    var cellWidths = [0, 0, 0, 0]
    for line in lines {
      nameWidth = max(nameWidth, line.length)
      for column in 0..<4 { cellWidths[column] = max(cellWidths[column], line.cells[column].utf8.count) }
    }
    var result = ""
    // The tree lines for items inside the last written item, and their depth.
    var (indent, depth) = ("", 0)
    for line in lines {
      if !result.isEmpty { result += "\n" }
      let ended = max(0, depth - max(0, line.depth - 1))
      indent.removeLast(2 * ended)
      depth -= ended
      result += indent
      result += line.name
      result += spaces(nameWidth - line.length)
      for column in 0..<4 {
        result += spaces(2 + cellWidths[column] - line.cells[column].utf8.count) + line.cells[column]
      }
      result += line.marks
      if line.depth > 0 {
        indent += line.isLast ? "  " : "│ "
        depth += 1
      }
    }
    return result
  }
}
