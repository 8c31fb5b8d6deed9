import Screens
import Testing

@Suite struct SliderScreenTests {
  @Test
  func `the view inside is half as wide, wherever the slider is`() {
    // 288 × 1 / 2 = 144, 288 × 0.5 / 2 = 72, 288 × 0.25 / 2 = 36; as high as the container.
    #expect(
      SliderScreen().sweep("half") == [
        "slider at 1.0: 0 0 144 69", "slider at 0.5: 0 0 72 69", "slider at 0.25: 0 0 36 69",
      ])
  }

  @Test(arguments: [(1.0, "16 198 288 69", "306 108 28 28"), (0.5, "16 198 144 69", "162 108 28 28")])
  func `the container is as wide as the slider says`(value: Double, container: String, thumb: String) {
    let screen = SliderScreen()
    screen.slide(to: value)
    screen.layoutIfNeeded()
    // The thumb's centre is on the track: 32 + 288 × value - 14, 120 + 2 - 14 = 108.
    #expect(screen.frames(of: ["container", "thumb"]) == [container, thumb])
  }
}
