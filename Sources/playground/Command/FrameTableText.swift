import AnchorageDrawing

/// A frame table for a terminal: in ASCII where that is asked for, and no wider than the terminal if shorter names do it.
struct FrameTableText {
  private(set) var text: String

  /// The fewest columns that are left to names.
  private static let fewest = 8

  init(_ text: String) {
    self.text = text
  }

  /// The table with ASCII characters for the lines of the tree. Names don't change.
  var plain: String {
    rows.map { row in
      let branches = row.prefix { Self.ascii.keys.contains($0) || $0 == " " }
      return String(branches.map { Self.ascii[$0] ?? $0 }) + row.dropFirst(branches.count)
    }.joined(separator: "\n")
  }

  private static let ascii: [Character: Character] = ["│": "|", "├": "+", "└": "`"]

  private var rows: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Cuts long names so that the table is at most `columns` wide, and no name is shorter than eight columns.
  mutating func fit(_ columns: Int) {
    let rows = rows.map { Row($0) }
    guard let width = rows.map(\.width).max(), width > columns else { return }
    let names = rows.map(\.name.terminalWidth).max() ?? 0
    let room = max(names - (width - columns), min(names, Self.fewest))
    text = rows.map { $0.text(names: names, room: room) }.joined(separator: "\n")
  }

  /// A row: the name with the branches before it, and the numbers.
  private struct Row {
    let name: String
    private let numbers: Substring
    private let isRow: Bool

    init(_ text: Substring) {
      let match = text.wholeMatch(of: /(.*?)((?: +-?[0-9.e+-]+){4})/)
      isRow = match != nil
      name = String(match?.1 ?? text[...])
      numbers = match?.2 ?? ""
    }

    var width: Int { name.terminalWidth + numbers.count }

    func text(names: Int, room: Int) -> String {
      guard isRow else { return name }
      // The spaces behind the name come before the numbers.
      let cut = name.terminalText(fitting: room)
      let gap = numbers.prefix { $0 == " " }.count - (names - name.terminalWidth)
      let spaces = String(repeating: " ", count: max(room - cut.terminalWidth + gap, 1))
      return cut + spaces + numbers.drop { $0 == " " }
    }
  }
}
