import AnchorageHeadless
import Testing

@testable import playground

/// The files and the output of a command that draws.
private final class Desk {
  var files: [String: String] = [:]
  var (out, err) = ("", "")
  /// Called when a file is drawn.
  var whileDrawing: (Desk) -> Void = { _ in }
  /// The version of a file, and how often files were read.
  var version: (Desk, String) -> String? = { _, _ in nil }
  var readCount = 0
  /// The events while the command waits for changes, one after the other.
  var events: [(Desk) -> Void] = []

  func run(_ arguments: String...) -> Int32 {
    var environment = PlaygroundEnvironment(
      read: { (file) throws(PlaygroundReadError) in
        guard let text = self.files[file] else {
          throw PlaygroundReadError(reason: "No such file or directory")
        }
        self.readCount += 1
        return Array(text.utf8)
      },
      filesBeside: { _ in [] }, write: { self.out += $0 }, writeError: { self.err += $0 },
      draw: { root, style in
        self.whileDrawing(self)
        return
          "(\(root.name), columns \(style.columns.map { "\($0)" } ?? "-")\(style.isPlain ? ", plain" : ""))"
      })
    environment.writeFile = { (file, text) throws(PlaygroundReadError) in
      if file.hasPrefix("/") { throw PlaygroundReadError(reason: "Permission denied") }
      self.files[file] = text
    }
    environment.svg = { root, style in
      "<svg \(root.frame.size)\(style.showsConstraints ? " constraints" : "")>"
    }
    environment.html = { title, count, start, step in
      "<\(title) \(start)>" + (0..<count).map { "\(step($0).1) is \(step($0).0.frame.size)\n" }.joined()
    }
    environment.waitForChange = {
      guard !self.events.isEmpty else { return false }
      self.events.removeFirst()(self)
      return true
    }
    environment.separator = "(again)\n"
    environment.version = { self.version(self, $0) }
    return PlaygroundCommand.run(arguments, in: environment)
  }
}

@Suite struct PlaygroundPictureTests {
  private func desk() -> Desk {
    let desk = Desk()
    desk.files = ["a.layout": "root 100 50", "b.layout": "root 1 2"]
    return desk
  }

  @Test func `--svg writes a drawing and nothing else`() {
    let desk = desk()
    #expect(desk.run("--svg", "a.svg", "a.layout") == 0)
    #expect(desk.files["a.svg"] == "<svg 100 × 50>" && desk.out == "" && desk.err == "")
    #expect(desk.run("a.layout", "--svg=a.svg", "--constraints", "--size", "40x50") == 0)
    #expect(desk.files["a.svg"] == "<svg 40 × 50 constraints>")
  }

  @Test func `- stands for standard output`() {
    let desk = desk()
    #expect(desk.run("--svg", "-", "a.layout") == 0)
    #expect(desk.out == "<svg 100 × 50>" && desk.files["-"] == nil)
  }

  @Test func `--html writes a page of the sizes, each laid out`() {
    let desk = desk()
    #expect(desk.run("--html", "a.html", "--size", "40x50", "--size", "20x5", "a.layout") == 0)
    #expect(
      desk.files["a.html"]
        == "<a.layout 0>100 × 50 is 100 × 50\n40 × 50 is 40 × 50\n20 × 5 is 20 × 5\n")
  }

  @Test func `the title of a page is the name of the file, without folders`() {
    let desk = desk()
    desk.files["/screens/a.layout"] = "root 0 50"
    #expect(desk.run("--html", "a.html", "/screens/a.layout") == 0)
    #expect(desk.files["a.html"] == "<a.layout 0>0 × 50 is 0 × 50\n")
  }

  @Test func `a page of a scene without width has one step`() {
    let desk = desk()
    desk.files["a.layout"] = "root 0 50"
    #expect(desk.run("--html", "a.html", "a.layout") == 0)
    #expect(desk.files["a.html"] == "<a.layout 0>0 × 50 is 0 × 50\n")
  }

  @Test func `a page without sizes goes from half of the width to one and a half`() throws {
    let desk = desk()
    #expect(desk.run("--html", "a.html", "a.layout") == 0)
    let lines = try #require(desk.files["a.html"]).split(separator: "\n")
    #expect(lines.count == 21 && lines[0] == "<a.layout 10>50 × 50 is 50 × 50")
    #expect(lines[10] == "100 × 50 is 100 × 50" && lines[20] == "150 × 50 is 150 × 50")
  }

  @Test func `a file that cannot be written is reported`() {
    let desk = desk()
    #expect(desk.run("--svg", "/a.svg", "a.layout") == 2)
    #expect(desk.err == "error: cannot write '/a.svg': Permission denied\n")
  }

  @Test func `the drawing in the terminal has a width, is plain, or is not there`() {
    let desk = desk()
    _ = desk.run("--width", "60", "--plain", "a.layout")
    #expect(desk.out.hasSuffix("\n\n(root, columns 60, plain)\n"))
    desk.out = ""
    _ = desk.run("--no-drawing", "a.layout")
    #expect(desk.out == "root  0  0  100  50\n")
  }

  @Test func `the version is that of the package`() {
    let desk = desk()
    #expect(
      desk.run("--version") == 0 && desk.out == "playground of Anchorage, \(PlaygroundCommand.version)\n")
  }

  @Test(arguments: [
    (["--svg"], "error: '--svg' needs a file to write, for example '--svg layout.svg', or '-'"),
    (
      ["--svg", "o", "a", "b"], "error: '--svg' writes one drawing\nhelp: name one file, and at most one size"
    ),
    (["--html", "o", "a", "b"], "error: '--html' writes the page of one scene\nhelp: name one file"),
    (["--svg", "o", "--json", "a"], "error: '--svg' and '--json' cannot be combined"),
    (["--svg", "o", "--explain", "a.top", "a"], "error: '--svg' and '--explain' cannot be combined"),
    (
      ["--constraints", "a"],
      "error: '--constraints' is for drawings that '--svg' writes\nhelp: a page that '--html' writes has a box for them"
    ),
    (
      ["--html", "o", "--constraints", "a"],
      "error: '--constraints' is for drawings that '--svg' writes\nhelp: a page that '--html' writes has a box for them"
    ),
    (
      ["--json", "--plain", "a"],
      "error: '--plain' has no effect with '--json'\nhelp: leave one of them out"
    ),
    (
      ["--check", "--width", "60", "a"],
      "error: '--width' has no effect with '--check'\nhelp: leave one of them out"
    ),
    (
      ["--svg", "o", "--no-drawing", "a"],
      "error: '--no-drawing' has no effect with '--svg'\nhelp: leave one of them out"
    ),
    (
      ["--explain", "a.top", "--plain", "a"],
      "error: '--plain' has no effect with '--explain'\nhelp: leave one of them out"
    ),
    (
      ["--html", "o", "--wishes", "a"],
      "error: '--wishes' has no effect with '--html'\nhelp: leave one of them out"
    ),
    (["--width", "60", "--width=50", "a"], "error: '--width' is given twice"),
    (["--svg", "o", "--svg", "p", "a"], "error: '--svg' is given twice"),
    (["--svg", "o", "--svg", "o", "a"], "error: '--svg' is given twice"),
    (["--width"], "error: '--width' needs a number of columns, for example '--width 60'"),
    (
      ["--width", "7", "a"],
      "error: '7' is not a width\nhelp: write a number of columns from 8 to 1000, for example '--width 60'"
    ),
    (["--watch", "-"], "error: '--watch' cannot be combined with '-', which is read once"),
    (["--json=x", "a"], "error: unknown option '--json=x'\nhelp: did you mean '--json'?"),
  ])
  func `wrong usage is explained`(_ arguments: [String], _ message: String) {
    do throws(PlaygroundUsageError) {
      _ = try PlaygroundCommand(arguments)
      Issue.record("\(arguments) are accepted")
    } catch {
      #expect(error.description == message)
    }
  }
}

/// Outputs that would destroy a scene, or make a file of a strange name.
@Suite struct PlaygroundOutputTests {
  @Test(arguments: [
    (
      ["--svg", "c.layout", "b.layout"],
      """
      error: '--svg' would write a drawing to the scene 'c.layout'
      help: name the file to write first, for example '--svg c.svg'
      """
    ),
    (
      ["--html=c.layout", "c.layout"],
      """
      error: '--html' would write a drawing to the scene 'c.layout'
      help: name the file to write first, for example '--html c.html'
      """
    ),
    (
      ["scene.txt", "--svg", "./scene.txt"],
      "error: '--svg' would replace './scene.txt', which is read\nhelp: name another file to write"
    ),
    (
      ["a.layout", "--svg", "--json"],
      """
      error: '--svg' needs a file to write, and '--json' looks like an option
      help: write '--svg=--json' if that is the name of the file
      """
    ),
    (["a.layout", "--svg="], "error: '--svg' needs a file to write, for example '--svg layout.svg', or '-'"),
    (
      ["a.layout", "--html", ""],
      "error: '--html' needs a file to write, for example '--html layout.html', or '-'"
    ),
    (["a", "--size", "--json"], "error: '--size' needs a size, for example '--size 320x200'"),
    (
      ["a", "--explain", "--json"], "error: '--explain' needs an anchor, for example '--explain title.width'"
    ),
  ])
  func `an output that is a scene, an option or nothing is refused`(_ arguments: [String], _ message: String)
  {
    do throws(PlaygroundUsageError) {
      _ = try PlaygroundCommand(arguments)
      Issue.record("\(arguments) are accepted")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `an output may be named like an option behind =, and - is both standard input and output`()
    throws
  {
    #expect(try PlaygroundCommand(["a.layout", "--svg=--json"]).mode == .svg("--json"))
    #expect(try PlaygroundCommand(["-", "--svg", "-"]).mode == .svg("-"))
  }
}

@Suite struct PlaygroundWatchTests {
  private func watch(_ events: ((Desk) -> Void)...) -> Desk {
    let desk = Desk()
    desk.files = ["a.layout": "root 1 1"]
    desk.events = events
    #expect(desk.run("--watch", "--no-drawing", "a.layout") == 0)
    return desk
  }

  @Test func `a file is laid out again when it has settled on other contents`() {
    let desk = watch({ $0.files["a.layout"] = "root 2 2" }, { _ in }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n(again)\nroot  0  0  2  2\n")
  }

  @Test func `a file that is being written waits`() {
    let desk = watch(
      { $0.files["a.layout"] = "root" }, { $0.files["a.layout"] = "root 3" },
      { $0.files["a.layout"] = "root 3 3" }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n(again)\nroot  0  0  3  3\n" && desk.err == "")
  }

  @Test func `a file may be deleted and come back`() {
    let desk = watch(
      { $0.files["a.layout"] = nil }, { _ in }, { _ in }, { $0.files["a.layout"] = "root 4 4" }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n(again)\nroot  0  0  4  4\n" && desk.err == "")
  }

  @Test func `a file that comes back as it was is not laid out again`() {
    let desk = watch(
      { $0.files["a.layout"] = nil }, { _ in }, { $0.files["a.layout"] = "root 1 1" }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n")
  }

  @Test func `a mistake is reported, and its correction laid out`() {
    let desk = watch(
      { $0.files["a.layout"] = "root 1" }, { _ in }, { $0.files["a.layout"] = "root 5 5" }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n(again)\n(again)\nroot  0  0  5  5\n")
    #expect(desk.err.hasPrefix("a.layout:1:7: error: "))
  }

  @Test func `an edit during the first run is laid out`() {
    let desk = Desk()
    desk.files = ["a.layout": "root 1 1"]
    desk.whileDrawing = { $0.files["a.layout"] = "root 2 2" }
    desk.events = [{ _ in }, { _ in }]
    _ = desk.run("--watch", "a.layout")
    #expect(desk.out.contains("(again)\nroot  0  0  2  2\n"))
  }

  @Test func `a file whose version is as it was is not read again`() {
    let desk = Desk()
    desk.files = ["a.layout": "root 1 1"]
    desk.version = { $0.files[$1] }
    desk.events = [
      { _ in }, { _ in }, { $0.files["a.layout"] = "root 2 2" }, { _ in }, { _ in },
    ]
    _ = desk.run("--watch", "--no-drawing", "a.layout")
    #expect(desk.out == "root  0  0  1  1\n(again)\nroot  0  0  2  2\n")
    // Once for each version, and once for each run.
    #expect(desk.readCount == 4)
  }
}
