import AnchorageHeadless
import Testing

// The code of the article "Migrating from Rightpoint's Anchorage", line by line and in its order, with what
// it means. A test of the repository compares them with the article.

/// Batches, handles and what differs.
struct MigrationFromRightpointLifecycleTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `batches read the same`() {
    let group = batch(active: false) {  // let group = Anchorage.batch(active: false) {
      title.width == badge.width  //   title.widthAnchor == badge.widthAnchor
      title.height == badge.height / 2 ~ .low
    }
    group.activate()  // NSLayoutConstraint.activate(group)
    expectConstraints(group, "title.width == badge.width", "title.height == badge.height * 0.5 ~ .low")
    #expect(group.isActive)
  }

  @Test
  func `a nested batch keeps what is its own`() {
    var inner = ConstraintGroup<HeadlessBackend>()
    let outer = batch {
      title.width == 100
      inner = batch(active: false) { title.height == 20 }
    }
    expectConstraints(outer, "title.width == 100")
    expectConstraints(inner, "title.height == 20")
    #expect(outer.isActive && !inner.isActive)
  }

  @Test
  func `a handle is the constraint`() {
    let width = title.width == badge.width  // let width = title.widthAnchor == badge.widthAnchor
    width.constant = 20  // width.constant = 20
    width.isActive = false  // width.isActive = false
    width.isActive = true
    width.multiplier = 2  // read only there
    width.relation = .lessThanOrEqual  // read only there
    width.priority = .low  // not from required, while it is active there
    #expect(width.description == "title.width <= badge.width * 2 + 20 ~ .low" && width.isActive)
  }

  @Test
  func `a group is declared again`() {
    let layout = batch { title.edges == root.edges.inset(by: 8) }
    layout.update { title.edges == root.edges.inset(by: 16) }  // the same constraints, another constant
    layout.replace { title.centerXY == root.centerXY }  // others
    layout.removeAll()
    #expect(layout.isEmpty && root.constraints.isEmpty)
  }

  @Test
  func `what is declared again follows a condition`() {
    let isWide = root.frame.width > 320
    let layout = batch {
      title.height == 20
      if isWide { title.width == 300 } else { title.width == badge.width }
    }
    expectConstraints(layout, "title.height == 20", "title.width == 300")
  }

  @Test
  func `arrays of views have helpers`() {
    let made = batch {
      [title, badge].centerY == [badge, icon].centerY  // in pairs
      [title, badge].align(.centerY)
      [title, badge].distribute(.horizontal, spacing: 8, sizes: .equal, in: root)
    }
    expectLines(
      made.description,
      """
      title.centerY == badge.centerY
      badge.centerY == icon.centerY
      badge.centerY == title.centerY
      title.leading == root.leading
      badge.leading == title.trailing + 8
      badge.trailing == root.trailing
      badge.width == title.width
      """)
  }

  @Test
  func `a sum in brackets is multiplied as a whole`() {
    let made = batch {
      title.width == (badge.width + 10) / 2
      title.height == badge.height / 2 + 10
    }
    expectLines(
      made.description,
      """
      title.width == badge.width * 0.5 + 5
      title.height == badge.height * 0.5 + 10
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
  func `sizes have multiples`() {
    let made = batch {
      title.size == badge.size * 2
    }
    expectLines(
      made.description,
      """
      title.width == badge.width * 2
      title.height == badge.height * 2
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
}
