import AnchorageHeadless
import Testing

// The code of the article "Migrating from Masonry", line by line and in its order, with what it means. A test
// of the repository compares them with the article.

/// Changes of constraints after they are made, arrays, names and differences.
struct MigrationFromMasonryLifecycleTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `own constraints are made and updated`() {
    title.ownConstraints.add { title.height == 20 }  // [title mas_makeConstraints:]
    title.ownConstraints.merge { title.height == 30 }  // [title mas_updateConstraints:]
    #expect(title.ownConstraints.map(\.description) == ["title.height == 30"])
    #expect(title.constraints.count == 1)
  }

  @Test
  func `own constraints are remade and removed`() {
    let height = title.height == 20
    title.ownConstraints.add { title.width == 100 }
    title.ownConstraints.replace { title.width == badge.width }  // [title mas_remakeConstraints:]
    title.ownConstraints.removeAll()  // remaking with an empty block
    #expect(title.ownConstraints.isEmpty && root.constraints.isEmpty)
    #expect(title.constraints.map(\.description) == ["title.height == 20"] && height.isActive)
  }

  @Test
  func `the handle of a constraint is the constraint`() {
    let width = title.width == 100  // MASConstraint *width = make.width.equalTo(@100)
    width.constant = 200  // width.offset = 200, width.equalTo(@200)
    width.isActive = false  // [width uninstall], [width deactivate]
    width.isActive = true  // [width install], [width activate]
    #expect(width.description == "title.width == 200" && width.isActive)
  }

  @Test
  func `the handle of a composite is a group`() {
    let edges = batch { title.edges == root.edges.inset(by: 8) }
    edges.update { title.edges == root.edges.inset(by: 16) }  // edges.insets = …
    edges.top?.constant = 20
    expectConstraints(
      edges, "title.top == root.top + 20", "title.leading == root.leading + 16",
      "title.bottom == root.bottom - 16", "title.trailing == root.trailing - 16")
    #expect(root.constraints.count == 4)
  }

  @Test
  func `an array of views is a subject`() {
    let made = batch {
      [title, badge].height == 44  // [views mas_makeConstraints:^{ make.height.equalTo(@44); }]
      for view in [title, badge] { view.width == view.height * 2 }  // any other block
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
  func `views are distributed with a fixed gap`() {
    let views = [title, badge, icon]
    // mas_distributeViewsAlongAxis:withFixedSpacing:8 leadSpacing:16 tailSpacing:12
    let insets = LayoutInsets(leading: 16, trailing: 12)
    views.distribute(.horizontal, spacing: 8, sizes: .equal, in: root, insets: insets)
    expectLayout(
      root,
      """
      root          0  0     400  300
      ├ title      16  0  118.67    0  ambiguous
      ├ badge  142.67  0  118.67    0  ambiguous
      └ icon   269.33  0  118.67    0  ambiguous
      """)
  }

  @Test
  func `views are distributed with a fixed length`() {
    let views = [title, badge, icon]
    // mas_distributeViewsAlongAxis:withFixedItemLength:40 leadSpacing:30 tailSpacing:50
    let insets = LayoutInsets(leading: 30, trailing: 50)
    views.distribute(.horizontal, spacing: .equal, sizes: .fixed(40), in: root, insets: insets)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [30, 170, 310])
    #expect(views.map(\.frame.width) == [40, 40, 40])
  }

  @Test
  func `items and constraints have names`() {
    let title = LayoutView()
    root.addSubview(title)
    title.name = "title"  // title.mas_key = @"title"
    let width = title.width == 100
    width.identifier("title width")  // make.width.equalTo(@100).key(@"title width")
    let text = width.description  // title.width == 100
    #expect(text == "title.width == 100" && width.identifier == "title width")
  }

  @Test
  func `properties give names to views`() {
    struct Screen {
      let title = LayoutView()
      let badge = LayoutView()
      init() {
        nameItems(of: self)  // MASAttachKeys(title, badge)
      }
    }
    let screen = Screen()
    #expect([screen.title, screen.badge].map(\.name) == ["title", "badge"])
  }

  @Test
  func `smaller edges lie within`() {
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
  func `a single edge has the sign that is written`() {
    let made = batch {
      title.right == root.right - 8  // make.right.equalTo(root).inset(8)
    }
    expectLines(
      made.description,
      """
      title.right == root.right - 8
      """)
  }

  @Test
  func `a factor counts for the constant before it`() {
    let made = batch {
      title.width == badge.width * 0.3 + 10  // .offset(10).multipliedBy(0.3) as well
      title.height == (badge.height + 10) / 2  // badge.height * 0.5 + 5
    }
    expectLines(
      made.description,
      """
      title.width == badge.width * 0.3 + 10
      title.height == badge.height * 0.5 + 5
      """)
  }

  @Test
  func `merging takes over multiplier and priority, and updating drops the rest`() {

    let layout = batch {
      title.width == badge.width; title.height == 20
    }
    layout.merge { title.width == badge.width * 2 ~ .high }
    expectConstraints(layout, "title.width == badge.width * 2 ~ .high", "title.height == 20")
    layout.update { title.width == badge.width * 3 }  // no height any more
    expectConstraints(layout, "title.width == badge.width * 3")
    #expect(root.constraints.count == 1 && title.constraints.isEmpty)
  }

  @Test
  func `multiplier, relation and priority change at any time`() {
    let width = title.width == badge.width
    width.multiplier = 2
    width.relation = .lessThanOrEqual
    width.priority = .low
    #expect(width.description == "title.width <= badge.width * 2 ~ .low" && width.isActive)
  }

  @Test
  func `the view on the left is the one that is placed`() {
    title.leading == badge.trailing  // places title; badge stays where its frame is
    #expect(!title.translatesAutoresizingMaskIntoConstraints)
    #expect(badge.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `views without a common ancestor are reported`() {
    let stranger = LayoutView(name: "stranger")
    let top = title.top == stranger.top
    root.layoutIfNeeded()
    let reports = root.diagnostics
    #expect(!top.isActive && reports.first?.kind == "misuse")
    #expect(reports.first?.description.contains("'stranger'") == true)
  }
}
