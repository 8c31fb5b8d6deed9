import AnchorageHeadless
import AnchorageScenes
import Testing

/// The active constraints of a tree, from the root down.
private func constraints(of view: LayoutView) -> [LayoutConstraint] {
  view.constraints + view.subviews.flatMap { constraints(of: $0) }
}

@Suite struct SceneStatementTests {
  /// A statement and the constraints it makes, as they print.
  static let statements: [(String, [String])] = [
    ("a.leading == b.leading + 8 ~ .high", ["a.leading == b.leading + 8 ~ .high"]),
    ("a.trailing <= root.trailing - 16", ["a.trailing <= root.trailing - 16"]),
    ("a.width * 2 == b.width + 10", ["a.width == b.width * 0.5 + 5"]),
    ("a.width == 2 * b.height ~ .required - 1", ["a.width == b.height * 2 ~ 999"]),
    ("10 - a.width == b.width", ["a.width == b.width * -1 + 10"]),
    ("a.width == (b.width + 10) / 2 - 1", ["a.width == b.width * 0.5 + 4"]),
    ("a.centerX == root.trailing / 4", ["a.centerX == root.trailing * 0.25"]),
    ("a.leading + a.width == b.leading", ["a.leading + a.width == b.leading"]),
    ("a.width == 44 ~ LayoutPriority(250)", ["a.width == 44 ~ .low"]),
    ("44 <= a.height", ["a.height >= 44"]),
    ("a.width == 40 + 2 * 2 ~ 500 + 0.5", ["a.width == 44 ~ 500.5"]),
    (
      "c.leading - b.trailing == b.leading - a.trailing",
      ["c.leading - b.trailing == b.leading - a.trailing"]
    ),
    (
      "a.edges == root.edges.inset(by: 16)",
      [
        "a.top == root.top + 16", "a.leading == root.leading + 16", "a.bottom == root.bottom - 16",
        "a.trailing == root.trailing - 16",
      ]
    ),
    (
      "a.edges.excluding([.bottom, .leading]) <= root.safeArea.edges.outset(by: LayoutInsets(top: 1)) ~ 900",
      ["a.top >= root.safeArea.top - 1 ~ 900", "a.trailing <= root.safeArea.trailing ~ 900"]
    ),
    (
      "a.horizontalEdges == root.margins.edges.offset(x: 4)",
      ["a.leading == root.margins.leading + 4", "a.trailing == root.margins.trailing + 4"]
    ),
    ("a.size == LayoutSize(width: 10, height: 20)", ["a.width == 10", "a.height == 20"]),
    ("a.size <= b.size * 0.5 + 8", ["a.width <= b.width * 0.5 + 8", "a.height <= b.height * 0.5 + 8"]),
    ("a.size == 5", ["a.width == 5", "a.height == 5"]),
    (
      "a.centerXY == b.centerXY.offset(x: 0, y: -12) ~ 900",
      ["a.centerX == b.centerX ~ 900", "a.centerY == b.centerY - 12 ~ 900"]
    ),
    (
      "a.centerXY == b.centerXY + LayoutPoint(x: 3)",
      ["a.centerX == b.centerX + 3", "a.centerY == b.centerY"]
    ),
    ("[a, b].top == c.top", ["a.top == c.top", "b.top == c.top"]),
    ("a.leading >= [b, g].trailing + 8", ["a.leading >= b.trailing + 8", "a.leading >= g.trailing + 8"]),
    ("[a, b].width == 44 ~ .low", ["a.width == 44 ~ .low", "b.width == 44 ~ .low"]),
    ("[a, b, c].align(.centerY)", ["b.centerY == a.centerY", "c.centerY == a.centerY"]),
    (
      "[a, b].distribute(.horizontal, spacing: 8, sizes: .equal, alignment: .top, in: root.margins)",
      [
        "a.leading == root.margins.leading", "b.leading == a.trailing + 8",
        "b.trailing == root.margins.trailing",
        "b.width == a.width", "a.top == root.margins.top", "b.top == root.margins.top",
      ]
    ),
    ("a.top >= [b.bottom + 8, root.margins.top]", ["a.top >= b.bottom + 8", "a.top >= root.margins.top"]),
    ("[a.leading, b.trailing] == c.leading", ["a.leading == c.leading", "b.trailing == c.leading"]),
    ("[a.width, b.height] + 8 == c.width", ["a.width == c.width - 8", "b.height == c.width - 8"]),
    (
      "a.edges == root.edges.inset(by: LayoutInsets(horizontal: 16, vertical: 8))",
      [
        "a.top == root.top + 8", "a.leading == root.leading + 16", "a.bottom == root.bottom - 8",
        "a.trailing == root.trailing - 16",
      ]
    ),
    (
      "a.edges == root.edges.inset(by: LayoutInsets(vertical: 8))",
      [
        "a.top == root.top + 8", "a.leading == root.leading", "a.bottom == root.bottom - 8",
        "a.trailing == root.trailing",
      ]
    ),
    (
      "a.horizontalEdges == superview.readableContent.horizontalEdges",
      ["a.leading == root.readableContent.leading", "a.trailing == root.readableContent.trailing"]
    ),
    ("superview.bottom - 8 >= g.bottom", ["root.bottom >= g.bottom + 8"]),
    (
      "[b, a].distribute(.horizontal, in: superview)",
      ["b.leading == root.leading", "a.leading == b.trailing", "a.trailing == root.trailing"]
    ),
    (
      "[a, b].distribute(.vertical, sizes: .fixed(44))",
      ["b.top == a.bottom", "a.height == 44", "b.height == 44"]
    ),
  ]

  static let declarations = "root 390 200\nview a\nview b\nview c\nguide g\n"

  @Test(arguments: statements)
  func `a statement makes the constraints that Swift makes`(_ statement: String, _ texts: [String]) {
    let run = SceneRun(Scene(parsing: Self.declarations + statement))
    #expect(run.mistakes.description == "")
    #expect(constraints(of: run.root).map(\.description).sorted() == texts.sorted())
  }

  @Test(arguments: statements)
  func `what constraints print is a statement that makes them again`(_ statement: String, _ texts: [String]) {
    let run = SceneRun(Scene(parsing: Self.declarations + texts.joined(separator: "\n")))
    #expect(run.mistakes.description == "")
    #expect(constraints(of: run.root).map(\.description).sorted() == texts.sorted())
  }

  @Test func `constraints know the line of the scene and their identifier`() {
    let run = SceneRun(
      Scene(parsing: Self.declarations + "\na.size == 5 // @id square\nb.width == 5", file: "x/y.layout"))
    let made = constraints(of: run.root)
    #expect(made.map { $0.location?.description } == ["y.layout:7", "y.layout:7", "y.layout:8"])
    #expect(made.map(\.identifier) == ["square", "square", nil])
  }

  @Test func `options reach the views`() {
    let run = SceneRun(
      Scene(
        parsing: """
          root 390 200 margins 1 2 3 4 safearea 5 6 7 8 rtl
          view a intrinsic 64 - baseline 10 3 alignment 1 2 3 4 hidden
          view b frame 1 2 3 4
          label l "Hello" lines 2 intrinsic 9 9 ltr
          label m "Hello"
          """))
    let views = run.root.subviews
    #expect(run.root.layoutMargins == LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(run.root.safeAreaInsets == LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    #expect(run.root.layoutDirection == .rightToLeft && run.size == LayoutSize(width: 390, height: 200))
    #expect(views[0].intrinsicContentSize == LayoutSize(width: 64, height: LayoutView.noIntrinsicMetric))
    #expect(views[0].firstBaselineOffsetFromTop == 10 && views[0].baselineOffsetFromBottom == 3)
    #expect(views[0].alignmentRectInsets == LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(views[0].isHidden && !views[0].translatesAutoresizingMaskIntoConstraints)
    #expect(views[1].frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
    #expect(views[1].translatesAutoresizingMaskIntoConstraints && !views[1].isHidden)
    #expect(views[2].intrinsicContentSize == LayoutSize(width: 9, height: 9))
    #expect((views[2] as? LayoutLabel)?.numberOfLines == 2 && views[2].layoutDirection == .leftToRight)
    #expect((views[3] as? LayoutLabel)?.numberOfLines == 0 && views[3].baselineOffsetFromBottom == 4)
  }

  @Test func `content priorities are set per axis`() {
    let run = SceneRun(
      Scene(
        parsing: "root 1 1\nview a\na.setContentHuggingPriority(251, for: .horizontal)\n"
          + "a.setContentCompressionResistancePriority(.required - 1, for: .vertical)"))
    let a = run.root.subviews[0]
    #expect(
      a.contentHuggingPriority(for: .horizontal) == 251 && a.contentHuggingPriority(for: .vertical) == 250)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == 999)
  }

  @Test(
    arguments: [
      ("a.hugging.horizontal = 251", [251, 250, 750, 750]),
      ("a.hugging.vertical = .required - 1", [250, 999, 750, 750]),
      ("a.hugging = 251", [251, 251, 750, 750]),
      ("a.hugging = .required", [1000, 1000, 750, 750]),
      ("a.compressionResistance = .medium", [250, 250, 500, 500]),
      ("a.compressionResistance.horizontal = .fittingSize", [250, 250, 50, 750]),
      ("a.hugging = LayoutContentPriorities(horizontal: 1, vertical: .low + 2)", [1, 252, 750, 750]),
      ("a.compressionResistance = LayoutContentPriorities(.high)", [250, 250, 750, 750]),
    ] as [(String, [Float])])
  func `content priorities are assigned as in Swift`(_ statement: String, _ priorities: [Float]) {
    let run = SceneRun(Scene(parsing: "root 1 1\nview a\n" + statement))
    #expect(run.mistakes.description == "")
    let a = run.root.subviews[0]
    #expect(
      [
        a.hugging.horizontal, a.hugging.vertical, a.compressionResistance.horizontal,
        a.compressionResistance.vertical,
      ]
      .map(\.rawValue) == priorities)
  }

  @Test func `the superview is that of the first item that the statement names`() {
    let run = SceneRun(
      Scene(
        parsing: """
          root 390 200
          view card
          view a in card
          guide g in a
          a.leading == superview.leading + g.width
          g.leading == superview.leading
          superview.top == card.top
          card.margins.top == superview.top
          """))
    #expect(run.mistakes.description == "")
    #expect(
      constraints(of: run.root).map(\.description).sorted() == [
        "a.leading == card.leading + g.width", "card.margins.top == root.top", "g.leading == a.leading",
        "root.top == card.top",
      ])
  }

  @Test func `the words scale, mask and preservesmargins reach the views`() {
    let run = SceneRun(
      Scene(
        parsing: """
          root 390 200 scale 3
          view a in b frame 0 0 10 10 mask flexibleLeftMargin flexibleWidth flexibleRightMargin preservesmargins
          view b frame 0 0 50 50 mask flexibleTopMargin flexibleHeight flexibleBottomMargin
          """))
    #expect(run.mistakes.description == "")
    let b = run.root.subviews[0]
    #expect(run.root.displayScale == 3 && b.displayScale == nil)
    #expect(b.autoresizingMask == [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    #expect(b.subviews[0].autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    #expect(b.subviews[0].preservesSuperviewLayoutMargins && !b.preservesSuperviewLayoutMargins)
  }

  @Test func `what Anchorage refuses is a mistake of its line, in Anchorage's words`() {
    let run = SceneRun(
      Scene(
        parsing: Self.declarations + "a.leading == b.left + 8\na.width * 1e9 * 1e9 == 5", file: "x.layout"))
    #expect(
      run.mistakes.description == """
        x.layout:6:1: error: 'a.leading' and 'b.left' cannot be compared: one follows the layout direction, the other does not
          a.leading == b.left + 8
          ^
        help: use leading and trailing for both, or left and right for both
        x.layout:7:1: error: the multiplier of a constraint of 'a' cannot be 1e+18
          a.width * 1e9 * 1e9 == 5
          ^
        help: use a multiplier from 0.0001 to 10000: with others, rounding errors would decide the layout
        """)
  }
}
