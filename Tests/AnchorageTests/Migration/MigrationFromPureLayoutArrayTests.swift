import AnchorageHeadless
import Testing

// The code of the article "Migrating from PureLayout", line by line and in its order, with what it means. A
// test of the repository compares them with the article.

/// Arrays of the article.
struct MigrationFromPureLayoutArrayTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `arrays are aligned`() {
    let made = batch {
      [title, badge, icon].align(.top)  // views.autoAlignViews(to: .top)
      [title, badge, icon].align(.centerY)  // views.autoAlignViews(toAxis: .horizontal)
    }
    expectLines(
      made.description,
      """
      badge.top == title.top
      icon.top == title.top
      badge.centerY == title.centerY
      icon.centerY == title.centerY
      """)
  }

  @Test
  func `extents of arrays are matched and set`() {
    let made = batch {
      [title, badge, icon].match(.width)  // views.autoMatchViewsDimension(.width)
      [title, badge].height == 44  // views.autoSetViewsDimension(.height, toSize: 44)
      [badge, icon].size == LayoutSize(width: 8, height: 4)  // views.autoSetViewsDimensions(to: size)
    }
    expectLines(
      made.description,
      """
      badge.width == title.width
      icon.width == title.width
      title.height == 44
      badge.height == 44
      badge.width == 8
      badge.height == 4
      icon.width == 8
      icon.height == 4
      """)
  }

  @Test
  func `a fixed spacing is between the views and at the ends`() {
    let made = batch {
      // views.autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 8)
      let ends = LayoutInsets(horizontal: 8)
      [title, badge].distribute(
        .horizontal, spacing: 8, sizes: .equal, in: root, insets: ends)
      [title, badge].align(.centerY)
    }
    expectLines(
      made.description,
      """
      title.leading == root.leading + 8
      badge.leading == title.trailing + 8
      badge.trailing == root.trailing - 8
      badge.width == title.width
      badge.centerY == title.centerY
      """)
  }

  @Test
  func `a fixed spacing is between the views alone, and extents are their own`() {
    let made = batch {
      // … alignedTo: .left, withFixedSpacing: 8, insetSpacing: false, matchedSizes: false)
      [title, badge].distribute(.vertical, spacing: 8, in: root)
      [title, badge].align(.left)
    }
    expectLines(
      made.description,
      """
      title.top == root.top
      badge.top == title.bottom + 8
      badge.bottom == root.bottom
      badge.left == title.left
      """)
  }

  @Test
  func `a fixed size leaves equal gaps, with the ends or without`() {
    // views.autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSize: 40)
    [title, badge, icon].distribute(.horizontal, spacing: .evenly, sizes: .fixed(40), in: root)
    // … along: .vertical, alignedTo: .vertical, withFixedSize: 40, insetSpacing: false)
    [title, badge, icon].distribute(.vertical, spacing: .equal, sizes: .fixed(40), in: root)
    root.layoutIfNeeded()
    // (400 - 120) / 4 = 70, and (300 - 120) / 2 = 90.
    #expect([title, badge, icon].map(\.frame.minX) == [70, 180, 290])
    #expect([title, badge, icon].map(\.frame.minY) == [0, 130, 260])
  }

  @Test
  func `a container aligns what is distributed in it`() {
    let made = batch {
      // … alignedTo: .horizontal, …, and views.first.autoAlignAxis(toSuperviewAxis: .horizontal)
      [title, badge].distribute(.horizontal, spacing: .evenly, alignment: .centerY, in: root)
    }
    expectLines(
      made.description,
      """
      badge.leading - title.trailing == title.leading - root.leading
      title.leading - root.leading == root.trailing - badge.trailing
      title.centerY == root.centerY
      badge.centerY == root.centerY
      """)
  }

  @Test
  func `gaps differ, containers are optional, weights divide the room, rows wrap`() {
    let made = batch {
      [title, badge, icon].distribute(.horizontal, spacing: [8, 12])
      [title, badge].distribute(.horizontal, sizes: .proportional([1, 2]), alignment: .fill, in: root)
      [title, badge, icon].grid(columns: 2, spacing: 8, rowHeights: .equal)
    }
    expectLines(
      made.description,
      """
      badge.leading == title.trailing + 8
      icon.leading == badge.trailing + 12
      title.leading == root.leading
      badge.leading == title.trailing
      badge.trailing == root.trailing
      badge.width == title.width * 2
      title.top == root.top
      title.bottom == root.bottom
      badge.top == root.top
      badge.bottom == root.bottom
      badge.leading == title.trailing + 8
      badge.top == title.top
      badge.width == title.width
      badge.height == title.height
      icon.leading == title.leading
      icon.top == title.bottom + 8
      icon.width == title.width
      icon.height == title.height
      """)
  }
}
