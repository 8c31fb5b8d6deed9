import AnchorageHeadless
import Testing

/// The forms of relations and their operators that no other test of constraints has.
struct RelationFormTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  // MARK: Numbers on the left

  @Test
  func `a number may stand on the left`() {
    expectConstraints(batch { 44 == a.width * 2 }, "a.width == 22")
    expectConstraints(batch { a.top == 8 + root.top }, "a.top == root.top + 8")
    expectConstraints(batch { 44 ~ .high >= a.width }, "a.width <= 44 ~ .high")
  }

  @Test
  func `code for every backend has batches and numbers with priorities`() {
    func limit<Item: LayoutItem>(_ item: Item) -> ConstraintGroup<Item.Backend> {
      batch { item.width <= 44 ~ .high }
    }
    expectConstraints(limit(a), "a.width <= 44 ~ .high")
  }

  @Test
  func `a gap may be a fraction`() {
    let spacing: LayoutSpacing = 4.5
    expectConstraints([a, b].distribute(.horizontal, spacing: spacing), "b.leading == a.trailing + 4.5")
  }

  // MARK: Lists of anchors

  @Test
  func `every anchor of an array is its items'`() {
    expectConstraints([a].left == b.left, "a.left == b.left")
    expectConstraints([a].right == b.right, "a.right == b.right")
    expectConstraints([a].centerX == b.centerX, "a.centerX == b.centerX")
    expectConstraints([a].bottom == b.bottom, "a.bottom == b.bottom")
    expectConstraints([a].centerY == b.centerY, "a.centerY == b.centerY")
    expectConstraints([a].firstBaseline == b.lastBaseline, "a.firstBaseline == b.lastBaseline")
    expectConstraints([a].lastBaseline == b.firstBaseline, "a.lastBaseline == b.firstBaseline")
  }

  @Test
  func `the arithmetic of a list is that of its anchors`() {
    expectConstraints([a, b].top - 8 == root.top, "a.top == root.top + 8", "b.top == root.top + 8")
    expectConstraints([a, b].width / 2 <= 10, "a.width <= 20", "b.width <= 20")
    expectConstraints(2 * [a, b].width >= 10, "a.width >= 5", "b.width >= 5")
  }

  // MARK: Edges

  @Test
  func `edges are outset by a distance for each`() {
    expectConstraints(
      a.edges == root.edges.outset(by: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      "a.top == root.top - 1", "a.leading == root.leading - 2", "a.bottom == root.bottom + 3",
      "a.trailing == root.trailing + 4")
  }

  @Test
  func `edges of arrays are moved as those of one`() {
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectConstraints(
      [a].edges.inset(by: insets) == root.edges, "a.top == root.top - 1", "a.leading == root.leading - 2",
      "a.bottom == root.bottom + 3", "a.trailing == root.trailing + 4")
    expectConstraints(
      [a].edges.outset(by: insets).excluding(.vertical) == root.edges, "a.leading == root.leading + 2",
      "a.trailing == root.trailing - 4")
    expectConstraints(
      [a].verticalEdges.outset(by: 5) == root.edges, "a.top == root.top + 5", "a.bottom == root.bottom - 5")
    expectConstraints(
      [a].verticalEdges.offset(x: 1, y: 2) == root.edges, "a.top == root.top - 2",
      "a.bottom == root.bottom - 2")
  }

  @Test
  func `edges of arrays lie within others, around them or upon them`() {
    expectConstraints(
      [a, b].horizontalEdges ~ .low <= root.edges, "a.leading >= root.leading ~ .low",
      "a.trailing <= root.trailing ~ .low", "b.leading >= root.leading ~ .low",
      "b.trailing <= root.trailing ~ .low")
    expectConstraints(
      [a].horizontalEdges >= b.edges, "a.leading <= b.leading", "a.trailing >= b.trailing")
    expectConstraints(
      root.verticalEdges == [a, b].edges, "root.top == a.top", "root.bottom == a.bottom", "root.top == b.top",
      "root.bottom == b.bottom")
    expectConstraints(
      a.verticalEdges <= [b].edges, "a.top >= b.top", "a.bottom <= b.bottom")
  }

  // MARK: Points

  @Test
  func `points and lists of points are compared in both ways`() {
    expectConstraints(
      root.centerXY == [a, b].topLeft, "root.centerX == a.left", "root.centerY == a.top",
      "root.centerX == b.left", "root.centerY == b.top")
    expectConstraints(root.topLeft <= [a].topLeft, "root.left <= a.left", "root.top <= a.top")
    expectConstraints([a].topLeft >= root.topLeft, "a.left >= root.left", "a.top >= root.top")
  }

  // MARK: Sizes

  @Test
  func `sizes are compared with numbers, sizes and others`() {
    let size = LayoutSize(width: 1, height: 2)
    expectConstraints(a.size <= size, "a.width <= 1", "a.height <= 2")
    expectConstraints(a.size <= 3, "a.width <= 3", "a.height <= 3")
    expectConstraints(a.size >= b.size, "a.width >= b.width", "a.height >= b.height")
  }

  @Test
  func `sizes of arrays are compared with numbers, sizes and others`() {
    let size = LayoutSize(width: 1, height: 2)
    expectConstraints([a].size == b.size, "a.width == b.width", "a.height == b.height")
    expectConstraints(root.size == [a].size, "root.width == a.width", "root.height == a.height")
    expectConstraints(root.size <= [a].size, "root.width <= a.width", "root.height <= a.height")
    expectConstraints(root.size >= [a].size, "root.width >= a.width", "root.height >= a.height")
    expectConstraints([a].size <= size, "a.width <= 1", "a.height <= 2")
    expectConstraints([a].size >= size, "a.width >= 1", "a.height >= 2")
    expectConstraints([a].size <= 3, "a.width <= 3", "a.height <= 3")
    expectConstraints([a].size >= 3, "a.width >= 3", "a.height >= 3")
    expectConstraints([a].size ~ 9 == b.size, "a.width == b.width ~ 9", "a.height == b.height ~ 9")
  }

  // MARK: Groups

  @Test
  func `a group is made of constraints, and named as a whole`() {
    let group = ConstraintGroup<LayoutView.Backend>([a.width == 10, b.width == 20])
    #expect(group.isActive)
    group.identifier("widths")
    #expect(group["widths"].map { $0.layoutDescription } == ["a.width == 10", "b.width == 20"])
  }

  @Test
  func `functions declare constraints in every kind of block`() {
    func declare(_ number: Double) {
      a.width == number
    }
    let group = ConstraintGroup<LayoutView.Backend>()
    group.replace { declare(1) }
    group.add { declare(2) }
    expectConstraints(group, "a.width == 1", "a.width == 2")
    group.merge { declare(3) }
    expectConstraints(group, "a.width == 3", "a.width == 2")
    group.update {
      if group.count == 2 { declare(4) }
      for number in [5.0, 6] { declare(number) }
      if group.isEmpty { declare(7) } else { declare(8) }
    }
    // The group is empty while its block runs.
    expectConstraints(group, "a.width == 5", "a.width == 6", "a.width == 7")
    group.update { if group.count == 3 { declare(7) } else { declare(8) } }
    expectConstraints(group, "a.width == 8")
  }

  @Test
  func `a switch tells the layout for a key`() {
    let layouts = ConstraintSwitch([1: batch { a.width == 1 }], selection: 2)
    #expect(layouts[1]?.isActive == false && layouts[2] == nil)
  }
}
