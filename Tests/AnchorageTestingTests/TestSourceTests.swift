import Foundation
import Testing

@testable import AnchorageTesting

/// Edits of sources, as text.
@Suite struct TestSourceTests {
  /// The source after a table was written into the call at the first `(` of `expectLayout` in a line.
  private func edited(_ text: String, line: Int = 1, from expected: String?, to table: String) -> String? {
    let source = TestSource(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let column = column(in: lines[line - 1]),
      let call = source.call(line: line, column: column, expecting: expected)
    else { return nil }
    return source.replacingTable(of: call, with: table)
  }

  private func column(in line: Substring) -> Int? {
    line.range(of: "expectLayout(").map { line[..<$0.upperBound].utf8.count }
  }

  @Test
  func `a table of several lines keeps its indentation`() {
    let text = #"""
      func test() {
          expectLayout(
              card, width: 320,
              """
              card 0 0 1 1
              """)
          other(1)
      }
      """#
    #expect(
      edited(text, line: 2, from: "card  0  0  1  1", to: "card   0  0  2  2\n└ dot  0  0  1  1") == #"""
        func test() {
            expectLayout(
                card, width: 320,
                """
                card   0  0  2  2
                └ dot  0  0  1  1
                """)
            other(1)
        }
        """#)
  }

  @Test
  func `a missing table is added behind the other arguments`() {
    #expect(
      edited("func test() {\n    expectLayout(makeCard(\"a\")) }", line: 2, from: nil, to: "a  0\nb  1")
        == #"""
        func test() {
            expectLayout(makeCard("a"), """
                a  0
                b  1
                """) }
        """#)
    #expect(
      edited("expectLayout(\n\tcard,\n)", from: nil, to: "a")
        == "expectLayout(\n\tcard, \"\"\"\n  a\n  \"\"\"\n)")
    #expect(
      edited("\texpectLayout(card /* ) */) // )", from: nil, to: "a")
        == "\texpectLayout(card, \"\"\"\n\t\ta\n\t\t\"\"\" /* ) */) // )")
  }

  @Test
  func `a table in one line becomes one of several`() {
    #expect(
      edited("  expectLayout(card, \"card 0 0 1 1\\n a 0 0 1 1\")", from: "card 0 0 1 1\na 0 0 1 1", to: "b")
        == "  expectLayout(card, \"\"\"\n    b\n    \"\"\")")
    #expect(
      edited("expectLayout(card, \"\")", from: "", to: "b") == "expectLayout(card, \"\"\"\n  b\n  \"\"\")")
  }

  @Test
  func `line ends of Windows stay`() {
    #expect(
      edited("expectLayout(card,\r\n  \"\"\"\r\n  a 1\r\n  \"\"\")\r\n", from: "a 1", to: "a 2\nb 3")
        == "expectLayout(card,\r\n  \"\"\"\r\n  a 2\r\n  b 3\r\n  \"\"\")\r\n")
  }

  @Test
  func `names with backslashes and quotes are escaped`() throws {
    let text = try #require(edited("expectLayout(card)", from: nil, to: #"a\b"""" 0"#))
    #expect(text == "expectLayout(card, \"\"\"\n  a\\\\b\"\"\\\"\" 0\n  \"\"\")")
    #expect(edited(text, from: #"a\b"""" 0"#, to: "a") == "expectLayout(card, \"\"\"\n  a\n  \"\"\")")
  }

  @Test(arguments: [
    "expectLayout(card, \"a \\(1 + (2))\")",
    "expectLayout(card, #\"a 1\"#)",
    "expectLayout(card, table)",
    "expectLayout(card, \"a 1\" + \"\")",
    "expectLayout(card, \"a 2\")",
    "expectLayout(card, \"a 1",
    "expectLayout(card",
    "expectLayout(card, \"a \\(",
  ])
  func `a table that is not plainly in the call is left alone`(text: String) {
    #expect(edited(text, from: "a 1", to: "b") == nil)
  }

  @Test
  func `tables that differ behind // in a name are different`() {
    #expect(edited("expectLayout(a, \"a//b 1\")", from: "a//c 1", to: "b") == nil)
    #expect(edited("expectLayout(a, \"a//b 1 // x\")", from: "a//b 1", to: "b") != nil)
  }

  @Test
  func `strings, brackets and comments around the table do not mislead`() {
    let text = #"""
      expectLayout(make(")", [{ "\("(")" }], /* " /* ( */ */ #")"#), // ")
        direction: .leftToRight, "a 1" /* "a 1" */)
      """#
    #expect(
      edited(text, from: "a 1", to: "b")
        == text.replacingOccurrences(of: "\"a 1\" /", with: "\"\"\"\n  b\n  \"\"\" /"))
  }

  @Test
  func `a call is where the compiler says it is`() throws {
    func place(_ text: String, line: Int = #line, column: Int = #column) -> (line: Int, column: Int) {
      (line, column)
    }
    // Columns count bytes: "é" has two.
    let (é, place) = (1, place("a table"))
    let source = TestSource(try String(contentsOfFile: "\(#filePath)", encoding: .utf8))
    #expect(source.call(line: place.line, column: place.column, expecting: "a table") != nil, "\(é)")
    #expect(source.call(line: place.line - 1, column: place.column + 1, expecting: "a table") == nil)
  }

  @Test
  func `a call that moved is found if it is the only one with its table`() {
    let moved = "\n\n  expectLayout(a, \"a 1\")\n  expectLayout(b, \"b 1\")\n"
    let source = TestSource(moved)
    #expect(source.call(line: 1, column: 15, expecting: "a 1")?.literal == 20..<25)
    #expect(source.call(line: 1, column: 15, expecting: "c 1") == nil)
    #expect(TestSource(moved + moved).call(line: 1, column: 15, expecting: "a 1") == nil)
    #expect(source.call(line: 1, column: 15, expecting: nil) == nil)
    #expect(TestSource("\n  expectLayout(a)").call(line: 1, column: 15, expecting: nil) != nil)
    for (line, column) in [(0, 0), (-1, 5), (1, -1), (900, 900), (3, 10_000)] {
      #expect(source.call(line: line, column: column, expecting: "a 2") == nil)
    }
  }
}
