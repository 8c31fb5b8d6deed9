import Testing

@testable import playground

/// The command with `--explain-log`.
@Suite struct LogCommandTests {
  private func run(_ arguments: String..., files: [String: String] = [:]) -> (
    status: Int32, out: String, err: String
  ) {
    var (out, err) = ("", "")
    let environment = PlaygroundEnvironment(
      read: { (file) throws(PlaygroundReadError) in
        guard let text = files[file] else { throw PlaygroundReadError(reason: "No such file or directory") }
        return Array(text.utf8)
      },
      filesBeside: { _ in [] }, write: { out += $0 }, writeError: { err += $0 }, draw: { _, _ in "" })
    let status = PlaygroundCommand.run(arguments, in: environment)
    return (status, out, err)
  }

  @Test func `a log is explained`() {
    let result = run("--explain-log", "app.log", files: ["app.log": LogReadingTests.widths])
    #expect(result.out == LogReadingTests.report + "\n")
    #expect(result.status == 0 && result.err == "")
  }

  @Test func `logs are read from standard input, too`() {
    let result = run("-", "--explain-log", files: ["-": LogReadingTests.widths])
    #expect(result.out.hasPrefix("standard input:1: error: "))
    #expect(result.status == 0)
  }

  @Test func `no control character of a log reaches the terminal`() {
    let log = LogReadingTests.widths.replacing("UIView", with: "UI\u{1B}]0;x\u{7}V\u{9B}2J\u{7F}\r")
    let named = LogReadingTests.widths.replacing(
      "width == 100", with: "width == 100 'a\u{1B}[2J\u{9D}\u{7F}'")
    for (file, text) in [("app\u{1B}[2J.log", LogReadingTests.widths), ("a.log", log), ("a.log", named)] {
      let result = run("--explain-log", file, "no\u{1B}.log", files: [file: text])
      let scalars = (result.out + result.err).unicodeScalars
      #expect(!scalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) })
      #expect(result.err.contains("'no�.log'"))
    }
    let result = run("--explain-log", "app\u{1B}[2J.log", files: ["app\u{1B}[2J.log": LogReadingTests.widths])
    #expect(result.out.hasPrefix("app�[2J.log:1: error: "))
    #expect(run("--\u{1B}[2J").err.hasPrefix("error: unknown option '--�[2J'\n"))
  }

  @Test func `a text with nothing to explain is an error`() {
    let result = run("--explain-log", "app.log", files: ["app.log": "hello\n"])
    #expect(result.err == "error: 'app.log' has no report of constraints that cannot be satisfied\n")
    #expect(result.status == 2 && result.out == "")
  }

  @Test func `a file that cannot be read is an error, and the next one is explained`() {
    let result = run("--explain-log", "no.log", "app.log", files: ["app.log": LogReadingTests.widths])
    #expect(result.err == "error: cannot read 'no.log': No such file or directory\n")
    #expect(result.out.hasSuffix(LogReadingTests.report + "\n"))
    #expect(result.status == 2)
  }

  @Test(arguments: [
    (
      ["--explain-log", "--json", "a"],
      "'--explain-log' reads logs, and can be combined with '--watch' only"
    ),
    (
      ["--check", "--explain-log", "a"],
      "'--explain-log' reads logs, and can be combined with '--watch' only"
    ),
    (
      ["--explain-log", "--plain", "a"],
      "'--explain-log' reads logs, and can be combined with '--watch' only"
    ),
    (
      ["--explain-log", "--wishes", "a"],
      "'--explain-log' reads logs, and can be combined with '--watch' only"
    ),
    (["--explain-log"], "no file is given"),
  ])
  func `wrong arguments are named`(_ arguments: [String], _ message: String) {
    do throws(PlaygroundUsageError) {
      _ = try PlaygroundCommand(arguments)
      Issue.record("accepted")
    } catch {
      #expect(error.description == "error: \(message)")
    }
  }
}
