import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// The statements that constraints become.
@Suite struct PrintedStatementTests {
  /// A root with views `a`, `b` and `c` in it.
  private func statements(_ constraints: [String], views: [String] = ["a", "b", "c"]) throws -> String {
    let subviews = views.map { PrintedDocument.subview($0, "view", "userLabel=\"\($0)\"") }.joined()
    let lines = constraints.map { PrintedDocument.constraint($0) }.joined()
    return try PrintedDocument.statements(PrintedDocument.view(subviews, lines))
  }

  @Test func `constraints that conflict keep their order, which decides which of them hold`() throws {
    // The third contradicts the others, and gives way only as the last of them.
    let constraints = [
      "a.leading == root.leading", "b.top == root.top", "a.width == 50", "a.trailing == root.trailing",
    ]
    #expect(
      try statements(constraints) == """
        a.leading == leading
        b.top == top
        a.width == 50
        a.trailing == trailing
        """)
    #expect(try statements(Array(constraints.prefix(3))).hasPrefix("a.leading == leading\na.width == 50\n"))
  }

  @Test(arguments: [
    (
      [
        "a.top == root.top", "a.leading == root.leading", "root.bottom == a.bottom",
        "root.trailing == a.trailing",
      ],
      "a.edges == edges"
    ),
    (
      ["a.top == root.top + 8", "a.leading == root.leading + 8", "root.trailing == a.trailing + 8"],
      "a.edges.excluding(.bottom) == edges.inset(by: 8)"
    ),
    (
      ["a.leading == root.leadingMargin", "a.trailing == root.trailingMargin"],
      "a.horizontalEdges == margins.horizontalEdges"
    ),
    (
      ["a.top == root.top + 8", "root.bottom == a.bottom + 16"],
      "a.verticalEdges == verticalEdges.inset(by: LayoutInsets(top: 8, bottom: 16))"
    ),
    (
      ["a.top >= root.top + 8", "a.leading >= root.leading + 8", "root.bottom >= a.bottom + 8"],
      "a.edges.excluding(.trailing) <= edges.inset(by: 8)"
    ),
    (
      ["a.left == root.left", "a.right == root.right", "a.top == root.top"],
      "a.edges.excluding(.bottom).absolute == edges"
    ),
    (
      [
        "a.top == b.top - 4", "a.leading == b.leading - 4", "b.bottom == a.bottom - 4",
        "b.trailing == a.trailing - 4",
      ],
      "b.edges == a.edges.inset(by: 4)"
    ),
    (["a.centerX == root.centerX", "a.centerY == root.centerY"], "a.centerXY == centerXY"),
    (["a.centerX == b.trailing", "a.centerY == b.top + 2"], "a.centerXY == b.topTrailing.offset(y: 2)"),
    (
      ["a.top == root.top + 4", "a.leading == root.leading + 16"],
      "a.topLeading == topLeading.offset(x: 16, y: 4)"
    ),
    (["a.width == 44", "a.height == 44"], "a.size == 44"),
    (["a.width == 44", "a.height == 30"], "a.size == LayoutSize(width: 44, height: 30)"),
    (["a.width == root.width * 0.5", "a.height == root.height * 0.5"], "a.size == size * 0.5"),
    (["a.width >= 100", "a.width <= 200"], "a.width == 100...200"),
    (["a.width == a.height * 16:9"], "a.width == a.height * 16 / 9"),
    (["a.width == root.width * 1/3"], "a.width == width / 3"),
    (["a.width == 44 ~ 750"], "a.width == 44 ~ .high"),
    (["a.width == 44 ~ 999"], "a.width == 44 ~ 999"),
    (["a.top == root.top + 12.999999999999998"], "a.top == top + 13"),
    (["a.top == root.top + 0.000000000000002"], "a.top == top"),
    (["a.width == 33.333333333333336"], "a.width == 33.333333333"),
    (["a.width == 0.30000000000000004"], "a.width == 0.3"),
    (["a.width == 7654321.0625"], "a.width == 7654321.0625"),
    (["a.width == 44", "b.width == 44"], "[a, b].width == 44"),
    (["b.width == a.width", "c.width == b.width"], "[a, b, c].match(.width)"),
    (
      ["b.width == a.width", "c.width == b.width", "b.height == a.height", "c.height == a.height"],
      "[a, b, c].match(.size)"
    ),
    (["b.centerY == a.centerY", "c.centerY == b.centerY"], "[a, b, c].align(.centerY)"),
    (["c.top >= a.bottom + 8", "c.top >= b.bottom + 8"], "c.top >= [a, b].bottom + 8"),
    (
      ["b.leading == a.trailing + 8", "c.leading == b.trailing + 8"],
      "[a, b, c].distribute(.horizontal, spacing: 8)"
    ),
    (
      ["b.leading == a.trailing + 8", "c.leading == b.trailing + 4"],
      "[a, b, c].distribute(.horizontal, spacing: [8, 4])"
    ),
    (
      [
        "a.top == root.top + 8", "b.top == a.bottom", "root.bottom == b.bottom", "b.height == a.height",
        "a.leading == root.leading", "b.leading == root.leading", "root.trailing == a.trailing",
        "root.trailing == b.trailing",
      ],
      "[a, b].distribute(.vertical, sizes: .equal, alignment: .fill, in: self, insets: LayoutInsets(top: 8))"
    ),
    (["a.bottom == b.top - 8"], "b.top == a.bottom + 8"),
    (["root.trailing >= a.trailing + 8"], "a.trailing <= trailing - 8"),
  ])
  func `constraints are said as a person says them`(constraints: [String], expected: String) throws {
    #expect(try statements(constraints) == expected)
  }

  @Test
  func `pairs share a line`() throws {
    let text = try statements(
      ["b.firstBaseline == a.firstBaseline", "d.firstBaseline == c.firstBaseline"],
      views: ["a", "b", "c", "d"])
    #expect(text == "[b, d].firstBaseline == [a, c].firstBaseline")
  }

  @Test
  func `a list that is too long for a line becomes several`() throws {
    let views = (1...9).map { "aViewWithALongName\(["A", "B", "C", "D", "E", "F", "G", "H", "I"][$0 - 1])" }
    let text = try statements(views.map { "\($0).width == 44" }, views: views)
    #expect(
      text == """
        [aViewWithALongNameA, aViewWithALongNameB, aViewWithALongNameC, aViewWithALongNameD].width == 44
        [aViewWithALongNameE, aViewWithALongNameF, aViewWithALongNameG, aViewWithALongNameH].width == 44
        aViewWithALongNameI.width == 44
        """)
  }

  @Test
  func `identifiers and outlets keep their constraints apart`() throws {
    let constraints =
      PrintedDocument.constraint("a.width == 44", "identifier=\"the \\(width)\"")
      + PrintedDocument.constraint("a.height == 44")
    let text = try PrintedDocument.statements(
      PrintedDocument.view(
        PrintedDocument.subview("a", "view", "userLabel=\"a\""), constraints,
        attributes: ""
      ).replacing("</view>\n</view>", with: "</view></view>"))
    #expect(
      text == """
        let theWidth = a.width == 44
        theWidth.identifier = "the \\\\(width)"
        a.height == 44
        """)
  }
}
