import AnchorageHeadless
import Testing

// The code of the article "Migrating from Rightpoint's Anchorage", line by line and in its order, with what
// it means. A test of the repository compares them with the article.

/// Anchors, composites, arithmetic, priorities and guides of the article.
struct MigrationFromRightpointTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `a native anchor is an anchor`() {
    let made = batch {
      title.leading == root.leading  // title.leadingAnchor == root.leadingAnchor
      title.trailing == root.trailing  // trailingAnchor, and so on:
      title.left == root.left
      title.right == root.right
      title.top == root.top
      title.bottom == root.bottom
      title.width == badge.width
      title.height == badge.height
      title.centerX == root.centerX
      title.centerY == root.centerY
      title.firstBaseline == badge.firstBaseline
      title.lastBaseline == badge.lastBaseline
    }
    expectLines(
      made.description,
      """
      title.leading == root.leading
      title.trailing == root.trailing
      title.left == root.left
      title.right == root.right
      title.top == root.top
      title.bottom == root.bottom
      title.width == badge.width
      title.height == badge.height
      title.centerX == root.centerX
      title.centerY == root.centerY
      title.firstBaseline == badge.firstBaseline
      title.lastBaseline == badge.lastBaseline
      """)
  }

  @Test
  func `composites relate several anchors at once, in the same order`() {
    let made = batch {
      title.edges == root.edges  // title.edgeAnchors == root.edgeAnchors
      badge.horizontalEdges == root.horizontalEdges  // horizontalAnchors
      badge.verticalEdges == root.verticalEdges  // verticalAnchors
      icon.size == badge.size  // sizeAnchors
      icon.centerXY == badge.centerXY  // centerAnchors
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      title.leading == root.leading
      title.bottom == root.bottom
      title.trailing == root.trailing
      badge.leading == root.leading
      badge.trailing == root.trailing
      badge.top == root.top
      badge.bottom == root.bottom
      icon.width == badge.width
      icon.height == badge.height
      icon.centerX == badge.centerX
      icon.centerY == badge.centerY
      """)
  }

  @Test
  func `edges are left out or do not follow the direction, and corners are points`() {
    let made = batch {
      title.edges.excluding(.bottom) == root.edges
      badge.horizontalEdges.absolute == root.edges
      icon.topTrailing == root.topTrailing
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      title.leading == root.leading
      title.trailing == root.trailing
      badge.left == root.left
      badge.right == root.right
      icon.trailing == root.trailing
      icon.top == root.top
      """)
  }

  @Test
  func `constraints of a composite are found by their attribute`() {
    let edges = title.edges == root.edges
    edges.top?.constant = 8  // edges.top.constant = 8
    let horizontal = edges[.leading] + edges[.trailing]  // edges.horizontal
    let size = title.size == LayoutSize(width: 100, height: 20)
    size[1].constant = 30  // size.second.constant = 30
    expectConstraints(
      edges, "title.top == root.top + 8", "title.leading == root.leading", "title.bottom == root.bottom",
      "title.trailing == root.trailing")
    expectConstraints(size, "title.width == 100", "title.height == 30")
    #expect(
      horizontal.map(\.layoutDescription) == [
        "title.leading == root.leading", "title.trailing == root.trailing",
      ])
  }

  @Test
  func `relations read the same`() {
    let made = batch {
      title.leading >= badge.trailing + 8  // title.leadingAnchor >= badge.trailingAnchor + 8
      title.width <= 200  // title.widthAnchor <= 200
      badge.size == LayoutSize(width: 24, height: 16)  // badge.sizeAnchors == CGSize(width: 24, height: 16)
      icon.size >= 16  // widthAnchor >= 16 and heightAnchor >= 16
    }
    expectLines(
      made.description,
      """
      title.leading >= badge.trailing + 8
      title.width <= 200
      badge.width == 24
      badge.height == 16
      icon.width >= 16
      icon.height >= 16
      """)
  }

  @Test
  func `inequalities of edges keep a rectangle inside in both`() {
    let made = batch {
      title.edges <= root.edges  // title.edgeAnchors /<=/ root.edgeAnchors
    }
    expectLines(
      made.description,
      """
      title.top >= root.top
      title.leading >= root.leading
      title.bottom <= root.bottom
      title.trailing <= root.trailing
      """)
  }

  @Test
  func `superviews need no name, and arrays are subjects and targets`() {
    let made = batch {
      title.pinToSuperview(.top, insets: 8)
      title.leading >= [badge, icon].trailing + 8
      [badge, icon].width == 44
    }
    expectLines(
      made.description,
      """
      title.top == root.top + 8
      title.leading >= badge.trailing + 8
      title.leading >= icon.trailing + 8
      badge.width == 44
      icon.width == 44
      """)
  }

  @Test
  func `arithmetic reads the same`() {
    let made = batch {
      title.width == badge.width * 0.5 + 10  // title.widthAnchor == badge.widthAnchor * 0.5 + 10
      title.height == badge.height / 2 - 10
      title.leading == root.trailing / 2  // on places too
      title.centerX == root.centerX * 1.5
    }
    expectLines(
      made.description,
      """
      title.width == badge.width * 0.5 + 10
      title.height == badge.height * 0.5 - 10
      title.leading == root.trailing * 0.5
      title.centerX == root.centerX * 1.5
      """)
  }

  @Test
  func `a number beside edges is an inset`() {
    let made = batch {
      title.edges == root.edges.inset(by: 10)  // root.edgeAnchors + 10
      badge.horizontalEdges == root.horizontalEdges.inset(by: 10)  // root.horizontalAnchors + 10
      icon.verticalEdges == root.verticalEdges.outset(by: 10)  // root.verticalAnchors - 10
    }
    expectLines(
      made.description,
      """
      title.top == root.top + 10
      title.leading == root.leading + 10
      title.bottom == root.bottom - 10
      title.trailing == root.trailing - 10
      badge.leading == root.leading + 10
      badge.trailing == root.trailing - 10
      icon.top == root.top - 10
      icon.bottom == root.bottom + 10
      """)
  }

  @Test
  func `every edge has an inset of its own`() {
    let made = batch {
      let insets = LayoutInsets(top: 10, leading: 5, bottom: 15, trailing: 20)
      title.edges == root.edges.inset(by: insets)  // root.edgeAnchors + EdgeInsets(…)
    }
    expectLines(
      made.description,
      """
      title.top == root.top + 10
      title.leading == root.leading + 5
      title.bottom == root.bottom - 15
      title.trailing == root.trailing - 20
      """)
  }

  @Test
  func `centres move and sizes grow`() {
    let made = batch {
      title.centerXY == root.centerXY.offset(x: 10, y: 10)  // root.centerAnchors + 10
      title.size == badge.size + 10  // badge.sizeAnchors + 10
      icon.size == badge.size + LayoutSize(width: 8, height: 4)  // a line for each there
    }
    expectLines(
      made.description,
      """
      title.centerX == root.centerX + 10
      title.centerY == root.centerY + 10
      title.width == badge.width + 10
      title.height == badge.height + 10
      icon.width == badge.width + 8
      icon.height == badge.height + 4
      """)
  }

  @Test
  func `a priority is a name, a number, or less than one`() {
    let made = batch {
      title.width == 100 ~ .high  // title.widthAnchor == 100 ~ .high
      title.height == 20 ~ 600  // … ~ 600
      title.leading == root.leading + 10 ~ .high - 1  // … + 10 ~ .high - 1
      badge.edges == root.edges.inset(by: 8) ~ .low  // every one of a composite
      icon.width >= 10 ~ .fittingSize  // … ~ .fittingSize
      icon.height >= 10 ~ LayoutPriority(120)  // … ~ .custom(120)
    }
    expectLines(
      made.description,
      """
      title.width == 100 ~ .high
      title.height == 20 ~ 600
      title.leading == root.leading + 10 ~ 749
      badge.top == root.top + 8 ~ .low
      badge.leading == root.leading + 8 ~ .low
      badge.bottom == root.bottom - 8 ~ .low
      badge.trailing == root.trailing - 8 ~ .low
      icon.width >= 10 ~ .fittingSize
      icon.height >= 10 ~ 120
      """)
  }

  #if !FAKE_APPKIT  // AppKit has no readable content.
  @Test
  func `the guides of a view and your own have anchors`() {
    let made = batch {
      let column = LayoutGuide(name: "column")
      root.addLayoutGuide(column)
      column.width == root.width * 0.5  // column.widthAnchor == root.widthAnchor * 0.5
      title.edges == root.safeArea.edges  // root.safeAreaLayoutGuide.edgeAnchors
      badge.leading == root.margins.leading  // root.layoutMarginsGuide.leadingAnchor
      icon.width <= root.readableContent.width  // root.readableContentGuide.widthAnchor
    }
    expectLines(
      made.description,
      """
      column.width == root.width * 0.5
      title.top == root.safeArea.top
      title.leading == root.safeArea.leading
      title.bottom == root.safeArea.bottom
      title.trailing == root.safeArea.trailing
      badge.leading == root.margins.leading
      icon.width <= root.readableContent.width
      """)
  }
  #endif
}
