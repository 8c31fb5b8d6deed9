import AnchorageHeadless
import AnchorageDrawing
import AnchorageScenes
import Testing

/// The Swift of the first page about scenes, with what it prints.
@Suite struct AnchorageScenesPageTests {
  /// The scene that the page shows.
  private func sceneOfThePage() throws -> String {
    let page = try DocumentationPage.all.first { $0.path.hasSuffix("/AnchorageScenes.md") }
    return try #require(page?.blocks.first { $0.language == "layout" }?.text)
  }

  @Test func `a scene is laid out in another size`() throws {
    let text = try sceneOfThePage()
    var printed = ""
    func print(_ text: String) { printed += text }
    let run = SceneRun(Scene(parsing: text))
    run.layout(at: LayoutSize(width: 200, height: 60))
    print(run.frameTable)
    #expect(
      printed == """
        root     0   0  200  60
        ├ icon  16   6   48  48
        ├ name  76   6   96  16
        └ role  76  42   78  12
        """)
  }

  @Test func `the picture is that of the scene`() throws {
    let run = SceneRun(Scene(parsing: try sceneOfThePage()))
    run.layout()
    expectPicture(LayoutDrawing(of: run.root).svg(), "AnchorageScenes", "scene")
  }

  @Test func `a mistake is reported with its line`() {
    var printed = ""
    func print(_ mistakes: SceneMistakes) { printed += mistakes.description }
    print(SceneRun(Scene(parsing: "root 320 96\nview icon\nicon.widht == 48", file: "a.layout")).mistakes)
    #expect(
      printed == """
        a.layout:3:6: error: a view has no property 'widht'
          icon.widht == 48
               ^
        help: did you mean 'width'?
        """)
  }
}
