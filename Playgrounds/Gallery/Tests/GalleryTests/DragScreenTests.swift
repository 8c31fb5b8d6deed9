import AnchorageHeadless
import AnchorageTesting
import Screens
import Testing

@Suite struct DragScreenTests {
  @Test(arguments: [
    // The tip is 3 × 8 + 8 = 32 wide and 16 + 4 = 20 high, its centre where the finger is: 50 - 16, 50 - 10.
    (50.0, 50.0, "34 40 32 20"),
    // At the upper left: 0, 0. At the lower right: 335 - 32 = 303, 300 - 20 = 280.
    (-100, -100, "0 0 32 20"), (1000, 1000, "303 280 32 20"),
    // Beyond one edge, the other coordinate is the finger's: 200 - 16 = 184, 200 - 10 = 190.
    (200, -100, "184 0 32 20"), (1000, 200, "303 190 32 20"),
  ])
  func `the tip follows the finger, and stays inside`(x: Double, y: Double, tip: String) {
    let screen = DragScreen()
    screen.drag(to: LayoutPoint(x: x, y: y))
    screen.layoutIfNeeded()
    #expect(screen.frames(of: ["tip"]) == [tip])
    expectNoProblems(screen)
  }

  @Test
  func `the tip returns when the finger does`() {
    let screen = DragScreen()
    for point in [LayoutPoint(x: 1000, y: 1000), LayoutPoint(x: 50, y: 50)] {
      screen.drag(to: point)
      screen.layoutIfNeeded()
    }
    #expect(screen.frames(of: ["tip"]) == ["34 40 32 20"])
  }
}
