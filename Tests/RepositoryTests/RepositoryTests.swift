import Foundation
import Testing

/// Rules for the repository as a whole.
@Suite struct RepositoryTests {
  private let repository = Repository()
  private let folders = ["Sources", "Tests", "Playgrounds", "Scripts", "InterfaceBuilder", "Guide"]

  private func imports(in file: Repository.File) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(isModifier) else {
        return nil
      }
      // `import enum Module.Name` imports a part of the module.
      return words.last?.split(separator: ".").first.map(String.init)
    }
  }

  private func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }

  @Test(
    arguments: [
      ("Cassowary", []), ("Anchorage", []),
      // Atomic numbers come with the compiler, in a module of their own.
      ("AnchorageHeadless", ["Anchorage", "Cassowary", "Synchronization"]),
      ("AnchorageScenes", ["Anchorage", "AnchorageHeadless"]),
      ("AnchorageDrawing", ["Anchorage", "AnchorageHeadless"]),
      // It reads files with Foundation's XML parser.
      ("AnchorageInterfaceBuilder", ["AnchorageCode", "AnchorageHeadless", "Foundation", "FoundationXML"]),
      ("AnchorageCode", ["Anchorage", "AnchorageHeadless"]),
      // It is linked with tests, and edits their sources.
      (
        "AnchorageTesting",
        ["AnchorageHeadless", "AnchorageDrawing", "Foundation", "Testing", "XCTest"]
      ),
    ] as [(String, [String])])
  func `a library imports nothing but what is below it`(library: String, allowed: [String]) throws {
    let folder = library == "AnchorageInterfaceBuilder" ? "InterfaceBuilder/Sources" : "Sources"
    let files = try repository.files(in: "\(folder)/\(library)", ending: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      let frameworks =
        ["Shared", "Hosting", "Mirror"].contains { file.path.contains("/Apple/\($0)/") }
          || file.path.contains("AnchorageTesting/Apple/")
        ? ["UIKit", "AppKit", "ObjectiveC"]
        // Core Text draws Foundation's strings.
        : file.path.contains("/Apple/CoreText/")
          ? ["CoreGraphics", "CoreText", "Foundation"]
          : ["UIKit", "AppKit", "SwiftUI", "CoreGraphics"].filter { file.path.contains("/Apple/\($0)/") }
      let others = imports(in: file).filter { !(allowed + frameworks).contains($0) }
      #expect(others == [], "\(file)")
    }
  }

  @Test
  func `libraries never print`() throws {
    for file in try ["Sources", "InterfaceBuilder/Sources"].flatMap({
      try repository.files(in: $0, ending: ".swift")
    }) where !file.path.contains("Sources/playground/") {
      let printing = file.lines.filter { line in
        let code = line.trimmingPrefix { $0 == " " }
        return code.hasPrefix("print(") || code.hasPrefix("debugPrint(")
      }
      #expect(printing == [], "\(file)")
    }
  }

  @Test
  func `a program that a library stops says why, in release builds too`() throws {
    for file in try repository.files(in: "Sources", ending: ".swift") {
      // The optimizer drops the message of a precondition, and with it the reason in a crash report.
      #expect(!file.text.contains("preconditionFailure(\"\\("), "\(file)")
    }
  }

  @Test
  func `no file is longer than 600 lines`() throws {
    for folder in folders {
      let files = try repository.files(in: folder).filter { file in
        file.path.hasSuffix(".swift") || file.path.hasSuffix(".py") || file.text.hasPrefix("#!")
      }
      #expect(files.filter { $0.lines.count > 600 }.map(\.path) == [])
    }
  }

  @Test
  func `the first line of every scene says where its frames come from`() throws {
    let scenes = try repository.files(in: "Playgrounds/Layouts", ending: ".layout")
    #expect(scenes.count >= 15)
    for scene in scenes {
      let first = scene.lines.first ?? ""
      let oracle = first.split(separator: "oracle: ", maxSplits: 1).last.map { $0.prefix(while: \.isLetter) }
      #expect(first.hasPrefix("// ") && ["hand", "documented", "lp"].contains(oracle), "\(scene): \(first)")
    }
  }

  @Test
  func `the article about reports tells of each kind`() throws {
    let article = try repository.file("Sources/Anchorage/Anchorage.docc/ReadingWhatAnchorageSays.md").text
    for (file, words) in [
      ("LayoutDiagnostic", { "\n### \($0.capitalized)\n" }), ("LayoutNote", { "\n| `\($0)` |" }),
    ] as [(String, (String) -> String)] {
      let source = try repository.file("Sources/AnchorageHeadless/Reports/\(file).swift").text
      let kinds = source.components(separatedBy: "public var kind: String {")[1]
        .components(separatedBy: "\n  }\n")[0].components(separatedBy: "\"")
      // Before every other quotation mark there is code, after it a kind.
      for (index, kind) in kinds.enumerated() where index % 2 == 1 {
        #expect(article.contains(words(kind)), "\(kind)")
      }
      #expect(kinds.count > 10)
    }
  }

  /// The objects of a file of JSON, one a line or in an array.
  private func objects(in path: String) throws -> [[String: Any]] {
    let data = Data(try repository.file(path).text.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
  }

  @Test
  func `the readme counts the frames of Apple's engine that are compared`() throws {
    let trees = try objects(in: "Tests/AppleFrames/trees.json")
    let frames = trees.reduce(0) { $0 + (($1["frames"] as? [String: Any])?.count ?? 0) }
    let cases = try objects(in: "Tests/AppleLive/cases.json").filter { $0["predicted"] == nil }
    let readme = try repository.file("README.md").text
    #expect(readme.contains("\(trees.count) of \(trees.count) trees of real apps, within a point"))
    #expect(readme.contains("\(frames.formatted(.number.locale(Locale(identifier: "en_US")))) frames in all"))
    #expect(readme.contains("[\(cases.count) of \(cases.count)]"))
    let differences = try repository.file("Tests/AppleLive/known-differences.txt").lines
    #expect(differences.allSatisfy { $0.isEmpty || $0.hasPrefix("#") })
  }

  @Test
  func `the guide for assistants has at most 200 lines`() throws {
    let lines = try repository.file("SKILL.md").lines
    // Behind the last newline is an empty one.
    #expect(lines.dropLast().count <= 200)
  }

  @Test
  func `articles are listed on the documentation's first page`() throws {
    let page = try repository.file("Sources/Anchorage/Anchorage.docc/Anchorage.md").text
    for article in try repository.files(in: "Sources/Anchorage/Anchorage.docc", ending: ".md") {
      let name = article.path.split(separator: "/").last?.dropLast(".md".count) ?? ""
      // The page of a type only arranges its members.
      let isOfType = article.text.hasPrefix("# ``")
      #expect(isOfType || page.contains("- <doc:\(name)>"))
    }
  }

  @Test
  func `the documentation's first page, or a type on it, lists every documented type`() throws {
    var page = try repository.file("Sources/Anchorage/Anchorage.docc/Anchorage.md").text
    let files = try ["Sources/Anchorage", "Sources/AnchorageHeadless"].flatMap {
      try repository.files(in: $0, ending: ".swift")
    }
    for line in files.flatMap(\.lines) where line.hasPrefix("/// - ``") { page += line }
    var missing: [String] = []
    for file in files {
      // A type for Apple's platforms alone cannot be a link where the documentation is built on Linux.
      let isApple = ["UIKit", "AppKit", "Shared", "Hosting", "Mirror", "SwiftUI"].contains {
        file.path.contains("/Apple/\($0)/")
      }
      for (index, line) in file.lines.enumerated() {
        let words = line.split { !$0.isLetter && $0 != "_" }.map(String.init)
        guard
          line.hasPrefix("public ") || line.hasPrefix("open ")
            || isApple && line.hasPrefix("@preconcurrency @MainActor public "),
          index == 0 || file.lines[index - 1] != "@_documentation(visibility: internal)",
          let keyword = words.firstIndex(where: { ["class", "struct", "enum", "protocol"].contains($0) }),
          let name = words.dropFirst(keyword + 1).first
        else { continue }
        if !page.contains(isApple ? "`\(name)`" : "``\(name)``") { missing.append(name) }
      }
    }
    #expect(missing == [], "add them to Anchorage.docc/Anchorage.md")
  }

  @Test
  func `the playground and its package list the same pages in one order`() throws {
    let xcode = try repository.file("Playgrounds/Anchorage.playground/contents.xcplayground").lines
      .filter { $0.contains("<page ") }.map { $0.split(separator: "'")[1] }
    let manifest = try repository.file("Playgrounds/Package.swift").text
      .components(separatedBy: "let pages = [")[1].components(separatedBy: "]")[0]
      .split(separator: "\"").filter { $0.contains(where: \.isLetter) }
    #expect(xcode == manifest)
  }

  @Test
  func `the changelog starts with what is not released`() throws {
    let headings = try repository.file("CHANGELOG.md").lines.filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## [Unreleased]")
  }

  @Test
  func `the playground has the version of the newest entry in the changelog`() throws {
    let headings = try repository.file("CHANGELOG.md").lines.filter { $0.hasPrefix("## [") }
    let released = try #require(headings.first { $0 != "## [Unreleased]" })
    let version = released.dropFirst("## [".count).prefix { $0 != "]" }
    let source = try repository.file("Sources/playground/Command/Subcommand.swift")
    #expect(source.lines.contains("  static let version = \"\(version)\""))
  }

  @Test
  func `nothing names a place on one machine`() throws {
    // Put together here, so that this file does not contain them.
    let places = ["work", "home", "root", "Users", "opt"].map { "/\($0)/" } + ["../" + "shared"]
    let files =
      try folders.flatMap { try repository.files(in: $0) }
      + [
        "README.md", "SKILL.md", "AGENTS.md", "llms.txt", "ARCHITECTURE.md", "CHANGELOG.md",
        "CONTRIBUTING.md", "Package.swift", ".ci/run",
      ].map { try repository.file($0) }
    for file in files {
      #expect(places.filter { file.text.contains($0) } == [], "\(file)")
    }
  }

  @Test
  func `file names say what is inside, without spaces`() throws {
    for file in try folders.flatMap({ try repository.files(in: $0) }) {
      let name = file.path.split(separator: "/").last ?? ""
      #expect(!name.contains(" ") && !name.contains("Utils") && !name.contains("Part2"), "\(file)")
    }
  }

  @Test
  func `a script can be run as it is`() throws {
    let scripts =
      try repository.files(in: "Scripts").filter {
        !$0.path.dropFirst("Scripts/".count).contains { "/.".contains($0) }
      }
      + repository.files(in: "InterfaceBuilder/Scripts")
    #expect(scripts.count > 20)
    for script in scripts + [try repository.file(".ci/run")] {
      #expect(repository.isExecutable(script.path) && script.text.hasPrefix("#!"), "\(script)")
    }
  }
}
