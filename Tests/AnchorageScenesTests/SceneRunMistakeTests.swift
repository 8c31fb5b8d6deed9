import AnchorageScenes
import Testing

@Suite struct SceneRunMistakeTests {
  /// A statement about views `a` and `b`, a label `l` and a guide `g`, and everything reported about it after
  /// the line.
  static let statements: [(String, String)] = [
    ("a.leadin == b.leading", "3: error: a view has no property 'leadin'|did you mean 'leading'?"),
    ("a.leading = b.leading", "11: error: '=' is not a relation|write '=='"),
    ("a.leading == b.top", "11: error: '==' cannot relate a place along x to a place along y"),
    (
      "a.leading == 8",
      "11: error: 'a.leading' is a coordinate and cannot be compared with a number alone"
        + "|relate it to another place, for example 'root.leading + 8'"
    ),
    (
      "8 ~ .high == [a, b].top + 8",
      "11: error: '[a, b].top + 8' is a coordinate and cannot be compared with a number alone"
        + "|relate it to another place, for example 'root.top + 8'"
    ),
    ("a.width == b", "9: error: '==' cannot relate a dimension to a view|did you mean 'b.width'?"),
    ("a.width <= .high", "9: error: '<=' cannot relate a dimension to a priority"),
    ("ab.width == 5", "1: error: nothing is named 'ab'|did you mean 'a'?"),
    ("zebra.width == 5", "1: error: nothing is named 'zebra'"),
    (
      "a.edges == b.edges + 8",
      "20: error: '+' cannot combine edges and a number"
        + "|write 'inset(by: 8)' to move edges inwards, or 'outset(by: 8)' to move them outwards"
    ),
    (
      "a.trailing == b - 16",
      "17: error: '-' cannot combine a view and a number|name one of its anchors, for example 'root.leading'"
    ),
    (
      "[a, b] == root",
      "8: error: '==' cannot relate an array of items to a view"
        + "|name anchors on both sides, for example '[a, b].leading == root.leading'"
    ),
    (
      "a.leading.equalTo(b.leading)",
      "11: error: a place along x has no method 'equalTo'"
        + "|relate two anchors with '==', '<=' or '>=', for example 'a.leading == root.leading'"
    ),
    (
      "a.width + 5",
      "1: error: a statement must be a relation or a call, not a dimension|relate two expressions with '==', '<=' or '>='"
    ),
    (
      "(a.width == 5) ~ 3 == 5",
      "10: error: a relation cannot be part of an expression"
        + "|write the priority and every number on one side of the relation, for example 'a.width == b.width + 8 ~ .high'"
    ),
    (
      "a.distribute(.horizontal)",
      "3: error: a view has no method 'distribute'|write it on an array, for example '[a, b].distribute(…)'"
    ),
    ("[a, b].distribute(.horizonal)", "19: error: '.horizonal' is not an axis|did you mean '.horizontal'?"),
    (
      "[a, b].distribute(.horizontal, sizes: .equal, spacing: 8)",
      "47: error: argument 'spacing' must come before 'sizes'"
    ),
    (
      "[a, b].distribute(.vertical, alignment: .top)",
      "41: error: items distributed vertically cannot share 'top'"
    ),
    ("[a, b].distribute(.vertical, in: 8)", "34: error: 'in' takes a view or a guide, not a number"),
    ("[a, b].align(8)", "14: error: expected an alignment|write '.leading'"),
    ("[a, b].algin(.top)", "8: error: an array of items has no method 'algin'|did you mean 'align'?"),
    ("[].top == a.top", "1: error: the array is empty"),
    ("[a, 5].top == a.top", "5: error: an array holds views and guides, not a number"),
    (
      "[a, b].top == [a].top",
      "12: error: the list that begins with 'a' has 2 anchors and cannot be paired with a list of 1"
        + "|relate lists of the same length, or a list and a single anchor"
    ),
    (
      "[a, b].top == [a, b].left",
      "12: error: '==' cannot relate an array of places along y to an array of places along x"
    ),
    (
      "a.setContentHuggingPriority(0, for: .horizontal)",
      "29: error: a priority must be greater than 0 and at most 1000, not 0"
    ),
    (
      "a.setContentHuggingPriority(.hgh, for: .vertical)",
      "29: error: '.hgh' is not a priority|did you mean '.high'?"
    ),
    (
      "a.setContentHuggingPriority(.high)",
      "3: error: wrong arguments for 'setContentHuggingPriority'"
        + "|write 'setContentHuggingPriority(.high, for: .horizontal)'"
    ),
    (
      "g.setContentHuggingPriority(1, for: .vertical)",
      "3: error: a guide has no method 'setContentHuggingPriority'"
    ),
    ("a.width == 5 ~ 1001", "16: error: a priority must be greater than 0 and at most 1000, not 1001"),
    (
      "a.width == 5 ~ a.width",
      "16: error: '~' takes a priority, not a dimension|write a number or a name, for example '~ 999' or '~ .high'"
    ),
    ("a.width == 1e300", "12: error: the magnitude of 1e+300 is greater than 1000000000"),
    ("a.width == 1e9 * 1e9", "16: error: the magnitude of 1e+18 is greater than 1000000000"),
    ("a.width == 1e9 / 1e-308", "16: error: the number is not finite"),
    ("a.width == 0 / 0", "14: error: division by zero"),
    ("a.width / 0 == 5", "9: error: division by zero"),
    ("10 / a.width == 3", "4: error: a number cannot be divided by a dimension"),
    ("a.leading * b.leading == 3", "11: error: '*' cannot combine a place along x and a place along x"),
    ("a.leading + b.leading == 3", "11: error: '+' cannot combine a place along x and a place along x"),
    ("a.leading - b.top == 3", "11: error: '-' cannot combine a place along x and a place along y"),
    ("-a.edges == b.edges", "1: error: '-' cannot be applied to edges"),
    ("a.edges.inset(16) == b.edges", "9: error: wrong arguments for 'inset'|write 'inset(by: 16)'"),
    ("a.edges == b.edges.inset(by: .high)", "30: error: 'by' takes a number or LayoutInsets, not a priority"),
    ("a.edges.excluding(.botom) == b.edges", "19: error: '.botom' is not an edge|did you mean '.bottom'?"),
    ("a.horizontalEdges == b.verticalEdges", "19: error: the two sides have no edge in common"),
    ("a.edges == 5", "9: error: '==' cannot relate edges to a number"),
    ("a.edges.inset == b.edges", "9: error: 'inset' is a method and must be called"),
    ("g.margins.leading == a.leading", "3: error: a guide has no property 'margins'"),
    ("a.size == LayoutSiz(width: 5)", "11: error: nothing is named 'LayoutSiz'|did you mean 'LayoutSize'?"),
    (
      "a.size == LayoutSize(height: 5, width: 5)",
      "33: error: argument 'width' must come before 'height'"
    ),
    ("a.centerXY == b.centerXY.offset(x: b)", "36: error: 'x' takes a number, not a view"),
    ("a(3)", "1: error: 'a' cannot be called"),
  ]

  @Test(arguments: statements)
  func `a wrong statement says where and why`(_ statement: String, _ report: String) {
    let scene = Scene(
      parsing: "root 390 200\nview a\nview b\nlabel l \"x\"\nguide g\n" + statement, file: "a.layout")
    let parts = report.split(separator: "|")
    let reports = SceneRun(scene).mistakes.kept.map { mistake in
      let help = mistake.help.map { "|\($0)" } ?? ""
      return "\(mistake.line):\(mistake.column): error: \(mistake.message)\(help)"
    }
    #expect(reports == ["6:" + parts.joined(separator: "|")])
  }

  @Test(arguments: [
    ("view c in bb", "11: error: nothing is named 'bb'|did you mean 'b'?"),
    (
      "view c in g",
      "11: error: 'g' is a guide and cannot have children"
        + "|put the item into the guide's parent and relate its anchors to the guide's"
    ),
    ("view c in c", "11: error: 'c' cannot be inside itself|nil"),
  ])
  func `a wrong parent says where and why`(_ declaration: String, _ report: String) {
    let scene = Scene(parsing: "root 390 200\nview b\nguide g\n" + declaration)
    let mistakes = SceneRun(scene).mistakes.kept
    #expect(
      mistakes.map { "\($0.column): error: \($0.message)|\($0.help ?? "nil")" } == [report])
  }

  @Test func `a cycle of parents is reported once and breaks there`() {
    let run = SceneRun(Scene(parsing: "root 10 10\nview a in c\nview b in a\nview c in b"))
    #expect(run.mistakes.kept.map(\.message) == ["'c' cannot be inside 'b', which is inside 'c'"])
    #expect(run.root.subviews.map(\.name) == ["c"])
  }

  @Test func `a parent may be declared below its children`() {
    let run = SceneRun(Scene(parsing: "root 10 10\nview a in b\nview b"))
    #expect(run.mistakes.isEmpty)
    #expect(run.root.subviews.map(\.name) == ["b"])
    #expect(run.root.subviews[0].subviews.map(\.name) == ["a"])
  }

  @Test func `mistakes of the text and of the statements come in the order of their lines`() {
    let scene = Scene(parsing: "root 10 10\na.width == 3\nview b %\nb.widht == 3\nb.width = 3")
    #expect(SceneRun(scene).mistakes.kept.map(\.line) == [2, 3, 4, 5])
  }
}
