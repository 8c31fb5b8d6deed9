import AnchorageHeadless
import AnchorageDrawing
import Foundation
import Testing

/// The README's first example, run as it stands there.
@Suite struct ReadmeTests {
  @Test func `the README's first example prints and draws what the README shows`() throws {
    // begin
    let card = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 400, height: 152))
    let cover = LayoutView(name: "cover")
    let title = LayoutLabel(name: "title", text: "Harbour lights")
    let artist = LayoutLabel(name: "artist", text: "The Night Ferry")
    let buttons = ["back", "play", "next"].map { LayoutView(name: $0) }
    for view in [cover, title, artist] + buttons { card.addSubview(view) }

    cover.edges.excluding(.trailing) == card.edges.inset(by: 16)
    cover.width == cover.height
    title.topLeading == cover.topTrailing.offset(x: 16, y: 8)
    artist.topLeading == title.bottomLeading.offset(y: 8)
    [title, artist].trailing <= card.trailing - 16 ~ .high
    buttons.distribute(.horizontal, spacing: 8, sizes: .equal)
    buttons[0].leading == title.leading
    buttons[2].trailing == card.trailing - 16
    buttons.bottom == cover.bottom
    buttons.height == 40

    card.layoutIfNeeded()
    print(card.layoutDescription)
    // end
    let blocks = try #require(try DocumentationPage.all.first { $0.path == "README.md" }).blocks
    #expect(blocks[0].text.split(separator: "\n") == ["import AnchorageHeadless"] + (try Self.exampleAbove()))
    #expect(card.layoutDescription == blocks[1].text.trimmingCharacters(in: .newlines))
    #expect(card.diagnostics.isEmpty)
    expectPicture(LayoutDrawing(of: card).svg(constraints: true), "Anchorage", "card")
  }

  @Test func `the README counts the trees of real apps that are compared with Apple's frames`() throws {
    let data = try Data(contentsOf: DocumentationPage.root.appending(path: "Tests/AppleFrames/trees.json"))
    let count = try #require(try JSONSerialization.jsonObject(with: data) as? [Any]).count
    let readme = try #require(try DocumentationPage.all.first { $0.path == "README.md" }).text
    #expect(readme.contains("| \(count) of \(count) trees of real apps, within a point |"))
  }

  /// The lines of the example that are not empty.
  private static func exampleAbove() throws -> [Substring] {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    return source.components(separatedBy: "    // begin\n")[1].components(separatedBy: "    // end\n")[0]
      .split(separator: "\n").map { $0.dropFirst(4) }
  }
}
