import AnchorageHeadless
import Testing

@testable import playground

@Suite struct PlaygroundFixTests {
  private static let twoWidths =
    "root 320 200\nview a\na.topLeading == root.topLeading\na.height == 8\na.width == 10\na.width == 20\n"
  private static let oneWidth = twoWidths.replacing("a.width == 20\n", with: "")

  @Test func `a file is changed, and the output says how`() {
    let desk = Desk(["a.layout": Self.twoWidths])
    #expect(desk.run(["fix", "a.layout"]) == 0)
    #expect(desk.files["a.layout"] == Self.oneWidth)
    #expect(desk.out == "a.layout:6: remove it: 'a.width == 20'\na.layout: 1 change, no problems\n")
    #expect(desk.err == "")
  }

  @Test func `a file without problems is not written`() {
    let desk = Desk(["/a.layout": Self.oneWidth])
    #expect(desk.run(["fix", "/a.layout"]) == 0)
    #expect(desk.out == "/a.layout: no problems\n")
  }

  @Test func `a dry run prints a diff, and its words elsewhere`() {
    let desk = Desk(["a.layout": Self.twoWidths])
    #expect(desk.run(["fix", "--dry-run", "a.layout"]) == 0)
    #expect(desk.files["a.layout"] == Self.twoWidths)
    #expect(
      desk.out == """
        --- a.layout
        +++ a.layout
        @@ -3,4 +3,3 @@
         a.topLeading == root.topLeading
         a.height == 8
         a.width == 10
        -a.width == 20

        """)
    #expect(desk.err == "a.layout:6: remove it: 'a.width == 20'\na.layout: 1 change, no problems\n")
  }

  @Test func `standard input is fixed to standard output`() {
    let desk = Desk(["-": Self.twoWidths])
    #expect(desk.run(["fix", "-"]) == 0)
    #expect(desk.out == Self.oneWidth)
    #expect(desk.err.hasSuffix("standard input: 1 change, no problems\n"))
    let clean = run("fix", "-", files: ["-": Self.oneWidth])
    #expect(clean.out == Self.oneWidth && clean.status == 0)
  }

  @Test func `one change leads to the next, mistakes first`() {
    let text = "root 320 200\nveiw a\na.topLeading = root.topLeading\na.hieght == 8\n"
    let desk = Desk(["a.layout": text])
    #expect(desk.run(["fix", "a.layout"]) == 0)
    #expect(
      desk.out == """
        a.layout:2: 'veiw' is not a kind of item: did you mean 'view'?
        a.layout:3: '=' is not a relation: write '=='
        a.layout:4: a view has no property 'hieght': did you mean 'height'?
        a.layout:5: add a constraint, for example 'a.trailing == root.trailing'
        a.layout: 4 changes, no problems

        """)
    #expect(
      desk.files["a.layout"]
        == "root 320 200\nview a\na.topLeading == root.topLeading\na.height == 8\na.trailing == root.trailing\n"
    )
  }

  @Test func `what is left is asked`() {
    let desk = Desk(["a.layout": "root 320 200\nview a\na.size == (8, 8)\n"])
    #expect(desk.run(["fix", "a.layout"]) == 2)
    #expect(desk.out.hasPrefix("\na.layout asks: the correction is a choice\na.layout:3:11: error: "))
    #expect(desk.out.hasSuffix("\n\na.layout: 1 problem left\n"))
    let text =
      "root 60 200\nview a\na.leading == root.leading + 40\na.trailing == root.trailing - 40\na.height == 8\na.top == root.top\n"
    let conflict = run("fix", "a.layout", files: ["a.layout": text])
    #expect(conflict.status == 1)
    #expect(
      conflict.out.contains("a.layout asks: every change has a cost\nerror: required constraints conflict"))
    #expect(conflict.out.contains("\nor: make it optional: 'a.leading == root.leading + 40 ~ 999'; then "))
  }

  @Test func `a file that changed meanwhile is not written`() {
    let desk = Desk(["a.layout": Self.twoWidths])
    var count = 0
    desk.beforeReading = { desk in
      count += 1
      if count == 2 { desk.files["a.layout"] = Self.twoWidths + "// more" }
    }
    #expect(desk.run(["fix", "a.layout"]) == 2)
    #expect(desk.files["a.layout"] == Self.twoWidths + "// more")
    #expect(desk.err == "error: 'a.layout' changed meanwhile, and was not written\n" && desk.out == "")
  }

  @Test func `a file that cannot be read or written is an error, and the others are fixed`() {
    let desk = Desk(["/a.layout": Self.twoWidths, "b.layout": Self.twoWidths])
    #expect(desk.run(["fix", "/a.layout", "c.layout", "b.layout"]) == 2)
    #expect(
      desk.err == """
        error: cannot write '/a.layout': Permission denied
        error: cannot read 'c.layout': No such file or directory
        help: did you mean 'b.layout'?

        """)
    #expect(desk.files["/a.layout"] == Self.twoWidths && desk.files["b.layout"] == Self.oneWidth)
    #expect(desk.out.hasSuffix("b.layout: 1 change, no problems\n"))
  }

  @Test func `no other file is taken for a scene`() {
    let desk = Desk(["a.swift": "let a = 1"])
    #expect(desk.run(["fix", "a.swift"]) == 2)
    #expect(desk.files == ["a.swift": "let a = 1"])
    #expect(desk.err == "error: 'fix' changes scenes, and the name of 'a.swift' does not end in '.layout'\n")
  }

  @Test func `fix is not watched, and takes no size`() {
    #expect(
      mistake(in: ["watch", "fix", "a.layout"])?.hasPrefix("error: 'watch' cannot be combined with 'fix'")
        == true)
    #expect(mistake(in: ["fix", "--size", "1x1", "a.layout"]) != nil)
    #expect(mistake(in: ["fix"])?.hasPrefix("error: 'fix' needs FILE.layout...") == true)
  }
}
