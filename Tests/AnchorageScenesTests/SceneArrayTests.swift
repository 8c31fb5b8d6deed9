import AnchorageHeadless
import AnchorageScenes
import Testing

/// Ranges, points and the methods of arrays mean in scenes what they mean in Swift.
@Suite struct SceneArrayTests {
  static let composites: [(String, [String])] = [
    ("a.topLeading == b.topLeading", ["a.leading == b.leading", "a.top == b.top"]),
    ("[a].topLeading == b.topLeading", ["a.leading == b.leading", "a.top == b.top"]),
    ("a.topTrailing == b.topTrailing", ["a.trailing == b.trailing", "a.top == b.top"]),
    ("[a].topTrailing == b.topTrailing", ["a.trailing == b.trailing", "a.top == b.top"]),
    ("a.bottomLeading == b.bottomLeading", ["a.leading == b.leading", "a.bottom == b.bottom"]),
    ("[a].bottomLeading == b.bottomLeading", ["a.leading == b.leading", "a.bottom == b.bottom"]),
    ("a.bottomTrailing == b.bottomTrailing", ["a.trailing == b.trailing", "a.bottom == b.bottom"]),
    ("[a].bottomTrailing == b.bottomTrailing", ["a.trailing == b.trailing", "a.bottom == b.bottom"]),
    ("a.topLeft == b.topLeft", ["a.left == b.left", "a.top == b.top"]),
    ("[a].topLeft == b.topLeft", ["a.left == b.left", "a.top == b.top"]),
    ("a.topRight == b.topRight", ["a.right == b.right", "a.top == b.top"]),
    ("[a].topRight == b.topRight", ["a.right == b.right", "a.top == b.top"]),
    ("a.bottomLeft == b.bottomLeft", ["a.left == b.left", "a.bottom == b.bottom"]),
    ("[a].bottomLeft == b.bottomLeft", ["a.left == b.left", "a.bottom == b.bottom"]),
    ("a.bottomRight == b.bottomRight", ["a.right == b.right", "a.bottom == b.bottom"]),
    ("[a].bottomRight == b.bottomRight", ["a.right == b.right", "a.bottom == b.bottom"]),
    (
      "a.edges.absolute == root.edges.inset(by: LayoutInsets(leading: 2))",
      ["a.top == root.top", "a.left == root.left + 2", "a.bottom == root.bottom", "a.right == root.right"]
    ),
    (
      "[a, b].horizontalEdges.absolute == c.edges",
      ["a.left == c.left", "a.right == c.right", "b.left == c.left", "b.right == c.right"]
    ),
    (
      "a.centerXY == b.topTrailing.offset(x: -4, y: 4) ~ .low",
      ["a.centerX == b.trailing - 4 ~ .low", "a.centerY == b.top + 4 ~ .low"]
    ),
    (
      "[a, b].bottomLeft.offset(y: 3) <= c.topRight - LayoutPoint(x: 1, y: 2)",
      ["a.left <= c.right - 1", "a.bottom <= c.top - 5", "b.left <= c.right - 1", "b.bottom <= c.top - 5"]
    ),
    (
      "a.size == b.size / 2 - LayoutSize(width: 1, height: 2)",
      ["a.width == b.width * 0.5 - 1", "a.height == b.height * 0.5 - 2"]
    ),
    ("[a, b].centerY == [b, c].top + 8", ["a.centerY == b.top + 8", "b.centerY == c.top + 8"]),
    (
      "[a, b].trailing <= [b, c].leading ~ .low",
      ["a.trailing <= b.leading ~ .low", "b.trailing <= c.leading ~ .low"]
    ),
    ("[a, b].width >= [b, c].height / 2", ["a.width >= b.height * 0.5", "b.width >= c.height * 0.5"]),
    ("a.width == 100...200", ["a.width >= 100", "a.width <= 200"]),
    ("a.width * 2 == 2 * 5...20 ~ .high", ["a.width >= 5 ~ .high", "a.width <= 10 ~ .high"]),
    (
      "[a, b].height == 20...44 ~ .low - 1",
      ["a.height >= 20 ~ 249", "a.height <= 44 ~ 249", "b.height >= 20 ~ 249", "b.height <= 44 ~ 249"]
    ),
    ("c.leading - b.trailing == -8 ... -4", ["c.leading >= b.trailing - 8", "c.leading <= b.trailing - 4"]),
    (
      "a.pinToSuperview()",
      [
        "a.top == root.top", "a.leading == root.leading", "a.bottom == root.bottom",
        "a.trailing == root.trailing",
      ]
    ),
    (
      "[a, g].pinToSuperview([.top, .leading], insets: 8)",
      [
        "a.top == root.top + 8", "a.leading == root.leading + 8", "g.top == root.top + 8",
        "g.leading == root.leading + 8",
      ]
    ),
    ("a.pinToSuperview(.top, insets: LayoutInsets(top: 1))", ["a.top == root.top + 1"]),
  ]

  static let arrays: [(String, [String])] = [
    (
      "[a, b, c].distribute(.vertical, spacing: [8, 12])",
      ["b.top == a.bottom + 8", "c.top == b.bottom + 12"]
    ),
    ("[a, b].distribute(.vertical, spacing: .each([8]))", ["b.top == a.bottom + 8"]),
    ("[a, b].distribute(.vertical, spacing: .fixed(8))", ["b.top == a.bottom + 8"]),
    ("[a, b].distribute(.vertical, spacing: .atLeast(-8))", ["b.top >= a.bottom - 8"]),
    ("[a, b, c].distribute(.vertical, spacing: .equal)", ["c.top - b.bottom == b.top - a.bottom"]),
    (
      "[a, b].distribute(.horizontal, spacing: .evenly, in: g, insets: LayoutInsets(leading: 3))",
      [
        "b.leading - a.trailing == a.leading - g.leading - 3",
        "a.leading - g.leading == g.trailing - b.trailing + 3",
      ]
    ),
    (
      "[a].distribute(.horizontal, in: root.margins, insets: LayoutInsets(leading: 1, trailing: 2))",
      ["a.leading == root.margins.leading + 1", "a.trailing == root.margins.trailing - 2"]
    ),
    ("[a, b].match(.height)", ["b.height == a.height"]),
    ("[a, g].match(.size)", ["g.width == a.width", "g.height == a.height"]),
    (
      "[a, b, c].grid(columns: 2, spacing: 8)",
      [
        "b.leading == a.trailing + 8", "b.top == a.top", "b.width == a.width", "b.height == a.height",
        "c.leading == a.leading", "c.top == a.bottom + 8", "c.width == a.width",
      ]
    ),
    (
      "[a].grid(columns: 1, rowSpacing: 3, in: g, insets: LayoutInsets(5))",
      [
        "a.leading == g.leading + 5", "a.top == g.top + 5", "a.trailing == g.trailing - 5",
        "a.bottom == g.bottom - 5",
      ]
    ),
    (
      "[a, b].distribute(.horizontal, sizes: .proportional([1, 2]), alignment: .fill, in: g)",
      [
        "a.leading == g.leading", "b.leading == a.trailing", "b.trailing == g.trailing",
        "b.width == a.width * 2", "a.top == g.top", "a.bottom == g.bottom", "b.top == g.top",
        "b.bottom == g.bottom",
      ]
    ),
    (
      "[a, b].align(.fill)",
      ["b.top == a.top", "b.leading == a.leading", "b.bottom == a.bottom", "b.trailing == a.trailing"]
    ),
    (
      "[a, b].grid(columns: 1, rowHeights: .equal)",
      ["b.leading == a.leading", "b.top == a.bottom", "b.width == a.width", "b.height == a.height"]
    ),
    (
      "[a, b].grid(columns: 1, spacing: 9, rowSpacing: 3)",
      ["b.leading == a.leading", "b.top == a.bottom + 3", "b.width == a.width"]
    ),
  ]

  static let declarations = "root 390 200\nview a\nview b\nview c\nguide g\n"

  @Test(arguments: composites + arrays)
  func `a statement makes the constraints that Swift makes`(_ statement: String, _ texts: [String]) {
    let scene = Scene(parsing: Self.declarations + statement)
    let run = SceneRun(scene)
    #expect(run.mistakes.description == "")
    #expect(constraints(of: run.root).sorted() == texts.sorted())
    #expect(scene.document.statements.map(\.description) == [statement])
  }

  @Test(arguments: composites + arrays)
  func `what constraints print is a statement that makes them again`(_ statement: String, _ texts: [String]) {
    let run = SceneRun(Scene(parsing: Self.declarations + texts.joined(separator: "\n")))
    #expect(run.mistakes.description == "")
    #expect(constraints(of: run.root).sorted() == texts.sorted())
  }

  @Test func `content priorities of arrays reach every view`() {
    let run = SceneRun(
      Scene(
        parsing: Self.declarations + """
          [a, b].setContentHuggingPriority(.required, for: .vertical)
          [b, c].setContentCompressionResistancePriority(9, for: .horizontal)
          """))
    #expect(run.mistakes.isEmpty)
    #expect(run.root.subviews.map(\.hugging.vertical) == [1000, 1000, 250])
    #expect(run.root.subviews.map(\.compressionResistance.horizontal) == [750, 9, 9])
  }

  @Test(arguments: [
    ("a.width==1 ... 2~3", "a.width == 1...2 ~ 3"), ("a.width == (-5)...(0 - 1)", "a.width == -5...0 - 1"),
    ("a.width == 0 ... -(1)", "a.width == 0 ... -1"), ("a.width == (1...2) ~ 3", "a.width == 1...2 ~ 3"),
  ])
  func `a range prints as Swift reads it`(_ written: String, _ printed: String) {
    let document = Scene(parsing: Self.declarations + written).document
    #expect(document.statements.map(\.description) == [printed])
  }

  /// The texts of the active constraints of a tree.
  private func constraints(of view: LayoutView) -> [String] {
    view.constraints.map(\.description) + view.subviews.flatMap { constraints(of: $0) }
  }
}
