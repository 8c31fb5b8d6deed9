import AnchorageHeadless
import AnchorageTesting
import Answers
import Testing

/// What the answers have to lay out. All numbers are by hand; a character is 8 points wide and a line 16 high.
@Suite struct JudgeTests {
  @Test
  func `1: the title of a row gives way, and the time does not`() {
    expectLayout(
      row(), width: 390, height: 64,
      """
      row      0   0  390  64
      ├ icon   16  12   40  40
      ├ title  68  24  112  16
      └ time  334  24   40  16
      """)
    // The time begins at 160 - 16 - 40 = 104, so that 104 - 8 - 68 = 28 points are left.
    expectLayout(
      row(), width: 160, height: 64,
      """
      row       0   0  160  64
      ├ icon   16  12   40  40
      ├ title  68  24   28  16
      └ time  104  24   40  16
      """)
    expectLayout(
      row(), width: 390, height: 64, direction: .rightToLeft,
      """
      row       0   0  390  64
      ├ icon  334  12   40  40
      ├ title 210  24  112  16
      └ time   16  24   40  16
      """)
  }

  @Test
  func `2: a card is as high as its contents`() {
    // 288 × 9 / 16 = 162; 256 points are 32 letters, so that the story has two lines; 198 + 32 + 16 = 246.
    expectLayout(
      card(), width: 320, height: 400,
      """
      root       0    0  320  400
      └ card    16   16  288  246
        ├ photo  0    0  288  162
        ├ title 16  174  256   16
        └ story 16  198  256   32
      """)
    // 448 × 9 / 16 = 252; 416 points are 52 letters of 54.
    expectLayout(
      card(), width: 480, height: 480,
      """
      root       0    0  480  480
      └ card    16   16  448  336
        ├ photo  0    0  448  252
        ├ title 16  264  416   16
        └ story 16  288  416   32
      """)
    expectNoProblems(sized(card(), 320, 400))
  }

  @Test
  func `3: three buttons are equally wide, above the home indicator`() {
    // (390 - 2 × 16 - 2 × 8) / 3 = 114; 844 - 34 - 44 = 766.
    expectLayout(
      buttons(), width: 390, height: 844,
      """
      root       0    0  390  844
      ├ cancel  16  766  114   44
      ├ back   138  766  114   44
      └ next   260  766  114   44
      """)
    expectLayout(
      buttons(), width: 390, height: 844, direction: .rightToLeft,
      """
      root       0    0  390  844
      ├ cancel 260  766  114   44
      ├ back   138  766  114   44
      └ next    16  766  114   44
      """)
    expectNoProblems(sized(buttons(), 390, 844))
  }

  @Test
  func `4: fields begin where the widest label ends`() {
    // 16 + 13 × 8 + 12 = 132; 390 - 16 - 132 = 242.
    expectLayout(
      form(), width: 390, height: 112,
      """
      form            0   0  390  112
      ├ name         16  25   32   16
      ├ email        16  71  104   16
      ├ nameField   132  16  242   34
      └ emailField  132  62  242   34
      """)
    expectNoProblems(sized(form(), 390, 112))
  }

  @Test
  func `5: a bubble hugs its text, up to three quarters of the width`() {
    // 292.5 - 24 = 268.5 are 33 letters; the first line has 32, which are 256 points; 390 - 16 - 280 = 94.
    expectLayout(
      bubble(), width: 390, height: 120,
      """
      root      0   0  390  120
      └ bubble 94   8  280   56
        └ text 12  12  256   32
      """)
    // 54 × 8 = 432 fit; 1000 - 16 - 456 = 528.
    expectLayout(
      bubble(), width: 1000, height: 120,
      """
      root       0   0  1000  120
      └ bubble 528   8   456   40
        └ text  12  12   432   16
      """)
    expectNoProblems(sized(bubble(), 390, 120))
  }

  @Test
  func `6: a sheet is as wide as fits, up to 480 points`() {
    expectLayout(
      sheet(), width: 390, height: 844,
      """
      root     0    0  390  844
      └ sheet 16  628  358  200
      """)
    expectLayout(
      sheet(), width: 800, height: 600,
      """
      root      0    0  800  600
      └ sheet 160  384  480  200
      """)
    expectNoProblems(sized(sheet(), 800, 600))
  }

  @Test
  func `7: a badge is at the corner of the avatar, in both directions`() {
    // The corner is at 16 + 56 = 72 and 16 + 56 = 72, the badge's center 4 points inside: 68 - 8 = 60.
    expectLayout(
      avatar(), width: 390, height: 88,
      """
      root      0   0  390  88
      ├ avatar 16  16   56  56
      └ badge  60  60   16  16
      """)
    expectLayout(
      avatar(), width: 390, height: 88, direction: .rightToLeft,
      """
      root       0   0  390  88
      ├ avatar 318  16   56  56
      └ badge  314  60   16  16
      """)
    expectNoProblems(sized(avatar(), 390, 88))
  }

  @Test
  func `8: six photos fill three columns and two rows`() {
    // (304 - 2 × 2) / 3 = 100; (200 - 2) / 2 = 99.
    expectLayout(
      photos(), width: 304, height: 200,
      """
      root   0    0  304  200
      ├ a    0    0  100   99
      ├ b  102    0  100   99
      ├ c  204    0  100   99
      ├ d    0  101  100   99
      ├ e  102  101  100   99
      └ f  204  101  100   99
      """)
    expectNoProblems(sized(photos(), 304, 200))
  }

  @Test(arguments: [320, 499] as [Double])
  func `9: below 500 points the sidebar is above the content`(width: Double) {
    expectLayout(
      split(), width: width, height: 480,
      """
      root       0    0  \(Int(width))  480
      ├ sidebar  0    0  \(Int(width))  120
      └ content  0  120  \(Int(width))  360
      """)
    expectNoProblems(sized(split(), width, 480))
  }

  @Test(arguments: [500, 600] as [Double])
  func `9: from 500 points the sidebar is beside the content`(width: Double) {
    expectLayout(
      split(), width: width, height: 400,
      """
      root         0  0  \(Int(width))  400
      ├ sidebar    0  0  200  400
      └ content  200  0  \(Int(width) - 200)  400
      """)
    expectNoProblems(sized(split(), width, 400))
  }

  @Test
  func `10: a page scrolls down, and not sideways`() throws {
    let root = sized(list(), 390, 100)
    expectLayout(
      root,
      """
      root        0   0  390  100
      └ page      0   0  390  100
        ├ first  16  16  358   56
        └ second 16  80  358   56
      """)
    let page = try #require(root.subviews.first as? LayoutScrollView)
    // 16 + 56 + 8 + 56 + 16 = 152.
    #expect(page.contentLayoutGuide.layoutFrame.size == LayoutSize(width: 390, height: 152))
    expectNoProblems(root)
  }

  private func sized(_ root: LayoutView, _ width: Double, _ height: Double) -> LayoutView {
    root.frame.size = LayoutSize(width: width, height: height)
    root.layoutIfNeeded()
    return root
  }
}
