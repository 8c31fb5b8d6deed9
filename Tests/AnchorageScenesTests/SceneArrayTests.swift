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

/// The mistakes in ranges, points and the methods of arrays, with their locations.
@Suite struct SceneArrayMistakeTests {
  private static let distribute =
    "|write 'distribute(.horizontal, spacing: 8, sizes: .equal, alignment: .centerY, in: root)'"
  private static let ends = "|write a range as '100...200', which includes both bounds"

  /// Statements about distances between items.
  static let distributions: [(String, String)] = [
    ("spacing: .equals", "41: error: '.equals' is not a spacing|did you mean '.equal'?"),
    ("spacing: .ech([8])", "41: error: '.ech' is not a spacing|did you mean '.each'?"),
    (
      "spacing: [1, 2]",
      "41: error: 2 spacings cannot fill the 1 gap between 'a' and the items after it"
        + "|give 1 spacing, one for each gap"
    ),
    ("spacing: [a]", "42: error: 'spacing' takes a number, not a view"),
    ("spacing: a", "41: error: 'spacing' takes a number, not a view"),
    (
      "spacing: .evenly",
      "41: error: the spacing '.evenly' of 'a' and the items after it needs a container"
        + "|name the container, for example 'in: root', or use '.equal'"
    ),
    ("spacing: .atLeast(x: 8)", "41: error: wrong arguments for 'atLeast'|write '.atLeast(8)'"),
    ("spacing: .each(8)", "41: error: wrong arguments for 'each'|write '.each([8, 12])'"),
    ("in: root, insets: b", "50: error: 'insets' takes a number or LayoutInsets, not a view"),
    (
      "in: root, insets: LayoutInsets(top: 8)",
      "50: error: the insets at the top or the bottom move none of the items that begin with 'a'"
        + "|align the items with these edges: 'alignment: .fill'"
    ),
    (
      "sizes: .proportional([1])",
      "39: error: 'a' and the items after it need 2 weights, not 1"
        + "|give one weight for each item, or one for each row of a grid"
    ),
    (
      "spacing: 8, sizes: .proportional([1, 0])",
      "51: error: the weight of 'b' cannot be 0|use weights above 0, none more than 10000 times another"
    ),
    (
      "sizes: .proportional(2)", "39: error: wrong arguments for 'proportional'|write '.proportional([1, 2])'"
    ),
    ("sizes: [1, 2]", "39: error: expected a sizing|write '.proportional([1, 2])'"),
    ("sizes: 44", "39: error: expected a sizing|write '.fixed(44)'"),
    ("sizes: a", "39: error: expected a sizing|write '.equal'"),
    ("sizes: .proportional([a])", "54: error: 'proportional' takes a number, not a view"),
    ("sizes: .proportinal([1])", "39: error: '.proportinal' is not a sizing|did you mean '.proportional'?"),
    (
      "sizes: .zzz",
      "39: error: '.zzz' is not a sizing"
        + "|write '.equal', '.intrinsic', '.fixed(44)' or '.proportional([1, 2])'"
    ),
    (
      "sizes: .fixed",
      "39: error: '.fixed' is not a sizing"
        + "|write '.equal', '.intrinsic', '.fixed(44)' or '.proportional([1, 2])'"
    ),
    ("sizes: .fixd", "39: error: '.fixd' is not a sizing|did you mean '.fixed'?"),
    ("insets: LayoutInsets(8)", "40: error: wrong arguments for 'distribute'" + distribute),
  ]

  /// Other statements.
  static let statements: [(String, String)] = [
    (
      "[a, b].grid(columns: 0)",
      "22: error: the grid that begins with 'a' cannot have 0 columns|use 1 column or more"
    ),
    ("[a, b].grid(columns: 2.5)", "22: error: 'columns' takes a whole number, not 2.5"),
    (
      "[a, b].grid(2)",
      "8: error: wrong arguments for 'grid'"
        + "|write 'grid(columns: 3, spacing: 8, rowSpacing: 8, rowHeights: .equal, in: root)'"
    ),
    (
      "[a, b].grid(columns: 1, rowHeights: .proportional([1]))",
      "37: error: 'a' and the items after it need 2 weights, not 1"
        + "|give one weight for each item, or one for each row of a grid"
    ),
    (
      "a.grid(columns: 2)",
      "3: error: a view has no method 'grid'|write it on an array, for example '[a, b].grid(…)'"
    ),
    ("[a, b].match(.widht)", "14: error: '.widht' is not a dimension|did you mean '.width'?"),
    (
      "root.pinToSuperview()",
      "6: error: 'root' has no superview to be pinned to|add it to a view first: 'view.addSubview(root)'"
    ),
    ("a.pinToSuperview(.topp)", "18: error: '.topp' is not an edge|did you mean '.top'?"),
    ("a.pinToSuperview(insets: b)", "26: error: 'insets' takes a number or LayoutInsets, not a view"),
    ("a.pinToSuperview", "3: error: 'pinToSuperview' is a method and must be called"),
    (
      "[a, g].setContentHuggingPriority(5, for: .vertical)",
      "8: error: an array with a guide has no method 'setContentHuggingPriority'"
    ),
    (
      "g.setContentHuggingPriority(5, for: .vertical)",
      "3: error: a guide has no method 'setContentHuggingPriority'"
    ),
    (
      "a.width == 200...100",
      "15: error: the lower bound 200 of the range is greater than its upper bound 100"
    ),
    (
      "a.width <= 100...200",
      "9: error: '<=' cannot be used with a range|write '==', or one bound of the range"
    ),
    ("a.width == 1...2...3", "17: error: a range cannot have three bounds" + ends),
    ("a.width == 1..<2", "13: error: '..<' is not an operator" + ends),
    ("a.width == 1...-2", "13: error: '...-' is not an operator|put spaces around '...'"),
    ("a.leading == 1...2", "11: error: '==' cannot relate a place along x to a range"),
    ("a.width == a.height...5", "20: error: '...' cannot combine a dimension and a number"),
    ("a.width == (1...2 ~ 3) ~ 4", "24: error: '~' cannot combine a range and a priority"),
    (
      "a.centerXY == LayoutPoint(x: 5)",
      "12: error: coordinates need an origin"
        + "|write them as an offset from a point, for example 'root.topLeading.offset(x: 20, y: 40)'"
    ),
    ("a.topLeft == b.size", "11: error: '==' cannot relate a point to a size"),
    ("a.edges.absolut == b.edges", "9: error: edges has no property 'absolut'|did you mean 'absolute'?"),
    ("a.topLeding == b.topLeft", "3: error: a view has no property 'topLeding'|did you mean 'topLeading'?"),
  ]

  private func reports(_ statement: String) -> [String] {
    let scene = Scene(parsing: "root 390 200\nview a\nview b\nguide g\n" + statement)
    return SceneRun(scene).mistakes.kept.map { mistake in
      "\(mistake.line):\(mistake.column): error: \(mistake.message)" + (mistake.help.map { "|\($0)" } ?? "")
    }
  }

  @Test(arguments: distributions)
  func `a wrong distribution says where and why`(_ arguments: String, _ report: String) {
    #expect(reports("[a, b].distribute(.horizontal, \(arguments))") == ["5:" + report])
  }

  @Test(arguments: statements)
  func `a wrong statement says where and why`(_ statement: String, _ report: String) {
    #expect(reports(statement) == ["5:" + report])
  }

  @Test func `every item without a superview is one mistake`() {
    #expect(reports("[a, root].pinToSuperview()").map { $0.prefix(26) } == ["5:11: error: 'root' has no"])
  }
}
