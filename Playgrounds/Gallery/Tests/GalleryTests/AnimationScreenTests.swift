import Screens
import Testing

@Suite struct AnimationScreenTests {
  @Test
  func `the label goes from outside to the centre, fast at first`() {
    // The centre is 187.5 - 375 × (1 - frame / 16)³, the left edge 100 before it: -187.5 and -287.5 at first;
    // 187.5 - 375 × 27 / 64 = 29.297; 187.5 - 375 / 8 = 140.625; 187.5 - 375 / 64 = 181.641; 187.5 and 87.5 at last.
    #expect(
      AnimationScreen().sweep("label") == [
        "frame 0 of 16: -287.5 60 200 40", "frame 4 of 16: -70.7 60 200 40", "frame 8 of 16: 40.63 60 200 40",
        "frame 12 of 16: 81.64 60 200 40", "frame 16 of 16: 87.5 60 200 40",
      ])
  }
}
