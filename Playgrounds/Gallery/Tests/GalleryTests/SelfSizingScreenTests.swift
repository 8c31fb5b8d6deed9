import AnchorageTesting
import Screens
import Testing

@Suite struct SelfSizingScreenTests {
  @Test
  func `a cell is as high as its text, and the next one is below it`() {
    // The text is 375 - 4 - 44 - 4 - 4 = 319 wide, 39 letters: 20 words are 3 lines, 48 points.
    // 4 + 22 + 4 + 48 + 4 = 82, and 0.5 for the separator.
    let screen = SelfSizingScreen()
    screen.write(words: 20)
    expectLayout(
      screen,
      """
      screen          0   0    375  180
      └ table         0   0    375  180
        ├ cell1       0   0    375   82
        │ ├ avatar    4   4     44   44
        │ ├ title    52   4    319   22
        │ └ content  52  30    319   48
        └ cell2       0  82.5  375   50
          ├ avatar    4   4     44   44
          ├ title    52   4    319   22
          └ content  52  30    319   16
      """)
  }

  @Test(arguments: [
    // 34 + 16 for each line; 9 words have 39 letters, one more does not fit.
    (3, 50), (9, 50), (10, 66), (20, 82),
  ])
  func `each line makes the cell 16 points higher`(words: Int, height: Int) {
    let screen = SelfSizingScreen()
    screen.write(words: words)
    screen.layoutIfNeeded()
    #expect(screen.frames(of: ["cell1", "cell2"]) == ["0 0 375 \(height)", "0 \(height).5 375 50"])
  }

  @Test
  func `the avatar has no say in the height`() {
    // Without text, 4 + 22 + 4 + 0 + 4 = 34, although the avatar ends at 48.
    let screen = SelfSizingScreen()
    screen.layoutIfNeeded()
    #expect(screen.frames(of: ["cell1", "avatar"]) == ["0 0 375 34", "4 4 44 44"])
  }
}
