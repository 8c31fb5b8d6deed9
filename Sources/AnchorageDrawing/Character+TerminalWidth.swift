import AnchorageHeadless

extension Character {
  /// The number of terminal cells that the character takes: 2 for wide East Asian characters and emoji, 0 for
  /// invisible characters.
  var terminalWidth: Int { isInvisible ? 0 : isWide ? 2 : 1 }

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
  var terminalWidth: Int {
    reduce(0) { $0 + $1.terminalWidth }
  }

  /// The text for one line of a terminal, without invisible characters; the mark shows where it was cut.
  func terminalText(fitting width: Int, mark: Character = "›") -> String {
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
