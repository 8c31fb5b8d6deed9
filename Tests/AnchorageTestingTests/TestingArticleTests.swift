import AnchorageHeadless
import TestSupport
import Testing

@testable import AnchorageTesting

/// The code of "Testing layouts in CI without a simulator" that is not in `Playgrounds/Testing`.
@Suite struct TestingArticleTests {
  private func makeCellWithSubtitle() -> LayoutView {
    let cell = makeCell()
    let subtitle = LayoutLabel(name: "subtitle", text: "Every evening until the last ferry")
    cell.addSubview(subtitle)
    subtitle.horizontalEdges == cell.horizontalEdges.inset(by: 12)
    subtitle.top == cell.top
    return cell
  }

  @Test(.failsOnPurpose)
  func `an expectation without a table fails`() {
    #expect(
      failures {
        expectLayout(LoginScreen(), width: 390, height: 844)
      }.count == 1)
  }

  @Test(.failsOnPurpose)
  func `a failure shows the difference and the table`() {
    expectFailure(
      """
      the layout of 'card' is not as expected
        card      0   0  320  120
      - ├ icon   16  36   40   40
      + ├ icon   16  36   48   48
        └ title  76  52  112   16
      the table as it is, to be pasted
      card      0   0  320  120
      ├ icon   16  36   48   48
      └ title  76  52  112   16
      help: ANCHORAGE_RECORD=1 in the environment writes such tables into the tests
      """
    ) {
      expectLayout(
        makeCard(),
        """
        card      0   0  320  120
        ├ icon   16  36   40   40
        └ title  76  52  112   16
        """)
    }
  }

  @Test(.failsOnPurpose)
  func `text that may be cut is named`() {
    let cell = makeCellWithSubtitle()
    expectLayoutAdapts(cell, widths: [160, 320], ignoring: ["subtitle"])
    #expect(failures { expectLayoutAdapts(cell, widths: [160, 320]) }.count == 1)
  }
}

/// Stands for the screen of `Playgrounds/Testing`.
private final class LoginScreen: LayoutView {
  init() { super.init(name: "login") }
}
