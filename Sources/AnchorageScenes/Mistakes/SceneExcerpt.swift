/// A line of a scene as a message shows it: printable, and clipped around the location.
struct SceneExcerpt {
  /// The text that is shown.
  let text: String
  /// The number of characters in the text before the location.
  let caretOffset: Int
  /// The column of the location in the whole line, counted from 1.
  let column: Int

  /// The maximum number of characters shown on either side of the location.
  private static let reach = 70

  init(of source: SceneSource, at location: SceneLocation) {
    let line = source.line(location.line)
    let position = Swift.min(line.lowerBound + location.offset, line.upperBound)
    column = 1 + source.bytes[line.lowerBound..<position].count { $0 & 0xC0 != 0x80 }

    let lower = Swift.max(line.lowerBound, position - 4 * Self.reach)
    let upper = Swift.min(line.upperBound, position + 4 * Self.reach)
    let before = Array(source.text(lower..<position).unicodeScalars)
    let after = Array(source.text(position..<upper).unicodeScalars)
    let clippedBefore = lower > line.lowerBound || before.count > Self.reach
    let clippedAfter = upper < line.upperBound || after.count > Self.reach

    var head = Self.printable(before.suffix(Self.reach))
    var tail = Self.printable(after.prefix(Self.reach))
    if clippedBefore { head = "…" + head } else { head = String(head.drop { $0 == " " }) }
    if clippedAfter { tail += "…" }
    while tail.last == " " { tail.removeLast() }
    text = head + tail
    caretOffset = head.unicodeScalars.count
  }

  /// The characters as text, with spaces for tabs and U+FFFD for other control characters.
  private static func printable(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if scalar == "\t" {
        text.append(" ")
      } else if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
        text.append("\u{FFFD}")
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
