import AnchorageHeadless
import Testing

// The code of the article "Migrating from PureLayout", line by line and in its order, with what it means. A
// test of the repository compares them with the article.

/// Priorities, batches, names and what differs.
struct MigrationFromPureLayoutLifecycleTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let icon = LayoutView(name: "icon")

  init() {
    add(title, badge, icon, to: root)
  }

  @Test
  func `a batch gives a priority to what has none`() {
    batch(priority: .high) {  // NSLayoutConstraint.autoSetPriority(.defaultHigh) {
      title.width == 100
      title.height == 20 ~ .low  // in a block of its own
    }
    #expect(
      title.constraints.map(\.description) == ["title.width == 100 ~ .high", "title.height == 20 ~ .low"])
  }

  @Test
  func `content priorities are properties`() {
    title.compressionResistance.horizontal = .required  // autoSetContentCompressionResistancePriority(…)
    title.hugging.vertical = 251  // autoSetContentHuggingPriority(for: .vertical)
    badge.hugging = 251  // both axes
    #expect(title.compressionResistance.horizontal == .required && title.hugging.vertical == 251)
    #expect(badge.hugging == LayoutContentPriorities(251))
  }

  @Test
  func `constraints are installed and removed`() {
    let width = title.width == 100  // let width = title.autoSetDimension(.width, toSize: 100)
    width.isActive = false  // width.autoRemove()
    width.isActive = true  // width.autoInstall()
    width.constant = 120  // width.constant = 120
    #expect(width.isActive && width.description == "title.width == 120")
  }

  @Test
  func `batches are installed and removed`() {
    let group = batch {  // let constraints = NSLayoutConstraint.autoCreateAndInstallConstraints {
      title.width == 100
      title.height == 20
    }
    group.deactivate()  // constraints.autoRemoveConstraints()
    group.activate()  // constraints.autoInstallConstraints()
    #expect(group.isActive && title.constraints.count == 2)
  }

  @Test
  func `a batch can be left off`() {
    let wide = batch(active: false) { title.width == 300 }  // autoCreateConstraintsWithoutInstalling {
    #expect(!wide.isActive && wide.count == 1)
  }

  @Test
  func `a group is declared again`() {
    let group = batch { title.width == 100 }
    group.update { title.width == 200 }  // the same constraint, another constant
    group.replace { title.height == 40 }  // another one
    expectConstraints(group, "title.height == 40")
  }

  @Test
  func `every part of a constraint is live`() {
    let width = title.width == badge.width
    width.multiplier = 2
    width.priority = .low
    width.relation = .lessThanOrEqual
    #expect(width.description == "title.width <= badge.width * 2 ~ .low")
  }

  @Test
  func `constraints have identifiers`() {
    (title.width == 100).identifier("width")  // constraint.autoIdentify("width")
    (title.edges == root.edges).identifier("fill")  // constraints.autoIdentifyConstraints("fill")
    let layout = batch(identifier: "layout") {  // NSLayoutConstraint.autoSetIdentifier("layout") {
      badge.width == 100
    }
    let found = layout["layout"]  // not there
    #expect(title.constraints.map(\.identifier) == ["width"])
    #expect(root.constraints.map(\.identifier) == ["fill", "fill", "fill", "fill"])
    #expect(found.map(\.description) == ["badge.width == 100"])
  }

  @Test
  func `views have names`() {
    struct Screen {
      let title = LayoutView()
      init() {
        nameItems(of: self)  // title, badge, … in reports and in layoutDescription
      }
    }
    #expect(Screen().title.name == "title")
  }

  @Test
  func `edges at most others are within`() {
    let made = batch {
      title.edges <= root.edges.inset(by: 8)
    }
    expectLines(
      made.description,
      """
      title.top >= root.top + 8
      title.leading >= root.leading + 8
      title.bottom <= root.bottom - 8
      title.trailing <= root.trailing - 8
      """)
  }

  @Test
  func `a nested batch has its own priority`() {
    batch(priority: .high) {
      title.width == 100
      batch { title.height == 20 }
    }
    #expect(title.constraints.map(\.priority) == [.required, .high])
  }

  @Test
  func `an orphan that is pinned is reported`() {
    let orphan = LayoutView(name: "orphan")
    let pins = orphan.pinToSuperview()
    orphan.layoutIfNeeded()
    let reports = orphan.diagnostics
    #expect(pins.isEmpty && reports.map(\.kind) == ["misuse"])
  }

  @Test
  func `a guide is a subject like a view`() {
    let made = batch {
      let column = LayoutGuide(name: "column")
      root.addLayoutGuide(column)
      column.pinToSuperview(.vertical, insets: 8)
      title.edges == column.edges
    }
    expectLines(
      made.description,
      """
      column.top == root.top + 8
      column.bottom == root.bottom - 8
      title.top == column.top
      title.leading == column.leading
      title.bottom == column.bottom
      title.trailing == column.trailing
      """)
  }
}
