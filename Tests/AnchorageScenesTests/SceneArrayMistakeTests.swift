import AnchorageScenes
import Testing

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
