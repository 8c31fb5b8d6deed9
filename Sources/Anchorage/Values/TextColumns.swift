extension Character {
  /// Whether the character is a wide East Asian character or an emoji.
  package var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    // Everything below, which is most text, is narrow unless it is shown as an emoji.
    if first.value >= 0x1100 && Self.wide.contains(where: { $0.contains(first.value) }) { return true }
    return unicodeScalars.contains("\u{FE0F}")
  }

  /// The ranges of wide characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}

/// Returns a string of spaces, to line up the columns of a table.
///
/// Tables of deep trees have long lines. Long runs are filled in memory, because `String(repeating:)` appends
/// one piece at a time.
package func spaces(_ count: Int) -> String {
  // The common case, which allocates nothing.
  if count <= 15 { return String(repeating: " ", count: max(0, count)) }
  return String(decoding: [UInt8](repeating: UInt8(ascii: " "), count: count), as: UTF8.self)
}
