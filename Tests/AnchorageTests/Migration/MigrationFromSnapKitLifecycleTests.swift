import AnchorageHeadless
import Testing

// The code of the article "Migrating from SnapKit", line by line and in its order, with what it means. A test
// of the repository compares them with the article.

/// Changes of constraints after they are made, names and differences.
struct MigrationFromSnapKitLifecycleTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `content has priorities of its own`() {
    title.hugging.horizontal = 251  // title.snp.contentHuggingHorizontalPriority = 251
    title.hugging.vertical = .required  // contentHuggingVerticalPriority
    title.compressionResistance.horizontal = .low  // contentCompressionResistanceHorizontalPriority
    title.compressionResistance.vertical = 999  // contentCompressionResistanceVerticalPriority
    #expect(title.contentHuggingPriority(for: .horizontal) == 251)
    #expect(title.contentHuggingPriority(for: .vertical) == 1000)
    #expect(title.contentCompressionResistancePriority(for: .horizontal) == 250)
    #expect(title.contentCompressionResistancePriority(for: .vertical) == 999)
  }

  @Test
  func `own constraints are made and updated`() {
    title.ownConstraints.add { title.height == 20 }  // title.snp.makeConstraints
    title.ownConstraints.merge { title.height == 30 }  // title.snp.updateConstraints
    #expect(title.ownConstraints.map(\.description) == ["title.height == 30"])
    #expect(title.constraints.count == 1)
  }

  @Test
  func `own constraints are remade and removed`() {
    let height = title.height == 20
    title.ownConstraints.add { title.width == 100 }
    title.ownConstraints.replace { title.width == badge.width }  // title.snp.remakeConstraints
    title.ownConstraints.removeAll()  // title.snp.removeConstraints
    #expect(title.ownConstraints.isEmpty && root.constraints.isEmpty)
    #expect(title.constraints.map(\.description) == ["title.height == 20"] && height.isActive)
  }

  @Test
  func `an inactive batch is prepared`() {
    let wide = batch(active: false) {  // let wide = title.snp.prepareConstraints
      title.width == 300
      title.height == 20
    }
    wide.activate()  // wide.forEach { $0.activate() }
    expectConstraints(wide, "title.width == 300", "title.height == 20")
    #expect(wide.isActive)
    wide.deactivate()
    #expect(title.constraints.isEmpty)
  }

  @Test
  func `the handle of a constraint is the constraint`() {
    let width = title.width == 100  // make.width.equalTo(100).constraint
    width.constant = 200  // width.update(offset: 200)
    width.priority = .high  // width.update(priority: .high)
    width.isActive = false  // width.deactivate(), width.isActive = false
    width.isActive = true  // width.activate(), width.isActive = true
    #expect(width.description == "title.width == 200 ~ .high" && width.isActive)
  }

  @Test
  func `the handle of a composite is a group of constraints`() {
    let edges = batch { title.edges == root.edges.inset(by: 8) }
    edges.update { title.edges == root.edges.inset(by: 16) }  // edges.update(inset: 16)
    let top = edges.top  // edges.layoutConstraints
    let count = edges.count
    #expect(top?.description == "title.top == root.top + 16" && count == 4)
    #expect(edges[.bottom].first?.constant == -16 && root.constraints.count == 4)
  }

  @Test
  func `what scrolls sees the content and the frame`() {
    let (list, page) = (LayoutScrollView(name: "list"), LayoutView(name: "page"))
    root.addSubview(list)
    list.addSubview(page)
    let made = batch {
      page.edges == list.contentLayoutGuide.edges  // make.directionalEdges.equalTo(list.contentLayoutGuide)
      page.width == list.frameLayoutGuide.width  // make.width.equalTo(list.frameLayoutGuide)
    }
    list.size == LayoutSize(width: 100, height: 50)
    page.height == 80
    root.layoutIfNeeded()
    #expect(made.count == 5)
    #expect(page.frame.size == LayoutSize(width: 100, height: 80) && list.contentSize == page.frame.size)
  }

  @Test
  func `items and constraints have names`() {
    let title = LayoutView()
    root.addSubview(title)
    title.name = "title"  // title.snp.setLabel("title")
    let width = title.width == 100
    width.identifier("title width")  // make.width.equalTo(100).labeled("title width")
    let text = width.description  // title.width == 100
    #expect(text == "title.width == 100" && width.identifier == "title width")
  }

  @Test
  func `constraints of a batch know their line`() {
    let rows = batch { title.height == 20 }
    let location = rows[0].location
    let nowhere = (title.width == 100).location
    #expect(location?.line == #line - 3 && nowhere == nil)
  }

  @Test
  func `a single edge has the sign that is written`() {
    let made = batch {
      title.bottom == badge.top - 8  // make.bottom.equalTo(badge.snp.top).offset(-8); inset(8) would add
    }
    expectLines(
      made.description,
      """
      title.bottom == badge.top - 8
      """)
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
  func `a factor counts for the constant before it`() {
    let made = batch {
      title.height == (badge.height + 10) / 2  // badge.height * 0.5 + 5
    }
    expectLines(
      made.description,
      """
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
    width.priority = .required
    #expect(width.description == "title.width <= badge.width * 2" && width.isActive)
  }

  @Test
  func `a group is active when all of it is`() {
    let size = title.size == 20
    size[.width].first?.isActive = false
    let isActive = size.isActive  // false
    #expect(!isActive && title.constraints.count == 1)
  }

  @Test
  func `the view on the left is the one that is placed`() {
    title.leading == badge.trailing  // places title; badge stays where its frame is
    #expect(!title.translatesAutoresizingMaskIntoConstraints)
    #expect(badge.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `margins belong on the right`() {
    badge.leading == title.margins.leading
    #expect(!badge.translatesAutoresizingMaskIntoConstraints)
    title.margins.top == badge.top
    #expect(title.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `a view without a superview is reported`() {
    let stranger = LayoutView(name: "stranger")
    let pins = stranger.pinToSuperview()
    stranger.layoutIfNeeded()
    let reports = stranger.diagnostics
    #expect(pins.isEmpty && reports.first?.kind == "misuse")
    #expect(reports.first?.description.contains("'stranger'") == true)
  }

  @Test
  func `a direction belongs to a view`() {
    root.layoutDirection = .rightToLeft
    #expect(title.effectiveLayoutDirection == .rightToLeft)
  }
}
