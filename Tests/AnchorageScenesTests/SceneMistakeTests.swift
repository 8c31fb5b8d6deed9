import AnchorageScenes
import Testing

@Suite struct SceneMistakeTests {
  /// A line below `root 390 200`, and everything reported about it after `a.layout:`.
  static let cases: [(String, String)] = [
    (
      "view avatar intrinsc 64 64",
      """
      2:13: error: a view has no option 'intrinsc'
        view avatar intrinsc 64 64
                    ^
      help: did you mean 'intrinsic'?
      """
    ),
    (
      "a.leading < b.leading",
      """
      2:11: error: '<' is not a relation
        a.leading < b.leading
                  ^
      help: write '<='
      """
    ),
    (
      "a.width == 50%",
      """
      2:14: error: unexpected character '%'
        a.width == 50%
                     ^
      help: write a share of another size, for example 'a.width == root.width * 0.5'
      """
    ),
    (
      "a.width == 50 @ 750",
      """
      2:15: error: unexpected character '@'
        a.width == 50 @ 750
                      ^
      help: write the priority after '~', for example '~ 750'
      """
    ),
    (
      "a.width == 44; a.height == 3",
      """
      2:14: error: unexpected character ';'
        a.width == 44; a.height == 3
                     ^
      help: write each statement on a line of its own
      """
    ),
    (
      "a.leading ≤ b.leading",
      """
      2:11: error: unexpected character '≤'
        a.leading ≤ b.leading
                  ^
      help: write '<='
      """
    ),
    (
      "a.leading => b.leading",
      """
      2:11: error: '=>' is not a relation
        a.leading => b.leading
                  ^
      help: write '>='
      """
    ),
    (
      "a.leading == b.leading − 8",
      """
      2:24: error: unexpected character '−'
        a.leading == b.leading − 8
                               ^
      help: write '-'
      """
    ),
    (
      "label l “Hello”",
      """
      2:9: error: unexpected character '“'
        label l “Hello”
                ^
      help: write '"' before and after the text
      """
    ),
    (
      "a.leading == b.leading == c.leading",
      """
      2:24: error: relations cannot be chained
        a.leading == b.leading == c.leading
                               ^
      help: write one statement for each relation
      """
    ),
    (
      "a.width == 5 ~ 3 ~ 4",
      """
      2:18: error: an expression cannot have two priorities
        a.width == 5 ~ 3 ~ 4
                         ^
      help: write '~' once, at the end of the statement
      """
    ),
    (
      "a.width ==",
      """
      2:11: error: expected an expression, found the end of the line
        a.width ==
                  ^
      """
    ),
    (
      "  a.width == 12pt",
      """
      2:14: error: '12pt' is not a number
        a.width == 12pt
                   ^
      help: write '12'
      """
    ),
    (
      "a.width == 1e400",
      """
      2:12: error: the number '1e400' is too large
        a.width == 1e400
                   ^
      """
    ),
    (
      "a.width == (b.width + 8",
      """
      2:24: error: expected ')', found the end of the line
        a.width == (b.width + 8
                               ^
      """
    ),
    (
      "a.b c",
      """
      2:5: error: unexpected 'c'
        a.b c
            ^
      """
    ),
    (
      "label l Hello",
      """
      2:9: error: a label needs text
        label l Hello
                ^
      help: write it after the name, for example 'label title "Hello"'
      """
    ),
    (
      #"label l "Hello"#,
      """
      2:9: error: the text has no closing '"'
        label l "Hello
                ^
      """
    ),
    (
      #"label l "a\qb""#,
      #"""
      2:9: error: unknown escape '\q'
        label l "a\qb"
                ^
      help: write '\n', '\t', '\"', '\\' or '\u{1F600}'
      """#
    ),
    (
      "view a intrinsic 5",
      """
      2:19: error: expected a width and a height ('-' for none), found the end of the line
        view a intrinsic 5
                          ^
      """
    ),
    (
      "view a intrinsic -5 5",
      """
      2:18: error: 'intrinsic' cannot have the negative value -5
        view a intrinsic -5 5
                         ^
      """
    ),
    (
      "view a frame 0 0 1e300 nan",
      """
      2:18: error: the number '1e+300' is too large
        view a frame 0 0 1e300 nan
                         ^
      """
    ),
    (
      "view a frame 1 2 3",
      """
      2:19: error: expected x, y, width and height, found the end of the line
        view a frame 1 2 3
                          ^
      """
    ),
    (
      "view a margins 1 2 3 b",
      """
      2:22: error: expected four numbers (top, left, bottom, right), found 'b'
        view a margins 1 2 3 b
                             ^
      """
    ),
    (
      "view a baseline 3",
      """
      2:18: error: expected two distances (first baseline from the top, last baseline from the bottom), \
      found the end of the line
        view a baseline 3
                         ^
      """
    ),
    (
      "label a \"\" lines",
      """
      2:17: error: expected a number of lines, found the end of the line
        label a "" lines
                        ^
      """
    ),
    (
      "guide g hidden",
      """
      2:9: error: a guide has no option 'hidden'
        guide g hidden
                ^
      help: a guide has no options: state its place and size
      """
    ),
    (
      "view a ltr rtl",
      """
      2:12: error: the option 'rtl' repeats or contradicts an earlier option
        view a ltr rtl
                   ^
      """
    ),
    (
      "label a \"\" lines 1.5",
      """
      2:18: error: 'lines' takes a whole number of 0 or more, not 1.5
        label a "" lines 1.5
                         ^
      """
    ),
    (
      "view in in root",
      """
      2:6: error: 'in' cannot be the name of an item
        view in in root
             ^
      """
    ),
    (
      "view a\nguide a",
      """
      3:7: error: the name 'a' is already declared on line 2
        guide a
              ^
      """
    ),
    (
      "root 1 2",
      """
      2:1: error: the root is declared twice, first on line 1
        root 1 2
        ^
      """
    ),
    (
      "--- wide",
      """
      2:5: error: expected a size or 'problems' after '---', found 'wide'
        --- wide
            ^
      """
    ),
    (
      "--- -5 5",
      """
      2:4: error: 'root' cannot have the negative value -5
        --- -5 5
           ^
      """
    ),
    (
      "a\tb\u{0}",
      """
      2:1: error: 'a' is not a kind of item
        a b\u{FFFD}
        ^
      help: begin with 'root', 'view', 'label', 'stack', 'scroll' or 'guide'
      """
    ),
    (
      "\u{0}",
      """
      2:1: error: unexpected character '\\u{0}'
        \u{FFFD}
        ^
      """
    ),
  ]

  @Test(arguments: cases)
  func `a mistake names its location, its cause and its cure`(_ line: String, _ report: String) {
    let scene = Scene(parsing: "root 390 200\n" + line, file: "a.layout")
    #expect(scene.mistakes.description == "a.layout:" + report)
  }

  @Test(arguments: [
    ("", "a.layout:1:1: error: the scene has no root"),
    ("// nothing\n\n", "a.layout:1:1: error: the scene has no root\n  // nothing\n  ^"),
    ("view a", "a.layout:1:1: error: the scene has no root\n  view a\n  ^"),
    ("view a\nroot 1 2", "a.layout:2:1: error: the root must be declared first\n  root 1 2\n  ^"),
  ])
  func `a scene begins with its root`(_ text: String, _ report: String) {
    let help = "\nhelp: begin the scene with its root and its size, for example 'root 390 200'"
    #expect(Scene(parsing: text, file: "a.layout").mistakes.description == report + help)
  }

  @Test func `every line is read, whatever is wrong above it`() {
    let scene = Scene(
      parsing: "root 1 2\nview\nview b %\nview b\n?\nview c\nb.width == == 3", file: "a.layout")
    #expect(scene.mistakes.kept.map { "\($0.line):\($0.column)" } == ["2:5", "3:8", "4:6", "5:1", "7:12"])
    #expect(scene.document.declarations.map(\.name.text) == ["root", "b", "c"])
  }

  @Test func `twenty mistakes are kept and the rest counted`() {
    let scene = Scene(parsing: "root 1 2\n" + String(repeating: "?\n", count: 33), file: "a.layout")
    #expect(scene.mistakes.kept.count == 20)
    #expect(scene.mistakes.description.hasSuffix("\n… and 13 more"))
  }

  @Test func `bytes that are not text are a mistake of their line`() {
    let bytes = Array("root 1 2\nview ".utf8) + [0x61, 0xFF, 0xFE] + Array("\nview b".utf8)
    let scene = Scene(parsing: bytes, file: "a.layout")
    #expect(
      scene.mistakes.description
        == "a.layout:2:7: error: the line is not valid UTF-8\n  view a\u{FFFD}\u{FFFD}\n        ^")
    #expect(scene.document.declarations.map(\.name.text) == ["root", "b"])
  }

  @Test func `a long line is clipped around the location`() {
    let line =
      "a.width == " + String(repeating: "1 + ", count: 50) + "%" + String(repeating: " + 1", count: 50)
    let mistake = Scene(parsing: "root 1 2\n" + line).mistakes.kept[0]
    #expect(mistake.column == 212)
    #expect(mistake.sourceLine.hasPrefix("…") && mistake.sourceLine.hasSuffix("…"))
    #expect(mistake.sourceLine.count <= 142 && Array(mistake.sourceLine)[mistake.caretOffset] == "%")
  }

  @Test(arguments: [
    ("", "(", "parentheses and brackets are nested more than 64 levels deep"),
    ("", "[", "parentheses and brackets are nested more than 64 levels deep"),
    ("", "a(", "parentheses and brackets are nested more than 64 levels deep"),
    ("", "name", "the name is longer than 256 bytes"),
    ("5 ", "-", "expected an expression, found '-'"),
    ("", "1+", "the statement has more than 256 operators, properties and calls"),
    ("", "a.", "the statement has more than 256 operators, properties and calls"),
    ("", "a()", "unexpected 'a'"),
    ("a", "()", "the statement has more than 256 operators, properties and calls"),
    ("[", "a.top,", "the array has more than 10000 elements"),
  ])
  func `endless nesting is a mistake`(_ beginning: String, _ piece: String, _ message: String) {
    let scene = Scene(parsing: "root 1 2\n" + beginning + String(repeating: piece, count: 100_000))
    let messages = scene.mistakes.kept.map(\.message)
    #expect(messages == [message])
  }

  @Test(arguments: [("", "(", 100), ("", "1+", 300), ("[", "a.top,", 10_001)])
  func `the help for a statement that is too large is to split it`(
    _ beginning: String, _ piece: String, _ count: Int
  ) {
    let scene = Scene(parsing: "root 1 2\n" + beginning + String(repeating: piece, count: count))
    #expect(scene.mistakes.kept.map(\.help) == ["split it into several statements"])
  }
}
