import Anchorage

extension Character {
  /// The number of terminal cells that the character takes: 2 for wide East Asian characters and emoji.
  var terminalWidth: Int { isWide ? 2 : 1 }
}

extension String {
  /// The number of terminal cells that the text takes.
  var terminalWidth: Int {
    reduce(0) { $0 + $1.terminalWidth }
  }

  /// The text for one line of a terminal, with spaces for control characters; `›` marks where it was cut.
  func terminalText(fitting width: Int) -> String {
    var shown = ""
    var used = 0
    for character in self {
      let isControl = character.unicodeScalars.contains {
        $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
      }
      let next = isControl ? " " : character
      if used + next.terminalWidth > width {
        while used + 1 > width, let last = shown.popLast() { used -= last.terminalWidth }
        return width > 0 ? shown + "›" : ""
      }
      shown.append(next)
      used += next.terminalWidth
    }
    return shown
  }
}
