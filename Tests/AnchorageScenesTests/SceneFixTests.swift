import Testing

@testable import AnchorageHeadless
@testable import AnchorageScenes

/// Scenes after the changes that their reports ask for.
@Suite struct SceneFixTests {
  /// The lines after `lines` were fixed below a root of 320 × 200 points, with two views `a` and `b` in it.
  private func fixed(_ lines: String, ending: String = "\n") -> String {
    let head = "root 320 200\nview a\nview b\n[a, b].height == 10\n[a, b].top == root.top\n"
    let text = (head + lines).replacing("\n", with: ending)
    let fix = SceneFix(Scene(parsing: text, file: "a.layout"))
    #expect(fix.questions.map { $0.report } == [])
    let result = String(decoding: fix.bytes, as: UTF8.self)
    let again = SceneFix(Scene(parsing: result, file: "a.layout"))
    #expect(again.steps.isEmpty && again.bytes == fix.bytes)
    #expect(result.hasPrefix(head.replacing("\n", with: ending)))
    return String(result.dropFirst(head.replacing("\n", with: ending).count))
  }

  @Test(arguments: BrokenSceneTests.files)
  func `a broken layout ends without problems, or asks`(_ file: String) throws {
    let scene = try BrokenSceneTests.scene(file)
    let fix = SceneFix(scene)
    let asks = ["open/badge-on-icon.layout", "edges/negative-width.layout"]
    #expect(fix.questions.map { $0.reason } == (asks.contains(file) ? ["every change has a cost"] : []))
    // Frames that a scene expects stay as they are, and so do all comments.
    let (old, new) = (scene.source.bytes, fix.bytes)
    func comments(_ bytes: [UInt8]) -> [Substring] {
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("//") }
    }
    #expect(comments(old) == comments(new))
    #expect(SceneFix(fix.scene).steps.isEmpty)
  }

  @Test func `a priority is set below the last statement that sets it, by itself or with others`() {
    let priorities = "[a, b].setContentCompressionResistancePriority(400, for: .horizontal)\n"
    let scene = Scene(
      parsing: """
        root 100 60
        view a intrinsic 60 20
        view b intrinsic 60 20
        [a, b].top == root.top
        a.leading == root.leading
        b.leading == a.trailing
        b.trailing == root.trailing
        \(priorities)b.hugging.horizontal = 300

        """, file: "a.layout")
    let fix = SceneFix(scene)
    #expect(fix.questions.isEmpty)
    let text = String(decoding: fix.bytes, as: UTF8.self)
    #expect(
      text.hasSuffix(priorities + "b.compressionResistance.horizontal = 401\nb.hugging.horizontal = 300\n"))
  }

  @Test func `one of two sizes goes, and the rest keeps its spaces`() {
    #expect(
      fixed("[a, b].leading == root.leading\n\ta.width  ==  10 // ten\n\n  a.width == 20\nb.width == 5\t// ü")
        == "[a, b].leading == root.leading\n\ta.width  ==  10 // ten\n\nb.width == 5\t// ü")
  }

  @Test func `a comment outlives its statement, and an identifier does not`() {
    #expect(
      fixed("[a, b].leading == root.leading\nb.width == 5\na.width == 10\n  a.width == 20 // twenty")
        == "[a, b].leading == root.leading\nb.width == 5\na.width == 10\n  // twenty")
    #expect(
      fixed("[a, b].leading == root.leading\nb.width == 5\na.width == 10\na.width == 20 // @id twenty\n")
        == "[a, b].leading == root.leading\nb.width == 5\na.width == 10\n")
  }

  @Test func `a priority stands behind the statement and before its comment`() {
    #expect(
      fixed("[a, b].horizontalEdges == root.horizontalEdges\na.width   == 20   // wide")
        == "[a, b].horizontalEdges == root.horizontalEdges\na.width   == 20 ~ 999   // wide")
  }

  @Test func `of several views, one gets a priority`() {
    // 200 + 200 are more than 320.
    #expect(
      fixed(
        "[a, b].width == 200\na.leading == root.leading\nb.leading == a.trailing\nb.trailing == root.trailing"
      )
        == "a.width == 200\nb.width == 200 ~ 999\na.leading == root.leading\nb.leading == a.trailing\nb.trailing == root.trailing"
    )
  }

  @Test func `a sign is one character`() {
    #expect(
      fixed(
        "b.leading == root.leading\nb.width == 5\na.leading == root.leading + 16\na.width == root.width - 32\na.trailing  ==  root.trailing + 16"
      )
        == "b.leading == root.leading\nb.width == 5\na.leading == root.leading + 16\na.width == root.width - 32\na.trailing  ==  root.trailing - 16"
    )
  }

  @Test func `new lines end as the others`() {
    #expect(
      fixed("b.leading == root.leading\nb.width == 5\n\ta.width == 10", ending: "\r\n")
        == "b.leading == root.leading\r\nb.width == 5\r\n\ta.width == 10\r\n\ta.leading == root.leading")
  }

  @Test func `expectations and the mark of a file stay as they are`() {
    let text =
      "\u{FEFF}root 320 200\nview a\na.topLeading == root.topLeading\na.height == 4\na.widht == 8\n---\na.widht\n"
    let fix = SceneFix(Scene(parsing: text, file: "a.layout"))
    #expect(fix.bytes == Array(text.replacing("widht == 8", with: "width == 8").utf8))
    #expect(fix.steps.map { $0.line } == [5] && fix.questions.isEmpty)
  }

  @Test func `a root gets the size that is asked for`() {
    let fix = SceneFix(Scene(parsing: "root  320  200 rtl // ok\nroot.width == 400", file: "a.layout"))
    #expect(String(decoding: fix.bytes, as: UTF8.self) == "root  400  200 rtl // ok\nroot.width == 400")
  }

  @Test func `a view that constraints place loses its frame`() {
    let text =
      "root 320 200\nview a frame 8 8 20 20 mask flexibleWidth hidden\nview b frame 0 0 1 1 ltr mask flexibleWidth"
    let scene = Scene(parsing: text, file: "a.layout")
    var help = LayoutHelp(kind: .placeByConstraints, replaced: [], code: [])
    help.edits = ["a", "b"].map {
      LayoutEdit(kind: .assignment, code: "\($0).translatesAutoresizingMaskIntoConstraints = false")
    }
    let edits = SceneEditor(scene).edits(for: help) ?? []
    #expect(
      String(decoding: scene.source.applying(edits), as: UTF8.self)
        == "root 320 200\nview a hidden\nview b ltr")
  }

  @Test func `what has a cost is asked, with the other ways`() {
    let text =
      "root 60 200\nview box\nbox.leading == root.leading + 40\nbox.trailing == root.trailing - 40\nbox.height == 8\nbox.top == root.top"
    let fix = SceneFix(Scene(parsing: text, file: "a.layout"))
    #expect(fix.bytes == Array(text.utf8) && fix.steps.isEmpty && !fix.hasMistakes)
    #expect(fix.questions.map { $0.reason } == ["every change has a cost"])
    // 60 - 40 is 20.
    #expect(
      fix.questions[0].alternatives == [
        "make it optional: 'box.leading == root.leading + 40 ~ 999'; then box.leading is root.leading + 20 and box.width is 0"
      ])
  }

  @Test(arguments: [
    "", "\n", "root", "root 1 1", "\u{0}", "root 1 1\nview a\na.a.a.a", "---", "root 9 9\n\"H:|-[a]\"",
  ])
  func `what nobody can fix stays as it is`(_ text: String) {
    let fix = SceneFix(Scene(parsing: text, file: "a.layout"))
    #expect(fix.bytes == Array(text.utf8) && fix.steps.isEmpty)
    #expect(fix.questions.isEmpty == (text == "root 1 1"))
  }
}
