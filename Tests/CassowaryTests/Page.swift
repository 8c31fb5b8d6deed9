import Foundation

/// A page of the documentation, as blocks of text and of code.
struct Page {
  /// A fenced block: its language, empty for none, and its lines.
  struct Block {
    let language: String
    let text: String
  }

  let blocks: [Block]

  /// Reads a page of `Cassowary.docc`.
  init(_ name: String) throws {
    // The tests are also linked into a package of their own, whose root is not the repository's.
    var root = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: root.appending(path: "Sources/Cassowary").path) {
      root.deleteLastPathComponent()
    }
    let url = root.appending(path: "Sources/Cassowary/Cassowary.docc/\(name).md")
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```")
    // Before every other fence there is text, after it code.
    blocks = parts.enumerated().filter { $0.offset % 2 == 1 }.map { part in
      let lines = part.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Block(language: String(lines[0]), text: String(lines.dropFirst().first ?? ""))
    }
  }
}
