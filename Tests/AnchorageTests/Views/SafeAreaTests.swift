import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// `safeArea`, `margins` and `readableContent` of views inside others.
struct SafeAreaTests {
  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    root.safeAreaInsets = LayoutInsets(top: 47, bottom: 34)
  }

  /// A view placed by its frame with another one that fills its guide.
  private func fill(
    _ frame: LayoutRect, _ guide: (LayoutView) -> LayoutGuide, _ change: (LayoutView) -> Void = { _ in }
  ) -> LayoutRect {
    let view = LayoutView(name: "view", frame: frame)
    let content = LayoutView(name: "content")
    root.addSubview(view)
    view.addSubview(content)
    change(view)
    content.edges == guide(view).edges
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
    return content.frame
  }

  @Test
  func `what covers the superview covers the part of a subview that is under it`() {
    let frame = fill(LayoutRect(x: 0, y: 20, width: 390, height: 100)) { $0.safeArea }
    #expect(frame == LayoutRect(x: 0, y: 27, width: 390, height: 73))
  }

  @Test
  func `nothing covers a subview inside the safe area`() {
    let frame = fill(LayoutRect(x: 0, y: 47, width: 390, height: 763)) { $0.safeArea }
    #expect(frame == LayoutRect(x: 0, y: 0, width: 390, height: 763))
  }

  @Test
  func `a subview that sticks out is covered no more than its superview`() {
    let frame = fill(LayoutRect(x: 0, y: -60, width: 390, height: 200)) { $0.safeArea }
    #expect(frame == LayoutRect(x: 0, y: 47, width: 390, height: 153))
  }

  @Test
  func `a small subview is covered further than it reaches, and its margins are not`() {
    let view = LayoutView(name: "view", frame: LayoutRect(x: 0, y: 0, width: 390, height: 30))
    let (first, last) = (LayoutView(name: "first"), LayoutView(name: "last"))
    root.addSubview(view)
    add(first, last, to: view)
    [first, last].size == LayoutSize(width: 1, height: 1)
    first.topLeading == view.safeArea.topLeading
    last.bottomTrailing == view.safeArea.bottomTrailing
    let margins = view.margins
    view.layoutMargins = .zero
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
    // As `openuikit/safe-area-8` in Tests/AppleLive: 47 from the top, nothing from the bottom.
    #expect(first.frame.minY == 47 && last.frame.maxY == 30)
    #expect(margins.layoutFrame == LayoutRect(x: 0, y: 30, width: 390, height: 0))
  }

  @Test
  func `insets of a subview add to those of its superview`() {
    let frame = fill(LayoutRect(x: 0, y: 0, width: 390, height: 844)) {
      $0.safeArea
    } _: {
      $0.safeAreaInsets = LayoutInsets(top: 50, leading: 10)
    }
    #expect(frame == LayoutRect(x: 10, y: 97, width: 380, height: 713))
  }

  @Test
  func `margins of a subview begin inside its safe area`() {
    let frame = fill(LayoutRect(x: 0, y: 20, width: 390, height: 100)) { $0.margins }
    #expect(frame == LayoutRect(x: 8, y: 35, width: 374, height: 57))
  }

  @Test
  func `margins can ignore the safe area`() {
    let frame = fill(LayoutRect(x: 0, y: 20, width: 390, height: 100)) {
      $0.margins
    } _: {
      $0.insetsLayoutMarginsFromSafeArea = false
    }
    #expect(frame == LayoutRect(x: 8, y: 8, width: 374, height: 84))
  }

  @Test
  func `the safe area reaches through views that do not ask for it`() {
    let middle = LayoutView(name: "middle")
    let inner = LayoutView(name: "inner")
    let content = LayoutView(name: "content")
    root.addSubview(middle)
    middle.addSubview(inner)
    inner.addSubview(content)
    middle.edges == root.edges.inset(by: LayoutInsets(top: 10))
    inner.edges == middle.edges.inset(by: LayoutInsets(top: 5))
    content.edges == inner.safeArea.edges
    root.layoutIfNeeded()
    #expect(content.frame == LayoutRect(x: 0, y: 32, width: 390, height: 763))
  }

  @Test
  func `a bar grows by the part of it that is covered`() {
    let bar = LayoutView(name: "bar")
    let title = LayoutLabel(name: "title", text: "Inbox")
    root.addSubview(bar)
    bar.addSubview(title)
    bar.edges.excluding(.bottom) == root.edges.excluding(.bottom)
    title.edges == bar.safeArea.edges
    root.layoutIfNeeded()
    #expect(bar.frame == LayoutRect(x: 0, y: 0, width: 390, height: 63))
    #expect(title.frame == LayoutRect(x: 0, y: 47, width: 390, height: 16))
  }

  @Test
  func `a view leaves the covered part again when it moves`() {
    let content = LayoutView(name: "content")
    let view = LayoutView(name: "view", frame: LayoutRect(x: 0, y: 20, width: 390, height: 100))
    root.addSubview(view)
    view.addSubview(content)
    content.edges == view.safeArea.edges
    for (y, top) in [(20.0, 27.0), (100, 0), (40, 7), (20, 27)] {
      view.frame.origin.y = y
      root.layoutIfNeeded()
      #expect(content.frame.minY == top)
    }
  }

  @Test(arguments: [false, true])
  func `a view whose place depends on its own safe area is reported, whichever guides were asked for`(
    asking: Bool
  ) {
    let view = LayoutView(name: "view")
    let content = LayoutView(name: "content")
    root.addSubview(view)
    view.addSubview(content)
    if asking {
      for item in [root, view, content] { _ = [item.margins, item.safeArea, item.readableContent] }
    }
    // Covered, it moves away to where nothing covers it.
    view.top - root.top == (content.top - view.top) * 2
    content.top == view.safeArea.top
    content.size == LayoutSize(width: 10, height: 10)
    view.size == LayoutSize(width: 390, height: 100)
    view.leading == root.leading
    content.leading == view.leading
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.map { $0.description } == [
        """
        error: the layout did not settle in 8 rounds
        note: 'view.safeArea' moved each time
        help: constrain the view so that its position does not depend on its own insets
        """
      ])
  }

  @Test
  func `a view that mends this when it lays out is not reported`() {
    let view = LayoutView(name: "view")
    let content = ContentView("content")
    root.addSubview(view)
    view.addSubview(content)
    let circle = view.top - root.top == (content.top - view.top) * 2
    content.top == view.safeArea.top
    content.size == LayoutSize(width: 10, height: 10)
    view.size == LayoutSize(width: 390, height: 100)
    view.leading == root.leading
    content.leading == view.leading
    content.intentions[.layingOut] = {
      circle.isActive = false
      view.top == root.top
    }
    root.layoutIfNeeded()
    #expect(!circle.isActive)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `nothing covers a tree that is told of nothing`() {
    root.safeAreaInsets = .zero
    let frame = fill(LayoutRect(x: 0, y: -60, width: 390, height: 200)) { $0.safeArea }
    #expect(frame == LayoutRect(x: 0, y: 0, width: 390, height: 200))
  }

  @Test
  func `what covers the sides follows the direction where it is set, and is handed down as it is`() {
    root.safeAreaInsets = LayoutInsets(leading: 44)
    root.layoutDirection = .rightToLeft
    let frame = fill(LayoutRect(x: 200, y: 100, width: 190, height: 100)) {
      $0.safeArea
    } _: {
      $0.layoutDirection = .leftToRight
    }
    #expect(frame == LayoutRect(x: 0, y: 0, width: 146, height: 100))
  }

  @Test
  func `margins of a subview that is covered from two sides meet in the middle of what both cover`() {
    root.frame.size = LayoutSize(width: 100, height: 60)
    let (view, content) = (LayoutView(name: "view"), LayoutView(name: "content"))
    root.addSubview(view)
    view.addSubview(content)
    view.edges == root.edges
    view.layoutMargins = .zero
    content.edges == view.margins.edges
    root.layoutIfNeeded()
    // 47 from above and 34 from below have 21 in common: half of it for each.
    #expect(content.frame == LayoutRect(x: 0, y: 36.5, width: 100, height: 0))
    #expect(view.frame == root.frame && root.diagnostics == [])
  }

  @Test
  func `a negative inset of a subview takes from what it inherits`() {
    let frame = fill(LayoutRect(x: 0, y: 0, width: 390, height: 844)) {
      $0.safeArea
    } _: {
      $0.safeAreaInsets = LayoutInsets(top: -20)
    }
    #expect(frame == LayoutRect(x: 0, y: 27, width: 390, height: 783))
  }

  @Test
  func `safe areas settle however deep the views are that follow them`() {
    let root = makeRoot(100, 1000)
    root.safeAreaInsets = LayoutInsets(top: 64)
    var views = [root]
    for level in 1...12 {
      let (view, parent) = (LayoutView(name: "\(level)"), views[level - 1])
      parent.addSubview(view)
      view.horizontalEdges == parent.horizontalEdges
      view.height == parent.height
      view.centerY == parent.safeArea.centerY
      views.append(view)
    }
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
    // Of a top t the middle is t / 2 lower, and that much less of the next view is covered.
    #expect(views.dropFirst().map { $0.frame.minY } == (1...12).map { 64 / Double(1 << $0) })
  }

  @Test
  func `guides are looked for again only where something of a superview may reach in`() throws {
    let rows = (0..<3).map { _ in LayoutView() }
    for row in rows {
      root.addSubview(row)
      row.edges == root.edges
      let content = LayoutView()
      row.addSubview(content)
      content.edges == row.margins.edges
    }
    func updates(resizing width: Double) throws -> Int {
      root.layoutIfNeeded()
      let engine = try #require(root.engine)
      let before = engine.guides.updateCount
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(rows[2].subviews[0].frame.width == width - 16)
      return engine.guides.updateCount - before
    }
    #expect(try updates(resizing: 300) > 0)
    root.safeAreaInsets = .zero
    #expect(try updates(resizing: 320) == 0)
    rows[1].layoutMargins = LayoutInsets(20)
    root.layoutIfNeeded()
    #expect(rows[1].subviews[0].frame.width == 280)
    rows[1].preservesSuperviewLayoutMargins = true
    #expect(try updates(resizing: 300) > 0)
  }
}
