import AnchorageHeadless
import Testing

// The code of the article "Migrating from Cartography", line by line and in its order, with what it means. A
// test of the repository compares them with the article.

/// Groups, arrays and what differs.
struct MigrationFromCartographyLifecycleTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `a block is a batch`() {
    let group = batch {  // let group = constrain(title, root) { title, root in
      title.top == root.top + 8
      title.width == 100
    }
    title.height == 20  // constrain(title) { title in title.height == 20 }
    expectConstraints(group, "title.top == root.top + 8", "title.width == 100")
    #expect(group.isActive && title.constraints.count == 2)
  }

  @Test
  func `a group is switched, replaced and cleared`() {
    let group = batch { title.width == 100 }
    let old = group[0]
    group.isActive = false  // group.active = false
    group.isActive = true  // group.active = true
    group.replace { title.width == 200 }  // constrain(title, replace: group) { … }
    group.removeAll()  // constrain(clear: group)
    #expect(group.isEmpty && title.constraints.isEmpty && !old.isActive)
  }

  @Test
  func `an inactive batch is off from the beginning`() {
    let wide = batch(active: false) { title.width == 300 }  // wide.active = false after its block
    #expect(!wide.isActive && title.constraints.isEmpty)
  }

  @Test
  func `what is declared again stays the same constraint`() {
    let group = batch { title.width == 100 }
    let width = group[0]
    group.update {
      title.width == 200 ~ .high
      title.top == root.top
    }
    #expect(group[0] === width)
    expectConstraints(group, "title.width == 200 ~ .high", "title.top == root.top")
  }

  @Test
  func `one layout of several is active`() {
    let compact = batch(active: false) { title.width == 100 }
    let regular = batch(active: false) { title.width == 300 }
    let layouts = ConstraintSwitch(["compact": compact, "regular": regular], selection: "compact")
    layouts.selection = "regular"  // compact.active = false, regular.active = true
    #expect(!compact.isActive && regular.isActive)
  }

  @Test
  func `a handle is live`() {
    let width = title.width == 100  // width = (title.width == 100), in the block
    width.constant += 20  // width.constant += 20
    width.priority = .high  // not while it is active and required
    width.isActive = false
    #expect(width.description == "title.width == 120 ~ .high" && !width.isActive)
  }

  @Test
  func `constraints of a group are found`() {
    let edges = title.edges == root.edges  // [top, leading, bottom, trailing]
    edges.top?.constant = 20  // edges[0].constant = 20
    let last = edges[3]
    #expect(edges[0].description == "title.top == root.top + 20" && last.firstAttribute == .trailing)
  }

  @Test
  func `an array is a subject`() {
    let made = batch {
      [title, badge].height == 44  // constrain([title, badge]) { … }
      for view in [title, badge] { view.width == view.height * 2 }
    }
    expectLines(
      made.description,
      """
      title.height == 44
      badge.height == 44
      title.width == title.height * 2
      badge.width == badge.height * 2
      """)
  }

  @Test
  func `arrays are aligned with their first view`() {
    let made = batch {
      [title, badge, icon].align(.top)  // align(top: title, badge, icon)
      [title, badge].align(.centerY)  // align(centerY: [title, badge]), and so on for every line
      [badge, icon].align(.lastBaseline)  // align(baseline: badge, icon)
    }
    expectLines(
      made.description,
      """
      badge.top == title.top
      icon.top == title.top
      badge.centerY == title.centerY
      icon.lastBaseline == badge.lastBaseline
      """)
  }

  @Test
  func `arrays are distributed`() {
    let made = batch {
      [title, badge, icon].distribute(.horizontal, spacing: 8)  // distribute(by: 8, horizontally: …)
      [title, badge, icon].distribute(.vertical, spacing: 8)  // distribute(by: 8, vertically: …)
      [title, badge].match(.width)  // distribute(equalWidth: title, badge)
      [title, badge].match(.height)  // distribute(equalHeight: title, badge)
    }
    expectLines(
      made.description,
      """
      badge.leading == title.trailing + 8
      icon.leading == badge.trailing + 8
      badge.top == title.bottom + 8
      icon.top == badge.bottom + 8
      badge.width == title.width
      badge.height == title.height
      """)
  }

  @Test
  func `a row from left to right is written gap by gap`() {
    let made = batch {
      badge.left == title.right + 8  // distribute(by: 8, leftToRight: title, badge, icon)
      icon.left == badge.right + 8
    }
    expectLines(
      made.description,
      """
      badge.left == title.right + 8
      icon.left == badge.right + 8
      """)
  }

  @Test
  func `a container is filled`() {
    [title, badge, icon].distribute(.horizontal, spacing: .evenly, sizes: .fixed(40), in: root)
    root.layoutIfNeeded()
    // (400 - 3 * 40) / 4 = 70.
    #expect([title, badge, icon].map(\.frame.minX) == [70, 180, 290])
  }

  @Test
  func `a constraint that exists is given a priority`() {
    let width = title.width == 100
    width.priority = .high  // width ~ .defaultHigh
    #expect(width.description == "title.width == 100 ~ .high")
  }

  @Test
  func `edges at most others are within`() {
    let made = batch {
      title.edges <= root.edges
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
  func `a number less an anchor is what it says`() {
    let made = batch {
      title.centerX == 300 - badge.centerX
    }
    expectLines(
      made.description,
      """
      title.centerX == badge.centerX * -1 + 300
      """)
  }

  @Test
  func `both sides may be sums`() {
    let made = batch {
      title.top - 8 == root.top
      title.width + badge.width == root.width - 24
    }
    expectLines(
      made.description,
      """
      title.top == root.top + 8
      title.width + badge.width == root.width - 24
      """)
  }

  @Test
  func `a constraint of strangers is reported`() {
    let stranger = LayoutView(name: "stranger")
    let top = title.top == stranger.top
    root.layoutIfNeeded()
    let reports = root.diagnostics
    #expect(!top.isActive)
    #expect(reports.contains { "\($0)".contains("'stranger' and 'root' have no common ancestor") })
  }

  @Test
  func `constraints are found by their identifier`() {
    let layout = batch(identifier: "rest") {
      (title.width == 100).identifier("width")
      title.height == 20
    }
    layout["width"].first?.constant = 200
    expectConstraints(layout, "title.width == 200", "title.height == 20")
    #expect(layout[1].identifier == "rest")
  }
}
