/// How large text is.
///
///     let metrics = LayoutTextMetrics(characterWidth: 7, lineHeight: 18, baseline: 14)
///     metrics.lines(of: "Ada Lovelace", fitting: 60)  // ["Ada", "Lovelace"]
///     metrics.size(of: ["Ada", "Lovelace"])           // 56 × 36
///
/// Every character is as wide as every other, which makes layouts the same on every machine.
public struct LayoutTextMetrics: Hashable, Sendable {
  /// The width of a character, in points.
  public var characterWidth: Double
  /// The height of a line, in points.
  public var lineHeight: Double
  /// The distance from the top of a line to its baseline, in points.
  public var baseline: Double

  /// Creates metrics. A label takes only positive widths and heights of characters.
  public init(characterWidth: Double = 8, lineHeight: Double = 16, baseline: Double = 12) {
    self.characterWidth = characterWidth
    self.lineHeight = lineHeight
    self.baseline = baseline
  }
}

extension LayoutTextMetrics {
  /// The number that no text can have, if there is one.
  var unacceptableNumber: Double? {
    [characterWidth, lineHeight].first { !(isAcceptable($0) && $0 > 0) }
      ?? (isAcceptable(baseline) ? nil : baseline)
  }

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
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
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
    return characters > 1 ? Int(characters) : 1
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
      // Counting characters is linear, so a long word is counted once and not for each of its lines.
      var restLength = word.count
      if !isFirst, length + spaces + restLength > capacity, length > 0 {
        lines.append(line)
        (line, length, spaces) = ("", 0, 0)
      }
      if spaces > 0 {
        // Spaces before the first word may be longer than the line; those that do not fit are dropped.
        let fitting = min(spaces, capacity - length)
        line += String(repeating: " ", count: fitting)
        length += fitting
      }
      while length + restLength > capacity {
        lines.append(line + rest.prefix(capacity - length))
        rest = rest.dropFirst(capacity - length)
        restLength -= capacity - length
        (line, length) = ("", 0)
      }
      line += rest
      length += restLength
      spaces = 1
    }
    lines.append(line)
  }
}
