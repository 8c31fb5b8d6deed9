import Anchorage
import Testing

@testable import AnchorageScenes

/// Runs the command on scenes given as text, without a terminal or files.
private func run(_ arguments: String..., files: [String: String] = [:]) -> (
  status: Int32, out: String, err: String
) {
  var (out, err) = ("", "")
  let environment = PlaygroundEnvironment(
    read: { (file) throws(PlaygroundReadError) in
      guard let text = files[file] else { throw PlaygroundReadError(reason: "No such file or directory") }
      return Array(text.utf8)
    },
    write: { out += $0 }, writeError: { err += $0 }, draw: { "(drawing of \($0.name))" })
  let status = PlaygroundCommand.run(arguments, in: environment)
  return (status, out, err)
}

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

  @Test func `problems stand between table and drawing`() {
    let result = run("-", files: ["-": "root 100 50\nview a\na.width == 5\na.width == 6"])
    let parts = result.out.split(separator: "\n\n")
    #expect(parts.count >= 3 && parts.last == "(drawing of root)\n")
    #expect(parts[1].hasPrefix("error: required constraints conflict on the x-axis of 'a'\n"))
    #expect(parts[1].contains("a.width == 5      standard input:3\n"))
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
    #expect(lines[0].hasPrefix(#"{"size":[10,10],"frames":{"root":[0,0,10,10],"# + frames))
    #expect(lines[1].hasPrefix(#"{"size":[20,5],"frames":{"root":[0,0,20,5],"# + frames))
  }

  @Test func `--check says what is compared and that it agrees`() {
    let result = run(
      "--check", "a.layout", "b.layout", files: ["a.layout": Self.scene, "b.layout": "root 3 4"])
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

  @Test func `--check prints a line diff and fails`() {
    let wrong = Self.scene.replacing("└ a   10  10   80  30", with: "└ a   10  11   80  30")
    let result = run("--check", "a.layout", files: ["a.layout": wrong])
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

  @Test func `a changed number in a statement makes --check fail`() {
    let changed = Self.scene.replacing("inset(by: 10)", with: "inset(by: 10.5)")
    #expect(run("--check", "a.layout", files: ["a.layout": changed]).status == 1)
  }

  @Test func `--check compares problems`() {
    let scene = "root 10 10\nview a frame 1 2 3 4\n--- problems\n// none\n"
    #expect(run("--check", "-", files: ["-": scene]).status == 0)
    #expect(run("--check", "-", files: ["-": scene + "error: some"]).status == 1)
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
    let result = run("--check", "nowhere.layout")
    #expect(result.err == "error: cannot read 'nowhere.layout': No such file or directory\n")
    #expect(
      result.out == "0 scenes, 0 layouts: nothing was compared; 1 scene cannot be run\n" && result.status == 2
    )
  }

  @Test(arguments: [
    ([], "error: no file is given"),
    (["--sise", "3x4", "a"], "error: unknown option '--sise'\nhelp: did you mean '--size'?"),
    (["-x", "a"], "error: unknown option '-x'"),
    (["a", "--size"], "error: '--size' needs a size, for example '--size 320x200'"),
    (
      ["a", "--size", "3"], "error: '3' is not a size\nhelp: write two numbers, for example '--size 320x200'"
    ),
    (
      ["a", "--size", "-3x4"],
      "error: '-3x4' is not a size\nhelp: write two numbers, for example '--size 320x200'"
    ),
    (
      ["a", "--size", "nanx4"],
      "error: 'nanx4' is not a size\nhelp: write two numbers, for example '--size 320x200'"
    ),
    (
      ["a", "--size", "3x1e9"],
      "error: '3x1e9' is not a size\nhelp: write two numbers, for example '--size 320x200'"
    ),
    (["--json", "--check", "a"], "error: '--json' and '--check' cannot be combined"),
    (
      ["--check", "--size", "3x4", "a"],
      "error: '--size' and '--check' cannot be combined: the scene names the sizes at which it is checked"
    ),
  ])
  func `wrong usage is explained on standard error`(_ arguments: [String], _ message: String) {
    var err = ""
    let environment = PlaygroundEnvironment(
      read: { (_) throws(PlaygroundReadError) in [] }, write: { _ in }, writeError: { err += $0 },
      draw: { _ in "" })
    #expect(PlaygroundCommand.run(arguments, in: environment) == 2)
    #expect(err == "\(message)\n\n\(PlaygroundCommand.usage)\n")
  }

  @Test func `--help prints the usage`() {
    let result = run("--help")
    #expect(result.out == PlaygroundCommand.usage + "\n" && result.status == 0 && result.err == "")
  }
}
