import AnchorageHeadless
import Testing

@Suite struct LineDifferenceTests {
  @Test func `lines that differ are marked, the expected ones first`() {
    #expect(
      LineDifference.lines(from: ["a 1", "b 2", "c 3"], to: ["a 1", "b 4", "d 5", "c 3"])
        == ["  a 1", "- b 2", "+ b 4", "+ d 5", "  c 3"])
  }

  @Test func `runs of spaces count as one, and lines of both texts are shown as they are`() {
    #expect(LineDifference.lines(from: ["a 1", "b  2"], to: ["a   1", "b 2"]) == [])
    #expect(LineDifference.lines(from: ["a 1", "b"], to: ["a   1"]) == ["  a   1", "- b"])
  }

  @Test func `the lines of a tree count if the expected table has some`() {
    let table = "root  0\n├ a   1\n└ b   2"
    #expect(LineDifference.lines(from: ["root 0", "a 1", "b 2"], toTable: table) == [])
    #expect(LineDifference.lines(from: ["root 0", "└ a 1", "└ b 2"], toTable: table).count == 4)
  }

  @Test func `long texts with little in common differ altogether between their first and last lines`() {
    let (old, new) = ((0..<2001).map { "old \($0)" }, (0..<2001).map { "new \($0)" })
    let lines = LineDifference.lines(
      from: ["first"] + old + ["both"] + old + ["last"], to: ["first"] + new + ["both"] + new + ["last"])
    #expect(lines.first == "  first" && lines.last == "  last" && !lines.contains("  both"))
    #expect(lines[1..<4004].allSatisfy { $0.hasPrefix("- ") } && lines.count == 2 + 2 * 4003)
  }

  @Test func `comments and blank lines are not expected`() {
    #expect("a 1 // first\n\n//\nb//c 2  \n".expectedLines == ["a 1", "b//c 2"])
    #expect("a // 1 \n\n".writtenLines == ["a // 1"])
  }
}
