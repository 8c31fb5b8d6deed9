import AnchorageHeadless

extension Character {
  /// The number of terminal cells that the character takes: 2 for wide East Asian characters and emoji, 0 for characters
  /// that are not seen.
  var terminalWidth: Int { isInvisible ? 0 : isWide ? 2 : 1 }

  /// The character as a terminal may have it: a space for control characters, and `�` for those that turn the direction of
  /// the whole line.
  var forTerminal: Character {
    if unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) { return " " }
    return unicodeScalars.contains(where: { $0.turnsDirection }) ? "\u{FFFD}" : self
  }

  /// Whether it is a zero-width space, a joiner, a mark of direction or the like, and nothing else.
  private var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in Self.invisible.contains { $0.contains(scalar.value) } }
  }

  /// The ranges of characters that Unicode calls default ignorable, without those that turn the direction.
  private static let invisible: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x2060...0x2065,
    0x206A...0x206F, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF0...0xFFF8, 0xE0000...0xE0FFF,
  ]
}

extension Unicode.Scalar {
  /// Whether it embeds, overrides or isolates a direction, or ends that.
  fileprivate var turnsDirection: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}

extension String {
  /// The number of terminal cells that the text takes.
  var terminalWidth: Int {
    reduce(0) { $0 + $1.terminalWidth }
  }

  /// The text for one line of a terminal, without characters that are not seen; the mark says where it was cut.
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
