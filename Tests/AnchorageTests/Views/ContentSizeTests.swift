import AnchorageHeadless
import Testing

/// Content hugging and compression resistance; the worked examples of the documented semantics.
struct ContentSizeTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
  }

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

  @Test
  func `content of no size is content`() {
    let empty = ContentView("empty", 0, LayoutView.noIntrinsicMetric)
    root.addSubview(empty)
    a.edges == root.edges
    empty.leading == root.leading
    empty.verticalEdges == root.verticalEdges
    empty.width == 50 ~ 249
    root.layoutIfNeeded()
    #expect(empty.frame.width == 0 && !empty.hasAmbiguousLayout)
  }

  @Test
  func `a plain view has no content and resists nothing`() {
    a.leading == root.leading
    a.verticalEdges == root.verticalEdges
    let width = a.width == 0 ~ 1
    #expect(a.intrinsicContentSize == LayoutSize(width: -1, height: -1))
    root.layoutIfNeeded()
    #expect(a.frame.width == 0)
    width.constant = 300
    root.layoutIfNeeded()
    #expect(a.frame.width == 300)
  }

  @Test
  func `content that changes is not noticed before it is invalidated`() {
    let content = ContentView("content", 40, 20)
    root.addSubview(content)
    content.leading == root.leading
    content.top == root.top
    expectLayout(content, "content 0 0 40 20")
    content.content = LayoutSize(width: 70, height: 30)
    root.setNeedsLayout()
    expectLayout(content, "content 0 0 40 20")
    content.invalidateIntrinsicContentSize()
    expectLayout(content, "content 0 0 70 30")
  }

  @Test
  func `priorities of content count from the next pass on`() {
    let content = ContentView("content", 40, 20)
    root.addSubview(content)
    content.leading == root.leading
    content.top == root.top
    content.width == 10 ~ .medium
    content.height == 90 ~ .medium
    expectLayout(content, "content 0 0 40 90")
    content.setContentCompressionResistancePriority(499, for: .horizontal)
    content.setContentHuggingPriority(501, for: .vertical)
    expectLayout(content, "content 0 0 10 20")
  }

  @Test
  func `content that is no size is reported once, however often a pass asks for it`() {
    let content = ContentView("content", 40, 20)
    root.addSubview(content)
    [a, content].edges == root.edges
    root.layoutIfNeeded()
    content.content.width = .nan
    content.invalidateIntrinsicContentSize()
    // With a conflict that is new, a pass begins again.
    content.width == 10
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.dropLast().map { $0.description } == [
        """
        error: the intrinsic content size of 'content' cannot be NaN
        help: use a finite number of magnitude 1000000000 or less
        """
      ])
  }

  @Test
  func `a view is made with the size of its content`() {
    let photo = LayoutView(name: "photo", intrinsicContentSize: LayoutSize(width: 120, height: 80))
    let rule = LayoutView(
      name: "rule", intrinsicContentSize: LayoutSize(width: LayoutView.noIntrinsicMetric, height: 1))
    #expect(photo.intrinsicContentSize == LayoutSize(width: 120, height: 80))
    add(photo, rule, to: root)
    photo.topLeading == root.topLeading
    rule.leading == root.leading
    rule.trailing == root.trailing
    rule.top == photo.bottom
    a.edges == root.edges
    expectLayout(
      root,
      """
      root   0   0  400  300
      ├ a    0   0  400  300
      ├ photo  0   0  120   80
      └ rule   0  80  400    1
      """)
    #expect(root.diagnostics.isEmpty)
    #expect(root.whatIf { photo.leading == root.leading + 8 ~ .low }.problems.isEmpty)
  }
}

/// The methods for content priorities, whose names and meaning are those of UIView, and what they refuse.
struct ContentPriorityMethodTests {
  let view = LayoutView(name: "view")

  @Test
  func `the methods and the properties say the same`() {
    view.setContentHuggingPriority(1, for: .horizontal)
    view.setContentHuggingPriority(2, for: .vertical)
    view.setContentCompressionResistancePriority(3, for: .horizontal)
    view.setContentCompressionResistancePriority(4, for: .vertical)
    #expect(view.hugging == LayoutContentPriorities(horizontal: 1, vertical: 2))
    #expect(view.compressionResistance == LayoutContentPriorities(horizontal: 3, vertical: 4))
  }

  @Test
  func `a priority that is none is refused and reported`() {
    view.hugging = 0
    view.compressionResistance.vertical = 1001
    #expect(view.hugging == 250)
    #expect(view.compressionResistance == 750)
    expectLines(
      problems(of: view),
      """
      error: a priority of 'view' cannot be 0
      help: use a priority above 0 and up to 1000, for example '~ .high'
      error: a priority of 'view' cannot be 1001
      help: use a priority above 0 and up to 1000, for example '~ .high'
      """)
  }
}
