import AnchorageHeadless
import Screens
import Testing

@Suite struct AttachmentScreenTests {
  @Test(arguments: [
    // 20 to the right of the tip and 2 above it: 34 + 20 = 54, 40 - 2 - 16 = 22.
    (50.0, 50.0, "34 40 32 20", "54 22 16 16"),
    // At the top it stays at 0, over the tip.
    (50, -100, "34 0 32 20", "54 0 16 16"),
    // At the right it ends with the container: 335 - 16 = 319 rather than 303 + 20; above the tip, 140 - 18 = 122.
    (1000, 150, "303 140 32 20", "319 122 16 16"),
    (1000, -100, "303 0 32 20", "319 0 16 16"),
  ])
  func `the attachment is at the tip, and stays inside`(x: Double, y: Double, tip: String, attachment: String)
  {
    let screen = AttachmentScreen()
    screen.drag(to: LayoutPoint(x: x, y: y))
    screen.layoutIfNeeded()
    #expect(screen.frames(of: ["tip", "attachment"]) == [tip, attachment])
  }
}
