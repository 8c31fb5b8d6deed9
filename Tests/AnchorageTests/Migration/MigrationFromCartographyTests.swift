import AnchorageHeadless
import Testing

// The code of the article "Migrating from Cartography", line by line and in its order, with what it means. A
// test of the repository compares them with the article.

/// Anchors, composites, arithmetic, priorities and guides of the article.
struct MigrationFromCartographyTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `an attribute is an anchor`() {
    let made = batch {
      title.left == root.left
      title.right == root.right
      title.top == root.top
      title.bottom == root.bottom
      title.leading == badge.trailing
      title.trailing == root.trailing
    }
    expectLines(
      made.description,
      """
      title.left == root.left
      title.right == root.right
      title.top == root.top
      title.bottom == root.bottom
      title.leading == badge.trailing
      title.trailing == root.trailing
      """)
  }

  @Test
  func `extents, centres and baselines are anchors`() {
    let made = batch {
      title.width == badge.width
      title.height == badge.height
      title.centerX == root.centerX
      title.centerY == root.centerY
      title.firstBaseline == badge.firstBaseline
      title.lastBaseline == badge.lastBaseline  // title.baseline == badge.baseline
    }
    expectLines(
      made.description,
      """
      title.width == badge.width
      title.height == badge.height
      title.centerX == root.centerX
      title.centerY == root.centerY
      title.firstBaseline == badge.firstBaseline
      title.lastBaseline == badge.lastBaseline
      """)
  }

  @Test
  func `margins are a guide`() {
    let made = batch {
      title.top == root.margins.top  // root.topMargin
      title.bottom == root.margins.bottom  // root.bottomMargin
      title.left == root.margins.left  // root.leftMargin, and so on for each side
      title.centerX == root.margins.centerX  // root.centerXWithinMargins
      title.centerY == root.margins.centerY  // root.centerYWithinMargins
    }
    expectLines(
      made.description,
      """
      title.top == root.margins.top
      title.bottom == root.margins.bottom
      title.left == root.margins.left
      title.centerX == root.margins.centerX
      title.centerY == root.margins.centerY
      """)
  }

  @Test
  func `a distance along x goes with one along y`() {
    let made = batch {
      title.left - root.left == badge.top - root.top
    }
    expectLines(
      made.description,
      """
      title.left - root.left == badge.top - root.top
      """)
  }

  @Test
  func `composites relate several anchors at once, in the same order`() {
    let made = batch {
      title.edges == root.edges
      badge.size == icon.size
      badge.centerXY == root.centerXY  // badge.center == root.center
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      title.leading == root.leading
      title.bottom == root.bottom
      title.trailing == root.trailing
      badge.width == icon.width
      badge.height == icon.height
      badge.centerX == root.centerX
      badge.centerY == root.centerY
      """)
  }

  @Test
  func `composites of margins are those of the guide`() {
    let made = batch {
      title.edges == root.margins.edges  // root.edgesWithinMargins
      badge.margins.centerXY == root.centerXY  // badge.centerWithinMargins == root.center
    }
    expectLines(
      made.description,
      """
      title.top == root.margins.top
      title.leading == root.margins.leading
      title.bottom == root.margins.bottom
      title.trailing == root.margins.trailing
      badge.margins.centerX == root.centerX
      badge.margins.centerY == root.centerY
      """)
  }

  @Test
  func `some edges and corners are composites as well`() {
    let made = batch {
      title.horizontalEdges == root.horizontalEdges
      badge.edges.excluding(.bottom) == root.edges
      icon.topTrailing == root.topTrailing
    }
    expectLines(
      made.description,
      """
      title.leading == root.leading
      title.trailing == root.trailing
      badge.top == root.top
      badge.leading == root.leading
      badge.trailing == root.trailing
      icon.trailing == root.trailing
      icon.top == root.top
      """)
  }

  @Test
  func `relations read the same`() {
    let made = batch {
      title.width <= badge.width
      title.width >= 44
      title.height == 20
      badge.size <= icon.size
    }
    expectLines(
      made.description,
      """
      title.width <= badge.width
      title.width >= 44
      title.height == 20
      badge.width <= icon.width
      badge.height <= icon.height
      """)
  }

  @Test
  func `a superview is named or pinned to`() {
    let made = batch {
      title.top == root.top  // title.top == title.superview!.top
      badge.pinToSuperview()  // badge.edges == badge.superview!.edges
      icon.pinToSuperview([.top, .trailing], insets: 8)
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      badge.top == root.top
      badge.leading == root.leading
      badge.bottom == root.bottom
      badge.trailing == root.trailing
      icon.top == root.top + 8
      icon.trailing == root.trailing - 8
      """)
  }

  @Test
  func `arithmetic reads the same and distributes`() {
    let made = batch {
      title.width == badge.width * 0.5 + 10
      title.height == badge.height / 2 - 10
      badge.width == (icon.width + 10) / 2  // icon.width / 2 + 5 in both
      title.centerX == root.centerX * 1.5
      icon.size == badge.size * 2
    }
    expectLines(
      made.description,
      """
      title.width == badge.width * 0.5 + 10
      title.height == badge.height * 0.5 - 10
      badge.width == icon.width * 0.5 + 5
      title.centerX == root.centerX * 1.5
      icon.width == badge.width * 2
      icon.height == badge.height * 2
      """)
  }

  @Test
  func `one number is the inset of every edge`() {
    let made = batch {
      title.edges == root.edges.inset(by: 20)  // inset(root.edges, 20), root.edges.inseted(by: 20)
    }
    expectLines(
      made.description,
      """
      title.top == root.top + 20
      title.leading == root.leading + 20
      title.bottom == root.bottom - 20
      title.trailing == root.trailing - 20
      """)
  }

  @Test
  func `both edges of an axis have an inset`() {
    let made = batch {
      title.edges == root.edges.inset(by: LayoutInsets(horizontal: 20))  // horizontally: 20
      badge.edges == root.edges.inset(by: LayoutInsets(vertical: 30))  // vertically: 30
      icon.edges == root.edges.inset(by: LayoutInsets(horizontal: 20, vertical: 30))  // inset(…, 20, 30)
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      title.leading == root.leading + 20
      title.bottom == root.bottom
      title.trailing == root.trailing - 20
      badge.top == root.top + 30
      badge.leading == root.leading
      badge.bottom == root.bottom - 30
      badge.trailing == root.trailing
      icon.top == root.top + 30
      icon.leading == root.leading + 20
      icon.bottom == root.bottom - 30
      icon.trailing == root.trailing - 20
      """)
  }

  @Test
  func `every edge has an inset of its own`() {
    let made = batch {
      let insets = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      title.edges == root.edges.inset(by: insets)  // inset(root.edges, 10, 20, 30, 40), with EdgeInsets too
    }
    expectLines(
      made.description,
      """
      title.top == root.top + 10
      title.leading == root.leading + 20
      title.bottom == root.bottom - 30
      title.trailing == root.trailing - 40
      """)
  }

  @Test
  func `points and rectangles move`() {
    let made = batch {
      title.centerXY == root.centerXY.offset(y: -40)
      badge.edges == icon.edges.offset(x: 8, y: 8)
    }
    expectLines(
      made.description,
      """
      title.centerX == root.centerX
      title.centerY == root.centerY - 40
      badge.top == icon.top + 8
      badge.leading == icon.leading + 8
      badge.bottom == icon.bottom + 8
      badge.trailing == icon.trailing + 8
      """)
  }

  @Test
  func `a priority follows the relation`() {
    let made = batch {
      title.width == 100 ~ .high  // ~ .defaultHigh
      title.height == 20 ~ .low  // ~ .defaultLow
      title.top == root.top + 8 ~ 600  // ~ LayoutPriority(600)
      badge.size <= root.size ~ .required - 1  // both constraints, ~ LayoutPriority(999)
    }
    expectLines(
      made.description,
      """
      title.width == 100 ~ .high
      title.height == 20 ~ .low
      title.top == root.top + 8 ~ 600
      badge.width <= root.width ~ 999
      badge.height <= root.height ~ 999
      """)
  }

  #if !FAKE_APPKIT  // AppKit has no readable content.
  @Test
  func `the guides of a view have anchors`() {
    let made = batch {
      title.top == root.safeArea.top  // root.safeAreaLayoutGuide.top, root.safeArea.top
      title.bottom == root.safeArea.bottom  // view.bottom == car_bottomLayoutGuide.top
      badge.edges == root.margins.edges  // root.layoutMarginsGuide.edges
      icon.centerXY == root.readableContent.centerXY  // root.readableContentGuide.center
    }
    expectLines(
      made.description,
      """
      title.top == root.safeArea.top
      title.bottom == root.safeArea.bottom
      badge.top == root.margins.top
      badge.leading == root.margins.leading
      badge.bottom == root.margins.bottom
      badge.trailing == root.margins.trailing
      icon.centerX == root.readableContent.centerX
      icon.centerY == root.readableContent.centerY
      """)
  }
  #endif

  @Test
  func `a guide is a subject like a view`() {
    let made = batch {
      let column = LayoutGuide(name: "column")
      root.addLayoutGuide(column)
      column.leading == root.leading + 10  // column.leading == column.owningView!.leading + 10
      title.edges == column.edges
    }
    expectLines(
      made.description,
      """
      column.leading == root.leading + 10
      title.top == column.top
      title.leading == column.leading
      title.bottom == column.bottom
      title.trailing == column.trailing
      """)
  }
}
