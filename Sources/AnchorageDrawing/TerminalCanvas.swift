import AnchorageHeadless

/// A grid of terminal cells: box-drawing lines that join where they meet, and characters on top of them.
struct TerminalCanvas {
  /// The number of cells in a row.
  let columns: Int
  /// The number of rows.
  let rows: Int
  private var cells: [Cell]

  /// The contents of one cell.
  struct Cell {
    /// The directions in which lines leave the cell.
    var arms: Arms = []
    /// Whether the lines are dashed.
    var isDashed = false
    /// A character drawn over the lines. The right half of a wide character is empty text.
    var text: String?
    /// The colour and weight.
    var style = Style.plain
  }

  /// Directions of lines.
  struct Arms: OptionSet {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
  }

  /// The colour and weight of a cell; the raw value is the parameter of an SGR escape sequence.
  enum Style: String {
    case plain = ""
    case bold = "1"
    case faint = "2"
    case cyan = "36"
    case yellow = "33"
    case green = "32"
    case magenta = "35"
    case blue = "34"
    case red = "31"
    /// The items of errors.
    case wrong = "1;31"

    /// The colours that are assigned to the items in turn.
    static let palette: [Style] = [.cyan, .yellow, .green, .magenta, .blue, .red]
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Whether a cell is on the canvas.
  func contains(column: Int, row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// The columns of the canvas between two columns, which may be far outside it.
  func columns(from left: Int, to right: Int) -> Range<Int> {
    let first = Swift.max(left, 0)
    return first..<Swift.max(first, Swift.min(right, columns - 1) + 1)
  }

  /// Draws a box through the cells at its corners. Parts outside the canvas are omitted.
  mutating func addBox(_ box: TerminalBox, dashed: Bool, style: Style) {
    for column in columns(from: box.left, to: box.right) {
      var arms: Arms = []
      if column > box.left { arms.insert(.left) }
      if column < box.right { arms.insert(.right) }
      for row in box.top == box.bottom ? [box.top] : [box.top, box.bottom] {
        add(arms, column: column, row: row, dashed: dashed, style: style)
      }
    }
    for row in Swift.max(box.top, 0)..<Swift.max(box.top, 0, Swift.min(box.bottom, rows - 1) + 1) {
      var arms: Arms = []
      if row > box.top { arms.insert(.up) }
      if row < box.bottom { arms.insert(.down) }
      for column in box.left == box.right ? [box.left] : [box.left, box.right] {
        add(arms, column: column, row: row, dashed: dashed, style: style)
      }
    }
  }

  private mutating func add(_ arms: Arms, column: Int, row: Int, dashed: Bool, style: Style) {
    guard contains(column: column, row: row), !arms.isEmpty else { return }
    var cell = self[column, row]
    if dashed, !cell.arms.isEmpty, !cell.isDashed { return }
    cell.isDashed = dashed
    cell.arms.formUnion(arms)
    cell.style = style
    self[column, row] = cell
  }

  /// Writes a text from a cell to the right; characters outside the canvas are omitted.
  mutating func write(_ text: String, column: Int, row: Int, style: Style) {
    var column = column
    for character in text {
      let width = character.terminalWidth
      guard contains(column: column, row: row), contains(column: column + width - 1, row: row) else { return }
      self[column, row].text = String(character)
      self[column, row].style = style
      if width == 2 { self[column + 1, row].text = "" }
      column += width
    }
  }

  /// The rows as text, without trailing spaces. Plain lines use ASCII characters; names and texts don't
  /// change.
  func text(colors: Bool, plain: Bool) -> String {
    var lines: [String] = []
    for row in 0..<rows {
      var line = ""
      var style = Style.plain
      let last = (0..<columns).last { !self[$0, row].isEmpty } ?? -1
      for column in 0..<(last + 1) {
        let cell = self[column, row]
        if colors, cell.style != style, !cell.isEmpty {
          line += cell.style == .plain ? "\u{1B}[0m" : "\u{1B}[0;\(cell.style.rawValue)m"
          style = cell.style
        }
        line += plain ? cell.plainGlyph : cell.glyph
      }
      if style != .plain { line += "\u{1B}[0m" }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}

extension TerminalCanvas.Cell {
  /// Whether the cell is blank.
  var isEmpty: Bool { arms.isEmpty && (text == nil || text == " ") }

  /// The character that the cell shows.
  var glyph: String {
    if let text { return text }
    if isDashed, arms == [.left, .right] { return "╌" }
    if isDashed, arms == [.up, .down] { return "╎" }
    return Self.lines[Int(arms.rawValue)]
  }

  /// The character that the cell shows with lines of ASCII characters.
  var plainGlyph: String {
    if let text { return text }
    if arms.isEmpty { return " " }
    if arms.isSubset(of: [.left, .right]) { return "-" }
    return arms.isSubset(of: [.up, .down]) ? "|" : "+"
  }

  /// The box-drawing characters, indexed by the raw values of their arms.
  private static let lines = [
    " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]
}

extension Character {
  /// The number of terminal cells that the character takes: 2 for wide East Asian characters and emoji, 0 for
  /// invisible characters.
  package var terminalWidth: Int { isInvisible ? 0 : isWide ? 2 : 1 }

  /// The character in a form that is safe for terminals: a space for control characters, and `�` for
  /// characters that change the direction of the whole line.
  var forTerminal: Character {
    if unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) { return " " }
    return unicodeScalars.contains(where: { $0.turnsDirection }) ? "\u{FFFD}" : self
  }

  /// Whether the character consists only of zero-width spaces, joiners, direction marks and the like.
  private var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in Self.invisible.contains { $0.contains(scalar.value) } }
  }

  /// The ranges of characters that Unicode calls default ignorable, except the ones that change the
  /// direction.
  private static let invisible: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x2060...0x2065,
    0x206A...0x206F, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF0...0xFFF8, 0xE0000...0xE0FFF,
  ]
}

extension Unicode.Scalar {
  /// Whether it begins or ends an embedding, override or isolate of a direction.
  fileprivate var turnsDirection: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}

extension String {
  /// The number of terminal cells that the text takes.
  package var terminalWidth: Int {
    reduce(0) { $0 + $1.terminalWidth }
  }

  /// The text for one line of a terminal, without invisible characters; the mark shows where it was cut.
  package func terminalText(fitting width: Int, mark: Character = "›") -> String {
    var shown = ""
    var used = 0
    for character in self {
      let next = character.forTerminal
      if next.terminalWidth == 0 { continue }
      if used + next.terminalWidth > width {
        while used + 1 > width, let last = shown.popLast() { used -= last.terminalWidth }
        return width > 0 ? shown + String(mark) : ""
      }
      shown.append(next)
      used += next.terminalWidth
    }
    return shown
  }
}
