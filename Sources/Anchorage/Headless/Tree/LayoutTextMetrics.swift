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
    var copier = LineCopier(text)
    TextWords(text).wrap(capacity: capacity(of: width), limit: limit, into: &copier)
    return limit > 0 ? Array(copier.lines.prefix(limit)) : copier.lines
  }

  /// The size of lines of text.
  public func size(of lines: [String]) -> LayoutSize {
    var longest = 0
    for line in lines { longest = max(longest, line.count) }
    return LayoutSize(width: Double(longest) * characterWidth, height: Double(lines.count) * lineHeight)
  }

  /// The number of characters that fit into a width, at least one.
  func capacity(of width: Double) -> Int {
    // A width that is a hair short of a whole character, from rounding, still holds it.
    let characters = width / characterWidth + 1e-6
    guard characters < 1e9 else { return Int.max }
    return characters > 1 ? Int(characters) : 1
  }
}
