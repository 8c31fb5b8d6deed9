import Foundation
import Testing

@testable import playground

/// The scenes of the article "Reading what Anchorage says": the command prints what the article shows, and its mends mend.
/// The Swift of the article is in `ReadingTests` of the tests of `Anchorage`.
@Suite struct ReadingScenesTests {
  /// A fenced block of the article.
  struct Block {
    let language: Substring
    let text: String
  }

  static var blocks: [Block] {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let path = "Sources/Anchorage/Anchorage.docc/ReadingWhatAnchorageSays.md"
      let article = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      // Before every other fence there is text, after it a block.
      return article.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { part in
        let lines = part.element.split(separator: "\n", maxSplits: 1)
        return Block(language: lines[0], text: String(lines[1]))
      }
    }
  }

  /// The output of the command for a scene, below the table and the drawing.
  private func report(on scene: String) -> String {
    let result = run("a.layout", files: ["a.layout": scene])
    let parts = result.out.components(separatedBy: "\n\n")
    #expect(result.err == "" && parts.count >= 2 && parts[1].hasPrefix("(drawing of root)"))
    return parts.dropFirst(2).joined(separator: "\n\n")
  }

  @Test func `the article shows what the command prints`() throws {
    let blocks = try Self.blocks
    var files: [String: String] = [:]
    var count = 0
    for (last, block) in zip(blocks, blocks.dropFirst()) {
      if last.language == "layout" { files["a.layout"] = last.text }
      if last.language == "log" { files["app.log"] = last.text }
      guard block.language == "text", last.language != "swift" else { continue }
      count += 1
      if last.language == "layout" {
        #expect(report(on: last.text) == block.text)
      } else {
        let words = last.text.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(last.language == "sh" && words.starts(with: ["swift", "run", "playground"]))
        let desk = Desk(files)
        #expect(desk.run(Array(words.dropFirst(3))) == 0 && desk.err == "")
        #expect(desk.out == block.text)
      }
    }
    #expect(count == 9)
  }

  @Test func `the article's mends mend`() throws {
    var scene = ""
    var count = 0
    for block in try Self.blocks {
      if block.language == "layout" { scene = block.text }
      guard block.language == "diff" else { continue }
      count += 1
      #expect(report(on: try mended(scene, block.text)) == "")
    }
    #expect(count == 7)
  }

  /// A scene without the lines that begin with a minus, and with those that begin with a plus.
  private func mended(_ scene: String, _ difference: String) throws -> String {
    var lines = scene.split(separator: "\n")
    var place = lines.endIndex
    for change in difference.split(separator: "\n") {
      let line = change.dropFirst(2)
      if change.hasPrefix("- ") {
        place = try #require(lines.firstIndex(of: line))
        lines.remove(at: place)
      } else {
        #expect(change.hasPrefix("+ "))
        lines.insert(line, at: place)
      }
    }
    return lines.joined(separator: "\n")
  }
}
