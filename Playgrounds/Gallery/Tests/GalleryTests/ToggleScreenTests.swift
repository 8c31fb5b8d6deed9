import AnchorageTesting
import Screens
import Testing

@Suite struct ToggleScreenTests {
  @Test
  func `a block of four images is centred`() {
    // 4 × 32 = 128, (375 - 128) / 2 = 123.5. Switches: 4 × 51 + 3 × 32 = 300, (375 - 300) / 2 = 37.5.
    expectLayout(
      ToggleScreen(),
      """
      screen        0      0  375  280
      ├ switch1    37.5  100   51   31
      │ └ knob     22      2   27   27
      ├ switch2   120.5  100   51   31
      │ └ knob     22      2   27   27
      ├ switch3   203.5  100   51   31
      │ └ knob     22      2   27   27
      ├ switch4   286.5  100   51   31
      │ └ knob     22      2   27   27
      └ block     123.5  200  128   32
        ├ image1    0      0   32   32
        ├ image2   32      0   32   32
        ├ image3   64      0   32   32
        └ image4   96      0   32   32
      """)
  }

  @Test
  func `the block stays centred, whatever is hidden`() {
    let screen = ToggleScreen()
    // (375 - 32 × images) / 2.
    let blocks = screen.sweep("block")
    #expect(
      blocks == [
        "all four shown: 123.5 200 128 32",
        "image2 hidden: 139.5 200 96 32",
        "image4 hidden, too: 155.5 200 64 32",
        "image1 hidden, too: 171.5 200 32 32",
        "none shown: 187.5 200 0 32",
        "image2 and image4 shown again: 155.5 200 64 32",
      ])
  }

  @Test
  func `an image closes up when the one before it is hidden`() {
    // 32 + 0 = 32 instead of 64.
    let screen = ToggleScreen()
    screen.setShown(false, at: 1)
    screen.layoutIfNeeded()
    #expect(
      screen.frames(of: ["image1", "image2", "image3", "image4"]) == [
        "0 0 32 32", "32 0 0 32", "32 0 32 32", "64 0 32 32",
      ])
  }
}
