import AnchorageHeadless
import Testing

/// Content priorities of 1000: in a conflict they give way before anything that was written.
struct RequiredContentTests {
  let root = makeRoot(400, 100)
  let title = ContentView("title", 50, 30)
  let field = ContentView("field", 10, 30)

  init() {
    add(title, field, to: root)
    [title, field].top == root.top
    title.leading == root.leading
    field.leading == title.trailing
  }

  @Test
  func `content is compressed where a constraint says so`() {
    title.width == 20
    title.compressionResistance.horizontal = .required
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'title'
          title.width >= 50      (its content), gives way
          title.width == 20
      note: compression resistance of 'title' is 1000, like a constraint: the content size gives way first
      note: wrap the statements in 'batch { }' to see their lines
      help: lower it, for example 'title.compressionResistance.horizontal = 999'; then title.width is 20
      """)
    #expect(title.frame.width == 20)
    title.compressionResistance.horizontal = 999
    #expect(problems(of: root) == "" && title.frame.width == 20)
  }

  @Test
  func `content is stretched before the neighbour's width gives way`() {
    field.width == 36
    field.trailing == root.trailing
    title.hugging = .init(.required)
    expectLayout(root, "root 0 0 400 100\n├ title 0 0 364 30\n└ field 364 0 36 30")
    #expect(root.diagnostics.map(\.broken) == [["title.width <= 50"]])
  }

  @Test
  func `content gives way no further than it has to`() {
    title.compressionResistance.horizontal = .required
    title.trailing <= root.leading + 20
    title.width == 10 ~ 999
    root.layoutIfNeeded()
    #expect(title.frame.width == 20 && !title.hasAmbiguousLayout)
    title.hugging.vertical = .required
    title.height >= 44
    root.layoutIfNeeded()
    #expect(title.frame.height == 44 && root.diagnostics.count == 2)
  }

  @Test
  func `of two contents the later one in the tree gives way`() {
    for view in [title, field] {
      view.content.width = 60
      view.compressionResistance.horizontal = .required
    }
    field.trailing == root.leading + 100
    expectLayout(root, "root 0 0 400 100\n├ title 0 0 60 30\n└ field 60 0 40 30")
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'field'
          title.width >= 60                         (its content)
          field.width >= 60                         (its content), gives way
          title.leading == root.leading
          field.leading == title.trailing
          field.trailing == root.leading + 100
      note: 60 + 60 = 120 at least, but 100
      note: compression resistance of 'field' is 1000, like a constraint: the content size gives way first
      note: wrap the statements in 'batch { }' to see their lines
      help: lower it, for example 'field.compressionResistance.horizontal = 999'; then field.width is 40
      """)
  }

  @Test
  func `a mask and a size that is never negative come before content`() {
    title.hugging.horizontal = .required
    title.trailing == root.trailing
    root.frame.size.width = 0
    root.layoutIfNeeded()
    #expect(root.diagnostics.isEmpty && title.frame.width == 0)
    let bar = ContentView("bar", 50, 30)
    root.addSubview(bar)
    bar.hugging = .init(.required)
    bar.frame = LayoutRect(x: 0, y: 0, width: 80, height: 20)
    bar.autoresizingMask = .flexibleWidth
    root.frame.size.width = 40
    root.layoutIfNeeded()
    #expect(bar.frame.width == 120 && root.diagnostics.map(\.broken) == [["bar.width <= 50"]])
  }

  @Test
  func `a required fitting size comes before content`() {
    let cell = LayoutView(name: "cell")
    let label = ContentView("label", 400, 20)
    cell.addSubview(label)
    label.edges == cell.edges
    label.compressionResistance = .init(.required)
    let target = LayoutSize(width: 320, height: 0)
    #expect(cell.systemLayoutSizeFitting(target, horizontal: .required) == LayoutSize(width: 320, height: 20))
    #expect(cell.systemLayoutSizeFitting(target) == LayoutSize(width: 400, height: 20))
  }

  @Test
  func `a constraint that says the same as a content is the one that counts`() {
    title.width == 50
    title.hugging.horizontal = .required
    title.compressionResistance.horizontal = .required
    root.layoutIfNeeded()
    let affecting = title.constraintsAffectingLayout(for: .horizontal).map(\.description)
    #expect(affecting == ["title.leading == root.leading", "title.width == 50"])
  }

  @Test
  func `content holds again as soon as it can, as in a new tree`() {
    title.compressionResistance.horizontal = .required
    let limit = title.width <= 20
    for constant in [20.0, 60, 30] {
      limit.constant = constant
      root.layoutIfNeeded()
      #expect(title.frame.width == min(50, constant) && root.diagnostics.isEmpty == (constant >= 50))
    }
  }
}
