import Foundation
import Testing

@testable import AnchorageScenes

/// Compares `playground help scene` with what scenes can say; `SceneArticleTests` does so with the article.
@Suite struct SceneLanguageTests {
  /// The lines of a section: those behind its title up to an empty line.
  private func section(_ title: String) -> [Substring] {
    let lines = SceneLanguage.text.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.drop { !$0.hasPrefix(title) }.dropFirst().prefix { !$0.isEmpty })
  }

  private func words(_ text: some StringProtocol) -> [String] {
    text.split { !$0.isLetter && $0 != "-" }.map { String($0) }
  }

  @Test func `every kind of item has its line`() {
    let kinds = section("Declarations").compactMap { words($0).first }
    #expect(kinds == SceneDeclaration.Kind.allCases.map { $0.rawValue })
  }

  @Test(arguments: SceneDeclaration.Kind.allCases)
  func `every option of a kind is named, and no other`(_ kind: SceneDeclaration.Kind) {
    let keywords = SceneOption.Keyword.allCases.map { $0.rawValue }
    var (named, applies): (Set<String>, Bool) = ([], false)
    for line in section("Options") {
      var rest = line
      if let colon = line.firstIndex(of: ":") {
        let heads = words(line[..<colon])
        if heads.allSatisfy({ SceneDeclaration.Kind(rawValue: $0) != nil }) {
          applies = heads.contains(kind.rawValue)
          rest = line[line.index(after: colon)...]
        }
      }
      if applies { named.formUnion(words(rest).filter { keywords.contains($0) }) }
    }
    #expect(named == Set(SceneOption.Keyword.words(for: kind)))
  }

  @Test func `every anchor and every guide is named`() {
    let named = section("Anchors").flatMap { words($0) }
    for name in SceneEvaluator.anchorNames + SceneEvaluator.guides + SceneEvaluator.scrollGuides {
      #expect(named.contains(name), "\(name)")
    }
  }

  @Test func `every method is named`() {
    let named = section("Statements").flatMap { words($0) }
    for method in SceneEvaluator.priorityMethods + SceneEvaluator.arrayMethods + SceneEvaluator.edgeMethods
      + ["pinToSuperview", "hugging", "compressionResistance", "LayoutSize", "LayoutPoint", "LayoutInsets"]
    {
      #expect(named.contains(method), "\(method)")
    }
  }

  @Test func `every statement is one`() {
    // The text behind two spaces is about the statement.
    let statements = section("Statements").map { line in
      String(line.dropFirst(2)).split(separator: "   ").first.map { String($0) } ?? ""
    }
    for statement in statements {
      let text = "root 400 400\nview a\nview b\nview c\n\(statement)\n"
      let run = SceneRun(Scene(parsing: text, file: "a.layout"))
      #expect(run.mistakes.isEmpty, "\(statement): \(run.mistakes)")
    }
    #expect(statements.count == 16)
  }

  /// The mistakes of a line about two views.
  private func mistakes(in line: String) -> [SceneMistake] {
    SceneRun(Scene(parsing: "root 400 400\nview a\nview b\n\(line)\n", file: "a.layout")).mistakes.kept
  }

  /// The names behind a dot, by what they are, such as `axis`.
  private var namesBehindADot: [String: [String]] {
    var (names, last): ([String: [String]], String) = ([:], "")
    for line in section("Names behind a dot") {
      // Two spaces or more are between a key and its names; a line without a key goes on with the names.
      var columns = line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter
      { !$0.isEmpty }
      if columns.count == 1 { columns.insert(last, at: 0) }
      for index in columns.indices where index % 2 == 0 && index + 1 < columns.count {
        last = columns[index]
        names[last, default: []] += columns[index + 1].replacing(", ", with: ",").split(separator: " ")
          .map { "." + $0.replacing(",", with: ", ") }
      }
    }
    return names
  }

  @Test(arguments: [
    ("priority", "a.width == 1 ~ .zzzzzzzz"), ("axis", "[a].distribute(.zzzzzzzz)"),
    ("edge", "a.pinToSuperview(.zzzzzzzz)"), ("alignment", "[a].align(.zzzzzzzzzz)"),
    ("spacing", "[a].distribute(.horizontal, spacing: .zzzzzzzzz)"),
    ("sizing", "[a].distribute(.horizontal, sizes: .zzzzzzzzzzzz(1))"),
    ("dimension", "[a].match(.zzzzzzzzz)"),
  ])
  func `the names behind a dot are those that the parser proposes`(_ key: String, _ line: String) {
    let help = mistakes(in: line).first?.help ?? ""
    let proposed = help.components(separatedBy: "'").filter { $0.hasPrefix(".") }
    #expect(!proposed.isEmpty)
    #expect(namesBehindADot[key, default: []].sorted() == proposed.sorted())
  }

  @Test func `the names behind a dot are of seven kinds`() {
    #expect(namesBehindADot.count == 7)
  }

  @Test(arguments: [SceneOption.Keyword.distribution, .alignment])
  func `every word behind an option of stacks is named`(_ keyword: SceneOption.Keyword) {
    let lines = section("Options").map { words($0) }.filter { $0.first == keyword.rawValue }
    #expect(lines.last?.dropFirst() == keyword.choices(for: .stack)[...])
  }

  @Test func `every distribution of AppKit's stacks and every area is named`() {
    let named = section("Options").flatMap { words($0) }
    let areas = SceneOption.Keyword.gravity.choices(for: .view)
    for word in SceneOption.Keyword.distribution.choices(for: .stack, isAppKit: true) + areas {
      #expect(named.contains(word), "\(word)")
    }
  }

  @Test func `every argument of a distribution and of a grid is named`() {
    for (method, call) in [
      ("distribute", "[a].distribute(.horizontal, insets: LayoutInsets(8))"), ("grid", "[a].grid(1)"),
    ] {
      let line = section("Statements").first { $0.contains(".\(method)(") } ?? ""
      // "write 'grid(columns: 3, spacing: 8)'"
      let labels = (mistakes(in: call).first?.help ?? "").split { !$0.isLetter && $0 != ":" }
        .filter { $0.hasSuffix(":") }.map { String($0.dropLast()) }
      #expect(!labels.isEmpty)
      for label in labels + ["insets"] { #expect(words(line).contains(label), "\(method): \(label)") }
    }
  }

  @Test func `every expectation is one`() {
    let headings = section("Expectations").map { $0.split(separator: "  ").first.map { String($0) } ?? "" }
    #expect(headings == ["---", "--- W H", "--- problems"])
    let text = "root 1 1\n---\nroot 0 0 1 1\n--- 2 2\nroot 0 0 2 2\n--- problems\n"
    let scene = Scene(parsing: text, file: "a.layout")
    #expect(scene.document.expectations.count == headings.count)
  }

  @Test func `it fits on a screen`() {
    let lines = SceneLanguage.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 63 && lines.allSatisfy { $0.count <= 88 })
  }
}

/// `SKILL.md` says to write the lines of Swift in scenes: those of its section about the language show which a scene
/// reads.
@Suite struct GuideLanguageTests {
  /// The messages of a scene about the lines that it does not read.
  static let refusals = [
    "a scene has no batches", "unexpected character '}'", "nothing is named 'compact'",
    "unexpected character '{'",
  ]

  /// The statements of the section, without comments.
  static var lines: [String] {
    get throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("SKILL.md")
      let section = try String(contentsOf: file, encoding: .utf8).components(
        separatedBy: "\n## The language\n")[1]
      let code = section.components(separatedBy: "```")[1].split(separator: "\n").dropFirst()
      let statements = code.map { $0.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces) }
      return statements.filter { !$0.isEmpty }
    }
  }

  /// The mistake in a line below the declarations of what the section speaks of; `nil` if a scene reads it.
  private func mistake(in line: String) -> String? {
    let declarations = "root 390 200\nview card\nview icon\nview title\nview badge\n"
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
      read.count >= 12 && read.contains { $0.contains("44...80") }
        && read.contains { $0.contains(".equal") })
  }
}
