import AnchorageCode
import AnchorageHeadless
import AnchorageScenes
import Testing

/// Labels with the sans-serif font that the engine has.
struct CodeFontTests {
  private let run = SceneRun(
    Scene(parsing: "root 200 100\nlabel name \"Ada\" sans size 20\nlabel other \"Ada\" sans\n"))

  @Test
  func `a scene keeps the font and its size`() {
    let lines = run.root.layoutCode(as: .scene).split(separator: "\n")
    #expect(lines.contains("label name \"Ada\" sans size 20"))
    #expect(lines.contains("label other \"Ada\" sans"))
  }

  @Test
  func `a class of headless views keeps the font and its size`() {
    let text = ViewClassPrinter(run.root, named: "card", .headless).text
    #expect(text.contains(".metrics = LayoutTextMetrics(font: .sansSerif, size: 20)\n"))
    #expect(text.contains(".metrics = LayoutTextMetrics(font: .sansSerif, size: 17)\n"))
  }
}
