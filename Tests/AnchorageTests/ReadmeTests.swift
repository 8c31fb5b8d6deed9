import Foundation
import Testing

import Anchorage

/// The README's first example, run as it stands there.
struct ReadmeTests {
  @Test
  func `the README's first example prints what the README says`() throws {
    // begin
    let card = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 320, height: 120))
    let icon = LayoutView(name: "icon")
    let title = LayoutLabel(name: "title", text: "Harbour lights")
    for view in [icon, title] { card.addSubview(view) }

    icon.size == LayoutSize(width: 48, height: 48)
    icon.leading == card.leading + 16
    icon.centerY == card.centerY
    [icon, title].align(.centerY)
    title.leading == icon.trailing + 12
    title.trailing <= card.trailing - 16 ~ .high

    card.layoutIfNeeded()
    print(card.layoutDescription)
    // end
    let (code, output) = try Self.firstBlocks()
    #expect(code == (try Self.exampleAbove()))
    #expect(card.layoutDescription == output)
  }

  /// The first two fenced blocks: the code after its import, and what it prints.
  private static func firstBlocks() throws -> (code: String, output: String) {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```")
    let code = blocks[1].split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
    return (
      code.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines),
      blocks[3].trimmingCharacters(in: .newlines)
    )
  }

  private static func exampleAbove() throws -> String {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    return source.components(separatedBy: "    // begin\n")[1].components(separatedBy: "    // end\n")[0]
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
