import AnchorageHeadless
import Testing

/// Margins that depend on the superview's and on the safe area.
struct LayoutMarginsTests {
  let root = makeRoot()
  let child = LayoutView(name: "child", frame: LayoutRect(x: 15, y: 100, width: 200, height: 100))

  init() {
    root.addSubview(child)
    root.layoutMargins = LayoutInsets(top: 8, leading: 40, bottom: 8, trailing: 8)
  }

  /// The frame of the margins of a view after a pass.
  private func margins(of view: LayoutView) -> LayoutRect {
    let guide = view.margins
    root.layoutIfNeeded()
    return guide.layoutFrame
  }

  @Test
  func `margins do not depend on the superview's by default`() {
    #expect(!child.preservesSuperviewLayoutMargins)
    #expect(margins(of: child) == LayoutRect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test
  func `preserved margins stay inside those of the superview`() {
    child.preservesSuperviewLayoutMargins = true
    #expect(margins(of: child) == LayoutRect(x: 25, y: 8, width: 167, height: 84))
    child.preservesSuperviewLayoutMargins = false
    #expect(margins(of: child) == LayoutRect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test(arguments: [(0.0, 40.0), (15, 25), (30, 10), (32, 8), (50, 8), (-5, 45)])
  func `the farther in a view is, the less of its superview's margin is left`(x: Double, margin: Double) {
    child.preservesSuperviewLayoutMargins = true
    child.frame.origin.x = x
    #expect(margins(of: child).minX == margin)
  }

  @Test
  func `the superview's margin counts on every edge`() {
    root.layoutMargins = LayoutInsets(top: 120, leading: 40, bottom: 130, trailing: 200)
    child.preservesSuperviewLayoutMargins = true
    // 15, 100, 185 and 100 points lie between the edges, clockwise from the left.
    #expect(margins(of: child) == LayoutRect(x: 25, y: 20, width: 160, height: 50))
  }

  @Test
  func `the superview's margin reaches from the edges of its frame`() {
    root.layoutMargins = LayoutInsets(top: 120, leading: 40, bottom: 130, trailing: 200)
    root.alignmentRectInsets = LayoutInsets(top: 10, leading: 20, bottom: 40, trailing: 80)
    child.preservesSuperviewLayoutMargins = true
    #expect(margins(of: child) == LayoutRect(x: 25, y: 20, width: 160, height: 50))
  }

  @Test
  func `preserved margins follow a view that constraints place`() {
    child.preservesSuperviewLayoutMargins = true
    let leading = child.leading == root.leading + 15
    child.top == root.top + 100
    child.size == LayoutSize(width: 200, height: 100)
    let content = LayoutView(name: "content")
    child.addSubview(content)
    content.edges == child.margins.edges
    expectLayout(child, "child 15 100 200 100\n└ content 25 8 167 84")
    leading.constant = 30
    expectLayout(child, "child 30 100 200 100\n└ content 10 8 182 84")
  }

  @Test
  func `preserved margins are handed down`() {
    let inner = LayoutView(name: "inner", frame: LayoutRect(x: 5, y: 0, width: 50, height: 50))
    child.addSubview(inner)
    child.preservesSuperviewLayoutMargins = true
    inner.preservesSuperviewLayoutMargins = true
    #expect(margins(of: inner).minX == 20)
  }

  @Test
  func `preserved margins turn with the direction`() {
    root.layoutDirection = .rightToLeft
    child.preservesSuperviewLayoutMargins = true
    child.frame.origin.x = 185
    #expect(margins(of: child) == LayoutRect(x: 8, y: 8, width: 167, height: 84))
  }

  @Test
  func `margins begin inside the safe area unless they are told not to`() {
    let phone = makeRoot(390, 844)
    phone.safeAreaInsets = LayoutInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    phone.layoutMargins = LayoutInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let (safeArea, margins) = (phone.safeArea, phone.margins)
    phone.layoutIfNeeded()
    #expect(phone.insetsLayoutMarginsFromSafeArea)
    #expect(margins.layoutFrame == LayoutRect(x: 16, y: 47, width: 358, height: 763))
    phone.insetsLayoutMarginsFromSafeArea = false
    phone.layoutIfNeeded()
    #expect(margins.layoutFrame == LayoutRect(x: 16, y: 0, width: 358, height: 844))
    #expect(safeArea.layoutFrame == LayoutRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test
  func `margins and safe areas begin at the frame, not at the alignment rectangle`() {
    child.alignmentRectInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    child.safeAreaInsets = LayoutInsets(top: 20)
    let safeArea = child.safeArea
    #expect(margins(of: child) == LayoutRect(x: 8, y: 28, width: 184, height: 64))
    #expect(safeArea.layoutFrame == LayoutRect(x: 0, y: 20, width: 200, height: 80))
  }

  @Test
  func `preserved margins are those inside the superview's safe area`() {
    root.safeAreaInsets = LayoutInsets(leading: 10)
    child.preservesSuperviewLayoutMargins = true
    child.insetsLayoutMarginsFromSafeArea = false
    // The root's margin ends 50 points from its edge, the child begins at 15.
    #expect(margins(of: child) == LayoutRect(x: 35, y: 8, width: 157, height: 84))
  }
}

// MARK: - Guides that nobody asks for

extension LayoutMarginsTests {
  @Test
  func `margins that no constraint mentions are not in the way of a small view`() {
    let root = makeRoot()
    let small = LayoutView(name: "small")
    root.addSubview(small)
    small.topLeading == root.topLeading
    small.size == 10
    let guides = [small.margins, small.safeArea, small.readableContent]
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
    #expect(guides[0].layoutFrame == LayoutRect(x: 5, y: 5, width: 0, height: 0))
    let content = LayoutView(name: "content")
    small.addSubview(content)
    content.edges == small.margins.edges
    root.layoutIfNeeded()
    #expect(!root.diagnostics.isEmpty)
    content.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
  }

  @Test
  func `insets of margins turn with the view that has them`() {
    child.frame.origin = LayoutPoint(x: 100, y: 0)
    child.layoutMargins = LayoutInsets(leading: 30, trailing: 10)
    child.layoutDirection = .rightToLeft
    #expect(margins(of: child) == LayoutRect(x: 10, y: 0, width: 160, height: 100))
    let item = LayoutView(name: "item")
    root.addSubview(item)
    item.edges == child.margins.edges
    expectLayout(item, "item 110 0 160 100")
  }

  @Test
  func `margins that follow frames are reported without rounding errors`() {
    let (box, inner) = (LayoutView(name: "box"), LayoutView(name: "inner"))
    add(box, to: root)
    add(inner, to: box)
    box.verticalEdges == root.verticalEdges
    box.leading == root.leading + 0.1
    box.trailing == root.trailing
    inner.verticalEdges == box.verticalEdges
    inner.leading == box.leading + 0.2
    inner.width == 50
    box.layoutMargins = LayoutInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    inner.layoutMargins = LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    inner.preservesSuperviewLayoutMargins = true
    inner.margins.leading == inner.leading + 5
    // 0.1 + 0.2 − 0.1 is not 0.2 in binary.
    #expect(problems(of: root).contains("inner.margins.left == inner.left + 9.8 "))
  }

  @Test
  func `a number is the margin of every edge`() {
    root.layoutMargins = 20
    #expect(root.layoutMargins == LayoutInsets(20))
    root.layoutMargins.top = 4
    #expect(root.layoutMargins == LayoutInsets(top: 4, leading: 20, bottom: 20, trailing: 20))
  }
}
