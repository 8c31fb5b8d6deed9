import AnchorageHeadless
import AnchorageDrawing
import AnchorageScenes
import Testing

/// The Swift and the pictures of "Choosing priorities"; its scenes are run with those of all pages.
@Suite struct ChoosingPrioritiesTests {
  @Test(arguments: [(390.0, 358.0), (1024.0, 400.0)])
  func `a card is as wide as the root allows, and no wider than 400`(_ width: Double, _ expected: Double) {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: width, height: 100))
    let card = LayoutView(name: "card")
    root.addSubview(card)
    card.topLeading == root.topLeading
    card.height == 80
    card.width == root.width - 32 ~ .high  // as wide as the root allows
    card.width <= 400  // and never wider than this
    root.layoutIfNeeded()
    #expect(card.frame.width == expected)
  }

  /// The drawing of a scene of the page.
  private func picture(ofScene index: Int) throws -> String {
    let page = try #require(try DocumentationPage.all.first { $0.path.hasSuffix("/ChoosingPriorities.md") })
    let scenes = page.blocks.filter { $0.language == "layout" }
    let run = SceneRun(Scene(parsing: scenes[index].text))
    run.layout()
    return LayoutDrawing(of: run.root).svg()
  }

  @Test func `its pictures are those of its scenes`() throws {
    expectPicture(try picture(ofScene: 1), "Anchorage", "priority-resists")
    expectPicture(try picture(ofScene: 3), "Anchorage", "priority-centre")
  }
}
