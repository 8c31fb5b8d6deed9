import AnchorageScenes
import Testing

/// Habits from Swift, UIKit or other formats: each report gives the words of a scene.
@Suite struct SceneHabitTests {
  /// A line below the declarations of a view `f`, a label `l`, a stack `s` and a guide `g`, and its whole report.
  static let declarations: [(String, String)] = [
    (
      "View a",
      """
      6:1: error: 'View' is not a kind of item
        View a
        ^
      help: did you mean 'view'?
      """
    ),
    (
      "image b",
      """
      6:1: error: 'image' is not a kind of item
        image b
        ^
      help: write 'view b'
      """
    ),
    (
      "button save \"Save\"",
      """
      6:1: error: 'button' is not a kind of item
        button save "Save"
        ^
      help: write 'label save "Save"'
      """
    ),
    (
      "view a 100 40",
      """
      6:8: error: unexpected '100'
        view a 100 40
               ^
      help: write 'intrinsic 100 40'
      """
    ),
    (
      "view a 8 8 100 40",
      """
      6:8: error: unexpected '8'
        view a 8 8 100 40
               ^
      help: write 'frame 8 8 100 40'
      """
    ),
    (
      "guide a 100 40",
      """
      6:9: error: unexpected '100'
        guide a 100 40
                ^
      help: state the size, for example 'a.width == 100'
      """
    ),
    (
      "textfield email\nemail.width == 44",
      """
      6:1: error: 'textfield' is not a kind of item
        textfield email
        ^
      help: write 'view email'
      """
    ),
    (
      "# comment",
      """
      6:1: error: unexpected character '#'
        # comment
        ^
      help: a comment begins with '//'
      """
    ),
    (
      "stack form spacing: 12",
      """
      6:19: error: expected a number of points, found ':'
        stack form spacing: 12
                          ^
      help: write 'spacing 12'
      """
    ),
    (
      "view c height 44",
      """
      6:8: error: a view has no option 'height'
        view c height 44
               ^
      help: write 'c.height == 44' on a line of its own
      """
    ),
    (
      "view c in f bottom: 8",
      """
      6:13: error: a view has no option 'bottom'
        view c in f bottom: 8
                    ^
      help: write 'c.bottom == f.bottom - 8' on a line of its own
      """
    ),
    (
      "view a, b",
      """
      6:7: error: unexpected ','
        view a, b
              ^
      help: write a line for each: 'view a' and 'view b'
      """
    ),
    (
      "label a 'x'",
      """
      6:9: error: unexpected character '''
        label a 'x'
                ^
      help: write '"' before and after the text
      """
    ),
    (
      "stack form\n  label a \"A\" lines 1\n  label b in form \"B\"",
      """
      7:3: error: indentation does not nest items
        label a "A" lines 1
        ^
      help: write 'label a in form "A" lines 1'
      """
    ),
    (
      "label b \"x\" color 20",
      """
      6:13: error: a label has no option 'color'
        label b "x" color 20
                    ^
      help: the options of a label are intrinsic, frame, margins, safearea, alignment, baseline, lines, size, \
      sans, truncates, after, gravity, floating, hidden, ltr, rtl, mask, preservesmargins, readablewidth
      """
    ),
    (
      "stack b alignment middle",
      """
      6:19: error: 'middle' is not an alignment
        stack b alignment middle
                          ^
      help: write 'fill', 'leading', 'top', 'firstBaseline', 'center', 'trailing', 'bottom' or 'lastBaseline'
      """
    ),
    (
      "view superview",
      """
      6:6: error: 'superview' cannot be the name of an item
        view superview
             ^
      """
    ),
    (
      "view a mask flexibleWidth",
      """
      6:8: error: 'mask' needs a frame
        view a mask flexibleWidth
               ^
      help: write the frame, too, for example 'frame 8 8 100 40 mask flexibleWidth'
      """
    ),
    (
      "view a frame 0 0 1 1 mask width",
      """
      6:27: error: 'width' is not a part of a frame
        view a frame 0 0 1 1 mask width
                                  ^
      help: write 'flexibleLeftMargin', 'flexibleWidth', 'flexibleRightMargin', 'flexibleTopMargin', \
      'flexibleHeight' or 'flexibleBottomMargin'
      """
    ),
    (
      "view a frame 0 0 1 1 mask flexibleWidth flexibleHieght",
      """
      6:41: error: a view has no option 'flexibleHieght'
        view a frame 0 0 1 1 mask flexibleWidth flexibleHieght
                                                ^
      help: did you mean 'flexibleHeight'?
      """
    ),
    (
      "view a frame 0 0 1 1 mask flexibleWidth flexibleWidth",
      """
      6:41: error: 'flexibleWidth' is repeated
        view a frame 0 0 1 1 mask flexibleWidth flexibleWidth
                                                ^
      """
    ),
    (
      "view a frame 0 0 1 1 mask",
      """
      6:26: error: expected the parts of the frame that are flexible, found the end of the line
        view a frame 0 0 1 1 mask
                                 ^
      """
    ),
    (
      "view a in f frame 0 0 1 1 mask flexibleWidth",
      """
      6:27: error: 'mask' needs a superview of known size, and constraints decide the size of 'f'
        view a in f frame 0 0 1 1 mask flexibleWidth
                                  ^
      help: give 'f' a frame, or place 'a' by constraints
      """
    ),
  ]

  /// Statements, and their reports.
  static let statements: [(String, String)] = [
    (
      "f.leading == g.leading + 8 priority high",
      "28: error: unexpected 'priority'|write the priority after '~', for example '~ .high' or '~ 750'"
    ),
    (
      "f.aspectRatio == 2",
      "3: error: a view has no property 'aspectRatio'|relate both dimensions, for example 'a.width == a.height * 2'"
    ),
    (
      "f.left == 0",
      "8: error: 'f.left' is a coordinate and cannot be compared with a number alone"
        + "|relate it to another place, for example 'root.left + 8'"
    ),
    (
      "f.edges == g.edges.inset(by: 8, 16)",
      "20: error: wrong arguments for 'inset'|write 'inset(horizontal: 8, vertical: 16)'"
    ),
    ("f.hight == 44", "3: error: a view has no property 'hight'|did you mean 'height'?"),
    (
      "f.edges == g.edges + 16",
      "20: error: '+' cannot combine edges and a number"
        + "|write 'inset(by: 16)' to move edges inwards, or 'outset(by: 16)' to move them outwards"
    ),
    ("f.width == 44 ~ high", "17: error: nothing is named 'high'|did you mean '.high'?"),
    ("f.width == 44 ~ high - 1", "17: error: nothing is named 'high'|did you mean '.high'?"),
    (
      "f.width == 44 ~ .urgent",
      "17: error: '.urgent' is not a priority|write '.required', '.high', '.medium', '.low', '.fittingSize', "
        + "'.dragThatCanResizeWindow', '.windowSizeStayPut' or '.dragThatCannotResizeWindow'"
    ),
    ("f.width == root.width*.5", "23: error: '.5' is not a number|write '0.5'"),
    ("f.width == 320x100", "12: error: '320x100' is not a number|write '320 100'"),
    ("f.center == root.center", "3: error: a view has no property 'center'|did you mean 'centerXY'?"),
    (
      "f.top == root.layoutMarginsGuide.top",
      "15: error: a view has no property 'layoutMarginsGuide'|did you mean 'margins'?"
    ),
    (
      "f.top == root.safeAreaLayoutGuide.top",
      "15: error: a view has no property 'safeAreaLayoutGuide'|did you mean 'safeArea'?"
    ),
    (
      "f.leadingMargin == root.leading",
      "3: error: a view has no property 'leadingMargin'|did you mean 'margins.leading'?"
    ),
    (
      "f.centerXWithinMargins == root.centerX",
      "3: error: a view has no property 'centerXWithinMargins'|did you mean 'margins.centerX'?"
    ),
    (
      "f.leadingAnchor.constraint(equalTo: root.leadingAnchor)",
      "3: error: a view has no property 'leadingAnchor'|did you mean 'leading'?"
    ),
    (
      "[f, l].align(.edges)",
      "14: error: '.edges' is not an alignment|write '.leading', '.trailing', '.left', '.right', '.centerX', '.top', "
        + "'.bottom', '.centerY', '.firstBaseline', '.lastBaseline' or '.fill'"
    ),
    ("[f, l].align(centerY)", "14: error: expected an alignment|write '.centerY'"),
    (
      "let pad = 8",
      "1: error: a scene has no constants|write the number where it is used, and the relation alone"
    ),
    (
      "var pad = 8",
      "1: error: a scene has no variables|write the number where it is used, and the relation alone"
    ),
    (
      "let w = f.width == 8",
      "1: error: a scene has no constants|write the number where it is used, and the relation alone"
    ),
    (
      "let compact = batch(active: false) {",
      "1: error: a scene has no batches|write its statements alone: a scene activates all of them together"
    ),
    (
      "batch {",
      "1: error: a scene has no batches|write its statements alone: a scene activates all of them together"
    ),
    ("if wide { f.width == 8 }", "1: error: a scene has no 'if'|write out each statement"),
    ("for row in rows {", "1: error: a scene has no 'for'|write out each statement"),
    (
      "}",
      "1: error: unexpected character '}'|a scene has no blocks: write each statement on a line of its own"
    ),
    (
      "f.size == CGSize(width: 8, height: 8)",
      "11: error: nothing is named 'CGSize'|did you mean 'LayoutSize'?"
    ),
    (
      "f.edges == root.edges.inset(by: UIEdgeInsets(top: 8))",
      "33: error: nothing is named 'UIEdgeInsets'|did you mean 'LayoutInsets'?"
    ),
    (
      "f.size == (40, 50)",
      "11: error: (40, 50) is neither a size nor a point|write 'LayoutSize(width: 40, height: 50)' or "
        + "'LayoutPoint(x: 40, y: 50)'"
    ),
    (
      "f.edges == root.edges.inset(by: LayoutInsets(vertical: 8, horizontal: 8))",
      "59: error: argument 'horizontal' must come before 'vertical'"
    ),
    (
      "root.addSubview(f)",
      "6: error: a view has no method 'addSubview'|name the parent where the item is declared, for example 'view icon in card'"
    ),
    (
      "f.layoutIfNeeded()",
      "3: error: a view has no method 'layoutIfNeeded'|leave the line out: a scene is laid out when it runs"
    ),
    (
      "import Anchorage",
      "1: error: a scene has no 'import'|leave the line out: a scene is laid out when it runs"
    ),
    (
      "print(f.layoutDescription)",
      "1: error: a scene has no 'print'|leave the line out: a scene is laid out when it runs"
    ),
    (
      "superview.width == 8",
      "1: error: the statement names no item whose superview is meant|write the name of the view that is meant"
    ),
    (
      "root.width <= superview.width",
      "15: error: 'root' has no superview|write the name of the view that is meant"
    ),
    (
      "f.leading == f.superview.leading",
      "16: error: a view has no property 'superview'|write 'superview' alone: it is that of the first item in the statement"
    ),
    (
      "[f.top, 8] == g.top",
      "9: error: an array cannot hold a place along y and a number|relate the anchors in statements of their own"
    ),
    (
      "[f.top, g.left] == g.top",
      "9: error: an array cannot hold a place along y and a place along x|relate the anchors in statements of their own"
    ),
    (
      "[f.top, g] == g.top",
      "9: error: an array cannot hold a place along y and a guide|relate the anchors in statements of their own"
    ),
    ("[f.edges] == g.edges", "2: error: an array holds views and guides, not edges"),
  ]

  private func mistakes(_ line: String) -> SceneMistakes {
    let declarations = "root 390 200\nview f\nlabel l \"x\"\nstack s\nguide g\n"
    return SceneRun(Scene(parsing: declarations + line, file: "a.layout")).mistakes
  }

  @Test(arguments: declarations)
  func `a wrong declaration is reported whole`(_ line: String, _ report: String) {
    #expect(mistakes(line).description == "a.layout:" + report)
  }

  @Test(arguments: statements + assignments)
  func `a statement from elsewhere is reported with what a scene calls it`(_ line: String, _ report: String) {
    let reports = mistakes(line).kept.map { mistake in
      "\(mistake.line):\(mistake.column): error: \(mistake.message)" + (mistake.help.map { "|\($0)" } ?? "")
    }
    #expect(reports == ["6:" + report])
  }

  @Test(arguments: [
    (
      "root 320x100",
      """
      a.layout:1:6: error: '320x100' is not a number
        root 320x100
             ^
      help: write '320 100'
      """
    ),
    (
      "Root 320 100",
      """
      a.layout:1:1: error: 'Root' is not a kind of item
        Root 320 100
        ^
      help: did you mean 'root'?
      a.layout:1:1: error: the scene has no root
        Root 320 100
        ^
      help: begin the scene with its root and its size, for example 'root 390 200'
      """
    ),
    (
      "root 320 100 scale 0",
      """
      a.layout:1:20: error: 'scale' must be greater than 0, not 0
        root 320 100 scale 0
                           ^
      """
    ),
    (
      "root 320 100 scale",
      """
      a.layout:1:19: error: expected a number of pixels per point, found the end of the line
        root 320 100 scale
                          ^
      """
    ),
    (
      "root 320 100 5",
      """
      a.layout:1:14: error: unexpected '5'
        root 320 100 5
                     ^
      """
    ),
    (
      "root 320 100\nview a scale 2",
      """
      a.layout:2:8: error: a view has no option 'scale'
        view a scale 2
               ^
      help: the options of a view are intrinsic, frame, margins, safearea, alignment, baseline, after, gravity, \
      floating, hidden, ltr, rtl, mask, preservesmargins, readablewidth
      """
    ),
  ])
  func `a mistake at the root is reported whole`(_ text: String, _ report: String) {
    #expect(SceneRun(Scene(parsing: text, file: "a.layout")).mistakes.description == report)
  }
}

extension SceneHabitTests {
  /// Assignments, and their reports.
  static let assignments: [(String, String)] = [
    ("f.isHidden = true", "3: error: a statement cannot set 'isHidden'|write 'hidden' where 'f' is declared"),
    (
      "f.isHidden = false",
      "3: error: a statement cannot set 'isHidden'|leave out 'hidden' where 'f' is declared"
    ),
    (
      "l.numberOfLines = 0",
      "3: error: a statement cannot set 'numberOfLines'|write 'lines 0' where 'l' is declared"
    ),
    ("s.axis = .vertical", "3: error: a statement cannot set 'axis'|write 'vertical' where 's' is declared"),
    (
      "s.axis = .horizontal",
      "3: error: a statement cannot set 'axis'|leave out 'vertical' where 's' is declared"
    ),
    ("s.spacing = 8", "3: error: a statement cannot set 'spacing'|write 'spacing 8' where 's' is declared"),
    (
      "s.distribution = .equalSpacing",
      "3: error: a statement cannot set 'distribution'|write 'distribution equalSpacing' where 's' is declared"
    ),
    (
      "f.layoutDirection = .rightToLeft",
      "3: error: a statement cannot set 'layoutDirection'|write 'rtl' where 'f' is declared"
    ),
    (
      "f.layoutMargins = LayoutInsets(8)",
      "3: error: a statement cannot set 'layoutMargins'|write 'margins 8 16 8 16' where 'f' is declared"
    ),
    (
      "root.displayScale = 2",
      "6: error: a statement cannot set 'displayScale'|write 'scale 2' where 'root' is declared"
    ),
    (
      "f.displayScale = 2",
      "3: error: a statement cannot set 'displayScale'|remove it: a scene has no word for it"
    ),
    (
      "f.translatesAutoresizingMaskIntoConstraints = false",
      "3: error: a statement cannot set 'translatesAutoresizingMaskIntoConstraints'|leave out 'frame' where 'f' is declared"
    ),
    (
      "f.backgroundColor = 8",
      "3: error: a statement cannot set 'backgroundColor'|remove it: a scene has no word for it"
    ),
    ("f.numberOfLines = 2", "3: error: a view has no property 'numberOfLines'"),
    ("f.huging = 2", "3: error: a view has no property 'huging'|did you mean 'hugging'?"),
    ("g.hugging = 2", "3: error: a guide has no property 'hugging'"),
    ("[f, l].hugging = 2", "8: error: an array of items has no property 'hugging'"),
    ("f.hugging.horizontal = 0", "24: error: a priority must be greater than 0 and at most 1000, not 0"),
    ("f.hugging.horizontal = high", "24: error: nothing is named 'high'|did you mean '.high'?"),
    (
      "f.hugging = .high - 1",
      "13: error: 'hugging' cannot be '.high - 1'|write a number, '.required', '.high', '.medium', '.low' or "
        + "'LayoutContentPriorities(horizontal: 251, vertical: 750)'"
    ),
    (
      "f.hugging = LayoutContentPriorities(vertical: 8)",
      "13: error: wrong arguments for 'LayoutContentPriorities'|write 'LayoutContentPriorities(horizontal: 251, vertical: 750)'"
    ),
    (
      "width.constant = 400",
      "7: error: a statement cannot set the 'constant' of a constraint"
        + "|write it in the statement that makes the constraint, for example 'a.width == 400 ~ .high'"
    ),
    ("f.leading = root.leading", "11: error: '=' is not a relation|write '=='"),
    ("f = root", "3: error: '=' is not a relation|write '=='"),
    ("zebra.isHidden = true", "1: error: nothing is named 'zebra'"),
    (
      "l.text = \"Hello\"",
      "8: error: a statement cannot set a text|write the text where the label is declared, for example 'label title \"Hello\"'"
    ),
    ("f.width = 8 = 9", "13: error: unexpected '='"),
  ]
}
