import AnchorageHeadless
import AnchorageTesting
import TestSupport
import Testing

/// The steps of "Testing layouts in CI without a simulator" before the whole screen, which is in `Playgrounds/Testing`.
@Suite struct TestingLayoutsInCITests {
  @Test(.failsOnPurpose)
  func `an expectation without a table shows the table`() {
    expectFailure(
      """
      the layout of 'signIn' is compared with no table; this is its table
      signIn    0   0  224  44
      └ title  84  14   56  16
      help: ANCHORAGE_RECORD=1 in the environment writes such tables into the tests
      """
    ) {
      DocumentationTests.`a button is at least 44 points high`()
    }
  }

  @Test
  func `a button is at least 44 points high`() {
    expectLayout(
      Button(name: "signIn", title: "Sign in"), width: 224,
      """
      signIn    0   0  224  44
      └ title  84  14   56  16
      """)
  }

  @Test(.failsOnPurpose)
  func `a title of one line is cut`() {
    expectFailure(
      """
      the layout of 'signIn' is not as expected
      - signIn    0   0  224   48
      - └ title  32   8  160   32
      + signIn   0   0  224  44
      + └ title  8  14  208  16
      the table as it is, to be pasted
      signIn   0   0  224  44
      └ title  8  14  208  16
      help: ANCHORAGE_RECORD=1 in the environment writes such tables into the tests
      """
    ) {
      `a longer title makes the button higher`()
    }
  }

  @Test
  func `a title that wraps makes the button higher`() {
    let button = Button(name: "signIn", title: "Sign in with another account")
    button.title.numberOfLines = 0
    // 224 - 2 × 8 points hold 26 letters: 20 and 7. 8 + 2 × 16 + 8 = 48.
    expectLayout(
      button, width: 224,
      """
      signIn    0   0  224   48
      └ title  32   8  160   32
      """)
  }

  @Test(.failsOnPurpose)
  func `the text that is cut is a problem`() {
    expectFailure(
      """
      the layout of 'signIn' has a problem
      note: the text of 'title' is cut: it needs 224 points of width and has 208
      """
    ) {
      `a longer title fits`()
    }
  }

  @Test
  func `a title that wraps has no problem, and fits in every width`() {
    let button = Button(name: "signIn", title: "Sign in with another account")
    button.title.numberOfLines = 0
    button.frame.size = LayoutSize(width: 224, height: 48)
    expectNoProblems(button, includingNotes: true)
    expectLayoutAdapts(button, widths: 120...400)
  }

  @Test(.failsOnPurpose)
  func `a title of one line is cut in the narrow widths`() {
    let button = Button(name: "signIn", title: "Sign in with another account")
    expectFailure(
      """
      the layout of 'signIn' fails in 704 of 2248 combinations
        120 to 239 wide, left to right, texts as they are: note: the text of 'title' is cut: it needs 224 points of width and has 104
        120 to 239 wide, right to left, texts as they are: note: the text of 'title' is cut: it needs 224 points of width and has 104
        120 to 351 wide, left to right, longer texts: note: the text of 'title' is cut: it needs 336 points of width and has 104
        120 to 351 wide, right to left, longer texts: note: the text of 'title' is cut: it needs 336 points of width and has 104
      the first, 120 wide, left to right, texts as they are
      note: the text of 'title' is cut: it needs 224 points of width and has 104
      """
    ) {
      expectLayoutAdapts(button, widths: 120...400)
    }
  }
}
