import AnchorageHeadless
import Testing

// The code of the article "Migrating from PureLayout", line by line and in its order, with what it means. A
// test of the repository compares them with the article.

/// Single views of the article.
struct MigrationFromPureLayoutTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `a constrained view needs no preparation`() {
    let note = LayoutView(name: "note")  // UIView.newAutoLayout(), UIView().configureForAutoLayout()
    root.addSubview(note)
    note.top == root.top
    let isPlaced = note.translatesAutoresizingMaskIntoConstraints  // false
    #expect(!isPlaced)
  }

  @Test
  func `one edge is pinned to the superview`() {
    let made = batch {
      title.top == root.top  // title.autoPinEdge(toSuperviewEdge: .top)
      title.trailing == root.trailing - 8  // … .trailing, withInset: 8)
      title.bottom <= root.bottom - 8  // … .bottom, withInset: 8, relation: .greaterThanOrEqual)
      badge.pinToSuperview([.top, .leading], insets: 8)  // a call for each
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      title.trailing == root.trailing - 8
      title.bottom <= root.bottom - 8
      badge.top == root.top + 8
      badge.leading == root.leading + 8
      """)
  }

  @Test
  func `all edges are pinned to the superview`() {
    let made = batch {
      title.pinToSuperview()  // title.autoPinEdgesToSuperviewEdges()
      badge.pinToSuperview(insets: LayoutInsets(top: 8))  // … (with: insets)
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      title.leading == root.leading
      title.bottom == root.bottom
      title.trailing == root.trailing
      badge.top == root.top + 8
      badge.leading == root.leading
      badge.bottom == root.bottom
      badge.trailing == root.trailing
      """)
  }

  @Test
  func `edges are left out`() {
    let made = batch {
      title.pinToSuperview([.top, .horizontal])  // … (with: .zero, excludingEdge: .bottom)
      badge.edges.absolute.excluding(.leading) == root.edges  // … (with: .zero, excludingEdge: .left)
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      title.leading == root.leading
      title.trailing == root.trailing
      badge.top == root.top
      badge.bottom == root.bottom
      badge.right == root.right
      """)
  }

  @Test
  func `margins and safe areas are guides`() {
    let made = batch {
      title.leading == root.margins.leading  // title.autoPinEdge(toSuperviewMargin: .leading)
      title.top == root.safeArea.top + 8  // … (toSuperviewSafeArea: .top, withInset: 8)
      badge.edges == root.margins.edges  // badge.autoPinEdgesToSuperviewMargins()
      icon.edges.excluding(.top) == root.safeArea.edges  // … SuperviewSafeArea(…, excludingEdge: .top)
    }
    expectLines(
      made.description,
      """
      title.leading == root.margins.leading
      title.top == root.safeArea.top + 8
      badge.top == root.margins.top
      badge.leading == root.margins.leading
      badge.bottom == root.margins.bottom
      badge.trailing == root.margins.trailing
      icon.leading == root.safeArea.leading
      icon.bottom == root.safeArea.bottom
      icon.trailing == root.safeArea.trailing
      """)
  }

  @Test
  func `layout guides of a screen are its safe area`() {
    let made = batch {
      title.top == root.safeArea.top + 8  // title.autoPin(toTopLayoutGuideOf: …, withInset: 8)
      title.bottom == root.safeArea.bottom - 8  // title.autoPin(toBottomLayoutGuideOf: …, withInset: 8)
    }
    expectLines(
      made.description,
      """
      title.top == root.safeArea.top + 8
      title.bottom == root.safeArea.bottom - 8
      """)
  }

  @Test
  func `a view is centred in its superview`() {
    let made = batch {
      title.centerXY == root.centerXY  // title.autoCenterInSuperview()
      badge.centerXY == root.margins.centerXY  // badge.autoCenterInSuperviewMargins()
    }
    expectLines(
      made.description,
      """
      title.centerX == root.centerX
      title.centerY == root.centerY
      badge.centerX == root.margins.centerX
      badge.centerY == root.margins.centerY
      """)
  }

  @Test
  func `an axis is a centre or a baseline`() {
    let made = batch {
      title.centerX == root.centerX  // title.autoAlignAxis(toSuperviewAxis: .vertical)
      title.centerY == root.margins.centerY  // title.autoAlignAxis(toSuperviewMarginAxis: .horizontal)
      badge.lastBaseline == root.lastBaseline  // badge.autoAlignAxis(toSuperviewAxis: .lastBaseline)
      icon.firstBaseline == root.firstBaseline  // icon.autoAlignAxis(toSuperviewAxis: .firstBaseline)
    }
    expectLines(
      made.description,
      """
      title.centerX == root.centerX
      title.centerY == root.margins.centerY
      badge.lastBaseline == root.lastBaseline
      icon.firstBaseline == root.firstBaseline
      """)
  }

  @Test
  func `edges are pinned to other views`() {
    let made = batch {
      title.leading == badge.trailing  // title.autoPinEdge(.leading, to: .trailing, of: badge)
      title.top == badge.bottom + 8  // … .top, to: .bottom, of: badge, withOffset: 8)
      title.right <= badge.left - 8  // … withOffset: -8, relation: .lessThanOrEqual)
    }
    expectLines(
      made.description,
      """
      title.leading == badge.trailing
      title.top == badge.bottom + 8
      title.right <= badge.left - 8
      """)
  }

  @Test
  func `axes are aligned with other views`() {
    let made = batch {
      title.centerY == badge.centerY  // title.autoAlignAxis(.horizontal, toSameAxisOf: badge)
      title.centerX == badge.centerX + 8  // … .vertical, toSameAxisOf: badge, withOffset: 8)
      icon.centerX == badge.centerX * 0.5  // … .vertical, toSameAxisOf: badge, withMultiplier: 0.5)
    }
    expectLines(
      made.description,
      """
      title.centerY == badge.centerY
      title.centerX == badge.centerX + 8
      icon.centerX == badge.centerX * 0.5
      """)
  }

  @Test
  func `extents are matched with other views`() {
    let made = batch {
      title.width == badge.width  // title.autoMatch(.width, to: .width, of: badge)
      title.height == badge.width - 8  // … .height, to: .width, of: badge, withOffset: -8)
      icon.width >= badge.width * 0.5  // … withMultiplier: 0.5, relation: .greaterThanOrEqual)
      icon.height == icon.width * 2 + 8  // a multiplier or an offset there
    }
    expectLines(
      made.description,
      """
      title.width == badge.width
      title.height == badge.width - 8
      icon.width >= badge.width * 0.5
      icon.height == icon.width * 2 + 8
      """)
  }

  @Test
  func `extents are numbers`() {
    let made = batch {
      title.width == 100  // title.autoSetDimension(.width, toSize: 100)
      title.height >= 20  // … .height, toSize: 20, relation: .greaterThanOrEqual)
      badge.size == LayoutSize(width: 24, height: 16)  // badge.autoSetDimensions(to: size)
      icon.width == 20...44  // two calls
    }
    expectLines(
      made.description,
      """
      title.width == 100
      title.height >= 20
      badge.width == 24
      badge.height == 16
      icon.width >= 20
      icon.width <= 44
      """)
  }

  @Test
  func `distances go with extents`() {
    let made = batch {
      title.left == badge.right  // title.autoConstrainAttribute(.left, to: .right, of: badge)
      title.right == root.margins.right  // … .right, to: .marginRight, of: root)
      title.width == root.bottom - badge.bottom  // not there
    }
    expectLines(
      made.description,
      """
      title.left == badge.right
      title.right == root.margins.right
      title.width == root.bottom - badge.bottom
      """)
  }
}
