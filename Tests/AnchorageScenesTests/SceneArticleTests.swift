import Foundation
import Testing

@testable import AnchorageScenes

/// Compares the article about the language of scenes with what the parser knows.
@Suite struct SceneArticleTests {
  private let article: SceneArticle

  init() throws {
    article = try SceneArticle()
  }

  private func rows(_ section: String) -> [(code: [String], cells: [String])] {
    article.rows(in: section).map { (SceneArticle.code(in: $0[0]), $0) }
  }

  /// The code in the first cells of those rows of a section whose first word is a key.
  private func row(_ key: String, in section: String) -> [String] {
    article.rows(in: section).filter { $0[0] == key }.flatMap { SceneArticle.code(in: $0[1]) }
  }

  /// The options: as they are written, the kinds that have them, and the cells behind.
  private var options: [(code: String, kinds: [String], cells: [String])] {
    article.rowsByHeading(in: "Options").filter { $0.0.hasPrefix("Of") }.flatMap { heading, rows in
      // "Of root, view and label"
      let kinds = heading.split { !$0.isLetter }.map { String($0) }.filter { $0 != "Of" && $0 != "and" }
      return rows.map { (SceneArticle.code(in: $0[0])[0], kinds, Array($0.dropFirst())) }
    }
  }

  /// The mistakes of a line in a scene with four views, a stack of each kind and a scroll view.
  private func mistakes(in line: String) -> [SceneMistake] {
    let items =
      "root 400 400\nview a\nview b\nview c\nview d\nstack s\nstack k appkit\nscroll t\nlabel l \"l\"\n"
    return SceneRun(Scene(parsing: items + line + "\n", file: "a.layout")).mistakes.kept
  }

  @Test func `every kind of item has its row, which is a declaration`() {
    let lines = rows("Declarations").flatMap(\.code).filter { $0.contains(" ") }
    #expect(lines.map { String($0.prefix { $0 != " " }) } == SceneDeclaration.Kind.allCases.map(\.rawValue))
    for line in lines where !line.hasPrefix("root") {
      let declaration = line.replacing("NAME", with: "new").replacing("PARENT", with: "a")
      #expect(mistakes(in: declaration) == [], "\(line)")
    }
  }

  @Test(arguments: SceneDeclaration.Kind.allCases)
  func `every option of a kind has its row, and no other`(_ kind: SceneDeclaration.Kind) {
    let named = options.filter { $0.kinds.contains(kind.rawValue) }.map { $0.code.prefix { $0 != " " } }
      .map { String($0) }
    #expect(Set(named) == Set(SceneOption.Keyword.words(for: kind)))
    // The alignment of a stack has two forms.
    #expect(named.count == Set(named).count + (kind == .stack ? 1 : 0))
  }

  @Test func `every option is one`() throws {
    for (code, kinds, cells) in options {
      let words = code.split(separator: " ").map { String($0) }
      let choices = SceneArticle.code(in: cells[0])
      let option = words.map { $0 == "WORD" ? choices[0] : $0 == $0.uppercased() ? "1" : $0 }
        .joined(separator: " ")
      for kind in kinds {
        #expect(mistakes(declaring: kind, option) == [], "\(kind): \(option)")
      }
      if words.contains("WORD") {
        let keyword = try #require(SceneOption.Keyword(rawValue: words[0]))
        let kind = try #require(SceneDeclaration.Kind(rawValue: kinds[0]))
        #expect(choices == keyword.choices(for: kind))
      }
    }
  }

  @Test func `every option of a stack of AppKit is one`() throws {
    let rows = article.rowsByHeading(in: "Options").filter { $0.0 == "A stack of AppKit" }.flatMap { $0.1 }
    #expect(rows.count == 4)
    for cells in rows {
      let words = SceneArticle.code(in: cells[0])[0].split(separator: " ").map { String($0) }
      let keyword = try #require(SceneOption.Keyword(rawValue: words[0]))
      let choices = keyword.choices(for: .stack, isAppKit: true)
      if words.last == "WORD" { #expect(SceneArticle.code(in: cells[1]) == choices) }
      for value in words.count == 1 ? [""] : choices.isEmpty ? ["1"] : choices {
        #expect(mistakes(in: "stack new appkit \(keyword.rawValue) \(value)") == [])
      }
    }
  }

  /// The mistakes of an item with an option; it is in a stack, as some options ask for, unless it has a mask.
  private func mistakes(declaring kind: String, _ option: String) -> [SceneMistake] {
    if kind == "root" { return Scene(parsing: "root 1 1 \(option)").mistakes.kept }
    let parent = option.hasPrefix("mask") ? "root" : option.hasPrefix("gravity") ? "k" : "s"
    let option = kind == "stack" && option.hasPrefix("insets") ? "appkit \(option)" : option
    let text = kind == "label" ? " \"text\"" : ""
    let frame = option.hasPrefix("mask") ? " frame 0 0 1 1" : ""
    return mistakes(in: "\(kind) new in \(parent)\(text) \(option)\(frame)")
  }

  @Test func `the properties are those that the parser calls by the option`() throws {
    var count = 0
    for (code, kinds, cells) in options {
      guard let property = SceneArticle.code(in: cells[2]).first else { continue }
      let kind = kinds[0]
      let item = try #require(
        ["root": "root", "view": "a", "label": "l", "stack": "s", "scroll": "t"][kind])
      let keyword = code.prefix { $0 != " " }
      let value = keyword == "ltr" ? ".leftToRight" : "1"
      let help = mistakes(in: "\(item).\(property) = \(value)").first?.help ?? ""
      let written = help.components(separatedBy: "'").dropFirst().first ?? ""
      #expect(written.split(separator: " ").contains(keyword), "\(property): \(help)")
      count += 1
    }
    #expect(count >= 20)
  }

  @Test func `every statement is one, and every method is among them`() {
    let statements = rows("Statements").flatMap(\.code).filter { $0.contains("a.") || $0.hasPrefix("[") }
    for statement in statements {
      #expect(mistakes(in: statement) == [], "\(statement)")
    }
    #expect(statements.count == 27)
    let words = Set(statements.flatMap { $0.split { !$0.isLetter } }.map { String($0) })
    let methods =
      SceneEvaluator.priorityMethods + SceneEvaluator.arrayMethods + SceneEvaluator.edgeMethods
    for name in methods + [
      "pinToSuperview", "hugging", "compressionResistance", "LayoutSize", "LayoutPoint", "LayoutInsets",
      "LayoutPriority", "LayoutContentPriorities", "absolute", "superview",
    ] {
      #expect(words.contains(name), "\(name)")
    }
  }

  @Test func `every operator has its row`() {
    let operators = rows("Statements").flatMap(\.code).filter { !$0.contains { $0.isLetter || $0 == " " } }
    #expect(Set(operators) == Set(SceneOperator.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    ("priority", "a.width == 1 ~ .zzzzzzzz"), ("axis", "[a].distribute(.zzzzzzzz)"),
    ("edge", "a.pinToSuperview(.zzzzzzzz)"), ("alignment", "[a].align(.zzzzzzzzzz)"),
    ("spacing", "[a].distribute(.horizontal, spacing: .zzzzzzzzz)"),
    ("sizing", "[a].distribute(.horizontal, sizes: .zzzzzzzzzzzz(1))"),
    ("dimension", "[a].match(.zzzzzzzzz)"),
  ])
  func `the names behind a dot are those that the parser proposes`(_ row: String, _ line: String) {
    let help = mistakes(in: line).first?.help ?? ""
    let proposed = help.components(separatedBy: "'").filter { $0.hasPrefix(".") }
    let named = self.row(row, in: "Statements").filter { $0.hasPrefix(".") && !$0.contains(" + ") }
    #expect(Set(named) == Set(proposed))
    #expect(!named.isEmpty)
  }

  @Test func `every anchor and every guide is named, and no other`() {
    let named = article.rows(in: "Anchors and guides").flatMap { SceneArticle.code(in: $0[1]) }
    #expect(
      named.sorted()
        == (SceneEvaluator.anchorNames + SceneEvaluator.guides + SceneEvaluator.scrollGuides).sorted())
  }

  @Test func `every expectation has its row`() {
    #expect(rows("What you expect").flatMap(\.code) == ["---", "--- W H", "--- problems"])
  }

  @Test func `its scenes are as they expect`() {
    for block in article.blocks("layout") {
      let run = SceneRun(Scene(parsing: block, file: "page.layout"))
      #expect(run.mistakes.isEmpty, "\(run.mistakes)")
      run.check { #expect($0.isEqual, "\($0.difference.joined(separator: "\n"))") }
    }
    #expect(article.blocks("layout").contains { $0.contains("\n--- problems\n") })
  }

  @Test func `its mistakes are reported so`() {
    let text = """
      root 320 100
      view a
      a.leadin == root.leading + 8
      a.size == (40, 40)
      view b mask flexibleWidth
      """
    let mistakes = SceneRun(Scene(parsing: text, file: "page.layout")).mistakes
    #expect(article.blocks("text").contains("\(mistakes)\n"), "\(mistakes)")
  }

  @Test func `its limits are the parser's`() {
    let numbers = rows("Limits").map { Int($0.cells[1]) }
    #expect(
      numbers == [
        Int(SceneNumber.largest), 256, SceneReader.depthLimit, SceneReader.operationLimit,
        SceneReader.elementLimit, SceneMistakes.limit,
      ])
    #expect(mistakes(in: "view " + String(repeating: "n", count: 256)) == [])
    #expect(mistakes(in: "view " + String(repeating: "n", count: 257)) != [])
  }
}

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
