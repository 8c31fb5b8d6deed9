import Anchorage
import Testing

/// The worked examples of Auto Layout's documented semantics; their frames come from there.
struct ExampleTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
  }

  @Test
  func `edges and a height place a view`() {
    a.leading == root.leading + 20
    a.trailing == root.trailing - 20
    a.top == root.top + 10
    a.height == 50
    expectLayout(
      root,
      """
      root   0   0  400  300
      └ a   20  10  360   50
      """)
  }

  @Test
  func `a multiplier scales a coordinate of the superview`() {
    a.trailing == 0.8 * root.trailing
    a.top == root.top
    a.size == 50
    expectLayout(
      root,
      """
      root    0  0  400  300
      └ a   270  0   50   50
      """)
    root.layoutDirection = .rightToLeft
    expectLayout(
      root,
      """
      root  0  0  400  300
      └ a   0  0   50   50
      """)
  }

  @Test
  func `an aspect ratio fits or fills`() {
    a.width == 2 * a.height
    a.centerXY == root.centerXY
    a.size >= root.size
    a.size == root.size ~ .high
    expectLayout(
      root,
      """
      root     0  0  400  300
      └ a   -100  0  600  300
      """)
  }

  @Test
  func `guides share the room between views`() {
    let views = [a, LayoutView(name: "b"), LayoutView(name: "c")]
    let guides = (1...4).map { LayoutGuide(name: "g\($0)") }
    for view in views { root.addSubview(view) }
    for guide in guides { root.addLayoutGuide(guide) }
    views.size == 50
    views.top == root.top
    [guides[0], a, guides[1], views[1], guides[2], views[2], guides[3]].distribute(.horizontal, in: root)
    guides.dropFirst().width == guides[0].width
    expectLayout(
      root,
      """
      root      0  0   400  300
      ├ a    62.5  0    50   50
      ├ b     175  0    50   50
      ├ c   287.5  0    50   50
      ├ g1      0  0  62.5    0  ambiguous
      ├ g2  112.5  0  62.5    0  ambiguous
      ├ g3    225  0  62.5    0  ambiguous
      └ g4  337.5  0  62.5    0  ambiguous
      """)
  }

  @Test
  func `two distances are made equal`() {
    let c = LayoutView(name: "c")
    add(b, c, to: root)
    [a, b, c].verticalEdges == root.verticalEdges
    a.leading == root.leading
    a.width == 50
    b.width == 100
    c.width == 30
    c.trailing == root.trailing
    let equal = b.leading - a.trailing == c.leading - b.trailing
    #expect(equal.description == "b.leading - a.trailing == c.leading - b.trailing")
    expectLayout(
      root,
      """
      root    0  0  400  300
      ├ a     0  0   50  300
      ├ b   160  0  100  300
      └ c   370  0   30  300
      """)
    root.layoutDirection = .rightToLeft
    expectLayout(
      root,
      """
      root    0  0  400  300
      ├ a   350  0   50  300
      ├ b   140  0  100  300
      └ c     0  0   30  300
      """)
  }

  @Test
  func `a preferred width gives way to the edges`() {
    a.centerX == root.centerX
    a.leading >= root.leading + 20
    a.trailing <= root.trailing - 20
    a.verticalEdges == root.verticalEdges
    a.width == 300 ~ 700
    expectLayout(
      root,
      """
      root   0  0  400  300
      └ a   50  0  300  300
      """)
    root.frame = LayoutRect(x: 0, y: 0, width: 200, height: 300)
    expectLayout(
      root,
      """
      root   0  0  200  300
      └ a   20  0  160  300
      """)
  }

  // MARK: Priorities

  struct Preference: CustomTestStringConvertible {
    var relation: LayoutRelation = .equal
    var width: Double
    var priority: LayoutPriority
    var testDescription: String { "\(relation) \(width) ~ \(priority)" }
  }

  @Test(
    arguments: [
      ([.init(width: 100, priority: 750), .init(width: 200, priority: 250)], 100.0),
      (
        [
          .init(width: 100, priority: 251), .init(width: 200, priority: 250),
          .init(width: 210, priority: 250),
        ], 100
      ),
      (
        [
          .init(width: 100, priority: 500), .init(width: 200, priority: 500),
          .init(width: 210, priority: 500),
        ], 200
      ),
      (
        [
          .init(width: 100, priority: 500), .init(width: 100, priority: 500),
          .init(width: 200, priority: 500),
        ], 100
      ),
      (
        [.init(width: 24, priority: 500), .init(relation: .greaterThanOrEqual, width: 30, priority: 525)], 30
      ),
      (
        [.init(relation: .greaterThanOrEqual, width: 100, priority: 1000), .init(width: 60, priority: 999)],
        100
      ),
      (
        [.init(relation: .greaterThanOrEqual, width: 100, priority: 500), .init(width: 160, priority: 10)],
        160
      ),
      (
        [.init(width: 100, priority: 1000), .init(relation: .lessThanOrEqual, width: 50, priority: 999)], 100
      ),
      ([.init(width: 100, priority: 249.5), .init(width: 200, priority: 249.25)], 100),
    ] as [([Preference], Double)])
  func `a higher priority wins over any number of lower ones`(preferences: [Preference], width: Double) {
    a.leading == root.leading
    a.verticalEdges == root.verticalEdges
    for preference in preferences {
      switch preference.relation {
      case .equal: a.width == preference.width ~ preference.priority
      case .lessThanOrEqual: a.width <= preference.width ~ preference.priority
      case .greaterThanOrEqual: a.width >= preference.width ~ preference.priority
      }
    }
    root.layoutIfNeeded()
    #expect(a.frame.width == width)
    #expect(!a.hasAmbiguousLayout)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `two equal preferences are ambiguous`() {
    a.leading == root.leading
    a.verticalEdges == root.verticalEdges
    a.width == 100 ~ .medium
    a.width == 200 ~ .medium
    root.layoutIfNeeded()
    #expect((100...200).contains(a.frame.width))
    #expect(
      problems(of: root) == """
        warning: the layout of 'a' is ambiguous
        note: a.width is not determined
        help: add a constraint on 'a.width'
        """)
  }

  @Test
  func `a view is ambiguous in its superview, not because its superview is`() {
    a.addSubview(b)
    a.width == 100
    a.verticalEdges == root.verticalEdges
    b.edges == a.edges
    expectLayout(
      root,
      """
      root  0  0  400  300
      └ a   0  0  100  300  ambiguous
        └ b 0  0  100  300
      """)
    #expect(a.hasAmbiguousLayout && !b.hasAmbiguousLayout && !root.hasAmbiguousLayout)
  }

  @Test
  func `constants, priorities and activity change at any time`() {
    a.verticalEdges == root.verticalEdges
    let leading = a.leading == root.leading + 10
    let width = a.width == 50 ~ .medium
    let other = a.width == 70 ~ 400
    expectLayout(root, "root 0 0 400 300\n└ a 10 0 50 300")
    leading.constant = 35
    width.constant = 60
    expectLayout(root, "root 0 0 400 300\n└ a 35 0 60 300")
    width.priority = 300
    expectLayout(root, "root 0 0 400 300\n└ a 35 0 70 300")
    width.isActive = false
    expectLayout(root, "root 0 0 400 300\n└ a 35 0 70 300")
    other.priority = .required
    width.priority = .required
    width.isActive = true
    other.isActive = false
    expectLayout(root, "root 0 0 400 300\n└ a 35 0 60 300")
  }

  // MARK: Content

  @Test
  func `the view that hugs less grows`() {
    let a = ContentView("a", 50, 20)
    let b = ContentView("b", 60, 20)
    let row = makeRoot(400, 20)
    add(a, b, to: row)
    b.setContentHuggingPriority(251, for: .horizontal)
    [a, b].distribute(.horizontal, spacing: 8, alignment: .top)
    a.leading == row.leading + 8
    b.trailing == row.trailing - 8
    a.top == row.top
    expectLayout(
      row,
      """
      root    0  0  400  20
      ├ a     8  0  316  20
      └ b   332  0   60  20
      """)
  }

  @Test(arguments: [(249.0, 300.0, 150.0), (251, 300, 300), (600, 80, 150), (800, 80, 80)])
  func `content yields to what is stronger`(priority: Double, asked: Double, width: Double) {
    let a = ContentView("a", 150, 20)
    root.addSubview(a)
    a.leading == root.leading
    a.top == root.top
    a.width == asked ~ LayoutPriority(Float(priority))
    root.layoutIfNeeded()
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: width, height: 20))
  }

  @Test
  func `labels of a form take the width of the widest`() {
    let labels = [ContentView("name", 40, 20), ContentView("address", 70, 20)]
    let fields = [ContentView("f", 100, 30), ContentView("g", 100, 30)]
    a.removeFromSuperview()
    for (label, field) in zip(labels, fields) {
      add(label, field, to: root)
      label.setContentHuggingPriority(251, for: .horizontal)
      label.leading == root.leading + 16
      field.leading == label.trailing + 8
      field.trailing == root.trailing - 16
      label.centerY == field.centerY
    }
    labels[0].width == labels[1].width
    fields[0].top == root.top + 16
    fields[1].top == fields[0].bottom + 8
    expectLayout(
      root,
      """
      root        0   0  400  300
      ├ name     16  21   70   20
      ├ f        94  16  290   30
      ├ address  16  59   70   20
      └ g        94  54  290   30
      """)
  }

  @Test
  func `a box is as large as its content and padding`() {
    let box = LayoutView(name: "box")
    let content = ContentView("content", 80, 20)
    root.addSubview(box)
    box.addSubview(content)
    a.edges == box.edges
    box.leading == root.leading + 10
    box.top == root.top + 10
    content.edges == box.edges.inset(by: 5)
    expectLayout(
      box,
      """
      box       10  10  90  30
      └ content  5   5  80  20
      """)
    content.content.width = 100
    content.invalidateIntrinsicContentSize()
    expectLayout(
      box,
      """
      box       10  10  110  30
      └ content  5   5  100  20
      """)
  }

  // MARK: Baselines, alignment rectangles, margins

  @Test(arguments: [(LayoutAlignment.lastBaseline, 13.0), (.firstBaseline, 38)])
  func `baselines stand on one line`(alignment: LayoutAlignment, y: Double) {
    let a = ContentView("a", 40, 30, first: 20, last: 6)
    let b = ContentView("b", 40, 50, first: 12, last: 9)
    add(a, b, to: root)
    a.top == root.top + 30
    [a, b].leading == root.leading
    [a, b].align(alignment)
    root.layoutIfNeeded()
    #expect(a.frame.minY == 30)
    #expect(b.frame.minY == y)
  }

  @Test
  func `a view without text has its baselines at its edges`() {
    root.addSubview(b)
    [a, b].leading == root.leading
    [a, b].width == 10
    [a, b].height == 20
    a.top == root.top
    b.firstBaseline == a.lastBaseline + 10
    expectLayout(
      root,
      """
      root  0   0  400  300
      ├ a   0   0   10   20
      └ b   0  30   10   20
      """)
  }

  @Test
  func `constraints see the alignment rectangle`() {
    let a = ContentView("badge", 40, 20)
    root.addSubview(a)
    a.alignmentRectInsets = LayoutInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    a.leading == root.leading + 10
    a.top == root.top + 10
    root.layoutIfNeeded()
    #expect(a.frame == LayoutRect(x: 7, y: 8, width: 48, height: 26))
  }

  @Test
  func `margins follow the direction and begin inside the safe area`() {
    a.edges == root.margins.edges
    expectLayout(root, "root 0 0 400 300\n└ a 8 8 384 284")
    root.layoutMargins = LayoutInsets(top: 1, leading: 30, bottom: 2, trailing: 10)
    expectLayout(root, "root 0 0 400 300\n└ a 30 1 360 297")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n└ a 10 1 360 297")
    root.safeAreaInsets = LayoutInsets(top: 47, leading: 0, bottom: 34, trailing: 5)
    expectLayout(root, "root 0 0 400 300\n└ a 15 48 355 216")
  }

  // MARK: Right-to-left

  @Test
  func `a row is mirrored`() {
    root.addSubview(b)
    [a, b].verticalEdges == root.verticalEdges
    a.leading == root.leading + 20
    a.width == 100
    b.leading == a.trailing + 8
    b.trailing == root.trailing - 20
    expectLayout(root, "root 0 0 400 300\n├ a 20 0 100 300\n└ b 128 0 252 300")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n├ a 280 0 100 300\n└ b 20 0 252 300")
  }

  @Test
  func `an inequality turns round with the direction`() {
    a.verticalEdges == root.verticalEdges
    a.leading >= root.leading + 50
    a.leading == root.leading ~ .medium
    a.width == 100
    expectLayout(root, "root 0 0 400 300\n└ a 50 0 100 300")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n└ a 250 0 100 300")
  }

  @Test
  func `left and centre stay where they are`() {
    root.addSubview(b)
    [a, b].verticalEdges == root.verticalEdges
    [a, b].width == 100
    a.left == root.left + 20
    b.centerX == root.centerX + 20
    expectLayout(root, "root 0 0 400 300\n├ a 20 0 100 300\n└ b 170 0 100 300")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n├ a 20 0 100 300\n└ b 170 0 100 300")
  }
}
