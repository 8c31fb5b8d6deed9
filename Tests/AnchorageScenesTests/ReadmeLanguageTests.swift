import AnchorageScenes
import Foundation
import Testing

/// The README says which lines of Swift a scene reads: those of its own section about the language show it.
@Suite struct ReadmeLanguageTests {
  /// The messages of a scene about the lines that it does not read.
  static let refusals = [
    "a scene has no batches", "a scene has no constants", "a scene has no 'if'", "unexpected character '}'",
    "nothing is named 'compact'", "unexpected character '{'", "nothing is named 'photos'",
    "a statement cannot set 'spacing'", "a statement cannot set the 'constant' of a constraint",
    "a statement cannot set the 'priority' of a constraint",
  ]

  /// The statements of the section, without comments.
  static var lines: [String] {
    get throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("README.md")
      let section = try String(contentsOf: file, encoding: .utf8).components(
        separatedBy: "\n## The language\n")[1]
      let code = section.components(separatedBy: "```")[1].split(separator: "\n").dropFirst()
      let statements = code.map { $0.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces) }
      return statements.filter { !$0.isEmpty }
    }
  }

  /// The mistake in a line below the declarations of what the section speaks of; `nil` if a scene reads it.
  private func mistake(in line: String) -> String? {
    let names = [
      "view", "badge", "title", "icon", "avatar", "a", "b", "c", "name", "email", "nameField", "emailField",
    ]
    let declarations =
      "root 390 200\nscroll list\nstack row in list\n" + names.map { "view \($0)\n" }.joined()
    return SceneRun(Scene(parsing: declarations + line)).mistakes.kept.first?.message
  }

  @Test func `a scene reads each line, or says what it has not`() throws {
    var used: Set<String> = []
    for line in try Self.lines {
      guard let mistake = mistake(in: line) else { continue }
      #expect(Self.refusals.contains(mistake), "\(line): \(mistake)")
      used.insert(mistake)
    }
    #expect(Self.refusals.filter { !used.contains($0) } == [])
  }

  @Test func `a scene reads every relation and every method of an array`() throws {
    let read = try Self.lines.filter { mistake(in: $0) == nil }
    #expect(
      read.count >= 12 && read.contains { $0.contains("100...200") }
        && read.contains { $0.contains(".evenly") })
  }
}
