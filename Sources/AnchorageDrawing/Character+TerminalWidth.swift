extension Character {
  /// The number of terminal cells that the character takes: 2 for wide East Asian characters and emoji.
  var terminalWidth: Int {
    guard let first = unicodeScalars.first else { return 1 }
    if Self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
    return unicodeScalars.contains("\u{FE0F}") ? 2 : 1
  }

  /// The ranges of wide characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}

extension String {
  /// The number of terminal cells that the text takes.
  var terminalWidth: Int {
    reduce(0) { $0 + $1.terminalWidth }
  }

  /// The text for one line of a terminal, with spaces for control characters; `…` marks where it was cut.
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
        return width > 0 ? shown + "…" : ""
      }
      shown.append(next)
      used += next.terminalWidth
    }
    return shown
  }
}
