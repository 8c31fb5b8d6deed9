import AnchorageHeadless
import Foundation
import Testing

@testable import AnchorageScenes
@testable import playground

@Suite struct PlaygroundCommandTests {
  static let scene = """
    root 100 50
    view a
    a.edges == root.edges.inset(by: 10)
    ---
    root   0   0  100  50
    └ a   10  10   80  30
    --- 60 40.5
    root 0 0 60 40.5
    └ a 10 10 40 20.5
    """

  @Test func `a scene prints its frame table and its drawing`() {
    let result = run("a.layout", files: ["a.layout": Self.scene])
    #expect(
      result.out == """
        root   0   0  100  50
        └ a   10  10   80  30

        (drawing of root)

        """)
    #expect(result.status == 0 && result.err == "")
  }

  @Test func `further sizes follow under a line of dashes`() {
    let result = run("--size", "60x40.5", "a.layout", files: ["a.layout": Self.scene])
    #expect(
      result.out.hasSuffix(
        "\n--- 60 40.5\nroot   0   0  60  40.5\n└ a   10  10  40  20.5\n\n(drawing of root)\n"))
  }

  @Test func `problems stand below table and drawing`() {
    let result = run("-", files: ["-": "root 100 50\nview a\na.width == 5\na.width == 6"])
    let parts = result.out.split(separator: "\n\n")
    #expect(parts.count >= 3 && parts[1] == "(drawing of root)")
    #expect(parts[2].hasPrefix("error: required constraints conflict on the x-axis of 'a'\n"))
    #expect(parts[2].contains("a.width == 5      standard input:3\n"))
  }

  /// Text that is cut in a label of 20 points, and a wish that loses.
  static let cut = """
    root 100 50
    label a "Ada" lines 1
    a.topLeading == root.topLeading
    a.width == 20
    a.width == 40 ~ .high
    """

  @Test func `notes are below the drawing, and missed optional constraints with an option`() {
    let notes = """
      note: the text of 'a' is cut: it needs 24 points of width and has 20
      note: the first of these constraints cannot hold, because the second is required
          a.width == 40 ~ .high      a.layout:5
          a.width == 20              a.layout:4
      """
    let table = "root  0  0  100  50\n└ a   0  0   20  16\n\n(drawing of root)\n\n"
    let files = ["a.layout": Self.cut]
    #expect(run("a.layout", files: files).out == "\(table)\(notes)\n")
    let wish =
      "note: an optional constraint is missed by 20 points\n    a.width == 40 ~ .high      a.layout:5"
    #expect(run("--optional", "a.layout", files: files).out == "\(table)\(notes)\n\(wish)\n")
  }

  @Test func `reports have colours in a terminal, unless the drawing is plain`() {
    let report = "a.layout:2:1: error: it is wrong\nhelp: write: error: 'x'\n    a.width == 1\nnote: so"
    #expect(
      report.inReportColors
        == "a.layout:2:1: \u{1B}[1;31merror:\u{1B}[0m it is wrong\n\u{1B}[32mhelp:\u{1B}[0m write: error: 'x'"
        + "\n    a.width == 1\n\u{1B}[36mnote:\u{1B}[0m so")
    let files = ["a.layout": Self.cut]
    #expect(
      Desk(files, hasColors: true).output(of: ["a.layout"]).contains("\u{1B}[36mnote:\u{1B}[0m the text"))
    #expect(!Desk(files, hasColors: true).output(of: ["a.layout", "--plain"]).contains("\u{1B}"))
    #expect(!Desk(files).output(of: ["a.layout"]).contains("\u{1B}"))
  }

  @Test(arguments: [(nil, 64), (0, 64), (24, 22), (6, 12), (200, 64)] as [(Int?, Int)])
  func `a drawing is no higher than the terminal`(_ height: Int?, _ rows: Int) {
    #expect(Terminal(width: 80, height: height, variables: [:]).rows == rows)
  }

  @Test func `notes are in JSON, and never make a check fail`() {
    let text = Self.cut.replacing("\na.width == 40 ~ .high", with: "")
    let result = run("--json", "a.layout", files: ["a.layout": text])
    #expect(
      result.out.hasSuffix(
        #""problems":[],"notes":[{"kind":"cutText","text":"note: the text of 'a' is cut: it needs 24 points of width and has 20","constraints":[],"items":["a"]}]}"#
          + "\n"))
    let wishes = run("--json", "--optional", "a.layout", files: ["a.layout": Self.cut])
    #expect(wishes.out.contains(#"{"kind":"missed","text":"#))
    let checked = Self.cut + "\n---\nroot 0 0 100 50\na 0 0 20 16\n"
    #expect(run("check", "a.layout", files: ["a.layout": checked]).status == 0)
  }

  @Test func `several files are headed by their names`() {
    let result = run("a.layout", "b.layout", files: ["a.layout": "root 1 2", "b.layout": "root 3 4"])
    #expect(
      result.out == """
        // a.layout
        root  0  0  1  2

        (drawing of root)

        // b.layout
        root  0  0  3  4

        (drawing of root)

        """)
  }

  @Test func `JSON has one line for each size, absolute frames and whole numbers`() {
    let text = "root 10 10\nview a frame 1 2 3 4\nview b in a frame 0.1 0.2 1 1\nguide g in b\n"
    let result = run("--json", "--size=20x5", "-", files: ["-": text])
    let frames = #""a":[1,2,3,4],"b":[1.1,2.2,1,1],"#
    let lines = result.out.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(#"{"file":"standard input","size":[10,10],"frames":{"root":[0,0,10,10],"# + frames))
    #expect(
      lines[1].hasPrefix(#"{"file":"standard input","size":[20,5],"frames":{"root":[0,0,20,5],"# + frames))
  }

  @Test func `JSON of several files names the file of each line`() {
    let result = run(
      "--json", "a.layout", "b.layout", files: ["a.layout": "root 1 2", "b.layout": "root 3 4"])
    #expect(
      result.out == """
        {"file":"a.layout","size":[1,2],"frames":{"root":[0,0,1,2]},"problems":[],"notes":[]}
        {"file":"b.layout","size":[3,4],"frames":{"root":[0,0,3,4]},"problems":[],"notes":[]}

        """)
  }

  @Test func `a table without the lines of the tree is compared by names and numbers`() {
    let plain =
      "root 100 50\nview a\na.edges == root.edges.inset(by: 10)\n---\nroot 0 0 100 50\na 10 10 80 30\n"
    #expect(run("check", "-", files: ["-": plain]).status == 0)
    let wrong = run("check", "-", files: ["-": plain.replacing("a 10 10", with: "a 10 11")])
    #expect(
      wrong.out == """
        FAIL  standard input:4: 100 50
                root   0   0  100  50
              - a 10 11 80 30
              +  a   10  10   80  30
        1 scene, 1 layout: 1 not as expected

        """)
  }

  @Test func `a conflict that no expectation names makes a check fail`() {
    let scene = "root 100 50\nview a\na.edges == root.edges\na.width == 20\n"
    let tables = scene + "---\nroot 0 0 100 50\n└ a 0 0 100 50\n"
    let result = run("check", "a.layout", files: ["a.layout": tables])
    let lines = result.out.split(separator: "\n")
    #expect(lines[0] == "ok    a.layout: 100 50")
    #expect(lines[1] == "FAIL  a.layout:5: problems at 100 50")
    #expect(lines[2] == "      + error: required constraints conflict on the x-axis of 'a'")
    #expect(lines.last == "1 scene, 2 layouts: 1 not as expected" && result.status == 1)
  }

  @Test func `a check says what is compared and that it agrees`() {
    let result = run(
      "check", "a.layout", "b.layout", files: ["a.layout": Self.scene, "b.layout": "root 3 4"])
    #expect(
      result.out == """
        checking 2 scenes
        ok    a.layout: 100 50
        ok    a.layout: 60 40.5
        none  b.layout: has no expectations
        2 scenes, 2 layouts: all as expected

        """)
    #expect(result.status == 0)
  }

  @Test func `a check prints a line diff and fails`() {
    let wrong = Self.scene.replacing("└ a   10  10   80  30", with: "└ a   10  11   80  30")
    let result = run("check", "a.layout", files: ["a.layout": wrong])
    #expect(
      result.out == """
        FAIL  a.layout:4: 100 50
                root   0   0  100  50
              - └ a   10  11   80  30
              + └ a   10  10   80  30
        ok    a.layout: 60 40.5
        1 scene, 2 layouts: 1 not as expected

        """)
    #expect(result.status == 1)
  }

  @Test func `a changed number in a statement makes a check fail`() {
    let changed = Self.scene.replacing("inset(by: 10)", with: "inset(by: 10.5)")
    #expect(run("check", "a.layout", files: ["a.layout": changed]).status == 1)
  }

  @Test func `a check compares problems`() {
    let scene = "root 10 10\nview a frame 1 2 3 4\n--- problems\n// none\n"
    #expect(run("check", "-", files: ["-": scene]).status == 0)
    #expect(run("check", "-", files: ["-": scene + "error: some"]).status == 1)
  }

  @Test func `a scene with mistakes is reported and the others still run`() {
    let result = run("a.layout", "b.layout", files: ["a.layout": "root 1", "b.layout": "root 3 4"])
    #expect(
      result.err == """
        a.layout:1:7: error: expected the width and the height of the root, found the end of the line
          root 1
                ^

        """)
    #expect(result.out.hasPrefix("\n// b.layout\nroot  0  0  3  4\n") && result.status == 2)
  }

  @Test func `a file that cannot be read is reported`() {
    let result = run("check", "nowhere.layout")
    #expect(result.err == "error: cannot read 'nowhere.layout': No such file or directory\n")
    #expect(
      result.out == "0 scenes, 0 layouts: nothing was compared; 1 scene cannot be run\n" && result.status == 2
    )
  }

  @Test(arguments: [
    ("profil.layout", "did you mean 'profile.layout'?"),
    ("a/profil.layout", "did you mean 'a/profile.layout'?"),
  ])
  func `a misspelt file is reported with the scene whose name is near`(_ file: String, _ help: String) {
    let result = run(file, files: ["profile.layout": "root 1 2", "profil.txt": "", "other.layout": ""])
    #expect(result.err == "error: cannot read '\(file)': No such file or directory\nhelp: \(help)\n")
  }

  @Test(arguments: ["60x40.5", "60X40.5", "60×40.5"])
  func `a size is two numbers with a sign between them`(_ size: String) throws {
    let command = try PlaygroundCommand(["--size", size, "a.layout"])
    #expect(command.sizes == [LayoutSize(width: 60, height: 40.5)])
  }

  @Test(
    arguments: [
      (true, nil, true), (true, "", true), (true, "1", false), (true, "0", false), (false, nil, false),
    ] as [(Bool, String?, Bool)])
  func `drawings have colours in a terminal unless NO_COLOR is set`(
    _ isTerminal: Bool, _ noColor: String?, _ colors: Bool
  ) {
    var variables = ["TERM": "xterm"]
    variables["NO_COLOR"] = noColor
    #expect(Terminal(width: isTerminal ? 80 : nil, variables: variables).hasColors == colors)
  }

  @Test(
    arguments: [
      ([:], false), (["LC_ALL": "C"], true), (["LC_ALL": "", "LANG": "POSIX"], true),
      (["LANG": "en_GB.UTF-8"], false), (["LC_ALL": "C.utf8", "LANG": "C"], false),
      (["LC_CTYPE": "de_DE.ISO-8859-1", "LANG": "de_DE.UTF-8"], true),
    ] as [([String: String], Bool)])
  func `a locale without UTF-8 is plain`(_ variables: [String: String], _ isPlain: Bool) {
    #expect(Terminal(width: 80, variables: variables).isPlain == isPlain)
  }

  @Test func `a plain table has ASCII branches, and names as they are`() {
    let table = """
      root        0  0  100  50
      ├ a│b       0  0   10  10
      │ └ title   0  0   10  10
      └ c         0  0   10  10
      """
    #expect(
      FrameTableText(table).plain == """
        root        0  0  100  50
        + a│b       0  0   10  10
        | ` title   0  0   10  10
        ` c         0  0   10  10
        """)
  }

  @Test func `a table that is too wide for the terminal has shorter names`() {
    let text = """
      root                           0     0  100  50
      ├ 日本語                    0.25     0   10  10
      └ aVeryLongNameOfSomething   -10  1e+9   10  10
      """
    func fitted(_ columns: Int) -> String {
      var table = FrameTableText(text)
      table.fit(columns)
      return table.text
    }
    #expect(fitted(47) == text)
    #expect(
      fitted(40) == """
        root                    0     0  100  50
        ├ 日本語             0.25     0   10  10
        └ aVeryLongNameOfS›   -10  1e+9   10  10
        """)
    // Numbers are never cut, and eight columns are left to names.
    #expect(
      fitted(8) == """
        root         0     0  100  50
        ├ 日本語  0.25     0   10  10
        └ aVery›   -10  1e+9   10  10
        """)
  }

  @Test(
    arguments: [(nil, false), ("", false), ("dumb", false), ("xterm-256color", true)] as [(String?, Bool)])
  func `a terminal without a name, or a dumb one, knows no escape sequences`(_ name: String?, _ knows: Bool) {
    let terminal = Terminal(width: 0, variables: name.map { ["TERM": $0] } ?? [:])
    #expect(terminal.knowsEscapeSequences == knows && terminal.hasColors == knows)
  }

  @Test(
    arguments: [(nil, nil), ("", nil), ("0", nil), ("-3", nil), ("wide", nil), ("72", 72)]
      as [(String?, Int?)])
  func `COLUMNS counts if it is positive`(_ text: String?, _ columns: Int?) {
    let variables = text.map { ["COLUMNS": $0] } ?? [:]
    #expect(Terminal(width: 90, variables: variables).columns == columns ?? 90)
    #expect(Terminal(width: 200, variables: variables).columns == columns ?? 100)
    #expect(Terminal(width: 0, variables: variables).columns == columns ?? 80)
    #expect(Terminal(width: nil, variables: variables).columns == columns ?? 80)
  }

  @Test func `JSON escapes what would control a terminal, and stays as it is`() {
    let result = run(
      "--json", "-", files: ["-": "root 10 10\nlabel a \"\\u{9B}2J\u{7F}\" lines 1\na.width == 1\n"])
    #expect(result.err == "" && result.out.contains(#""notes":[{"#) && !result.out.contains("�"))
    #expect("\u{9B}2J\u{7F}\u{A0}".jsonLiteral == "\"\\u009b2J\\u007f\u{A0}\"")
  }

  @Test(arguments: [
    ([], "error: no file is given"),
    (["--sise", "3x4", "a"], "error: unknown option '--sise'\nhelp: did you mean '--size'?"),
    (["-x", "a"], "error: unknown option '-x'"),
    (["--json=x", "a"], "error: unknown option '--json=x'\nhelp: did you mean '--json'?"),
    (
      ["--swift", "Login.storyboard"],
      "error: 'Login.storyboard' is not a scene\n"
        + "help: swift run --package-path InterfaceBuilder interface-builder Login.storyboard"
    ),
    (
      ["a", "--size"],
      "error: '--size' needs two numbers\nhelp: write, for example, '--size 320x200'"
    ),
    (
      ["a", "--size", "--json"],
      "error: '--size' needs two numbers\nhelp: write, for example, '--size 320x200'"
    ),
    (
      ["--width", "7", "a"],
      "error: '--width' needs a number of columns from 8 to 1000, not '7'\nhelp: write, for example, '--width 60'"
    ),
    (["--width", "60", "--width=50", "a"], "error: '--width' is given twice"),
    (["--json", "--plain", "a"], "error: '--plain' has no effect with '--json'\nhelp: leave it out"),
    (
      ["--constraints", "a"],
      "error: '--constraints' has no effect with 'playground FILE.layout'\nhelp: leave it out"
    ),
  ])
  func `wrong usage is explained on standard error`(_ arguments: [String], _ message: String) {
    let desk = Desk()
    #expect(desk.run(arguments) == 2)
    let usage =
      arguments.isEmpty
      ? PlaygroundCommand.usage
      : """
      usage: playground FILE.layout... [--size WxH]... [--optional] [--json] [--width N] [--plain] [--no-drawing]
      'playground help' says what all of it does
      """
    #expect(desk.err == "\(message)\n\n\(usage)\n")
  }

  @Test func `the former name of an option says the new one, where it has an effect`() {
    #expect(
      mistake(in: ["a.layout", "--wishes"])
        == "error: unknown option '--wishes'\nhelp: did you mean '--optional'?")
    #expect(mistake(in: ["check", "a.layout", "--wishes"])?.contains("--optional") == false)
  }

  @Test(arguments: ["3", "-3x4", "nanx4", "3x1e9", "3x1000000001", "3x4x5", "x", ""])
  func `a size that is not one is refused`(_ size: String) {
    #expect(
      mistake(in: ["a", "--size", size])
        == "error: '--size' needs two numbers, not '\(size)'\nhelp: write, for example, '--size 320x200'")
  }

  @Test(
    arguments: [
      (.explain, ["--width", "--plain", "--no-drawing", "--optional", "--constraints"]),
      (.check, ["--size", "--width", "--dry-run", "--plain", "--no-drawing", "--optional", "--constraints"]),
      (.draw, ["--width", "--json", "--plain", "--no-drawing", "--optional"]),
      (.log, ["--size", "--width", "--json", "--plain", "--no-drawing", "--optional", "--constraints"]),
      (.format, ["--size", "--width", "--json", "--plain", "--no-drawing", "--optional", "--constraints"]),
    ] as [(Subcommand, [String])])
  func `an option that a subcommand does not take is refused`(_ subcommand: Subcommand, _ options: [String]) {
    for option in options {
      #expect(
        mistake(in: [subcommand.rawValue, "a", option])
          == "error: '\(option)' has no effect with '\(subcommand.rawValue)'\nhelp: leave it out")
    }
  }

  @Test(arguments: [
    (
      ["explain", "a"], "'explain' needs FILE.layout ANCHOR...", "playground explain card.layout title.width"
    ),
    (["check"], "'check' needs FILE.layout...", "playground check card.layout"),
    (["draw", "a"], "'draw' needs FILE.layout OUT", "playground draw card.layout card.svg"),
    (["log"], "'log' needs FILE...", "playground log app.log"),
    (["format"], "'format' needs FORMAT", #"playground format "H:|-[icon]-[title]-|""#),
  ])
  func `what a subcommand needs is named`(_ arguments: [String], _ error: String, _ example: String) {
    #expect(mistake(in: arguments) == "error: \(error)\nhelp: write, for example, '\(example)'")
  }

  @Test func `more than a subcommand takes is refused`() {
    #expect(mistake(in: ["draw", "a", "a.svg", "b"]) == "error: unexpected 'b' after 'draw'")
    #expect(mistake(in: ["version", "2"]) == "error: unexpected '2' after 'version'")
    #expect(
      mistake(in: ["format", "[a]", "a.layout"])
        == "error: unexpected 'a.layout' after 'format'\nhelp: put the format in quotes")
  }

  @Test(arguments: [
    (["--check", "a.layout", "b.layout"], "--check", "check a.layout b.layout"),
    (["a.layout", "--json", "--check"], "--check", "check a.layout --json"),
    (["--check"], "--check", "check card.layout"),
    (
      ["--explain", "a.top", "--explain=b.top", "a.layout", "--size", "3x4"], "--explain",
      "explain a.layout a.top b.top --size 3x4"
    ),
    (["--json", "a.layout", "--explain", "a.top"], "--explain", "explain a.layout a.top --json"),
    (["a.layout", "--explain"], "--explain", "explain a.layout title.width"),
    (["--svg", "a.svg"], "--svg", "draw card.layout a.svg"),
    (["--svg=a.svg", "a.layout", "--constraints"], "--svg", "draw a.layout a.svg --constraints"),
    (["--svg", "-", "my scene.layout"], "--svg", "draw 'my scene.layout' -"),
    (
      ["--html", "a.html", "--size=3x4", "--size", "5x6", "a.layout"], "--html",
      "draw a.layout a.html --size 3x4 --size 5x6"
    ),
    (["--html", "-", "a.layout"], "--html", "draw a.layout page.html"),
    (["--explain-log", "app.log", "-"], "--explain-log", "log app.log -"),
    (["--visual-format", "H:|-[it's]-|"], "--visual-format", #"format 'H:|-[it'\''s]-|'"#),
    (["--watch", "a.layout", "--width", "60"], "--watch", "watch a.layout --width 60"),
    (["a.layout", "--check", "--watch"], "--check", "watch check a.layout"),
    (["watch", "--explain-log", "app.log"], "--explain-log", "watch log app.log"),
  ])
  func `an option that is a subcommand now is refused with the new form`(
    _ arguments: [String], _ option: String, _ line: String
  ) {
    let desk = Desk()
    #expect(desk.run(arguments) == 2 && desk.out == "")
    #expect(desk.err == "error: '\(option)' is a subcommand now\nhelp: playground \(line)\n")
  }

  @Test func `a misspelt subcommand is named`() {
    #expect(
      run("chekc", "a.layout", files: ["a.layout": "root 1 2"]).err
        == "error: cannot read 'chekc': No such file or directory\nhelp: did you mean 'check'?\n")
  }

  @Test func `a scene may have the name of a subcommand, or of an option`() {
    #expect(run("./check", files: ["./check": "root 1 2"]).out.hasPrefix("root  0  0  1  2\n"))
    #expect(run("check", "check", files: ["check": "root 1 2"]).out.hasPrefix("none  check: "))
    #expect(run("--", "--json", files: ["--json": "root 1 2"]).out.hasPrefix("root  0  0  1  2\n"))
  }

  @Test func `help prints the usage, which has every subcommand and option`() {
    let result = run("help")
    #expect(result.out == PlaygroundCommand.usage + "\n" && result.status == 0 && result.err == "")
    #expect(run("--help", "--plain").out == result.out && run("scenes", "-h").out == result.out)
    for word in Subcommand.allCases.map(\.usage) + CommandOption.allCases.map({ "  \($0.usage) " }) {
      #expect(result.out.contains(word))
    }
    #expect(result.out.components(separatedBy: "\n").dropFirst().allSatisfy { $0.count <= 100 })
  }

  @Test func `help prints the language of scenes, and knows no other topic`() {
    #expect(run("help", "scene").out == SceneLanguage.text + "\n")
    #expect(run("--help", "scene").out == SceneLanguage.text + "\n")
    #expect(
      mistake(in: ["help", "scenes"])
        == "error: unexpected 'scenes' after 'help'\nhelp: 'playground help scene' prints the language of scenes"
    )
  }

  @Test func `the version is that of the package`() {
    for word in ["version", "--version"] {
      #expect(run(word) == (0, "playground of Anchorage, \(PlaygroundCommand.version)\n", ""))
    }
  }

  @Test func `a format is printed as the lines that say the same`() {
    #expect(
      run("format", "H:|-[icon(44)]-gap-[title(>=icon,<=wide@low)]-(>=8)-|")
        == (
          0,
          """
          icon.leading == superview.margins.leading
          icon.width == 44
          title.leading == icon.trailing + gap
          title.width >= icon.width
          title.width <= wide ~ low
          title.trailing <= superview.trailing - 8

          """, ""
        ))
    #expect(
      run("format", "V:[a]-8[b]")
        == (
          2, "",
          """
          error: expected '-' after the space
              V:[a]-8[b]
                     ^

          """
        ))
  }
}
