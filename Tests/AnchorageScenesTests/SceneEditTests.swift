import Testing

@testable import AnchorageHeadless
@testable import AnchorageScenes

/// The characters that helps and mistakes change.
@Suite struct SceneEditTests {
  private static let head = "root 320 200\nview card\nview icon\n"

  /// The line after a mistake in it is corrected; `nil` if that is not certain.
  private func corrected(_ line: String) -> String? {
    let scene = Scene(parsing: Self.head + line, file: "a.layout")
    guard let mistake = SceneRun(scene).mistakes.kept.first, !mistake.edits.isEmpty else { return nil }
    return String(
      decoding: scene.source.applying(mistake.edits).dropFirst(Self.head.utf8.count), as: UTF8.self)
  }

  static let corrections = [
    ("crad.top == root.top", "card.top == root.top"),
    ("card.top == rooot.top // é", "card.top == root.top // é"),
    ("card.hieght == 8", "card.height == 8"),
    ("card.edges.insett(by: 8) == root.edges", "card.edges.inset(by: 8) == root.edges"),
    (
      "card.edges == root.edges.inset(by: LayoutInsets(top: 8, trailling: 8))",
      "card.edges == root.edges.inset(by: LayoutInsets(top: 8, trailing: 8))"
    ),
    ("[card, icon].distribute(.vertcal)", "[card, icon].distribute(.vertical)"),
    ("veiw x in card", "view x in card"),
    ("view x in crad", "view x in card"),
    ("textfield email in card", "view email in card"),
    ("view x intrinsc 8 8", "view x intrinsic 8 8"),
    ("view x 8 8 hidden", "view x intrinsic 8 8 hidden"),
    ("view x 0 0 8 8", "view x frame 0 0 8 8"),
    ("stack s spacing: 12 vertical", "stack s spacing 12 vertical"),
    ("stack s spacing:12", "stack s spacing 12"),
    ("view x height 44 hidden // tall", "view x hidden // tall\nx.height == 44"),
    ("card.width = 8", "card.width == 8"),
    ("card.width < 8", "card.width <= 8"),
    ("card.width ≥ 8", "card.width >= 8"),
    ("card.top == root.top − 8", "card.top == root.top - 8"),
    ("card.width == .5", "card.width == 0.5"),
    ("card.width == 44pt", "card.width == 44"),
    ("card.width == 44@750", "card.width == 44 ~ 750"),
    ("card.width == 44 priority 750", "card.width == 44 ~ 750"),
    ("card.width == 44 ~ high", "card.width == 44 ~ .high"),
    ("card.width == 44 ~ .hihg", "card.width == 44 ~ .high"),
    ("card.width == 44; // wide", "card.width == 44 // wide"),
    ("  card.width == 44; card.height == 8", "  card.width == 44\n  card.height == 8"),
    ("card.width == 44 # wide", "card.width == 44 // wide"),
    ("card.leading == root", "card.leading == root.leading"),
    ("label x “Zoë” lines 1", "label x \"Zoë\" lines 1"),
    ("card.layoutIfNeeded()", ""),
  ]

  @Test(arguments: corrections)
  func `a mistake whose help is one action is an edit`(_ line: String, _ expected: String) {
    #expect(corrected(line) == expected)
  }

  @Test(arguments: [
    "card.size == (40, 50)", "card.edges == root.edges + 8", "xyz.top == root.top", "card.width == 8 * icon",
    "for x in [card] { }", "let x = 8", "card.constant = 8", "label x",
  ])
  func `a mistake that leaves a choice is no edit`(_ line: String) {
    #expect(corrected(line) == nil)
  }

  @Test func `a view that is further in gets its parent`() {
    let scene = Scene(parsing: "root 9 9\nview a\n  label b \"x  y\" lines 1 // c", file: "a.layout")
    let edits = scene.mistakes.kept[0].edits
    #expect(
      String(decoding: scene.source.applying(edits), as: UTF8.self)
        == "root 9 9\nview a\n  label b in a \"x  y\" lines 1 // c")
    // Behind `  label b`.
    #expect(edits.map { [$0.line, $0.column, $0.length] } == [[3, 10, 0]])
  }

  /// A statement with a change of one of its constraints, and the lines after it.
  private func rewritten(_ statement: String, _ constraint: String, _ code: String?) -> String? {
    let scene = Scene(parsing: Self.head + statement + "\n", file: "a.layout")
    var help = LayoutHelp(kind: .removal, replaced: [], code: [])
    help.edits = [
      LayoutEdit(
        kind: code == nil ? .removal : .replacement, constraint: constraint, code: code,
        location: LayoutSourceLocation(fileID: "a.layout", line: 4))
    ]
    return SceneEditor(scene).edits(for: help).map { edits in
      let bytes = scene.source.applying(edits).dropFirst(Self.head.utf8.count)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test func `edges keep the ones that do not change`() {
    #expect(
      rewritten(
        "card.edges == root.edges.inset(by: 8)", "card.bottom == root.bottom - 8",
        "card.bottom == root.bottom - 8 ~ 999")
        == "card.edges.excluding(.bottom) == root.edges.inset(by: 8)\ncard.bottom == root.bottom - 8 ~ 999\n")
    #expect(
      rewritten("card.edges == root.edges", "card.top == root.top", nil)
        == "card.edges.excluding(.top) == root.edges\n")
  }

  @Test func `a size or a list is written out where one of it changes`() {
    #expect(
      rewritten(
        "card.size == LayoutSize(width: 64, height: 32) // big", "card.width == 64", "card.width == 64 ~ 999")
        == "card.width == 64 ~ 999 // big\ncard.height == 32\n")
    #expect(
      rewritten("  [card, icon].width == 64 ~ 700", "icon.width == 64 ~ 700", nil)
        == "  card.width == 64 ~ 700\n")
    #expect(
      rewritten("\"H:|-(8)-[card(64)]\"", "card.width == 64", "card.width == 64 ~ 999")
        == "card.leading == root.leading + 8\ncard.width == 64 ~ 999\n")
  }

  @Test func `a number in a call changes where it stands`() {
    #expect(
      rewritten(
        "[icon, card].distribute(.horizontal, spacing: 8)", "card.leading == icon.trailing + 8",
        "card.leading == icon.trailing + 4")
        == "[icon, card].distribute(.horizontal, spacing: 4)\n")
    #expect(
      rewritten(
        "card.width == -(icon.width) + 8 * 2", "card.width == icon.width * -1 + 16", "card.width == 8")
        == "card.width == 8\n")
  }

  @Test func `another relation keeps the words that stay`() {
    #expect(
      rewritten(
        "card.leading   >= root.leading + 8", "card.leading >= root.leading + 8",
        "card.leading == root.leading + 8")
        == "card.leading   == root.leading + 8\n")
  }

  @Test func `what the line does not say is no edit`() {
    #expect(rewritten("card.width == 64", "card.width == 65", nil) == nil)
    #expect(rewritten("// nothing", "card.width == 65", nil) == nil)
    #expect(rewritten("card.width == 64", "card.width == 64", "gone.width == 64") == nil)
  }
}
