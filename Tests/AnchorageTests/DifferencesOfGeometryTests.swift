import AnchorageHeadless
import Testing

// The second half of the code of the article "How Anchorage differs from UIKit"; see DifferencesTests.swift.

/// Frames, directions and alignment rectangles of the article.
struct DifferencesOfGeometryTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")

  init() {
    add(title, badge, to: root)
  }

  @Test
  func `a mask never makes an extent negative`() {
    let bar = LayoutView(name: "bar", frame: LayoutRect(x: 160, y: 0, width: 80, height: 20))
    root.addSubview(bar)
    bar.autoresizingMask = .flexibleWidth  // (160, 0, 80, 20) in a root 400 wide
    root.frame.size.width = 200
    root.layoutIfNeeded()  // (160, 0, 0, 20)
    #expect(bar.frame == LayoutRect(x: 160, y: 0, width: 0, height: 20))
    #expect(root.diagnostics.map(\.kind) == ["conflict"])
  }

  @Test(arguments: [(10.25, 10.5), (10.2, 10), (-10.25, -10), (10.249_999_9, 10.5), (10.249_99, 10)])
  func `halves of pixels go right`(x: Double, rounded: Double) {
    root.displayScale = 2
    title.left == root.left + x
    root.layoutIfNeeded()
    #expect(title.frame.minX == rounded)
  }

  @Test
  func `nothing is rounded without a display scale`() {
    title.leading == root.leading + 10.25
    root.layoutIfNeeded()
    #expect(title.frame.minX == 10.25 && root.bounds.origin == .zero)
    root.displayScale = 2
    title.leading == root.leading + 10.25
    root.layoutIfNeeded()  // x is 10.5
    #expect(title.frame.minX == 10.5)
  }

  @Test
  func `a layout direction is inherited`() {
    let player = LayoutView(name: "player")
    title.addSubview(player)
    root.layoutDirection = .rightToLeft  // counts for everything inside as well
    player.layoutDirection = .leftToRight  // except here
    #expect(title.effectiveLayoutDirection == .rightToLeft && player.effectiveLayoutDirection == .leftToRight)
  }

  @Test
  func `inequalities of edges turn round and centres stay`() {
    root.layoutDirection = .rightToLeft
    [title, badge].width == 100
    title.left == root.left + 500 ~ .medium
    title.leading >= root.leading + 50  // ends 50 or more from the right edge of root
    badge.centerX == root.centerX + 20  // to the right in both directions
    root.layoutIfNeeded()
    #expect(title.frame.maxX == 350 && badge.frame.minX == 170)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 50.0), (.rightToLeft, 340)])
  func `a sum counts from the side where lines begin`(direction: LayoutDirection, x: Double) {
    root.layoutDirection = direction
    title.width == 10
    title.leading == root.leading + (root.centerX - root.leading) / 4
    root.layoutIfNeeded()
    #expect(title.frame.minX == x)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `alignment insets do not turn, and subviews count from the frame`(direction: LayoutDirection) {
    let (card, icon) = (LayoutView(name: "card"), LayoutView(name: "icon"))
    root.layoutDirection = direction
    root.addSubview(card)
    card.addSubview(icon)
    card.edges == root.edges
    card.alignmentRectInsets = LayoutInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    icon.edges == card.edges  // its frame begins at (3, 2)
    root.layoutIfNeeded()
    #expect(card.frame == LayoutRect(x: -3, y: -2, width: 408, height: 306))
    #expect(icon.frame == LayoutRect(x: 3, y: 2, width: 400, height: 300))
  }
}

/// Content, the tree and insets of the article.
struct DifferencesOfContentTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let card = LayoutView(name: "card")

  init() {
    add(title, card, to: root)
  }

  @Test
  func `a wrapped label is as wide as its longest line`() {
    let note = LayoutLabel(name: "note", text: "one two three four")
    root.addSubview(note)
    note.leading == root.leading
    note.top == root.top
    note.numberOfLines = 0  // "one two three four"
    note.width <= 100
    root.layoutIfNeeded()  // 80 wide, two lines
    #expect(note.frame == LayoutRect(x: 0, y: 0, width: 80, height: 32))
  }

  @Test
  func `arrays of views stand in a row`() {
    let badge = LayoutView(name: "badge")
    root.addSubview(badge)
    [title, badge].distribute(.horizontal, spacing: 8, sizes: .equal, in: root)
    root.layoutIfNeeded()
    #expect(title.frame.width == 196 && badge.frame.minX == 204 && badge.frame.maxX == 400)
  }

  @Test
  func `moving a view to another one drops its constraints`() {
    title.edges == root.edges  // inactive from here on:
    card.addSubview(title)
    #expect(title.superview === card && root.constraints.isEmpty)
    title.edges == card.edges
    card.addSubview(title)
    #expect(card.constraints.count == 4)
  }

  @Test
  func `an item may go away`() {
    let constraint = LayoutView().width == 10
    #expect(constraint.firstItem == nil && !constraint.isActive)
  }

  @Test
  func `what covers a subview adds to what covers its superview`() {
    card.edges == root.edges
    title.top == card.safeArea.top
    root.safeAreaInsets = LayoutInsets(top: 47)
    card.safeAreaInsets = LayoutInsets(top: 50)  // where card fills root, 97 points are covered
    root.layoutIfNeeded()
    #expect(title.frame.minY == 97)
    #expect(card.layoutMargins == LayoutInsets(8))
  }

  @Test
  func `a size that fits knows of what covers the view itself alone`() {
    let cell = LayoutView(name: "cell")
    let label = LayoutLabel(name: "label", text: "Inbox")
    root.addSubview(cell)
    cell.addSubview(label)
    cell.edges == root.edges
    label.edges == cell.safeArea.edges
    root.safeAreaInsets = LayoutInsets(top: 47)
    let target = LayoutSize(width: 320, height: 0)
    let size = cell.systemLayoutSizeFitting(target, horizontal: .required)
    #expect(size == LayoutSize(width: 320, height: 16))
    cell.safeAreaInsets = LayoutInsets(top: 47)
    #expect(cell.systemLayoutSizeFitting(target, horizontal: .required).height == 63)
  }

  @Test
  func `a stack is that of UIKit`() {
    let badge = LayoutView(name: "badge")
    badge.size == 20
    title.size == LayoutSize(width: 100, height: 44)
    let row = LayoutStackView(name: "row", arrangedSubviews: [title, badge])
    row.spacing = 8
    row.alignment = .center
    root.addSubview(row)
    row.topLeading == root.topLeading
    root.layoutIfNeeded()
    #expect(row.frame.size == LayoutSize(width: 128, height: 44) && badge.frame.minY == 12)
  }
}
