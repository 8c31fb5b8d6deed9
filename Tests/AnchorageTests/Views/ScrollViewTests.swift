import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// A scroll view at (0, 50), 400 × 200, in a root of 400 × 300.
struct ScrollViewTests {
  let root = makeRoot()
  let list = LayoutScrollView(name: "list")
  let page = LayoutView(name: "page")

  init() {
    root.addSubview(list)
    list.edges.excluding(.top) == root.edges.inset(by: LayoutInsets(bottom: 50))
    list.height == 200
    list.addSubview(page)
  }

  /// The reports that begin with a text.
  func texts(_ prefix: String = "") -> [String] {
    root.diagnostics.map { $0.description }.filter { $0.hasPrefix(prefix) }
  }

  // MARK: Edges, sizes, centres

  @Test
  func `edges seen from inside are those of the content, width and height those of the frame`() {
    page.edges == list.edges.inset(by: 10)
    page.width == list.width - 20
    page.height == list.height * 3
    expectLayout(root, "root 0 0 400 300\n└ list 0 50 400 200\n  └ page 10 10 380 600")
    #expect(list.contentSize == LayoutSize(width: 400, height: 620))
    #expect(list.contentLayoutGuide.layoutFrame == LayoutRect(x: 0, y: 0, width: 400, height: 620))
    #expect(list.frameLayoutGuide.layoutFrame == LayoutRect(x: 0, y: 0, width: 400, height: 200))
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `the guides say the same`() {
    page.edges == list.contentLayoutGuide.edges.inset(by: 10)
    page.width == list.frameLayoutGuide.width - 20
    page.height == 600
    expectLayout(root, "root 0 0 400 300\n└ list 0 50 400 200\n  └ page 10 10 380 600")
    #expect(list.contentSize == LayoutSize(width: 400, height: 620))
    #expect(root.diagnostics.isEmpty)
  }

  /// Measured: Interface Builder saves the page as large as the scroll view, and not ambiguous.
  @Test
  func `a page with the edges of the content and the centre of the frame is as large as the frame`() {
    page.edges == list.edges
    page.centerXY == list.centerXY  // page is as large as the frame
    expectLayout(root, "root 0 0 400 300\n└ list 0 50 400 200\n  └ page 0 0 400 200")
    #expect(list.contentSize == LayoutSize(width: 400, height: 200))
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `the content decides the size of the scroll view if that is asked for`() {
    page.edges == list.edges
    page.size == LayoutSize(width: 300, height: 120)
    list.height == list.contentLayoutGuide.height
    root.layoutIfNeeded()
    // Both heights are required.
    #expect(texts("error: required constraints conflict").count == 1)
    let lone = LayoutScrollView(name: "lone")
    lone.addSubview(page)
    page.edges == lone.edges
    page.size == LayoutSize(width: 300, height: 120)
    lone.size == lone.contentLayoutGuide.size
    #expect(lone.systemLayoutSizeFitting(.zero) == LayoutSize(width: 300, height: 120))
  }

  @Test
  func `constraints from outside see an ordinary view`() {
    let below = LayoutView(name: "below")
    root.addSubview(below)
    below.top == list.bottom
    below.leading == list.leading + 5
    below.size == 10
    page.edges == list.edges
    page.size == LayoutSize(width: 1000, height: 1000)
    expectLayout(root, "root 0 0 400 300\n├ list 0 50 400 200\n│ └ page 0 0 1000 1000\n└ below 5 250 10 10")
    #expect(list.contentSize == LayoutSize(width: 1000, height: 1000))
  }

  @Test
  func `distances and multiples inside are counted from the beginning of the content`() {
    let other = LayoutView(name: "other")
    list.addSubview(other)
    page.topLeading == list.topLeading.offset(x: 40, y: 30)
    page.size == 20
    other.size == 20
    other.left == page.left * 2
    other.top == page.top * 2
    list.trailing - other.trailing == page.leading - list.leading
    list.bottom == other.bottom + 7
    list.contentOffset = LayoutPoint(x: 3, y: 11)
    expectLayout(
      root, "root 0 0 400 300\n└ list 0 50 400 200\n  ├ page 40 30 20 20\n  └ other 80 60 20 20")
    #expect(list.contentSize == LayoutSize(width: 140, height: 87))
  }

  @Test
  func `a guide of the scroll view is in its content`() {
    let guide = LayoutGuide(name: "guide")
    list.addLayoutGuide(guide)
    guide.edges == list.edges.inset(by: 4)
    guide.size == LayoutSize(width: 500, height: 600)
    page.edges == guide.edges
    list.contentOffset.y = 100
    expectLayout(
      root, "root 0 0 400 300\n└ list 0 50 400 200\n  ├ page 4 4 500 600\n  └ guide 4 4 500 600")
    #expect(list.contentSize == LayoutSize(width: 508, height: 608))
  }

  // MARK: Scrolling

  @Test
  func `the offset moves the bounds, and nothing that is inside`() {
    page.edges == list.edges
    page.size == LayoutSize(width: 400, height: 1000)
    root.layoutIfNeeded()
    let solves = root.solverStatistics
    list.contentOffset = LayoutPoint(x: 0.1, y: 123.7)
    expectLayout(root, "root 0 0 400 300\n└ list 0 50 400 200\n  └ page 0 0 400 1000")
    #expect(list.bounds == LayoutRect(x: 0.1, y: 123.7, width: 400, height: 200))
    #expect(list.frameLayoutGuide.layoutFrame == list.bounds)
    #expect(list.contentSize == LayoutSize(width: 400, height: 1000))
    #expect(page.frame == LayoutRect(x: 0, y: 0, width: 400, height: 1000))
    #expect(root.solverStatistics.pivots == solves.pivots)
    #expect(root.solverStatistics.eliminations == solves.eliminations)
  }

  @Test
  func `a view constrained to the frame, or to something outside, floats over the content`() {
    let (button, title, bar) = (
      LayoutView(name: "button"), LayoutView(name: "title"), LayoutView(name: "bar")
    )
    root.addSubview(bar)
    add(button, title, to: list)
    page.edges == list.edges
    page.size == LayoutSize(width: 400, height: 1000)
    bar.edges.excluding(.bottom) == root.edges
    bar.height == 50
    button.trailing == list.frameLayoutGuide.trailing - 10
    button.bottom == list.frameLayoutGuide.bottom - 10
    button.size == 40
    title.top == bar.bottom + 8
    title.centerX == list.centerX
    title.size == 20
    for offset in [0.0, 300, -20] {
      list.contentOffset.y = offset
      root.layoutIfNeeded()
      // On the screen they stay at (350, 200) and (190, 58); the scroll view begins at y = 50.
      #expect(button.frame == LayoutRect(x: 350, y: 150 + offset, width: 40, height: 40))
      #expect(title.frame == LayoutRect(x: 190, y: 8 + offset, width: 20, height: 20))
      #expect(page.frame.origin == .zero)
    }
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a header sticks to the top while its section is shown`() {
    let header = LayoutView(name: "header")
    list.addSubview(header)
    page.edges == list.edges
    page.size == LayoutSize(width: 400, height: 1000)
    header.horizontalEdges == page.horizontalEdges
    header.height == 30
    header.top == page.top + 100 ~ .high
    header.top >= list.frameLayoutGuide.top
    header.bottom <= page.top + 500
    for (offset, top) in [(0.0, 100.0), (60, 100), (250, 250), (460, 460), (100, 100)] {
      list.contentOffset.y = offset
      root.layoutIfNeeded()
      #expect(header.frame.minY == top)
    }
    #expect(root.diagnostics.isEmpty)
  }

  @Test(arguments: 0..<60)
  func `a tree that was scrolled is laid out like a new one`(seed: Int) {
    var random = Random(seed: UInt64(seed))
    func offset() -> LayoutPoint {
      LayoutPoint(x: Double(random.int(-50...50)), y: Double(random.int(-50...900)))
    }
    let (inner, row, floating) = (
      LayoutScrollView(name: "inner"), LayoutView(name: "row"), LayoutView(name: "floating")
    )
    func declare() {
      page.edges == list.edges
      page.size == LayoutSize(width: 400, height: 1000)
      page.addSubview(inner)
      inner.leading == page.leading + 10
      inner.top == page.top + 10
      inner.size == LayoutSize(width: 200, height: 100)
      add(row, floating, to: inner)
      row.edges == inner.edges
      row.size == LayoutSize(width: 500, height: 80)
      floating.size == 10
      floating.leading == (random.chance(50) ? root.leading : list.frameLayoutGuide.leading) + 3
      floating.top == (random.chance(50) ? inner.centerY : page.top) + 4
    }
    declare()
    list.layoutDirection = random.chance(50) ? .rightToLeft : nil
    root.layoutIfNeeded()
    for _ in 0..<4 {
      list.contentOffset = offset()
      if random.chance(70) { inner.contentOffset = offset() }
      root.layoutIfNeeded()
      let shown = root.layoutDescription
      root.invalidate(.afresh)
      root.layoutIfNeeded()
      #expect(root.layoutDescription == shown)
    }
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a scroll view inside a scroll view adds its offset`() {
    let (inner, row, floating) = (
      LayoutScrollView(name: "inner"), LayoutView(name: "row"), LayoutView(name: "floating")
    )
    page.edges == list.edges
    page.size == LayoutSize(width: 400, height: 1000)
    page.addSubview(inner)
    inner.topLeading == page.topLeading.offset(x: 10, y: 20)
    inner.size == LayoutSize(width: 200, height: 100)
    add(row, floating, to: inner)
    row.edges == inner.edges
    row.size == LayoutSize(width: 500, height: 80)
    floating.size == 10
    floating.topLeading == root.topLeading.offset(x: 60, y: 90)
    list.contentOffset = LayoutPoint(x: 0, y: 7)
    inner.contentOffset = LayoutPoint(x: 100, y: 3)
    // The content of inner begins on the screen at 0 + 10 − 100 = −90, and 50 − 7 + 20 − 3 = 60.
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ list 0 50 400 200
        └ page 0 0 400 1000
          └ inner 10 20 200 100
            ├ row 0 0 500 80
            └ floating 150 30 10 10
      """)
    #expect(inner.contentSize == LayoutSize(width: 500, height: 80))
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `in right-to-left layouts the content begins at its right edge`() {
    root.layoutDirection = .rightToLeft
    let other = LayoutView(name: "other")
    list.addSubview(other)
    page.verticalEdges == list.verticalEdges
    page.leading == list.leading + 5
    page.size == LayoutSize(width: 500, height: 200)
    other.leading == page.trailing + 10
    other.size == LayoutSize(width: 90, height: 20)
    other.top == list.top
    list.trailing == other.trailing + 2
    list.contentOffset.x = 207
    // 5 + 500 + 10 + 90 + 2 = 607, from the right.
    expectLayout(
      root, "root 0 0 400 300\n└ list 0 50 400 200\n  ├ page 102 0 500 200\n  └ other 2 0 90 20")
    #expect(list.contentSize == LayoutSize(width: 607, height: 200))
    other.leading == list.frameLayoutGuide.leading + 3 ~ .low
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a right-to-left view floats at the same edge of the screen`() {
    root.layoutDirection = .rightToLeft
    page.leading == list.frameLayoutGuide.leading + 3
    page.top == list.frameLayoutGuide.top
    page.size == 20
    list.contentLayoutGuide.size == LayoutSize(width: 900, height: 200)
    for offset in [0.0, 100, -30] {
      list.contentOffset.x = offset
      root.layoutIfNeeded()
      // 3 from the right edge of the frame, which is 400 wide.
      #expect(page.frame.minX == 377 + offset)
    }
  }

  @Test
  func `pixels of the content do not depend on the offset`() {
    root.displayScale = 1
    page.edges == list.edges
    page.size == LayoutSize(width: 33.4, height: 66.6)
    list.contentOffset = LayoutPoint(x: 0.5, y: 0.3)
    expectLayout(root, "root 0 0 400 300\n└ list 0 50 400 200\n  └ page 0 0 33 67")
    #expect(list.contentSize == LayoutSize(width: 33, height: 67))
  }

  @Test
  func `scrolling asks for layoutSubviews`() {
    final class Feed: LayoutScrollView {
      var calls = 0
      override func layoutSubviews() { calls += 1 }
    }
    let feed = Feed(name: "feed", frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(feed)
    feed.contentLayoutGuide.size == LayoutSize(width: 100, height: 400)
    root.layoutIfNeeded()
    let calls = feed.calls
    feed.contentOffset.y = 10
    feed.contentOffset.y = 10
    root.layoutIfNeeded()
    #expect(feed.calls == calls + 1)
  }

  /// 200 points of 1000 are shown; then 30 of them are covered at the top, and 40 at the bottom.
  @Test(arguments: [(800.0, 700.0, 740.0), (20, 0, -10), (990, 800, 840), (-500, 0, -30)])
  func `a rectangle is scrolled into view, within the insets`(y: Double, plain: Double, inset: Double) {
    let rect = LayoutRect(x: 0, y: y, width: 10, height: 100)
    page.edges == list.edges
    page.size == LayoutSize(width: 400, height: 1000)
    root.layoutIfNeeded()
    list.scrollRectToVisible(rect)
    #expect(list.contentOffset.y == plain)
    list.contentInset = LayoutInsets(top: 30, bottom: 40)
    list.contentOffset = .zero
    list.scrollRectToVisible(rect)
    #expect(list.contentOffset.y == inset)
  }

  // MARK: Roots and sizes

  @Test
  func `a root may be a scroll view`() {
    let feed = LayoutScrollView(name: "feed", frame: LayoutRect(x: 0, y: 0, width: 100, height: 80))
    feed.addSubview(page)
    page.edges == feed.edges
    page.width == feed.width
    page.height == 500
    feed.contentOffset.y = 20
    expectLayout(feed, "feed 0 0 100 80\n└ page 0 0 100 500")
    #expect(feed.contentSize == LayoutSize(width: 100, height: 500))
    #expect(feed.diagnostics.isEmpty)
  }

  @Test
  func `a fitting size leaves the content size alone`() {
    page.edges == list.edges
    page.size == LayoutSize(width: 400, height: 1000)
    root.layoutIfNeeded()
    #expect(
      list.systemLayoutSizeFitting(LayoutSize(width: 50, height: 60)) == LayoutSize(width: 50, height: 200))
    #expect(list.contentSize == LayoutSize(width: 400, height: 1000))
    expectLayout(root, "root 0 0 400 300\n└ list 0 50 400 200\n  └ page 0 0 400 1000")
  }
}
