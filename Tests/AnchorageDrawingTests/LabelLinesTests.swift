import AnchorageHeadless
import Testing

@testable import AnchorageDrawing

/// The lines that are drawn of a text in a label of a size; a character is 8 × 16 points.
private func lines(
  _ text: String, _ width: Double, _ height: Double, lines limit: Int = 0,
  _ mode: LayoutLabel.LineBreakMode = .byClipping
) -> [String] {
  let label = LayoutLabel(text: text, frame: LayoutRect(x: 0, y: 0, width: width, height: height))
  label.numberOfLines = limit
  label.lineBreakMode = mode
  return label.drawnLines
}

@Suite struct LabelLinesTests {
  // 100 points have room for 12 characters.
  @Test(arguments: [LayoutLabel.LineBreakMode.byClipping, .byTruncatingTail])
  func `a line that is too long ends in …`(_ mode: LayoutLabel.LineBreakMode) {
    #expect(lines("Truncated text here", 100, 16, lines: 1, mode) == ["Truncated t…"])
    #expect(lines("Truncated text", 112, 16, lines: 1, mode) == ["Truncated text"])
  }

  @Test func `text wraps where the layout wraps it`() {
    #expect(lines("Ada King Lovelace", 64, 48) == ["Ada King", "Lovelace"])
  }

  @Test func `lines below the frame are left out, and the last that is seen says so`() {
    // The middle of the second line, at 24, is inside; that of the third, at 40, is not.
    #expect(lines("one two three four", 40, 24) == ["one", "two…"])
    #expect(lines("one two three four", 40, 23) == ["one…"])
    #expect(lines("one two", 100, 7) == [])
    #expect(lines("one two", 100, 0) == [])
  }

  @Test func `a limit of lines cuts, too`() {
    #expect(lines("one two three four", 40, 160, lines: 2) == ["one", "two…"])
  }
}
