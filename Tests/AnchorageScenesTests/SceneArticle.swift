import Foundation

/// The article about the language of scenes: its sections, the rows of their tables, and its blocks.
struct SceneArticle {
  private let text: String

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/AnchorageScenes/AnchorageScenes.docc/TheSceneLanguage.md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The rows of the tables in a section, without their headings, each as its cells.
  func rows(in section: String) -> [[String]] {
    rows(ofTablesIn: self.section(named: section))
  }

  /// The rows of the tables in a section below each of its headings.
  func rowsByHeading(in section: String) -> [(heading: String, rows: [[String]])] {
    self.section(named: section).components(separatedBy: "\n### ").dropFirst().map { part in
      (String(part.prefix { $0 != "\n" }), rows(ofTablesIn: part))
    }
  }

  private func rows(ofTablesIn text: String) -> [[String]] {
    let lines = text.split(separator: "\n").map { String($0) }
    return lines.indices.compactMap { index in
      let isHeading = index + 1 < lines.count && lines[index + 1].hasPrefix("|---")
      guard lines[index].hasPrefix("|"), !lines[index].hasPrefix("|---"), !isHeading else { return nil }
      return lines[index].split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The blocks of a language, in order.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The pieces of code between backticks in a text.
  static func code(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map { $0.element }
  }

  private func section(named title: String) -> String {
    let parts = text.components(separatedBy: "\n## \(title)\n")
    return parts.count == 2 ? parts[1].components(separatedBy: "\n## ")[0] : ""
  }
}
