import AnchorageTesting
import Screens
import Testing

@Suite struct ExpandingScreenTests {
  @Test
  func `one cell expands, and the next one moves`() {
    // Collapsed: 4 + 21 + 4 + 64 + 4 + 32 = 129. The text is 375 - 16 = 359 wide, 44 letters: 5 lines, 80 points.
    // Expanded: 65 + 80 = 145.
    let screen = ExpandingScreen()
    screen.tap(0)
    expectLayout(
      screen,
      """
      screen         0    0  375  320
      └ table        0    0  375  320
        ├ cell1      0    0  375  145
        │ ├ title    8    4  359   21
        │ ├ content  8   29  359   80
        │ └ more     0  113  375   32
        └ cell2      0  145  375  129
          ├ title    8    4  359   21
          ├ content  8   29  359   64
          └ more     0   97  375   32
      """)
  }

  @Test
  func `a second tap collapses the cell`() {
    #expect(
      ExpandingScreen().sweep("cell1") == [
        "both collapsed: 0 0 375 129", "cell1 tapped: 0 0 375 145", "cell2 tapped: 0 0 375 145",
        "cell1 tapped again: 0 0 375 129",
      ])
    #expect(
      ExpandingScreen().sweep("cell2") == [
        "both collapsed: 0 129 375 129", "cell1 tapped: 0 145 375 129", "cell2 tapped: 0 145 375 145",
        "cell1 tapped again: 0 129 375 145",
      ])
  }
}
