import AnchorageHeadless
import Testing

// The code of the article "Migrating from Masonry", line by line and in its order, with what it means. A test
// of the repository compares them with the article.

/// Anchors, targets, arithmetic and priorities of the article.
struct MigrationFromMasonryTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `an attribute is an anchor on both sides`() {
    let made = batch {
      title.left == root.left  // make.left.equalTo(root)
      title.right == root.right  // make.right
      title.top == root.top  // make.top
      title.bottom == root.bottom  // make.bottom
      title.leading == root.leading  // make.leading
      title.trailing == root.trailing  // make.trailing
    }
    expectLines(
      made.description,
      """
      title.left == root.left
      title.right == root.right
      title.top == root.top
      title.bottom == root.bottom
      title.leading == root.leading
      title.trailing == root.trailing
      """)
  }

  @Test
  func `extents, centres and baselines are anchors`() {
    let made = batch {
      title.width == badge.width  // make.width.equalTo(badge)
      title.height == badge.height  // make.height
      title.centerX == root.centerX  // make.centerX
      title.centerY == root.centerY  // make.centerY
      title.firstBaseline == badge.firstBaseline  // make.firstBaseline
      title.lastBaseline == badge.lastBaseline  // make.lastBaseline, make.baseline
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
  func `the margins of a view are a guide with anchors`() {
    let made = batch {
      title.leading == badge.trailing  // make.leading.equalTo(badge.mas_trailing)
      title.leading == root.margins.leading  // root.mas_leadingMargin, and so on for each side
      title.centerX == root.margins.centerX  // root.mas_centerXWithinMargins
      title.centerY == root.margins.centerY  // root.mas_centerYWithinMargins
    }
    expectLines(
      made.description,
      """
      title.leading == badge.trailing
      title.leading == root.margins.leading
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
    badge.top == root.top + 30
    root.layoutIfNeeded()
    #expect(title.frame.minX == 30)
  }

  @Test
  func `composites relate several anchors at once`() {
    let made = batch {
      title.edges.absolute == root.edges  // make.edges.equalTo(root)
      badge.size == icon.size  // make.size.equalTo(icon)
      badge.centerXY == root.centerXY  // make.center.equalTo(root)
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      title.left == root.left
      title.bottom == root.bottom
      title.right == root.right
      badge.width == icon.width
      badge.height == icon.height
      badge.centerX == root.centerX
      badge.centerY == root.centerY
      """)
  }

  @Test
  func `a chain of edges is a composite without the other edges`() {
    let made = batch {
      title.horizontalEdges == root.horizontalEdges  // make.leading.and.trailing
      badge.verticalEdges == root.verticalEdges  // make.top.and.bottom
      icon.edges.excluding(.bottom) == root.edges  // make.attributes(mask), make.top.leading.trailing
      icon.width == badge.width  // make.width.height
      icon.height == badge.height
    }
    expectLines(
      made.description,
      """
      title.leading == root.leading
      title.trailing == root.trailing
      badge.top == root.top
      badge.bottom == root.bottom
      icon.top == root.top
      icon.leading == root.leading
      icon.trailing == root.trailing
      icon.width == badge.width
      icon.height == badge.height
      """)
  }

  @Test
  func `a group of anything is a batch`() {
    let corner = batch {  // make.group(^{ … })
      title.topLeading == root.topLeading
      title.size == 20
    }
    expectConstraints(
      corner, "title.leading == root.leading", "title.top == root.top", "title.width == 20",
      "title.height == 20")
    #expect(corner.isActive)
  }

  @Test
  func `relations are operators, numbers stand alone beside extents`() {
    let made = batch {
      title.width <= badge.width  // make.width.lessThanOrEqualTo(badge)
      title.width >= 44  // make.width.greaterThanOrEqualTo(@44)
      title.width == title.height * 2  // make.width.equalTo(title.mas_height).multipliedBy(2)
      badge.size == LayoutSize(width: 24, height: 16)  // make.size.mas_equalTo(CGSizeMake(24, 16))
    }
    expectLines(
      made.description,
      """
      title.width <= badge.width
      title.width >= 44
      title.width == title.height * 2
      badge.width == 24
      badge.height == 16
      """)
  }

  @Test
  func `a number beside a place is a distance from one of the superview`() {
    let made = batch {
      title.left == root.left + 50  // make.left.equalTo(@50)
      title.bottom == root.bottom - 8  // make.bottom.equalTo(@(-8))
      badge.centerXY == root.centerXY.offset(x: 10, y: 20)  // make.center.mas_equalTo(CGPointMake(10, 20))
      icon.pinToSuperview([.top, .leading], insets: 8)  // make.top.leading.equalTo(@8)
    }
    expectLines(
      made.description,
      """
      title.left == root.left + 50
      title.bottom == root.bottom - 8
      badge.centerX == root.centerX + 10
      badge.centerY == root.centerY + 20
      icon.top == root.top + 8
      icon.leading == root.leading + 8
      """)
  }

  @Test
  func `insets stand beside the edges of the superview`() {
    let made = batch {
      let insets = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      title.edges.absolute == root.edges.inset(by: insets)  // make.edges.mas_equalTo(insets)
    }
    expectLines(
      made.description,
      """
      title.top == root.top + 10
      title.left == root.left + 20
      title.bottom == root.bottom - 30
      title.right == root.right - 40
      """)
  }

  @Test
  func `an array of views is a target`() {
    let made = batch {
      title.leading >= [badge, icon].trailing + 8  // @[badge.mas_trailing, icon.mas_trailing]
      title.top == [badge, icon].top  // make.top.equalTo(@[badge, icon])
      title.top >= [badge.bottom, icon.top]  // @[badge.mas_bottom, icon.mas_top]
      title.width <= badge.width  // make.width.lessThanOrEqualTo(@[badge, @100])
      title.width <= 100
    }
    expectLines(
      made.description,
      """
      title.leading >= badge.trailing + 8
      title.leading >= icon.trailing + 8
      title.top == badge.top
      title.top == icon.top
      title.top >= badge.bottom
      title.top >= icon.top
      title.width <= badge.width
      title.width <= 100
      """)
  }

  @Test
  func `the safe area is a guide with all anchors`() {
    root.cover(LayoutInsets(top: 64))
    let made = batch {
      title.top == root.safeArea.top  // mas_topLayoutGuide, mas_safeAreaLayoutGuideTop
      title.bottom == root.safeArea.bottom  // mas_bottomLayoutGuide, mas_safeAreaLayoutGuideBottom
      title.horizontalEdges == root.safeArea.horizontalEdges  // the other mas_safeAreaLayoutGuide… likewise
    }
    expectLines(
      made.description,
      """
      title.top == root.safeArea.top
      title.bottom == root.safeArea.bottom
      title.leading == root.safeArea.leading
      title.trailing == root.safeArea.trailing
      """)
    expectLayout(
      root,
      """
      root       0   0  400  300
      ├ title    0  64  400  236
      ├ badge    0   0    0    0
      └ icon     0   0    0    0
      """)
  }

  @Test
  func `arithmetic replaces multipliers and offsets`() {
    let made = batch {
      title.width == badge.width * 0.5 + 10  // .multipliedBy(0.5).offset(10)
      title.height == badge.height / 2  // .dividedBy(2)
      title.right == root.right * 0.75  // make.right.equalTo(root).multipliedBy(0.75)
    }
    expectLines(
      made.description,
      """
      title.width == badge.width * 0.5 + 10
      title.height == badge.height * 0.5
      title.right == root.right * 0.75
      """)
  }

  @Test
  func `sizes, points and edges have offsets of their own`() {
    let made = batch {
      title.size == icon.size + LayoutSize(width: 8, height: 4)  // .sizeOffset(CGSizeMake(8, 4))
      title.centerXY == icon.centerXY.offset(x: 2, y: -2)  // .centerOffset(CGPointMake(2, -2))
      badge.edges == icon.edges.offset(x: 8, y: 8)  // make.edges … .offset(8)
    }
    expectLines(
      made.description,
      """
      title.width == icon.width + 8
      title.height == icon.height + 4
      title.centerX == icon.centerX + 2
      title.centerY == icon.centerY - 2
      badge.top == icon.top + 8
      badge.leading == icon.leading + 8
      badge.bottom == icon.bottom + 8
      badge.trailing == icon.trailing + 8
      """)
  }

  @Test
  func `insets move edges towards the centre`() {
    let made = batch {
      title.edges == root.edges.inset(by: 16)  // .inset(16)
      badge.edges == root.edges.inset(by: LayoutInsets(top: 8, bottom: 4))  // .insets(…)
    }
    expectLines(
      made.description,
      """
      title.top == root.top + 16
      title.leading == root.leading + 16
      title.bottom == root.bottom - 16
      title.trailing == root.trailing - 16
      badge.top == root.top + 8
      badge.leading == root.leading
      badge.bottom == root.bottom - 4
      badge.trailing == root.trailing
      """)
  }

  @Test
  func `priorities follow a tilde`() {
    let made = batch {
      title.width == 100 ~ .high  // .priorityHigh()
      title.height == 20 ~ .medium  // .priorityMedium()
      title.top == root.top ~ .low  // .priorityLow()
      title.bottom == root.bottom ~ 600  // .priority(600)
      badge.edges <= root.edges ~ .required - 1  // every one of a composite
    }
    expectLines(
      made.description,
      """
      title.width == 100 ~ .high
      title.height == 20 ~ .medium
      title.top == root.top ~ .low
      title.bottom == root.bottom ~ 600
      badge.top >= root.top ~ 999
      badge.leading >= root.leading ~ 999
      badge.bottom <= root.bottom ~ 999
      badge.trailing <= root.trailing ~ 999
      """)
  }
}
