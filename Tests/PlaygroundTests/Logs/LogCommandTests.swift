import Testing

@testable import playground

/// `playground log FILE...`
@Suite struct LogCommandTests {
  @Test func `a log is explained`() {
    let result = run("log", "app.log", files: ["app.log": LogReadingTests.widths])
    #expect(result.out == LogReadingTests.report + "\n")
    #expect(result.status == 0 && result.err == "")
  }

  @Test func `logs are read from standard input, too`() {
    let result = run("log", "-", files: ["-": LogReadingTests.widths])
    #expect(result.out.hasPrefix("standard input:1: error: "))
    #expect(result.status == 0)
  }

  @Test func `no control character of a log reaches the terminal`() {
    let log = LogReadingTests.widths.replacing("UIView", with: "UI\u{1B}]0;x\u{7}V\u{9B}2J\u{7F}\r")
    let named = LogReadingTests.widths.replacing(
      "width == 100", with: "width == 100 'a\u{1B}[2J\u{9D}\u{7F}'")
    for (file, text) in [("app\u{1B}[2J.log", LogReadingTests.widths), ("a.log", log), ("a.log", named)] {
      let result = run("log", file, "no\u{1B}.log", files: [file: text])
      let scalars = (result.out + result.err).unicodeScalars
      #expect(!scalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) })
      #expect(result.err.contains("'no�.log'"))
    }
    let result = run("log", "app\u{1B}[2J.log", files: ["app\u{1B}[2J.log": LogReadingTests.widths])
    #expect(result.out.hasPrefix("app�[2J.log:1: error: "))
    #expect(run("--\u{1B}[2J").err.hasPrefix("error: unknown option '--�[2J'\n"))
  }

  @Test func `a text with nothing to explain is an error`() {
    let result = run("log", "app.log", files: ["app.log": "hello\n"])
    #expect(result.err == "error: 'app.log' has no report of constraints that cannot be satisfied\n")
    #expect(result.status == 2 && result.out == "")
  }

  @Test func `a file that cannot be read is an error, and the next one is explained`() {
    let result = run("log", "no.log", "app.log", files: ["app.log": LogReadingTests.widths])
    #expect(result.err == "error: cannot read 'no.log': No such file or directory\n")
    #expect(result.out.hasSuffix(LogReadingTests.report + "\n"))
    #expect(result.status == 2)
  }
}
