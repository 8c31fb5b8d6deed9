/// How large text is.
///
/// Every character is as wide as every other, which makes layouts the same on every machine.
public struct LayoutTextMetrics: Hashable, Sendable {
  /// The width of a character, in points.
  public var characterWidth: Double
  /// The height of a line, in points.
  public var lineHeight: Double
  /// The distance from the top of a line to its baseline, in points.
  public var baseline: Double

  /// Creates metrics.
  public init(characterWidth: Double = 8, lineHeight: Double = 16, baseline: Double = 12) {
    self.characterWidth = characterWidth
    self.lineHeight = lineHeight
    self.baseline = baseline
  }
}

extension LayoutTextMetrics {
  /// Breaks text into lines no wider than `width`.
  ///
  /// Lines break at line feeds and between words; the spaces at a break belong to no line. A word that is
  /// wider than a whole line breaks anywhere. There is at least one character a line.
  ///
  /// - Parameters:
  ///   - text: The text; empty text has no lines.
  ///   - width: The width in points; infinity breaks at line feeds only.
  ///   - limit: The largest number of lines; 0 is no limit.
  public func lines(of text: String, fitting width: Double, limit: Int = 0) -> [String] {
    guard !text.isEmpty else { return [] }
    let capacity = capacity(of: width)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if capacity == Int.max {
        lines.append(String(paragraph))
      } else {
        wrap(paragraph, capacity: capacity, into: &lines)
      }
      if limit > 0 && lines.count >= limit { return Array(lines.prefix(limit)) }
    }
    return lines
  }

  /// The size of lines of text.
  public func size(of lines: [String]) -> LayoutSize {
    var longest = 0
    for line in lines { longest = max(longest, line.count) }
    return LayoutSize(width: Double(longest) * characterWidth, height: Double(lines.count) * lineHeight)
  }

  private func capacity(of width: Double) -> Int {
    // A width that is a hair short of a whole character, from rounding, still holds it.
    let characters = width / characterWidth + 1e-6
    guard characters < 1e9 else { return Int.max }
    return max(1, Int(characters))
  }

  private func wrap(_ paragraph: Substring, capacity: Int, into lines: inout [String]) {
    var line = ""
    var length = 0
    // The spaces since the last word; they count only if another word follows on the same line.
    var spaces = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let isFirst = length == 0 && spaces == 0
      if word.isEmpty {
        spaces += 1
        continue
      }
      var rest = word
      let wordLength = word.count
      if !isFirst, length + spaces + wordLength > capacity, length > 0 {
        lines.append(line)
        (line, length, spaces) = ("", 0, 0)
      }
      if spaces > 0 {
        line += String(repeating: " ", count: spaces)
        length += spaces
      }
      while length + rest.count > capacity {
        lines.append(line + rest.prefix(capacity - length))
        rest = rest.dropFirst(capacity - length)
        (line, length) = ("", 0)
      }
      line += rest
      length += rest.count
      spaces = 1
    }
    lines.append(line)
  }
}
