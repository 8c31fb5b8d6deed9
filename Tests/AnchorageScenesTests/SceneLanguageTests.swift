import Testing

@testable import AnchorageScenes

/// Compares `--help scene` with what scenes can say; `SceneArticleTests` does so with the article.
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
    #expect(statements.count == 15)
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
    #expect(lines.count <= 56 && lines.allSatisfy { $0.count <= 88 })
  }
}
