import AnchorageHeadless
import Testing

/// What the article "How Anchorage differs from UIKit" claims in words; `Scripts/check-examples` runs its code.
struct DifferencesTests {
  let root = makeRoot()
  let title = LayoutView(name: "title")
  let badge = LayoutView(name: "badge")
  let stranger = LayoutView(name: "stranger")

  init() {
    add(title, badge, to: root)
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
  func `a constraint that was mended can be activated`() {
    let constraint = title.top == stranger.top
    #expect(!constraint.isActive)
    root.addSubview(stranger)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  @Test
  func `a negative width is a constraint in conflict`() {
    #expect((title.width == -5).isActive)
    root.layoutIfNeeded()
    #expect(root.diagnostics.first?.broken == ["title.width == -5"] && title.frame.width >= 0)
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

  @Test(arguments: [(10.25, 10.5), (10.2, 10), (-10.25, -10), (10.249_999_9, 10.5), (10.249_99, 10)])
  func `halves of pixels go right`(x: Double, rounded: Double) {
    root.displayScale = 2
    title.left == root.left + x
    root.layoutIfNeeded()
    #expect(title.frame.minX == rounded)
  }

  @Test
  func `an item may go away`() {
    let constraint = LayoutView().width == 10
    #expect(constraint.firstItem == nil && !constraint.isActive)
  }
}
