import Foundation
import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The visual format language: what each part of a format says, as Apple documents it.
struct VisualFormatTests {
  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  private let views: [String: HeadlessItem]

  init() {
    var views: [String: HeadlessItem] = [:]
    for name in ["a", "b", "c"] {
      let view = LayoutView(name: name)
      root.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  private func lines(
    _ format: String, metrics: [String: Double] = [:], options: LayoutConstraint.FormatOptions = []
  ) throws -> [String] {
    let made = try LayoutConstraint.constraints(
      visualFormat: format, metrics: metrics, views: views, options: options)
    #expect(made.allSatisfy { $0.isActive })
    return made.map { $0.description }
  }

  @Test(arguments: [
    ("[a]", []),
    ("[a(50)]", ["a.width == 50"]),
    ("H:[a(50)]", ["a.width == 50"]),
    ("V:[a(50)]", ["a.height == 50"]),
    ("[a(>=50)]", ["a.width >= 50"]),
    ("[a(<=50@750)]", ["a.width <= 50 ~ .high"]),
    ("[a(>=40,<=80@20)]", ["a.width >= 40", "a.width <= 80 ~ 20"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("V:[a(>=b@250)]", ["a.height >= b.height ~ .low"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
    ("[a]-20-[b]", ["b.leading == a.trailing + 20"]),
    ("[a]-8.5-[b]", ["b.leading == a.trailing + 8.5"]),
    ("[a]-(-20)-[b]", ["b.leading == a.trailing - 20"]),
    ("[a]-(>=8,<=20@750)-[b]", ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 ~ .high"]),
    ("[a]-10@300-[b]", ["b.leading == a.trailing + 10 ~ 300"]),
    ("|[a]", ["a.leading == root.leading"]),
    ("|-20-[a]", ["a.leading == root.leading + 20"]),
    ("[a]-20-|", ["a.trailing == root.trailing - 20"]),
    ("[a]-(>=20)-|", ["a.trailing <= root.trailing - 20"]),
    ("V:|[a]|", ["a.top == root.top", "a.bottom == root.bottom"]),
    ("V:|-(>=4)-[a]-(<=4)-|", ["a.top >= root.top + 4", "a.bottom >= root.bottom - 4"]),
    ("|-[a]-|", ["a.leading == root.margins.leading", "a.trailing == root.margins.trailing"]),
    ("V:|-[a]-|", ["a.top == root.margins.top", "a.bottom == root.margins.bottom"]),
    (
      "H:|-[a(b)]-4-[b]-[c(30)]|",
      [
        "a.leading == root.margins.leading", "a.width == b.width", "b.leading == a.trailing + 4",
        "c.leading == b.trailing + 8", "c.width == 30", "c.trailing == root.trailing",
      ]
    ),
  ])
  func `a format says`(format: String, expected: [String]) throws {
    #expect(try lines(format) == expected)
  }

  @Test
  func `metrics are numbers, and come before views of their name`() throws {
    let metrics = ["gap": 12, "high": 750.0, "b": 44]
    #expect(
      try lines("|-gap-[a(b)]-(>=gap@high)-[c]", metrics: metrics)
        == ["a.leading == root.leading + 12", "a.width == 44", "c.leading >= a.trailing + 12 ~ .high"])
  }

  @Test(arguments: [
    (
      LayoutConstraint.FormatOptions.directionLeftToRight,
      ["a.left == root.left + 4", "b.left == a.right + 8", "b.right == root.right"]
    ),
    (.directionRightToLeft, ["a.right == root.right - 4", "b.right == a.left - 8", "b.left == root.left"]),
  ])
  func `a format can have a direction of its own`(
    option: LayoutConstraint.FormatOptions, expected: [String]
  ) throws {
    #expect(try lines("|-4-[a]-[b]|", options: option) == expected)
  }

  @Test
  func `a space under a direction of its own keeps its bound`() throws {
    #expect(
      try lines("|-(>=4)-[a]-(<=8)-[b]", options: .directionRightToLeft)
        == ["a.right <= root.right - 4", "b.right >= a.left - 8"])
  }

  @Test
  func `neighbours are aligned in the order of the raw values`() throws {
    #expect(
      try lines("[a][b][c]", options: [.alignAllBottom, .alignAllTop]).dropFirst(2)
        == ["a.top == b.top", "b.top == c.top", "a.bottom == b.bottom", "b.bottom == c.bottom"])
    #expect(
      try lines("V:[a][b]", options: .alignAllLeading).last == "a.leading == b.leading")
    #expect(LayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1 << 10)
  }

  @Test
  func `vertical spaces can be between baselines`() throws {
    #expect(
      try lines("V:|-4-[a]-20-[b]|", options: .spacingBaselineToBaseline)
        == ["a.top == root.top + 4", "b.firstBaseline == a.lastBaseline + 20", "b.bottom == root.bottom"])
  }

  @Test
  func `a format is laid out in both directions`() throws {
    _ = try lines("H:|-16-[a(40)]-[b]-16-|")
    _ = try lines("V:|-16-[a(30)]", options: .alignAllLeading)
    _ = try lines("V:|[b]|")
    root.layoutIfNeeded()
    expectLayout(
      root,
      """
      root   0   0  320  200
      ├ a   16  16   40   30
      ├ b   64   0  240  200
      └ c    0   0    0    0
      """)
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    expectLayout(
      root,
      """
      root   0   0  320  200
      ├ a  264  16   40   30
      ├ b   16   0  240  200
      └ c    0   0    0    0
      """)
  }

  @Test
  func `a format in a batch belongs to its group`() throws {
    func declare() {
      do {
        try LayoutConstraint.constraints(visualFormat: "[a(50)]", views: views)
      } catch {
        Issue.record(error)
      }
    }
    let group = batch(of: HeadlessBackend.self, active: false) { declare() }
    #expect(group.map { $0.description } == ["a.width == 50"] && !group[0].isActive)
  }

  @Test
  func `guides have a place in formats, and their view around them`() throws {
    let guide = LayoutGuide(name: "column")
    root.addLayoutGuide(guide)
    let made = try LayoutConstraint.constraints(visualFormat: "|-8-[g(100)]", views: ["g": guide])
    #expect(made.map { $0.description } == ["column.leading == root.leading + 8", "column.width == 100"])
  }

  @Test(arguments: [
    ("", 1, "the format is empty"),
    ("H:", 3, "expected a view, such as '[name]'"),
    ("V[a]", 2, "expected ':' after the orientation, 'H' or 'V'"),
    ("H:a", 3, "expected a view, such as '[name]'"),
    ("|", 2, "expected a view, such as '[name]', after the '|' and its space"),
    ("|-8-|", 5, "expected a view, such as '[name]', after the '|' and its space"),
    ("|-8[a]", 4, "expected '-' after the space"),
    ("|8-[a]", 2, "expected a view, such as '[name]'"),
    ("[]", 2, "expected the name of a view: a letter or an underscore, then letters, digits and underscores"),
    (
      "[1a]", 2,
      "expected the name of a view: a letter or an underscore, then letters, digits and underscores"
    ),
    ("[a", 3, "expected ']' or a size in parentheses after the view's name"),
    ("[a b]", 3, "expected ']' or a size in parentheses after the view's name"),
    ("[a(50)", 7, "expected ']' after the view's size"),
    ("[a(50]", 6, "expected ')' or ','"),
    ("[a(50,]", 7, "expected a number, or the name of a metric or a view"),
    ("[a(=50)]", 4, "expected a relation: '==', '>=' or '<='"),
    ("[a(<50)]", 4, "expected a relation: '==', '>=' or '<='"),
    ("[a]-[d]", 6, "'d' is not one of the views: 'a', 'b' and 'c'"),
    ("[a]-gap-[b]", 5, "'gap' is not one of the metrics: there are none"),
    ("[a(gap)]", 4, "'gap' is neither a metric nor a view: 'a', 'b' and 'c'"),
    ("[a]-c-[b]", 5, "'c' is a view, and a space is a number or a metric"),
    ("[a]-8-", 7, "expected a view, such as '[name]', or '|'"),
    ("[a]-", 5, "expected a number or the name of a metric"),
    (
      "[a]--8-[b]", 5,
      "a negative space is in parentheses, as in '-(-8)-'; a '-' more than needed is left out"
    ),
    ("[a]-(8-[b]", 7, "expected ')' or ','"),
    ("[a(50@0)]", 7, "a priority is above 0, and 1000 at most"),
    ("[a(50@1001)]", 7, "a priority is above 0, and 1000 at most"),
    ("[a(50@b)]", 7, "'b' is a view, and a priority is a number or a metric"),
    ("[a]|[b]", 5, "nothing follows the last '|'"),
    ("[a] [b]", 4, "a format has no spaces"),
    ("[a]x", 4, "expected a connection, such as '-8-', or the end"),
    ("[a(1e999)]", 4, "the number is too large"),
  ])
  func `a mistake has its column`(format: String, column: Int, message: String) {
    #expect(throws: LayoutConstraint.FormatMistake(format: format, column: column, message: message)) {
      try LayoutConstraint.constraints(visualFormat: format, views: views)
    }
    #expect(root.constraints.isEmpty)
  }

  @Test
  func `metrics without a number, and alignments along a format, are mistakes`() throws {
    let lonely = LayoutView(name: "lonely")
    func message(
      _ format: String, _ metrics: [String: Double] = [:], _ options: LayoutConstraint.FormatOptions = []
    ) -> String {
      do throws(LayoutConstraint.FormatMistake) {
        let views = views.merging(["lonely": lonely]) { $1 }
        try LayoutConstraint.constraints(
          visualFormat: format, metrics: metrics, views: views, options: options)
        return ""
      } catch {
        return "\(error.column): \(error.message)"
      }
    }
    #expect(message("[a]-gap-[b]", ["gap": .nan]) == "5: the metric 'gap' is nan")
    #expect(message("[a]-gab-[b]", ["gap": 8]) == "5: 'gab' is not one of the metrics: 'gap'")
    #expect(message("[a][b]", [:], .alignAllLeading) == "1: a horizontal format cannot align 'leading'")
    #expect(message("V:[a][b]", [:], .alignAllTop) == "1: a vertical format cannot align 'top'")
    #expect(
      message("[a]-[b]", [:], .spacingBaselineToBaseline)
        == "1: a horizontal format has no space from baseline to baseline")
    #expect(message("|[lonely]") == "1: 'lonely' has no superview")
    #expect(message("|[lonely]-[a]") == "1: 'lonely' has no superview")
    #expect(message("V:[lonely]-|") == "12: 'lonely' has no superview")
  }

  @Test
  func `a mistake is printed with its format`() {
    expectLines(
      "\(LayoutConstraint.FormatMistake(format: "H:|-[a]-8[b]", column: 10, message: "expected '-' after the space"))",
      """
      expected '-' after the space
          H:|-[a]-8[b]
                   ^
      """)
  }
}

/// Lines of the visual format language that were damaged at random: each is followed, or refused at a column of its own.
///
/// `FORMAT_MUTATIONS=10000` in the environment tries so many.
struct VisualFormatDamageTests {
  private static let count =
    ProcessInfo.processInfo.environment["FORMAT_MUTATIONS"].flatMap { Int($0) } ?? 2000

  private static let formats = [
    "H:|-16-[icon(44)]-gap-[title(>=80)]-(>=8,<=20@750)-|", "V:|-(>=4)-[icon]-(-8)-[title(icon@250)]-|",
    "[icon][title]", "|[note]|", "V:[title]-10@300-[note(==48.5)]", "H:[icon(>=40,<=gap@20)]-[note(==title)]",
  ]

  private static let fragments = [
    "|", "-", "[", "]", "(", ")", ",", "@", "==", ">=", "<=", "=", ":", "H:", "V:", "icon", "gap", "lost",
    "1e999",
    "1e308", "nan", "inf", "-1", "0", "1001", ".", "0x10", " ", "\n", "\0", "é", "🧭", "e\u{301}", "\u{202E}",
    "_",
  ]

  /// A format with one to four changes.
  private func damaged(_ random: inout Random) -> String {
    var characters = Array(random.pick(VisualFormatDamageTests.formats))
    for _ in 0..<random.int(1...4) {
      let (one, other) = (random.int(0...characters.count), random.int(0...characters.count))
      switch random.int(0...5) {
      case 0: characters.insert(contentsOf: random.pick(VisualFormatDamageTests.fragments), at: one)
      case 1: characters.removeSubrange(min(one, other)..<max(one, other))
      case 2: characters.insert(contentsOf: characters[min(one, other)..<max(one, other)], at: one)
      case 3: if one < characters.count, other < characters.count { characters.swapAt(one, other) }
      case 4: characters.removeLast(random.int(0...characters.count / 2))
      default:
        if one < characters.count {
          characters.replaceSubrange(one...one, with: random.pick(VisualFormatDamageTests.fragments))
        }
      }
    }
    return String(characters)
  }

  @Test
  func `a damaged format is followed, or refused at one of its columns`() {
    var (followed, refused) = (0, 0)
    for seed in 0..<VisualFormatDamageTests.count {
      var random = Random(seed: UInt64(seed))
      let format = damaged(&random)
      let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
      let views = ["icon", "title", "note"].map { LayoutView(name: $0) }
      for view in views { root.addSubview(view) }
      let options = LayoutConstraint.FormatOptions(
        rawValue: random.chance(20) ? UInt(random.int(0...0xFFFFF)) : 0)
      do throws(LayoutConstraint.FormatMistake) {
        let made = try LayoutConstraint.constraints(
          visualFormat: format, metrics: ["gap": 12],
          views: Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) }), options: options)
        root.layoutIfNeeded()
        #expect(made.allSatisfy { $0.isActive && $0.constant.isFinite }, "seed \(seed): \(format)")
        #expect(
          views.allSatisfy { $0.frame.maxX.isFinite && $0.frame.maxY.isFinite }, "seed \(seed): \(format)")
        followed += 1
      } catch {
        #expect((1...format.count + 1).contains(error.column), "seed \(seed): \(error)")
        #expect(!error.message.contains("\n"), "seed \(seed): \(error)")
        #expect(root.constraints.isEmpty, "seed \(seed): \(error)")
        refused += 1
      }
    }
    #expect(followed > VisualFormatDamageTests.count / 50)
    #expect(refused > VisualFormatDamageTests.count / 2)
  }
}
