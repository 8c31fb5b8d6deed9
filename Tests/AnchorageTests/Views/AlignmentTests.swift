import AnchorageHeadless
import Testing

/// Baselines, alignment rectangles and margins; the worked examples of the documented semantics.
struct AlignmentTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
  }

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
  func `a frame inside its alignment rectangle is never negative`() {
    a.alignmentRectInsets = LayoutInsets(-5)
    a.size == LayoutSize(width: 0, height: 12)
    a.leading == root.leading
    a.top == root.top
    // From 5 to -5: the ends meet in the middle.
    expectLayout(root, "root 0 0 400 300\n└ a 0 5 0 2")
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
  func `constraints see the alignment rectangle, and the frame goes around it`() {
    let a = ContentView("badge", 40, 20)
    let guide = LayoutGuide(name: "g")
    add(a, b, to: root)
    root.addLayoutGuide(guide)
    a.alignmentRectInsets = LayoutInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    a.leading == root.leading + 10
    a.top == root.top + 10
    b.edges == a.edges
    guide.edges == a.edges
    root.layoutIfNeeded()
    #expect(a.frame == LayoutRect(x: 7, y: 8, width: 48, height: 26))
    #expect(b.frame == LayoutRect(x: 10, y: 10, width: 40, height: 20) && guide.layoutFrame == b.frame)
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

  @Test
  func `the safe area and the margins inside it have the frames of a phone`() {
    let phone = makeRoot(390, 844)
    phone.safeAreaInsets = LayoutInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    phone.layoutMargins = LayoutInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let (safeArea, margins) = (phone.safeArea, phone.margins)
    phone.layoutIfNeeded()
    #expect(safeArea.layoutFrame == LayoutRect(x: 0, y: 47, width: 390, height: 763))
    #expect(margins.layoutFrame == LayoutRect(x: 16, y: 47, width: 358, height: 763))
  }

  @Test
  func `children count from the frame of their superview and see its alignment rectangle`() {
    let guide = LayoutGuide(name: "g")
    add(b, to: a)
    a.addLayoutGuide(guide)
    a.frame = LayoutRect(x: 10, y: 20, width: 50, height: 40)
    a.alignmentRectInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    b.edges == a.edges
    guide.edges == a.edges
    root.layoutIfNeeded()
    #expect(b.frame == LayoutRect(x: 2, y: 1, width: 44, height: 36) && guide.layoutFrame == b.frame)
    #expect(a.bounds == LayoutRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test
  func `baselines count from the alignment rectangle`() {
    let text = ContentView("text", 40, 30, first: 20, last: 6)
    text.alignmentRectInsets = LayoutInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    root.addSubview(text)
    text.top == root.top + 10
    text.left == root.left
    add(b, to: root)
    a.top == text.firstBaseline
    b.top == text.lastBaseline
    root.layoutIfNeeded()
    #expect(text.frame.minY == 8 && a.frame.minY == 30 && b.frame.minY == 34)
  }

  @Test
  func `the last baseline goes along when content is stretched`() {
    let text = ContentView("text", 40, 30, first: 20, last: 6)
    root.addSubview(text)
    text.edges == root.edges
    a.top == text.firstBaseline
    a.bottom == text.lastBaseline
    root.layoutIfNeeded()
    #expect(a.frame.minY == 20 && a.frame.maxY == 294)
  }

  @Test
  func `alignment insets may change at any time`() {
    a.edges == root.edges
    root.layoutIfNeeded()
    a.alignmentRectInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(a.frame == LayoutRect(x: -2, y: -1, width: 406, height: 304))
  }
}
