import AnchorageHeadless
import AnchorageDrawing
import AnchorageInterfaceBuilder
import Foundation
import Testing

/// The Swift of the pages about storyboards, with what it prints and draws, and what the command prints.
@Suite struct LeavingInterfaceBuilderTests {
  private let printed = PrintedText()
  private let path = Fixture.folder.appending(path: "SignIn.storyboard").path
  private let catalog = Fixture.folder.appending(
    path: "../../../Sources/AnchorageInterfaceBuilder/AnchorageInterfaceBuilder.docc")

  private func print(_ items: Any...) { printed.print(items) }

  /// The blocks of the article in a language.
  private func blocks(_ language: String) throws -> [String] {
    let page = try String(contentsOf: catalog.appending(path: "LeavingInterfaceBuilder.md"), encoding: .utf8)
    // Before every other fence there is text, after it a block.
    return page.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("\(language)\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  @Test func `a storyboard is read, laid out and judged`() throws {
    let document = try InterfaceDocument(contentsOf: path)
    for tree in document.trees {
      let check = tree.check(in: document)
      print(check.layout.root.layoutDescription)
      print(check.verdict, "-", check.why)
    }
    #expect(
      printed.text == """
        root              0    0  375  667
        ├ logo        155.5   60   64   64
        ├ title       143.5  140   88   24
        ├ form           16  196  343  136
        │ ├ email         0    0  343   34
        │ ├ password      0   46  343   34
        │ └ sign-in       0   92  343   44
        ├ stay           16  357  115   21
        ├ stays         310  352   51   31
        └ help        152.5  621   70   30
        same - all 10 views are where they were saved
        """)
    let layout = document.trees[0].check(in: document).layout
    let drawing = LayoutDrawing(of: layout.root).svg(constraints: true)
    let picture = catalog.appending(path: "Resources/sign-in.svg")
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1" {
      try drawing.write(to: picture, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: picture, encoding: .utf8) == drawing,
      "sign-in.svg is another: run with RECORD_PICTURES=1, and look")
  }

  @Test func `the verdict of a screen has a reason`() throws {
    let document = try InterfaceDocument(contentsOf: path)
    let check = document.trees[0].check(in: document)
    print(check.verdict, "-", check.why)
    #expect(
      printed.text == """
        same - all 10 views are where they were saved
        """)
    printed.removeAll()

    let text = try String(contentsOfFile: path, encoding: .utf8)
    let wider = text.replacingOccurrences(of: "spacing=\"12\"", with: "spacing=\"20\"")
    let screen = try InterfaceDocument(Array(wider.utf8), file: "SignIn.storyboard")
    for difference in screen.trees[0].check(in: screen).differences { print(difference) }
    #expect(
      printed.text == """
        <stackView> 'form' in line 28 is at 16 196 343 152, and was saved at 16 196 343 136
        <textField> 'password' in line 34 is at 0 54 343 34, and was saved at 0 46 343 34
        <button> 'sign-in' in line 37 is at 0 108 343 44, and was saved at 0 92 343 44
        <label> 'stay' in line 46 is at 16 373 115 21, and was saved at 16 357 115 21
        <switch> 'stays' in line 50 is at 310 368 51 31, and was saved at 310 352 51 31
        """)
    #expect(screen.trees[0].check(in: screen).verdict == .different)
    printed.removeAll()

    let lower = text.replacingOccurrences(of: "constant=\"32\"", with: "constant=\"40\"")
    let stale = try InterfaceDocument(Array(lower.utf8), file: "SignIn.storyboard")
    print(stale.trees[0].check(in: stale).why)
    #expect(
      printed.text == """
        line 66 asks for 'form.top == title.bottom + 40', and the saved frames have 32
        """)
    #expect(stale.trees[0].check(in: stale).verdict == .stale)
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
    let statements = """
      batch {
        [logo, welcomeLabel, formColumn, staySwitch].distribute(.vertical, spacing: [16, 32, 20])
        [logo, needHelpButton].centerX == centerX
        logo.top == safeArea.top + 40
        welcomeLabel.centerX == logo.centerX
        formColumn.horizontalEdges == safeArea.horizontalEdges.inset(by: 16)
        signInButton.height == 44
        staySignedInLabel.leading == formColumn.leading
        staySwitch.trailing == formColumn.trailing
        staySwitch.leading >= staySignedInLabel.trailing + 8
        staySwitch.centerY == staySignedInLabel.centerY
        let helpBottom = needHelpButton.bottom == safeArea.bottom - 16 ~ .high
        self.helpBottom = helpBottom
        needHelpButton.top >= staySwitch.bottom + 24
      }

      """
    let block = try #require(try blocks("swift").last)
    #expect(block == statements)
    let printed = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(printed.firstIndex(of: "batch {"))
    let lines = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(Array(printed[first...].prefix(lines.count)) == lines)
    #expect(printed[first...].dropFirst(lines.count).allSatisfy { $0 == "}" })
  }
}

/// The output of the code of a page. A class, because tests are values.
private final class PrintedText {
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  func print(_ items: [Any]) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }

  func removeAll() { lines = [] }
}
