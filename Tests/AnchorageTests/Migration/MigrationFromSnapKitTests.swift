import AnchorageHeadless
import Testing

// The code of the article "Migrating from SnapKit", line by line and in its order, with what it means. A test
// of the repository compares them with the article.

/// Anchors, targets, arithmetic and priorities of the article.
struct MigrationFromSnapKitTests {
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
      title.height == badge.width  // make.height.equalTo(badge.snp.width)
      title.centerX == root.centerX  // make.centerX
      title.centerY == root.centerY  // make.centerY
      title.firstBaseline == badge.firstBaseline  // make.firstBaseline
      title.lastBaseline == badge.lastBaseline  // make.lastBaseline
    }
    expectLines(
      made.description,
      """
      title.width == badge.width
      title.height == badge.width
      title.centerX == root.centerX
      title.centerY == root.centerY
      title.firstBaseline == badge.firstBaseline
      title.lastBaseline == badge.lastBaseline
      """)
  }

  @Test
  func `the margins of a view are a guide`() {
    let made = batch {
      title.leading == root.margins.leading  // make.leading.equalTo(root.snp.leadingMargin)
      badge.centerX == root.margins.centerX  // root.snp.centerXWithinMargins
      badge.centerXY == root.margins.centerXY  // root.snp.centerWithinMargins
    }
    expectLines(
      made.description,
      """
      title.leading == root.margins.leading
      badge.centerX == root.margins.centerX
      badge.centerX == root.margins.centerX
      badge.centerY == root.margins.centerY
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
  func `edges follow the direction, unless they are absolute`() {
    let made = batch {
      title.edges == root.edges  // make.directionalEdges.equalTo(root)
      badge.edges.absolute == root.edges  // make.edges.equalTo(root)
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      title.leading == root.leading
      title.bottom == root.bottom
      title.trailing == root.trailing
      badge.top == root.top
      badge.left == root.left
      badge.bottom == root.bottom
      badge.right == root.right
      """)
  }

  @Test
  func `half of the edges, sizes and centres are composites`() {
    let made = batch {
      title.horizontalEdges == root.horizontalEdges  // make.directionalHorizontalEdges
      title.verticalEdges == root.verticalEdges  // make.verticalEdges
      badge.horizontalEdges.absolute == root.horizontalEdges  // make.horizontalEdges
      badge.size == icon.size  // make.size
      badge.centerXY == root.centerXY  // make.center
    }
    expectLines(
      made.description,
      """
      title.leading == root.leading
      title.trailing == root.trailing
      title.top == root.top
      title.bottom == root.bottom
      badge.left == root.left
      badge.right == root.right
      badge.width == icon.width
      badge.height == icon.height
      badge.centerX == root.centerX
      badge.centerY == root.centerY
      """)
  }

  @Test
  func `edges go with the edges of margins`() {
    let made = batch {
      title.edges == root.margins.edges  // make.directionalEdges.equalTo(root.snp.directionalMargins)
      badge.edges.absolute == root.margins.edges  // make.edges.equalTo(root.snp.margins)
      icon.edges.excluding(.bottom) == root.edges  // make.top.leading.trailing.equalTo(root)
    }
    expectLines(
      made.description,
      """
      title.top == root.margins.top
      title.leading == root.margins.leading
      title.bottom == root.margins.bottom
      title.trailing == root.margins.trailing
      badge.top == root.margins.top
      badge.left == root.margins.left
      badge.bottom == root.margins.bottom
      badge.right == root.margins.right
      icon.top == root.top
      icon.leading == root.leading
      icon.trailing == root.trailing
      """)
  }

  @Test
  func `relations are operators, numbers stand alone beside extents`() {
    let made = batch {
      title.width <= badge.width  // make.width.lessThanOrEqualTo(badge)
      title.width >= 44  // make.width.greaterThanOrEqualTo(44)
      title.width == title.height * 2  // make.width.equalTo(title.snp.height).multipliedBy(2)
      badge.size == LayoutSize(width: 24, height: 16)  // make.size.equalTo(CGSize(width: 24, height: 16))
      icon.size == 24  // make.size.equalTo(24)
    }
    expectLines(
      made.description,
      """
      title.width <= badge.width
      title.width >= 44
      title.width == title.height * 2
      badge.width == 24
      badge.height == 16
      icon.width == 24
      icon.height == 24
      """)
  }

  @Test
  func `the superview is named or pinned to`() {
    let made = batch {
      title.left == root.left + 50  // make.left.equalTo(50)
      title.bottom == root.bottom - 8  // make.bottom.equalTo(-8)
      badge.centerXY == root.topLeft.offset(x: 10, y: 20)  // make.center.equalTo(CGPoint(…)) in UIKit
      icon.pinToSuperview(insets: 25)  // make.directionalEdges.equalToSuperview().inset(25)
    }
    expectLines(
      made.description,
      """
      title.left == root.left + 50
      title.bottom == root.bottom - 8
      badge.centerX == root.left + 10
      badge.centerY == root.top + 20
      icon.top == root.top + 25
      icon.leading == root.leading + 25
      icon.bottom == root.bottom - 25
      icon.trailing == root.trailing - 25
      """)
  }

  @Test
  func `insets of four numbers belong to both kinds of edges`() {
    let made = batch {
      let insets = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      title.edges.absolute == root.edges.inset(by: insets)  // make.edges.equalTo(UIEdgeInsets(…))
      badge.edges == root.edges.inset(by: insets)  // NSDirectionalEdgeInsets(…)
      icon.trailing <= root.trailing  // make.trailing.lessThanOrEqualToSuperview()
    }
    expectLines(
      made.description,
      """
      title.top == root.top + 10
      title.left == root.left + 20
      title.bottom == root.bottom - 30
      title.right == root.right - 40
      badge.top == root.top + 10
      badge.leading == root.leading + 20
      badge.bottom == root.bottom - 30
      badge.trailing == root.trailing - 40
      icon.trailing <= root.trailing
      """)
  }

  #if !FAKE_APPKIT  // AppKit has no readable content.
  @Test
  func `a guide stands on either side`() {
    let guide = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide)
    root.cover(LayoutInsets(top: 64))
    guide.edges == root.safeArea.edges  // guide.snp.makeConstraints, root.safeAreaLayoutGuide
    title.edges == guide.edges  // make.directionalEdges.equalTo(guide)
    badge.top == root.safeArea.top  // make.top.equalTo(topLayoutGuide.snp.bottom)
    badge.bottom == root.safeArea.bottom  // make.bottom.equalTo(bottomLayoutGuide.snp.top)
    icon.edges == root.readableContent.edges  // root.readableContentGuide
    root.layoutIfNeeded()
    #expect(title.frame == LayoutRect(x: 0, y: 64, width: 400, height: 236))
    #expect(badge.frame.minY == 64 && badge.frame.maxY == 300)
    #expect(icon.frame == LayoutRect(x: 8, y: 72, width: 384, height: 220))
  }
  #endif

  @Test
  func `arithmetic replaces multipliers and offsets`() {
    let made = batch {
      title.width == badge.width * 0.5 + 10  // .multipliedBy(0.5).offset(10)
      title.height == badge.height / 2  // .dividedBy(2)
      title.right == root.right * 0.75  // make.right.equalToSuperview().multipliedBy(0.75)
      badge.edges == icon.edges.offset(x: 8, y: 8)  // make.directionalEdges.equalTo(icon).offset(8)
    }
    expectLines(
      made.description,
      """
      title.width == badge.width * 0.5 + 10
      title.height == badge.height * 0.5
      title.right == root.right * 0.75
      badge.top == icon.top + 8
      badge.leading == icon.leading + 8
      badge.bottom == icon.bottom + 8
      badge.trailing == icon.trailing + 8
      """)
  }

  @Test
  func `insets beside other anchors are numbers`() {
    let made = batch {
      title.size == root.size - 16  // make.size … .inset(8): 8 on both sides
      title.centerX == root.centerX - 10  // .inset(insets): (20 - 40) / 2
      badge.firstBaseline == root.top + 8  // make.firstBaseline.equalTo(root.snp.top).inset(8)
      badge.lastBaseline == root.bottom - 8  // make.lastBaseline.equalTo(root.snp.bottom).inset(8)
    }
    expectLines(
      made.description,
      """
      title.width == root.width - 16
      title.height == root.height - 16
      title.centerX == root.centerX - 10
      badge.firstBaseline == root.top + 8
      badge.lastBaseline == root.bottom - 8
      """)
  }

  @Test
  func `priorities follow a tilde`() {
    let made = batch {
      title.width == 100 ~ .high  // .priority(.high)
      title.height == 20 ~ .medium  // .priority(.medium)
      title.top == root.top ~ .low + 1  // .priority(ConstraintPriority.low.advanced(by: 1))
      title.bottom == root.bottom ~ 600  // .priority(600)
      badge.edges <= root.edges ~ .required - 1  // every one of a composite
    }
    expectLines(
      made.description,
      """
      title.width == 100 ~ .high
      title.height == 20 ~ .medium
      title.top == root.top ~ 251
      title.bottom == root.bottom ~ 600
      badge.top >= root.top ~ 999
      badge.leading >= root.leading ~ 999
      badge.bottom <= root.bottom ~ 999
      badge.trailing <= root.trailing ~ 999
      """)
  }
}
