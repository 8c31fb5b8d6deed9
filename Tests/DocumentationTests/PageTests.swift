import Foundation
import Testing

@testable import playground

/// Rules for every page of the documentation. `RepositoryTests` checks that the Swift of a page is in a test.
@Suite struct PageTests {
  /// The output of the command for a scene, without the drawing.
  private func output(for scene: String) -> String {
    var out = ""
    let environment = PlaygroundEnvironment(
      readChunks: { (_, body) throws(FileError) in body(Array(scene.utf8)) }, filesBeside: { _ in [] },
      writeVerbatim: { out += $0 }, writeErrorVerbatim: { out += $0 }, writeFile: { _, _ in },
      draw: { _, _, _ in "" })
    _ = PlaygroundCommand.run(["page.layout", "--no-drawing"], in: environment)
    return out
  }

  @Test(arguments: try DocumentationPage.all)
  func `a page's scenes are laid out as it says`(_ page: DocumentationPage) throws {
    // ReadingScenesTests knows more about this one.
    guard !page.path.hasSuffix("/ReadingWhatAnchorageSays.md") else { return }
    let blocks = page.blocks
    for (index, block) in blocks.enumerated() where block.language == "layout" {
      let text = output(for: block.text)
      #expect(!text.contains(": error:"), "\(block.text)")
      if index + 1 < blocks.count, blocks[index + 1].language == "text" {
        #expect(text == blocks[index + 1].text, "\(block.text)")
      }
    }
  }

  @Test func `every picture is shown by a page, and drawn by a test`() throws {
    let tests = try DocumentationPage.files(in: "Tests/DocumentationTests", ending: ".swift")
      .map { try String(contentsOf: DocumentationPage.root.appending(path: $0), encoding: .utf8) }.joined()
    let pages = try DocumentationPage.all
    for catalog in try DocumentationPage.catalogs {
      let module = catalog.split(separator: "/")[1]
      for file in try DocumentationPage.files(in: "\(catalog)/Resources", ending: ".svg") {
        let name = String(file.split(separator: "/").last ?? "")
        let isShown = pages.contains {
          ($0.path == "README.md" || $0.path.hasPrefix(catalog)) && $0.pictures.contains(name)
        }
        #expect(isShown, "\(file)")
        #expect(tests.contains("\"\(module)\", \"\(name.dropLast(".svg".count))\")"), "\(file)")
      }
    }
  }

  @Test(arguments: try DocumentationPage.all.filter { $0.beginsPackage })
  func `a page's package knows the modules that its code imports`(_ page: DocumentationPage) {
    let commands = page.blocks.filter { $0.language == "sh" }.map { $0.text }.joined()
    let words = commands.split { !$0.isLetter }
    let imports = page.blocks.filter { $0.language == "swift" }.flatMap { $0.text.split(separator: "\n") }
      .filter { $0.contains("import ") }
    #expect(!imports.isEmpty)
    for line in imports {
      let module = line.split(separator: " ").last ?? ""
      #expect(module == "Testing" || words.contains(module), "\(line)")
    }
  }

  @Test(arguments: try DocumentationPage.all)
  func `a page's pictures exist`(_ page: DocumentationPage) throws {
    let all = try DocumentationPage.catalogs.flatMap {
      try DocumentationPage.files(in: "\($0)/Resources", ending: ".svg")
    }
    for name in page.pictures {
      #expect(all.contains { $0.hasSuffix("/\(name)") }, "\(name)")
    }
  }
}
