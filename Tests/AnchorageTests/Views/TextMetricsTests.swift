import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Text that is measured by the advances of a font.
struct TextMetricsTests {
  /// 10 units an em: letters from a to e are 1 to 5 units wide, a space 2, "…" 3.
  let font = LayoutFont(
    unitsPerEm: 10, ascender: 8, descender: -2, leading: 1,
    advances: [("a", [1, 2, 3, 4, 5]), (" ", [2]), ("…", [3])])
  /// A unit is a point.
  var metrics: LayoutTextMetrics { LayoutTextMetrics(font: font, size: 10) }

  private func width(_ text: String) -> Double { metrics.size(of: [text]).width }

  @Test
  func `text is as wide as its characters`() {
    #expect(width("abc de") == 1 + 2 + 3 + 2 + 4 + 5)
    #expect(
      LayoutTextMetrics(font: font, size: 20).size(of: ["ab", "e"]) == LayoutSize(width: 10, height: 44))
    #expect(metrics.lineHeight == 11)
    #expect(metrics.baseline == 8)
  }

  @Test(
    arguments: [
      ("x", 5.0), ("é", 5), ("a\u{301}", 1), ("日本", 20), ("한", 10), ("👨‍👩‍👧", 10), ("🇩🇪", 10), ("a\u{FE0F}", 10),
      ("\u{200B}", 0), ("\u{FEFF}", 0), ("a\u{AD}b", 3), ("\t", 5),
    ])
  func `every character has a width, whether the font has it or not`(text: String, expected: Double) {
    // A character that the font lacks is half an em wide; a wide one, or an emoji, an em.
    #expect(width(text) == expected)
  }

  @Test
  func `the width of missing characters can be set`() {
    var metrics = metrics
    metrics.characterWidth = 7
    #expect(metrics.size(of: ["ax"]).width == 8)
    metrics.characterWidth = 1e300
    #expect(metrics.size(of: ["ax"]).width == 65536)
  }

  @Test(
    arguments: [
      ("abc de", .infinity, ["abc de"]),
      ("abc de", 17, ["abc de"]),
      ("abc de", 16.9, ["abc", "de"]),
      ("abc de", 5, ["ab", "c", "d", "e"]),
      ("abc de", 0, ["a", "b", "c", "d", "e"]),
      ("   e", 10, ["   ", "e"]),
      ("   e", 11, ["   e"]),
      ("   e", 5, ["  ", "e"]),
      ("ab\ncd", 100, ["ab", "cd"]),
      ("\n", 100, ["", ""]),
      ("", 100, []),
    ] as [(String, Double, [String])])
  func `lines break where the next character does not fit`(text: String, width: Double, lines: [String]) {
    #expect(metrics.lines(of: text, fitting: width) == lines)
  }

  @Test(
    arguments: [
      // 17 − 3 for "…" leaves 14 points: abc, a space, d and no e.
      ("abc de abc", 17, 1, ["abc d…"]),
      ("abc de", 17, 1, ["abc de"]),
      ("abc de", 9, 1, ["abc…"]),
      ("abc de", 12, 1, ["abc…"]),
      ("abc de abc", 9, 2, ["abc", "d…"]),
      ("ab\nab", 9, 1, ["ab…"]),
      ("ab\n\nab", 9, 2, ["ab", "…"]),
      ("abc", 2, 1, ["…"]),
      ("", 9, 1, []),
    ] as [(String, Double, Int, [String])])
  func `text that is cut ends in an ellipsis`(text: String, width: Double, limit: Int, lines: [String]) {
    #expect(metrics.lines(of: text, fitting: width, limit: limit, truncates: true) == lines)
  }

  @Test
  func `a label of fixed pitch is cut as well`() {
    let label = LayoutLabel(text: "Ada King Lovelace")
    #expect(label.lines(fitting: 64) == ["Ada King Lovelace"])
    label.lineBreakMode = .byTruncatingTail
    #expect(label.lines(fitting: 64) == ["Ada Kin…"])
    #expect(label.lines(fitting: 40) == ["Ada…"])
    label.numberOfLines = 2
    #expect(label.lines(fitting: 64) == ["Ada King", "Lovelace"])
    #expect(label.lines(fitting: 56) == ["Ada", "King L…"])
    label.numberOfLines = 0
    #expect(label.lines(fitting: 56) == ["Ada", "King", "Lovelac", "e"])
  }

  /// From the tables of Liberation Sans 2.1.5, of 2048 units: its hmtx by way of its cmap, and its hhea.
  @Test(
    arguments: [
      ("Ada Lovelace", 12411), ("Wäre „Straße“ länger?", 20373), ("Ελλάδα", 6922), ("Привет", 6920),
      ("10 €", 1139 * 3 + 569),
    ])
  func `the sans-serif has the advances of Liberation Sans`(text: String, units: Int) {
    let metrics = LayoutTextMetrics(font: .sansSerif, size: 2048)
    #expect(metrics.size(of: [text]) == LayoutSize(width: Double(units), height: 1854 + 434 + 67))
    #expect(metrics.baseline == 1854)
  }

  @Test(arguments: 0..<100)
  func `a label with a font is as large as the lines that it draws`(seed: Int) {
    var random = Random(seed: UInt64(seed))
    let parts = ["a", "word", " ", "  ", "\n", "é", "👨‍👩‍👧", "longerword", "e\u{301}", "日本語", "W.", "\u{200B}"]
    let text = (0..<random.int(1...12)).map { _ in random.pick(parts) }.joined()
    let label = LayoutLabel(text: text)
    label.metrics = LayoutTextMetrics(font: .sansSerif, size: 17)
    label.numberOfLines = random.int(0...3)
    label.preferredMaxLayoutWidth = Double(random.int(1...200))
    let limit = label.numberOfLines == 1 ? .infinity : label.preferredMaxLayoutWidth
    let lines = label.lines(fitting: label.preferredMaxLayoutWidth)
    #expect(label.intrinsicContentSize == label.metrics.size(of: lines))
    for line in lines where line.count > 1 && !line.hasSuffix("\u{200B}") {
      #expect(label.metrics.size(of: [line]).width <= limit + 1e-2)
    }
    // No character but spaces is lost.
    if label.numberOfLines == 0 {
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && !$0.isNewline })
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300])
  func `a label refuses a font size that no text can have`(size: Double) {
    let label = LayoutLabel(name: "label", text: "one two")
    label.metrics = LayoutTextMetrics(font: .sansSerif, size: size)
    #expect(label.metrics == LayoutTextMetrics())
    #expect(label.takeMistakes().count == 1)
    // Without a label, such metrics are of no use, and do no harm.
    _ = LayoutTextMetrics(font: .sansSerif, size: size).lines(
      of: "one two", fitting: 20, limit: 1, truncates: true)
    _ = LayoutTextMetrics(
      font: LayoutFont(unitsPerEm: size, ascender: 1, descender: 0, advances: []), size: 1
    )
    .size(of: ["日本 a"])
  }

  @Test(arguments: [1.0, 2, 3])
  func `on a pixel grid a label with a font shows the lines that were measured`(scale: Double) {
    let root = makeRoot()
    root.displayScale = scale
    let label = LayoutLabel(name: "label", text: "Ada Lovelace")
    label.metrics = LayoutTextMetrics(font: .sansSerif, size: 17)
    label.numberOfLines = 0
    root.addSubview(label)
    label.leading == root.leading + 10.3
    label.top == root.top + 0.2
    root.layoutIfNeeded()
    // 12411 and 2355 of 2048 units, at 17 points: 103.02 × 19.55.
    #expect(label.frame.size.width * scale == (103.02 * scale).rounded(.up))
    #expect(label.frame.size.height * scale == (19.55 * scale).rounded(.up))
    #expect(label.lines(fitting: label.frame.size.width) == ["Ada Lovelace"])
  }

  @Test
  func `words beyond all measure are broken`() {
    let font = LayoutFont(unitsPerEm: 1, ascender: 1, descender: 0, advances: [("x", [65535])])
    let metrics = LayoutTextMetrics(font: font, size: 1)
    let text = String(repeating: "x", count: 100_000)
    #expect(metrics.lines(of: text, fitting: 65535 * 50).count == 2000)
  }

  @Test
  func `fonts are equal if their advances are`() {
    func make(_ advances: [LayoutFont.Advances]) -> LayoutFont {
      LayoutFont(unitsPerEm: 10, ascender: 8, descender: -2, leading: 1, advances: advances)
    }
    let same = make([("a", [1, 2, 3, 4, 5]), (" ", [2]), ("…", [3])])
    #expect(font == same)
    #expect(font.hashValue == same.hashValue)
    #expect(font != make([("b", [1, 2, 3, 4, 5]), (" ", [2]), ("…", [3])]))
    #expect(font != make([]))
  }
}
