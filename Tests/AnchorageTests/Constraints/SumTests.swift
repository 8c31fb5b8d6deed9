import AnchorageHeadless
import Testing

/// Sums of anchors and arrays of views and guides, which only headless views have.
struct SumTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")
  let c = LayoutView(name: "c")
  let g = LayoutGuide(name: "g")

  init() {
    add(a, b, c, to: root)
    root.addLayoutGuide(g)
  }

  private func expect(_ cases: [(LayoutConstraint, String)], _ location: SourceLocation = #_sourceLocation) {
    let (found, wanted) = (cases.map { $0.0.description }, cases.map { $0.1 })
    #expect(found == wanted, sourceLocation: location)
  }

  @Test
  func `sums print as they are written, and normalised when two anchors are left`() {
    expect([
      (a.width + a.width == 10, "a.width == 5"),
      (a.width + b.width == 100, "a.width == b.width * -1 + 100"),
      (a.width + 3 == 10, "a.width == 7"),
      (a.leading + 3 == b.leading + 10, "a.leading == b.leading + 7"),
      (100 == a.width + b.width + c.width - 5, "a.width + b.width + c.width == 105"),
      (a.leading == b.leading + c.width * 0.5 - 3, "a.leading == b.leading + c.width * 0.5 - 3"),
      (a.leading == c.width + b.leading, "a.leading == c.width + b.leading"),
      (
        a.leading == b.trailing + (c.leading - root.leading),
        "a.leading == b.trailing - root.leading + c.leading"
      ),
      (a.width - b.width - c.width <= 1 ~ 2, "a.width - b.width - c.width <= 1 ~ 2"),
      ((a.width + b.width) * 2 == c.width, "a.width * 2 + b.width * 2 == c.width"),
    ])
  }

  @Test
  func `a place between two others prints as one of them and a part of their distance`() {
    expect([
      (
        a.centerX == g.trailing + (b.leading - g.trailing) / 2,
        "a.centerX == g.trailing + (b.leading - g.trailing) * 0.5"
      ),
      (
        a.width == (b.leading - g.trailing) + (c.leading - g.trailing),
        "a.width == (g.trailing - b.leading) * -2 + (c.leading - b.leading)"
      ),
    ])
  }

  @Test
  func `views and guides may stand in one array`() {
    expectConstraints(
      [a, g].centerXY == c.centerXY, "a.centerX == c.centerX", "a.centerY == c.centerY",
      "g.centerX == c.centerX", "g.centerY == c.centerY")
    expectConstraints([a, g].align(.left), "g.left == a.left")
  }

  // MARK: In groups

  @Test
  func `sums of several anchors are matched as well`() {
    let group = batch { a.width + b.width == root.width - 10 }
    let old = group[0]
    group.update { a.width * 2 + b.width == root.width * 0.5 - 20 }
    #expect(group[0] === old)
    b.width == 40
    root.layoutIfNeeded()
    #expect(a.frame.size.width == (root.frame.size.width / 2 - 20 - 40) / 2)
  }

  @Test
  func `sums that differ in any anchor or side are other constraints`() {
    let group = batch { a.width + b.width + a.height == root.width + root.height }
    let old = group[0]
    group.update {
      a.width + b.height + a.height == root.width + root.height
      a.width + b.width == root.width + a.height + root.height
      a.width + b.width + a.height == root.width + b.height
    }
    #expect(!group.contains { $0 === old } && !old.isActive)
    #expect(group.allSatisfy { $0.isActive } && group.count == 3)
  }

  @Test
  func `a sum that means nothing when declared again is taken off and reported`() {
    func declare(_ number: Double) { a.top - b.bottom == a.leading * number - b.trailing }
    let group = batch(of: HeadlessBackend.self) { declare(1) }
    group.update { declare(2) }
    #expect(!group.isActive && root.constraints.isEmpty)
    #expect(problems(of: root).contains("a.top - b.bottom == a.leading * 2 - b.trailing"))
    group.update { declare(1) }
    #expect(group.isActive)
  }

  @Test
  func `no number of a frame is a negative zero`() {
    a.leading == root.leading - 0
    a.top == root.top + (root.height - root.height * 1)
    a.size == 0
    b.trailing == root.leading - a.width
    b.bottom == root.top - a.height * 2
    b.size == a.size * -1
    c.topLeading == root.topLeading
    c.size == root.size * -1 ~ .low
    for size in [LayoutSize(width: 400, height: 300), .zero] {
      root.frame.size = size
      root.layoutIfNeeded()
      for frame in [a.frame, b.frame, c.frame] {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(numbers == [0, 0, 0, 0] && numbers.allSatisfy { $0.sign == .plus })
      }
    }
  }
}

/// Anchors and expressions print as the DSL writes them.
struct ExpressionTextTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  @Test
  func `an anchor and what is made of it`() {
    #expect("\(a.width)" == "a.width")
    #expect("\(a.margins.leading)" == "a.margins.leading")
    #expect("\(a.width * 0.5 + 8 ~ .high)" == "a.width * 0.5 + 8 ~ .high")
    #expect("\(10 - a.width)" == "a.width * -1 + 10")
    #expect("\(a.centerY - 4)" == "a.centerY - 4")
    #expect("\(a.width / 3)" == "a.width / 3")
  }

  @Test
  func `distances and sums`() {
    #expect("\(b.leading - a.trailing)" == "b.leading - a.trailing")
    #expect("\(a.leading + b.width * 0.5)" == "a.leading + b.width * 0.5")
  }

  @Test
  func `edges and what is made of them`() {
    #expect("\(a.edges)" == "a.edges")
    #expect("\(a.horizontalEdges.inset(by: 8) ~ .high)" == "a.horizontalEdges.inset(by: 8) ~ .high")
    #expect("\([a, b].verticalEdges.outset(by: 4))" == "[a, b].verticalEdges.outset(by: 4)")
    #expect("\(a.edges.excluding(.top, .trailing))" == "a.edges.excluding(.top, .trailing)")
    #expect("\(a.edges.inset(vertical: 8).absolute)" == "a.edges.absolute.inset(vertical: 8)")
    #expect("\(a.edges.offset(x: 4))" == "a.edges.offset(x: 4)")
    let insets = LayoutInsets(top: 1, trailing: -2)
    #expect(
      "\(a.margins.edges.inset(by: insets))"
        == "a.margins.edges.inset(by: LayoutInsets(top: 1, trailing: -2))")
  }

  @Test
  func `sizes, points and lists`() {
    #expect("\(a.size * 0.5 - 8 ~ .low)" == "a.size * 0.5 - 8 ~ .low")
    #expect(
      "\([a, b].size + LayoutSize(width: 1, height: 2))" == "[a, b].size + LayoutSize(width: 1, height: 2)")
    #expect("\(a.centerXY.offset(y: 8))" == "a.centerXY.offset(y: 8)")
    #expect("\([a, b].bottomTrailing ~ 700)" == "[a, b].bottomTrailing ~ 700")
    #expect("\([a, b].top)" == "[a, b].top")
    #expect("\([a, b].top + 8)" == "[a.top + 8, b.top + 8]")
  }

  @Test
  func `a view and a guide, with their frames`() {
    let view = LayoutView(name: "view", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    #expect("\(view)" == "view (1, 2, 3, 4)")
    #expect("\([LayoutLabel(text: "text")])" == "[label (0, 0, 0, 0)]")
    let guide = LayoutGuide(name: "guide")
    view.addLayoutGuide(guide)
    guide.edges == view.edges
    view.layoutIfNeeded()
    #expect("\(guide)" == "guide (0, 0, 3, 4)")
  }
}
