import Testing

@testable import playground

/// `playground check` with ranges of sizes.
struct PlaygroundRangeTests {
  private static let scene = """
    root 400 100
    view card
    card.edges == root.edges.inset(by: 16)
    card.width >= 300
    """

  private func run(_ arguments: String...) -> (status: Int32, lines: [String], errors: String) {
    let desk = Desk(["card.layout": Self.scene])
    let status = desk.run(["check", "card.layout"] + arguments)
    return (status, desk.out.split(separator: "\n").map { String($0) }, desk.err)
  }

  @Test
  func `problems in a range of widths make a check fail`() {
    // 16 + 300 + 16.
    let result = run("--widths", "200...800")
    #expect(result.status == 1)
    #expect(result.lines[0] == "FAIL  card.layout: below 332 points of width, here at 200:")
    #expect(result.lines[1] == "      error: required constraints conflict on the x-axis of 'card'")
    #expect(result.lines.last == "1 scene, 1 layout: 1 not as expected")
  }

  @Test
  func `ranges without problems are as expected`() {
    let result = run("--widths=332...800", "--heights", "40...60.5")
    #expect(result.status == 0)
    #expect(
      result.lines == [
        "ok    card.layout: 332...800 wide", "ok    card.layout: 40...60.5 high",
        "1 scene, 2 layouts: all as expected",
      ])
  }

  @Test
  func `the expectations of a scene are compared at its own size, too`() {
    let desk = Desk(["card.layout": Self.scene + "\n---\nroot 0 0 400 100\ncard 16 16 368 68\n"])
    #expect(desk.run(["check", "card.layout", "--widths", "400...400"]) == 0)
    #expect(
      desk.out == """
        ok    card.layout: 400 100
        ok    card.layout: 400...400 wide
        1 scene, 2 layouts: all as expected

        """)
  }

  @Test
  func `JSON has a line for each range, with the problems and their edits`() {
    let result = run("--json", "--widths", "200...800", "--heights=40...60")
    #expect(result.status == 1 && result.lines.count == 3)
    let start =
      #"{"file":"card.layout","axis":"width","asked":[200,800],"ranges":[{"sizes":[200,332],"size":200,"problem":{"kind":"conflict","#
    #expect(result.lines[1].hasPrefix(start))
    #expect(
      result.lines[1].hasSuffix(
        #""edits":[{"file":"card.layout","line":4,"column":18,"length":0,"replacement":" ~ 999"}]}}}]}"#))
    #expect(result.lines[2] == #"{"file":"card.layout","axis":"height","asked":[40,60],"ranges":[]}"#)
  }

  @Test
  func `a note in a range has its own field`() {
    let desk = Desk(["a.layout": "root 40 20\nlabel a \"Title\" lines 1\na.edges == root.edges"])
    #expect(desk.run(["check", "--json", "a.layout", "--widths", "30...50"]) == 1)
    // Five letters of eight points.
    let line = desk.out.split(separator: "\n").last ?? ""
    #expect(
      line.hasPrefix(
        #"{"file":"a.layout","axis":"width","asked":[30,50],"ranges":[{"sizes":[30,40],"size":30,"note":{"kind":"cutText","#
      ))
  }

  @Test
  func `builds show the problems of a range at their lines`() {
    let result = run("--format", "github", "--widths", "200...800")
    #expect(result.status == 1 && result.lines.count == 1)
    #expect(
      result.lines[0].hasPrefix(
        "::error file=card.layout,line=4,col=1::below 332 points of width, here at 200:%0Aerror: required"))
    #expect(run("--format", "xcode", "--widths", "332...800").lines == [])
  }

  @Test(arguments: ["800...200", "200", "200...", "...800", "-5...10", "a...b", "1...2...3", "200..<800"])
  func `a range that is none is refused`(text: String) {
    let result = run("--widths", text)
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        """
        error: '--widths' needs two numbers, the smaller first, not '\(text)'
        help: write, for example, '--widths 200...800'
        """))
  }

  @Test
  func `a range is given once for each axis, and has no effect elsewhere`() {
    #expect(
      run("--widths", "1...2", "--widths", "3...4").errors.hasPrefix("error: '--widths' is given twice"))
    let desk = Desk(["card.layout": Self.scene])
    #expect(desk.run(["card.layout", "--widths", "1...2"]) == 2)
    #expect(desk.err.hasPrefix("error: '--widths' has no effect with 'playground FILE.layout'"))
  }
}
