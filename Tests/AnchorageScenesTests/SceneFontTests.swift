import AnchorageHeadless
import Testing

@testable import AnchorageScenes

/// The option `sans`: Liberation Sans, 2048 units an em, in which "A" is 1366 wide and "d" and "a" are 1139. A line is
/// 1854 + 434 + 67 = 2355 high, and its baseline is 1854 below the top.
struct SceneFontTests {
  private func run(_ text: String) -> SceneRun {
    let run = SceneRun(Scene(parsing: text))
    run.layout()
    return run
  }

  @Test
  func `proportional text has the widths of its font`() {
    let run = run(
      """
      root 4000 3000
      label name "Ada" sans size 2048
      label plain "Ada" size 20
      name.topLeading == root.topLeading
      plain.leading == name.trailing
      plain.lastBaseline == name.lastBaseline
      """)
    #expect(
      run.root.subviews.map(\.frame) == [
        LayoutRect(x: 0, y: 0, width: 1366 + 2 * 1139, height: 2355),
        LayoutRect(x: 3644, y: 1854 - 15, width: 30, height: 20),
      ])
  }

  @Test
  func `proportional text without a size is as large as a label of UIKit`() throws {
    let label = try #require(run("root 100 100\nlabel name \"Ada\" sans").root.subviews.first as? LayoutLabel)
    #expect(label.metrics == LayoutTextMetrics(font: .sansSerif, size: 17))
  }

  @Test
  func `the order of font and size does not matter`() {
    let tables = ["sans size 20", "size 20 sans"].map {
      run("root 200 100\nlabel name \"Ada\" \($0)").frameTable
    }
    #expect(tables[0] == tables[1])
  }

  @Test
  func `only labels have a font`() {
    let mistakes = SceneRun(Scene(parsing: "root 100 100\nview a sans")).mistakes
    #expect(mistakes.kept.map(\.message) == ["a view has no option 'sans'"])
  }
}
