import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// How reports and constraints call items without names.
struct UnnamedItemTests {
  private let root = makeRoot()
  private let row = LayoutView(name: "row")

  init() { root.addSubview(row) }

  @Test
  func `the only one of its kind is called by its kind`() {
    let label = LayoutLabel()
    row.addSubview(label)
    #expect((label.width == 40).description == "label.width == 40")
  }

  @Test
  func `several of a kind are counted in their view, those with a name too`() {
    let labels = [LayoutLabel(), LayoutLabel(name: "title"), LayoutLabel()]
    for label in labels { row.addSubview(label) }
    #expect(
      (labels[2].leading == labels[0].trailing + 8).description
        == "row.label3.leading == row.label1.trailing + 8")
    #expect((labels[1].width == 40).description == "title.width == 40")
  }

  @Test
  func `numbers follow when subviews and guides come and go`() {
    let labels = [LayoutLabel(), LayoutLabel(), LayoutLabel()]
    let guides = [LayoutGuide(), LayoutGuide(), LayoutGuide()]
    for label in labels { row.addSubview(label) }
    for guide in guides { row.addLayoutGuide(guide) }
    #expect(labels[2].displayName == "row.label3" && guides[2].displayName == "row.guide3")
    labels[0].removeFromSuperview()
    row.removeLayoutGuide(guides[0])
    #expect(labels[2].displayName == "row.label2" && guides[2].displayName == "row.guide2")
    row.bringSubviewToFront(labels[1])
    row.addLayoutGuide(guides[0])
    #expect(labels[2].displayName == "row.label1" && guides[0].displayName == "row.guide3")
  }

  @Test
  func `the names of ten thousand siblings are counted once`() {
    for _ in 0..<10_000 { row.addSubview(LayoutView()) }
    let names = row.subviews.map { $0.displayName }
    #expect(names.first == "row.view1" && names.last == "row.view10000")
    let numbers = row.siblingNumbers
    _ = row.subviews[0].displayName
    #expect(row.siblingNumbers === numbers)
  }

  @Test
  func `one in each of several views is called by its view`() {
    let other = LayoutView(name: "other")
    root.addSubview(other)
    let labels = [LayoutLabel(), LayoutLabel()]
    row.addSubview(labels[0])
    other.addSubview(labels[1])
    #expect((labels[0].width == labels[1].width).description == "row.label.width == other.label.width")
  }

  @Test
  func `views without names in others without names are called from the nearest name on`() {
    let (box, inner) = (LayoutView(), LayoutView())
    row.addSubview(LayoutView())
    row.addSubview(box)
    box.addSubview(inner)
    #expect((inner.width == row.width).description == "row.view2.view.width == row.width")
    #expect(
      (inner.margins.leading == box.leading).description
        == "row.view2.view.margins.leading == row.view2.leading")
  }

  @Test
  func `a view is told apart from a root that has no name either`() {
    let (root, view) = (LayoutView(), LayoutView())
    root.addSubview(view)
    #expect((view.leading == root.leading + 8).description == "view.view.leading == view.leading + 8")
  }

  @Test
  func `guides and stacks are counted like views`() {
    let guides = [LayoutGuide(), LayoutGuide()]
    for guide in guides { row.addLayoutGuide(guide) }
    #expect((guides[1].width == 40).description == "row.guide2.width == 40")
    let stacks = [LayoutStackView(), LayoutStackView()]
    for stack in stacks { row.addSubview(stack) }
    let scroll = LayoutScrollView()
    row.addSubview(scroll)
    #expect((stacks[0].width == scroll.width).description == "row.stack1.width == scrollView.width")
  }

  @Test
  func `reports tell labels without names apart`() {
    let labels = [LayoutLabel(text: "key"), LayoutLabel(text: "value")]
    for label in labels { row.addSubview(label) }
    row.edges == root.edges
    labels.top == row.top
    labels[0].leading == row.leading
    labels[1].leading == labels[0].trailing
    labels[1].trailing == row.trailing
    // 400 − 24 − 40 = 336
    expectLines(
      problems(of: root),
      """
      warning: 'row.label1' and 'row.label2' hug their contents equally
      note: each has priority 250, and 336 points are left over: 'row.label1' takes them, as with Apple's engine
      help: raise one, for example 'row.label1.hugging.horizontal = 251'
      """)
  }

  @Test
  func `reports of what is open tell views without names apart`() {
    let views = [LayoutView(), LayoutView()]
    for view in views {
      row.addSubview(view)
      view.top == row.top
      view.size == LayoutSize(width: 20, height: 20)
    }
    row.edges == root.edges
    expectLines(
      problems(of: root),
      """
      warning: the layout of 'row.view1' is ambiguous
      note: row.view1.leading is not determined; Apple's engine chooses the same
      help: add a constraint, for example 'row.view1.leading == row.leading'
      warning: the layout of 'row.view2' is ambiguous
      note: row.view2.leading is not determined; Apple's engine chooses the same
      help: add a constraint, for example 'row.view2.leading == row.leading'
      """)
  }

  @Test
  func `sentences of stacks tell stacks and their views apart`() {
    let stacks = [LayoutStackView(), LayoutStackView()]
    for stack in stacks {
      row.addSubview(stack)
      stack.topLeading == row.topLeading
    }
    row.edges == root.edges
    for content in [50.0, 60] {
      let view = ContentView("", content, 20)
      view.compressionResistance.horizontal = .required
      stacks[1].addArrangedSubview(view)
    }
    stacks[1].width == 100
    let report = problems(of: root)
    #expect(report.contains("stack 'row.stack2' begins with 'row.stack2.view1'"))
    #expect(report.contains("stack 'row.stack2' ends with 'row.stack2.view2'"))
  }

  @Test
  func `a view that was added too late is called as it is called by now`() {
    let (first, late) = (LayoutView(), LayoutView())
    root.addSubview(first)
    first.edges == root.edges
    late.topLeading == root.topLeading
    root.addSubview(late)
    late.size == LayoutSize(width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.first?.description == """
        error: constraints were declared before 'root.view3' was added to 'root'
            root.view3.leading == root.leading
            root.view3.top == root.top
        help: declare them afterwards, or activate them again: 'group.activate()'
        """)
  }

  @Test
  func `of two views that were added too late each is told`() {
    let views = [LayoutView(), LayoutView()]
    for view in views { view.top == root.top }
    for view in views { root.addSubview(view) }
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.filter { $0.kind == "misuse" }.flatMap { $0.constraints }
        == ["root.view2.top == root.top", "root.view3.top == root.top"])
  }

  @Test
  func `a table has the last words of the names in reports, because it shows where items are`() {
    for _ in 0..<2 {
      row.addSubview(LayoutLabel(text: "a", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4)))
    }
    root.layoutIfNeeded()
    expectLines(
      root.layoutDescription,
      """
      root        0  0  400  300
      └ row       0  0    0    0
        ├ label1  1  2    3    4
        └ label2  1  2    3    4
      """)
  }

  @Test
  func `in a large tree a name is made without a look at all of it`() {
    let label = LayoutLabel()
    row.addSubview(label)
    for _ in 0..<1001 { root.addSubview(LayoutView(name: "cell")) }
    #expect((label.width == 40).description == "row.label.width == 40")
  }
}
