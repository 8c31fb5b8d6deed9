import Anchorage

/// The metrics by which text is measured.
///
///     let metrics = LayoutTextMetrics(characterWidth: 7, lineHeight: 18, baseline: 14)
///     metrics.lines(of: "Ada Lovelace", fitting: 60)  // ["Ada", "Lovelace"]
///     metrics.size(of: ["Ada", "Lovelace"])           // 56 × 36
///
/// Without a font, all characters have the same width, except for wide East Asian characters and emoji, which are
/// twice as wide. With or without a font, layouts are the same on every machine:
///
///     LayoutTextMetrics(font: .sansSerif, size: 20).lines(of: "Ada Lovelace", fitting: 118)  // ["Ada", "Lovelace"]
public struct LayoutTextMetrics: Hashable, Sendable {
  /// The width of a character, in points; with a font, of a character that it lacks. Without one, wide East Asian
  /// characters and emoji have twice the width.
  public var characterWidth: Double
  /// The height of a line, in points.
  public var lineHeight: Double
  /// The distance from the top of a line to its baseline, in points.
  public var baseline: Double
  /// The font with the widths; `nil` for fixed-pitch text.
  public let font: LayoutFont?
  /// The length of a unit of the font in points; unused without a font.
  private let pointsPerUnit: Double

  /// Creates fixed-pitch metrics. A label accepts only positive widths and heights of characters.
  public init(characterWidth: Double = 8, lineHeight: Double = 16, baseline: Double = 12) {
    self.characterWidth = characterWidth
    self.lineHeight = lineHeight
    self.baseline = baseline
    font = nil
    pointsPerUnit = 0
  }

  /// Creates the metrics of a font in a size.
  ///
  ///     let metrics = LayoutTextMetrics(font: .sansSerif, size: 17)
  ///     metrics.lineHeight  // about 19.5
  ///
  /// The font determines the height of lines. A character that the font lacks is half as wide as the size.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - size: The size of the font, in points. A label accepts only positive sizes.
  public init(font: LayoutFont, size: Double) {
    self.font = font
    pointsPerUnit = size / font.unitsPerEm
    characterWidth = size / 2
    lineHeight = (font.ascender - font.descender + font.leading) * pointsPerUnit
    baseline = font.ascender * pointsPerUnit
  }

  /// The default metrics, scaled: characters are half as wide as a line is high.
  ///
  ///     label.metrics = .fixedPitch(size: 24)
  ///     label.text = "Ada"
  ///     label.intrinsicContentSize  // 36 × 24
  ///
  /// - Parameter size: The height of a line, in points. A label accepts only positive sizes.
  public static func fixedPitch(size: Double) -> LayoutTextMetrics {
    LayoutTextMetrics(characterWidth: size / 2, lineHeight: size, baseline: size * 0.75)
  }
}

extension LayoutTextMetrics {
  /// The first invalid number, if there is one.
  var unacceptableNumber: Double? {
    [characterWidth, lineHeight, font == nil ? 1 : pointsPerUnit].first { !(isAcceptable($0) && $0 > 0) }
      ?? (isAcceptable(baseline) ? nil : baseline)
  }

  /// Breaks text into lines no wider than `width`.
  ///
  ///     let metrics = LayoutTextMetrics()
  ///     metrics.lines(of: "Ada King Lovelace", fitting: 64, limit: 1)                   // ["Ada King"]
  ///     metrics.lines(of: "Ada King Lovelace", fitting: 64, limit: 1, truncates: true)  // ["Ada Kin…"]
  ///
  /// Lines break at line feeds and between words; the spaces at a break belong to no line. A word that is
  /// wider than a whole line breaks anywhere. Every line has at least one character.
  ///
  /// - Parameters:
  ///   - text: The text; empty text has no lines.
  ///   - width: The width in points; infinity breaks at line feeds only.
  ///   - limit: The maximum number of lines; 0 for no limit.
  ///   - truncates: Whether the last line that the limit allows ends in "…" if text is left out.
  public func lines(of text: String, fitting width: Double, limit: Int = 0, truncates: Bool = false)
    -> [String]
  {
    let (words, capacity) = (TextWords(text, self), capacity(of: width))
    var copier = LineCopier(text)
    guard limit > 0 else {
      words.wrap(capacity: capacity, limit: 0, into: &copier)
      return copier.lines
    }
    // One more line shows whether any text is left out.
    words.wrap(capacity: capacity, limit: truncates ? limit + 1 : limit, into: &copier)
    var lines = Array(copier.lines.prefix(limit))
    if truncates && copier.lines.count > limit {
      let rest = text.dropFirst(copier.starts[limit - 1]).prefix { !$0.isNewline }
      lines[limit - 1] = truncated(rest, to: capacity)
    }
    return lines
  }

  /// The size of lines of text.
  public func size(of lines: [String]) -> LayoutSize {
    var longest: Int64 = 0
    for line in lines { longest = max(longest, self.units(of: line)) }
    return LayoutSize(width: Double(longest) * pointsOfUnit, height: Double(lines.count) * lineHeight)
  }
}

// MARK: - Units

extension LayoutTextMetrics {
  /// The length of a unit in points: a fixed-pitch character, or a unit of the font.
  var pointsOfUnit: Double { font == nil ? characterWidth : pointsPerUnit }

  /// The number of units that fit into a width, at least one.
  func capacity(of width: Double) -> Int64 {
    // A width that rounding made slightly too small for a whole character still holds it.
    let units =
      font == nil
      ? width / characterWidth + Tolerance.characters : width / pointsPerUnit + Tolerance.fontUnits
    guard units < 1e15 else { return Int64.max }
    return units > 1 ? Int64(units) : 1
  }

  /// The width, in units, of a character that the font lacks.
  var missingAdvance: UInt16 {
    let units = characterWidth / pointsPerUnit
    return units >= 1 && units < 65535 ? UInt16(units) : units >= 1 ? 65535 : 1
  }

  /// The width of a character of fixed-pitch text in cells, as in a terminal.
  static func cells(of character: Character) -> UInt16 { character.isWide ? 2 : 1 }

  private func units(of text: some StringProtocol) -> Int64 {
    guard let font else { return text.reduce(0) { $0 + Int64(Self.cells(of: $1)) } }
    let missing = missingAdvance
    return text.reduce(0) { $0 + Int64(font.width(of: $1, missing: missing)) }
  }

  /// The longest beginning of a text that fits before "…".
  private func truncated(_ text: Substring, to capacity: Int64) -> String {
    let (ellipsis, missing) = (units(of: "…"), font == nil ? 1 : missingAdvance)
    var (kept, width) = (text.startIndex, ellipsis)
    var end = kept
    for index in text.indices {
      let advance = font?.width(of: text[index], missing: missing) ?? Self.cells(of: text[index])
      width += Int64(advance)
      if width > capacity { break }
      kept = text.index(after: index)
      // Spaces before "…" would look like a gap.
      if text[index] != " " { end = kept }
    }
    return text[..<end] + "…"
  }
}

/// The words of a label's text, and its sizes in the last few widths.
struct MeasuredText {
  /// The space for a text: units in a line, and the number of lines, or 0 for no limit.
  private struct Room: Equatable {
    var capacity: Int64
    var limit: Int
  }

  private let words: TextWords
  private var recent = RecentAnswers<Room, (longest: Int64, lineCount: Int)>()
  /// The number of times the text was wrapped, for tests.
  private(set) var wrapCount = 0

  init(_ text: String, _ metrics: LayoutTextMetrics) { words = TextWords(text, metrics) }

  /// The number of lines of at most `capacity` units that the text has, and the units of the longest.
  mutating func measure(capacity: Int64, limit: Int) -> (longest: Int64, lineCount: Int) {
    let room = Room(capacity: capacity, limit: limit)
    if let known = recent[room] { return known }
    wrapCount += 1
    var counter = LineCounter(limit: limit)
    words.wrap(capacity: capacity, limit: limit, into: &counter)
    let answer = (counter.longest, counter.count)
    recent.insert(answer, for: room)
    return answer
  }
}
