import AnchorageHeadless
import AnchorageInterfaceBuilder
import Foundation
import Testing

/// What the article about a storyboard shows of its file and of the command; `Scripts/check-examples` runs its code.
@Suite struct LeavingInterfaceBuilderTests {
  private let path = Fixture.folder.appending(path: "SignIn.storyboard").path
  private let catalog = Fixture.folder.appending(
    path: "../../../Sources/AnchorageInterfaceBuilder/AnchorageInterfaceBuilder.docc")

  /// The blocks of the article in a language.
  private func blocks(_ language: String) throws -> [String] {
    let page = try String(contentsOf: catalog.appending(path: "LeavingInterfaceBuilder.md"), encoding: .utf8)
    // Before every other fence there is text, after it a block.
    return page.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("\(language)\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  @Test func `the article shows lines of the file, and the table that the command prints`() throws {
    let document = try InterfaceDocument(contentsOf: path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let shown = try blocks("text")
    #expect(text.contains(shown[0].trimmingCharacters(in: .newlines)))
    #expect(text.contains(shown[1].trimmingCharacters(in: .newlines)))
    #expect(shown[2] == document.trees[0].namedLayout(in: document).root.layoutDescription + "\n")
  }

  @Test func `the article shows all constraints that are printed`() throws {
    let document = try InterfaceDocument(contentsOf: path)
    let code = document.trees[0].swift(in: document).text
    let block = try #require(try blocks("swift").last)
    let printed = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(printed.firstIndex(of: "batch {"))
    let lines = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(Array(printed[first...].prefix(lines.count)) == lines)
    #expect(printed[first...].dropFirst(lines.count).allSatisfy { $0 == "}" })
  }
}
