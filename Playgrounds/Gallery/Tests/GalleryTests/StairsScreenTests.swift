import AnchorageTesting
import Screens
import Testing

@Suite struct StairsScreenTests {
  @Test
  func `the cell is as high as the stairs in it`() {
    // 375 - 8 = 367, a third is 122.33, 15 letters: "first step, not | long", "second step, | somewhat longer", "third":
    // 32 + 32 + 16 = 80, and 8 more for the cell.
    expectLayout(
      StairsScreen(),
      """
      screen            0       0  375     150
      └ cell            0       0  375      88
        └ stairs        4       4  367      80
          ├ step1       0       0  122.33   32
          ├ step2     122.33   32  122.33   32
          └ step3     244.67   64  122.33   16
      """)
  }

  @Test
  func `a new width makes a new height in the same pass`() {
    // 320: 312 / 3 = 104, 13 letters: 2, 3 and 1 lines, 6 × 16 + 8 = 104. 280: 272 / 3 = 90.67, 11 letters: "second | step, |
    // somewhat | longer", 7 × 16 + 8 = 120. Four steps of 367 / 4 = 91.75 have 11 letters, too: 2 + 4 + 1 + 1 lines, 136.
    #expect(
      StairsScreen().sweep("cell") == [
        "375 points wide: 0 0 375 88", "320 points wide: 0 0 320 104", "280 points wide: 0 0 280 120",
        "a fourth step: 0 0 375 136",
      ])
  }
}
