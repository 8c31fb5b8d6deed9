import Foundation
import Testing

/// A page of the documentation: the README, or one of a library's.
struct DocumentationPage: CustomTestStringConvertible {
  /// A fenced block.
  struct Block {
    /// The word behind the fence; empty without a word.
    let language: String
    let text: String
  }

  /// The path from the root of the package.
  let path: String
  let text: String

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  var testDescription: String { path }

  /// The blocks, in order.
  var blocks: [Block] {
    // Before every other fence there is text, after it a block.
    text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { part in
      let lines = part.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Block(language: String(lines[0]), text: String(lines.dropFirst().first ?? ""))
    }
  }

  /// Whether one of its blocks makes a package.
  var beginsPackage: Bool {
    blocks.contains {
      $0.language == "sh" && ($0.text.contains("> Package.swift") || $0.text.contains("swift package init"))
    }
  }

  /// The names of the pictures that it shows.
  var pictures: [String] {
    text.components(separatedBy: "](").dropFirst().compactMap { part in
      let target = part.prefix { $0 != ")" }
      return target.hasSuffix(".svg") ? target.split(separator: "/").last.map(String.init) : nil
    }
  }

  /// The README and the pages of all libraries.
  static var all: [DocumentationPage] {
    get throws {
      try (["README.md"] + catalogs.flatMap { try files(in: $0, ending: ".md") }).map { path in
        DocumentationPage(
          path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
      }
    }
  }

  /// The folders of the libraries' pages.
  static var catalogs: [String] {
    get throws {
      try folder("Sources").map { "Sources/\($0)/\($0).docc" }
        .filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
    }
  }

  /// The paths of the files in a folder with an ending; none for a folder that does not exist.
  static func files(in path: String, ending: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: root.appending(path: path).path) else { return [] }
    return try folder(path).filter { $0.hasSuffix(ending) }.map { "\(path)/\($0)" }
  }

  private static func folder(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path).sorted()
  }
}
