import AnchorageHeadless
import Testing

// The code of the article "How Anchorage differs from UIKit", line by line and in its order, with what it
// claims: here and in DifferencesOfGeometryTests.swift. A test of the repository compares them with the
// article.

/// Constraints, mistakes and priorities of the article.
struct DifferencesOfConstraintsTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let stranger = LayoutView(name: "stranger")

  init() {
    add(title, badge, to: root)
  }

  @Test
  func `a constraint is active at once, one of an inactive batch is not`() {
    title.width == 100
    let wide = batch(active: false) { title.width == 300 }
    #expect(title.constraints.map(\.description) == ["title.width == 100"] && !wide.isActive)
    #expect(
      !title.translatesAutoresizingMaskIntoConstraints && badge.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `frames and content are in nobody's constraints`() {
    let label = LayoutLabel(name: "label", text: "text")
    root.addSubview(label)
    label.leading == badge.trailing
    root.layoutIfNeeded()
    #expect(label.constraints.isEmpty && badge.constraints.isEmpty && root.constraints.count == 1)
    #expect(label.constraintsAffectingLayout(for: .horizontal).count == 1)
  }

  @Test
  func `margins are guides`() {
    title.leading == root.margins.leading
    root.layoutIfNeeded()
    #expect(title.frame.minX == 8)
  }

  @Test
  func `guides have baselines`() {
    let guide = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide)
    guide.top == root.top + 10
    guide.height == 20
    title.firstBaseline == guide.lastBaseline + 8
    badge.bottom == guide.firstBaseline
    root.layoutIfNeeded()
    #expect(title.frame.minY == 38 && badge.frame.maxY == 10)
  }

  @Test
  func `what cannot mean anything is reported and has no effect`() {
    title.leading == badge.left  // one follows the layout direction, the other does not
    title.top == stranger.top  // not in the same tree
    title.width == 100 ~ 0  // no priority
    root.layoutIfNeeded()
    let reports = root.diagnostics
    #expect(reports.filter { $0.kind == "misuse" }.count == 3)
    #expect(root.constraints.isEmpty && title.constraints.isEmpty && stranger.constraints.isEmpty)
  }

  @Test
  func `a constraint that was mended can be activated`() {
    let constraint = title.top == stranger.top
    #expect(!constraint.isActive)
    root.addSubview(stranger)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  @Test(arguments: [Double.nan, .infinity, 1_000_000_001])
  func `a number that cannot be used is refused and the old one stays`(number: Double) {
    let width = title.width == 100
    width.constant = .nan
    #expect(width.constant == 100)
    width.constant = number
    #expect(width.constant == 100 && width.isActive)
    root.layoutIfNeeded()
    #expect(root.diagnostics.contains { $0.kind == "misuse" } && title.frame.width == 100)
    width.constant = 1_000_000_000
    #expect(width.constant == 1_000_000_000)
  }

  @Test
  func `a negative width is a constraint in conflict`() {
    #expect((title.width == -5).isActive)
    root.layoutIfNeeded()
    #expect(root.diagnostics.first?.broken == ["title.width == -5"] && title.frame.width >= 0)
  }

  @Test
  func `a priority becomes optional and required while the constraint is active`() {
    let width = title.width == 100
    title.width == 80 ~ 800
    root.layoutIfNeeded()
    #expect(title.frame.width == 100)
    width.priority = .high
    root.layoutIfNeeded()
    #expect(title.frame.width == 80)
    width.priority = .high
    width.priority = .required
    root.layoutIfNeeded()
    #expect(title.frame.width == 100 && width.isActive)
  }
}

/// Passes, conflicts and ambiguity of the article.
struct DifferencesOfPassesTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")

  init() {
    add(title, badge, to: root)
  }

  @Test
  func `a root keeps its frame`() {
    root.translatesAutoresizingMaskIntoConstraints = false
    root.width == 100  // in conflict with a root of 400
    root.layoutIfNeeded()
    #expect(root.diagnostics.first?.broken == ["root.width == 100"])
    #expect(root.frame == LayoutRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test
  func `any view lays out the whole tree`() {
    badge.edges == root.edges
    title.layoutIfNeeded()
    #expect(badge.frame == LayoutRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test
  func `the frames of the whole tree are set before the first view is laid out`() {
    final class Watcher: LayoutView {
      var seen: [Double] = []
      override func layoutSubviews() { seen += subviews.flatMap(\.subviews).map(\.frame.size.width) }
    }
    let watcher = Watcher(name: "watcher", frame: root.frame)
    let (child, grandchild) = (LayoutView(name: "child"), LayoutView(name: "grandchild"))
    watcher.addSubview(child)
    child.addSubview(grandchild)
    child.edges == watcher.edges
    grandchild.edges == child.edges
    watcher.layoutIfNeeded()
    #expect(watcher.seen == [400])
  }

  @Test
  func `conflicts are known after a pass`() {
    title.width == 100
    title.width == 200
    #expect(root.diagnostics.isEmpty && !title.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(root.diagnostics.first?.kind == "conflict" && title.hasAmbiguousLayout)
  }

  @Test
  func `the last of a conflict in the order of the tree is broken`() {
    title.width == 10  // held by title
    title.width == root.width  // held by root, which comes before title
    root.layoutIfNeeded()  // the first one is broken
    #expect(root.diagnostics.first?.broken == ["title.width == 10"])
    #expect(title.frame.width == 400 && title.constraints.count == 1)
  }

  @Test
  func `content gives way first, and no further than it has to`() {
    let label = LayoutLabel(name: "label", text: "text")
    root.addSubview(label)
    label.compressionResistance.horizontal = .required  // its text is 32 points wide
    label.width <= 20  // and the label 20
    root.layoutIfNeeded()
    #expect(root.diagnostics.first?.broken == ["label.width >= 32"] && label.frame.width == 20)
  }

  @Test
  func `each broken constraint has a report and is tried again`() {
    let first = title.width == 10
    title.width == 20
    title.width == 30
    root.layoutIfNeeded()
    #expect(root.diagnostics.filter { $0.kind == "conflict" }.map(\.broken.count) == [1, 1])
    first.isActive = false
    root.layoutIfNeeded()
    #expect(root.diagnostics.filter { $0.kind == "conflict" }.count == 1 && title.frame.width == 20)
  }

  @Test
  func `what places a view by its frame is never broken`() {
    badge.frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    title.leading == badge.leading
    title.leading == root.leading
    let label = LayoutLabel(name: "label", text: "text", frame: LayoutRect(x: 0, y: 0, width: 5, height: 16))
    root.addSubview(label)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    let broken = Set(root.diagnostics.filter { $0.isError }.map(\.broken))
    #expect(broken == [["label.width >= 32"], ["title.leading == root.leading"]])
    #expect(badge.frame.minX == 1 && label.frame.width == 5)
  }

  @Test
  func `what a broken constraint leaves open and what a guide leaves open is not reported`() {
    let guide = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide)
    badge.edges == root.edges
    title.topTrailing == root.topTrailing
    title.height == 20
    title.width >= 200
    title.width == 100
    root.layoutIfNeeded()
    #expect(title.hasAmbiguousLayout && root.layoutDescription.hasSuffix("ambiguous"))
    #expect(root.diagnostics.map(\.kind) == ["conflict"])
  }

  @Test
  func `an open length is as small as it can be, and the place follows`() {
    title.trailing == root.trailing - 10
    title.bottom == root.bottom
    root.layoutIfNeeded()
    #expect(title.frame == LayoutRect(x: 390, y: 300, width: 0, height: 0))
  }

  @Test
  func `it is the frame that is near to zero and not the alignment rectangle`() {
    title.alignmentRectInsets = LayoutInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    title.size == LayoutSize(width: 50, height: 20)
    root.layoutIfNeeded()
    #expect(title.frame == LayoutRect(x: 0, y: 0, width: 58, height: 26))
  }

  @Test
  func `an ambiguous frame is the nearest to zero, and another one when exercised`() {
    title.leading >= root.leading + 20
    title.top == root.top
    title.size == LayoutSize(width: 50, height: 20)
    root.layoutIfNeeded()  // (20, 0, 50, 20)
    #expect(title.frame == LayoutRect(x: 20, y: 0, width: 50, height: 20))
    #expect(root.diagnostics.map(\.kind) == ["ambiguity"])
    title.exerciseAmbiguityInLayout()  // (120, 0, 50, 20)
    #expect(title.frame == LayoutRect(x: 120, y: 0, width: 50, height: 20))
    title.exerciseAmbiguityInLayout()
    #expect(title.frame.minX == 20)
  }
}
