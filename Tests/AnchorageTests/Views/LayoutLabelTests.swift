import Testing

@testable import Anchorage
@testable import AnchorageHeadless

struct LayoutLabelTests {
  let root = makeRoot()

  @Test(
    arguments: [
      ("", 100.0, []),
      ("Ada Lovelace", .infinity, ["Ada Lovelace"]),
      ("Ada Lovelace", 96, ["Ada Lovelace"]),
      ("Ada Lovelace", 95.9, ["Ada", "Lovelace"]),
      ("Ada Lovelace", 24, ["Ada", "Lov", "ela", "ce"]),
      ("Ada Lovelace", 0, ["A", "d", "a", "L", "o", "v", "e", "l", "a", "c", "e"]),
      ("one\n\ntwo", 1000, ["one", "", "two"]),
      ("a  b   c", 32, ["a  b", "c"]),
      ("éé👨‍👩‍👧 x", 32, ["éé👨‍👩‍👧", "x"]),
      ("日本語 x", 48, ["日本語", "x"]),
      ("日本語 x", 64, ["日本語 x"]),
      ("日本語", 40, ["日本", "語"]),
      ("日本", 8, ["日", "本"]),
      // Five characters fit: five of the spaces, then the word.
      ("            word", 40, ["     ", "word"]),
    ] as [(String, Double, [String])])
  func `text breaks between words, and inside a word that is too long`(
    text: String, width: Double, lines: [String]
  ) {
    let label = LayoutLabel(text: text)
    label.numberOfLines = 0
    #expect(label.lines(fitting: width) == lines)
  }

  @Test
  func `a label is as large as its text`() {
    let label = LayoutLabel(name: "label", text: "Ada Lovelace")
    root.addSubview(label)
    label.leading == root.leading + 10
    label.firstBaseline == root.top + 20
    expectLayout(root, "root 0 0 400 300\n└ label 10 8 96 16")
    label.text = "Ada"
    expectLayout(root, "root 0 0 400 300\n└ label 10 8 24 16")
    label.metrics = LayoutTextMetrics(characterWidth: 10, lineHeight: 20, baseline: 15)
    expectLayout(root, "root 0 0 400 300\n└ label 10 5 30 20")
    label.text = ""
    expectLayout(root, "root 0 0 400 300\n└ label 10 5 0 0")
  }

  @Test(
    arguments: [
      ("日本", 32.0), ("한", 16), ("ﾊﾝ", 16), ("👨‍👩‍👧", 16), ("🇩🇪", 16), ("❤\u{FE0F}", 16), ("Ada 日", 48), ("é", 8),
    ])
  func `a wide character has two cells of fixed-pitch text, and others one`(text: String, width: Double) {
    let label = LayoutLabel(text: text)
    #expect(label.intrinsicContentSize == LayoutSize(width: width, height: 16))
  }

  @Test
  func `an ellipsis keeps whole wide characters`() {
    // Five cells: "…" leaves four, two characters.
    let metrics = LayoutTextMetrics()
    #expect(metrics.lines(of: "日本語文", fitting: 40, limit: 1, truncates: true) == ["日本…"])
    #expect(metrics.lines(of: "日本語文", fitting: 47, limit: 1, truncates: true) == ["日本…"])
  }

  @Test
  func `a label wraps at the width it is laid out with`() {
    let label = LayoutLabel(name: "label", text: "one two three four")
    let below = LayoutView(name: "below")
    add(label, below, to: root)
    label.edges.excluding(.bottom) == root.edges
    below.top == label.bottom
    below.edges.excluding(.top) == root.edges
    label.numberOfLines = 0
    for (width, height) in [(400.0, 16.0), (100, 32), (60, 48), (400, 16)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(label.frame.height == height)
      #expect(below.frame.minY == height)
    }
    root.frame.size.width = 60
    label.numberOfLines = 2
    expectLayout(root, "root 0 0 60 300\n├ label 0 0 60 32\n└ below 0 32 60 268")
    label.numberOfLines = 1
    expectLayout(root, "root 0 0 60 300\n├ label 0 0 60 16\n└ below 0 16 60 284")
  }

  @Test
  func `a preferred width decides where a label wraps`() {
    let label = LayoutLabel(name: "label", text: "one two three four")
    root.addSubview(label)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 70
    label.leading == root.leading
    label.top == root.top
    expectLayout(root, "root 0 0 400 300\n└ label 0 0 56 48")
    label.preferredMaxLayoutWidth = 0
    expectLayout(root, "root 0 0 400 300\n└ label 0 0 144 16")
  }

  @Test
  func `a label that wraps is as wide as its longest line`() {
    let label = LayoutLabel(name: "label", text: "one two three four")
    root.addSubview(label)
    label.numberOfLines = 0
    label.leading == root.leading
    label.top == root.top
    label.width <= 100
    expectLayout(root, "root 0 0 400 300\n└ label 0 0 80 32")
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300])
  func `a label refuses metrics that no text can have`(number: Double) {
    let label = LayoutLabel(name: "label", text: "one two")
    root.addSubview(label)
    label.edges == root.edges
    label.metrics = LayoutTextMetrics(characterWidth: number)
    #expect(label.metrics == LayoutTextMetrics())
    root.layoutIfNeeded()
    #expect(root.diagnostics.count == 1)
    #expect("\(root.diagnostics[0])".hasPrefix("error: the text metrics of 'label' cannot be"))
  }

  @Test
  func `a word of a million letters breaks in linear time`() {
    let lines = LayoutTextMetrics().lines(of: String(repeating: "x", count: 1_000_000), fitting: 8)
    #expect(lines.count == 1_000_000)
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc"])
  func `line feeds break lines, with or without a carriage return`(text: String) {
    #expect(LayoutTextMetrics().lines(of: text, fitting: .infinity) == ["a", "b", "c"])
  }

  @Test
  func `a label that gets room again unwraps`() {
    let label = LayoutLabel(name: "label", text: "one two three four")
    root.addSubview(label)
    label.numberOfLines = 0
    label.leading == root.leading
    label.top == root.top
    let limit = label.width <= 100
    expectLayout(root, "root 0 0 400 300\n└ label 0 0 80 32")
    limit.constant = 200
    expectLayout(root, "root 0 0 400 300\n└ label 0 0 144 16")
  }

  @Test
  func `a label breaks its lines once for each width, and not for each pass`() throws {
    let label = LayoutLabel(name: "label", text: "one two three four")
    label.numberOfLines = 0
    root.addSubview(label)
    label.edges.excluding(.bottom) == root.edges
    for width in [400.0, 100, 400, 100, 400] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(label.frame.height == (width == 400 ? 16 : 32))
    }
    // In the two widths, and in none, which every pass begins with.
    #expect(try #require(label.measuredText).wrapCount == 3)
    label.text = "one two"
    #expect(label.intrinsicContentSize == LayoutSize(width: 56, height: 16))
    #expect(try #require(label.measuredText).wrapCount == 1)
  }

  @Test(arguments: 0..<100)
  func `a label is as large as the lines that it draws`(seed: Int) {
    var random = Random(seed: UInt64(seed))
    let parts = [
      "a", "word", " ", "  ", "\n", "\r\n", "é", "👨‍👩‍👧", "\u{85}", "\u{A0}", "longerword", "e\u{301}", "日本語",
    ]
    let text = (0..<random.int(0...20)).map { _ in random.pick(parts) }.joined()
    let label = LayoutLabel(text: text)
    for limit in 0...3 {
      for width in [0, 8, 20, 40, 64, 1e4] {
        label.numberOfLines = limit
        label.preferredMaxLayoutWidth = width
        let lines = label.lines(fitting: width > 0 ? width : .infinity)
        #expect(label.intrinsicContentSize == label.metrics.size(of: lines), "\(text.debugDescription)")
        #expect(
          lines.joined().filter { $0 != " " } == text.filter { $0 != " " && !$0.isNewline } || limit > 0)
      }
    }
  }
}
