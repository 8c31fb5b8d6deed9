import Anchorage
import AnchorageCode
import Testing

@testable import AnchorageHeadless

/// Help as a patch of a Swift source, where it is certain what changes.
@Suite struct PatchTests {
  /// A help that replaces a constraint in line 3 of a file.
  private func help(_ code: String?) -> LayoutHelp {
    var help = LayoutHelp(kind: .removal, replaced: [], code: [])
    help.edits = [
      LayoutEdit(
        kind: .replacement, constraint: "card.width == 200", code: code,
        location: LayoutSourceLocation(fileID: "App/Card.swift", line: 3))
    ]
    return help
  }

  @Test func `a Swift source gets a patch where the line is the constraint`() {
    let source = "batch {\n  card.width == 100\n  card.width  == 200 // wide\n}\n"
    #expect(
      help("card.width == 200 ~ 999").patch(of: source, file: "Sources/App/Card.swift") == """
        --- Sources/App/Card.swift
        +++ Sources/App/Card.swift
        @@ -1,4 +1,4 @@
         batch {
           card.width == 100
        -  card.width  == 200 // wide
        +  card.width == 200 ~ 999 // wide
         }

        """)
    let plain = source.replacing("  == 200 // wide", with: " == 200")
    #expect(
      help(nil).patch(of: plain, file: "Card.swift")
        == "--- Card.swift\n+++ Card.swift\n@@ -1,4 +1,3 @@\n batch {\n   card.width == 100\n-  card.width == 200\n }\n"
    )
  }

  @Test(arguments: [
    "\n\n  card.width == 200 // wide\n", "\n\nlet width = card.width == 200\n",
    "\n\n  self.card.width == 200\n",
    "\n\n  card.width == 200; card.height == 1\n", "\ncard.width == 200", "", "\n\n  card.width == 201\n",
  ])
  func `a Swift source gets no patch where anything else is in the line`(_ source: String) {
    #expect(help(nil).patch(of: source, file: "Card.swift") == nil)
    #expect(help(nil).patch(of: "\n\ncard.width == 200\n", file: "Other.swift") == nil)
  }

  @Test func `a diff has the lines around changes, and says where the last line has no end`() {
    let old = (1...20).map { "\($0)\n" }.joined() + "end"
    let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("\n12\n", with: "\n") + "\n"
    #expect(UnifiedDiff.text(from: old, to: old, file: "a") == "")
    // As `diff -u` prints it.
    #expect(
      UnifiedDiff.text(from: old, to: new, file: "a") == """
        --- a
        +++ a
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -9,7 +9,6 @@
         9
         10
         11
        -12
         13
         14
         15
        @@ -18,4 +17,4 @@
         18
         19
         20
        -end
        \\ No newline at end of file
        +end

        """)
    #expect(UnifiedDiff.text(from: "", to: "a\r\n", file: "a") == "--- a\n+++ a\n@@ -0,0 +1 @@\n+a\r\n")
  }
}
