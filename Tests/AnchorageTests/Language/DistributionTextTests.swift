import AnchorageHeadless
import Testing

/// The constraints of distributions, matches and grids, in the order they promise.
struct DistributionTextTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")
  let c = LayoutView(name: "c")

  init() {
    add(a, b, c, to: root)
  }

  @Test
  func `a gap is a number, a variable or one number for each gap`() {
    let gap = 8.0
    let items: [LayoutView] = [a, b, c]
    expectConstraints(
      items.distribute(.horizontal, spacing: 4), "b.leading == a.trailing + 4", "c.leading == b.trailing + 4")
    expectConstraints(
      items.distribute(.vertical, spacing: gap * 2), "b.top == a.bottom + 16", "c.top == b.bottom + 16")
    expectConstraints(
      items.distribute(.horizontal, spacing: -4.5), "b.leading == a.trailing - 4.5",
      "c.leading == b.trailing - 4.5")
    expectConstraints(
      items.distribute(.vertical, spacing: [8, 12]), "b.top == a.bottom + 8", "c.top == b.bottom + 12")
    expectConstraints(
      items.distribute(.horizontal, spacing: .each([gap, 0])), "b.leading == a.trailing + 8",
      "c.leading == b.trailing")
    expectConstraints(
      items.distribute(.vertical, spacing: .atLeast(8)), "b.top >= a.bottom + 8", "c.top >= b.bottom + 8")
  }

  @Test
  func `ends and gaps come before sizes and alignment`() {
    expectConstraints(
      [a, b, c].distribute(
        .horizontal, spacing: [1, 2], sizes: .fixed(44), alignment: .centerY, in: root.margins,
        insets: LayoutInsets(leading: 3, trailing: 4)),
      "a.leading == root.margins.leading + 3", "b.leading == a.trailing + 1", "c.leading == b.trailing + 2",
      "c.trailing == root.margins.trailing - 4", "a.width == 44", "b.width == 44", "c.width == 44",
      "a.centerY == root.margins.centerY", "b.centerY == root.margins.centerY",
      "c.centerY == root.margins.centerY")
    let gap = 5.0
    expectConstraints(
      [a, b].distribute(
        .vertical, spacing: gap, sizes: .equal, in: root, insets: LayoutInsets(top: 3, bottom: 4)),
      "a.top == root.top + 3", "b.top == a.bottom + 5", "b.bottom == root.bottom - 4", "b.height == a.height")
  }

  @Test
  func `an alignment is the container's line, or the first item's`() {
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    /// The constraints of two items across an axis.
    func texts(_ axis: LayoutAxis, _ alignment: LayoutAlignment, _ insets: LayoutInsets) -> [String] {
      let group = [a, b].distribute(axis, alignment: alignment, in: root, insets: insets)
      group.deactivate()
      return group.map { $0.layoutDescription }.dropFirst(3).map { $0 }
    }
    let across = LayoutInsets(top: 1, bottom: 3)
    #expect(texts(.horizontal, .top, across) == ["a.top == root.top + 1", "b.top == root.top + 1"])
    #expect(
      texts(.horizontal, .bottom, across) == ["a.bottom == root.bottom - 3", "b.bottom == root.bottom - 3"])
    #expect(
      texts(.horizontal, .fill, insets) == [
        "a.top == root.top + 1", "a.bottom == root.bottom - 3", "b.top == root.top + 1",
        "b.bottom == root.bottom - 3",
      ])
    #expect(
      texts(.vertical, .fill, insets) == [
        "a.leading == root.leading + 2", "a.trailing == root.trailing - 4", "b.leading == root.leading + 2",
        "b.trailing == root.trailing - 4",
      ])
    #expect(texts(.vertical, .left, .zero) == ["a.left == root.left", "b.left == root.left"])
    #expect(
      texts(.vertical, .centerX, LayoutInsets(8)) == [
        "a.centerX == root.centerX", "b.centerX == root.centerX",
      ])
    #expect(texts(.horizontal, .lastBaseline, .zero) == ["b.lastBaseline == a.lastBaseline"])
    #expect(!problems(of: root).contains("error"))
    expectConstraints(
      [a, b].distribute(.vertical, alignment: .fill), "b.top == a.bottom", "b.leading == a.leading",
      "b.trailing == a.trailing")
  }

  @Test
  func `weights are multiples of the first item`() {
    expectConstraints(
      [a, b, c].distribute(.horizontal, spacing: 8, sizes: .proportional([2, 1, 3])),
      "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "b.width == a.width * 0.5",
      "c.width == a.width * 1.5")
    expectConstraints([a].distribute(.vertical, sizes: .proportional([7])))
    expectConstraints(
      [a, b].distribute(.vertical, sizes: .proportional([1e-300, 5e-300])), "b.top == a.bottom",
      "b.height == a.height * 5")
    expectConstraints(
      [a, b].distribute(.vertical, sizes: .proportional([1000, 0.1])), "b.top == a.bottom",
      "b.height == a.height * 0.0001")
  }

  @Test
  func `equal gaps are distances like the first one`() {
    expectConstraints(
      [a, b, c].distribute(.horizontal, spacing: .equal, in: root), "a.leading == root.leading",
      "c.leading - b.trailing == b.leading - a.trailing", "c.trailing == root.trailing")
    expectConstraints(
      [a, b, c].distribute(.vertical, spacing: .equal), "c.top - b.bottom == b.top - a.bottom")
    expectConstraints([a, b].distribute(.vertical, spacing: .equal))
  }

  @Test
  func `even gaps are distances like the one before the first item`() {
    expectConstraints(
      [a, b].distribute(.vertical, spacing: .evenly, in: root),
      "b.top - a.bottom == a.top - root.top", "a.top - root.top == root.bottom - b.bottom")
    expectConstraints(
      [a, b].distribute(
        .horizontal, spacing: .evenly, in: root, insets: LayoutInsets(leading: 10, trailing: 30)),
      "b.leading - a.trailing == a.leading - root.leading - 10",
      "a.leading - root.leading == root.trailing - b.trailing - 20")
  }

  @Test
  func `one item touches both ends, lies between them or is in the middle`() {
    let insets = LayoutInsets(leading: 1, trailing: 2)
    let ends = ["a.leading == root.leading + 1", "a.trailing == root.trailing - 2"]
    for spacing: LayoutSpacing in [8, .equal, []] {
      let group = [a].distribute(.horizontal, spacing: spacing, in: root, insets: insets)
      #expect(group.map { $0.layoutDescription } == ends)
    }
    expectConstraints(
      [a].distribute(.horizontal, spacing: .atLeast(8), in: root, insets: insets),
      "a.leading >= root.leading + 1", "a.trailing <= root.trailing - 2")
    expectConstraints(
      [a].distribute(.horizontal, spacing: .evenly, in: root, insets: insets),
      "a.leading - root.leading == root.trailing - a.trailing - 1")
    expectConstraints([a].distribute(.horizontal, sizes: .fixed(9)), "a.width == 9")
  }

  @Test
  func `no items have no constraints`() {
    let none: [LayoutView] = []
    for spacing: LayoutSpacing in [8, .equal, .evenly, .atLeast(8), [1, 2]] {
      #expect(none.distribute(.horizontal, spacing: spacing, in: root).isEmpty)
    }
    #expect(none.grid(columns: 3, in: root).isEmpty)
    #expect(none.match(.size).isEmpty)
    #expect(problems(of: root) == "")
  }

  @Test
  func `match relates every item to the first`() {
    expectConstraints([a, b, c].match(.width), "b.width == a.width", "c.width == a.width")
    expectConstraints([a, b].match(.height), "b.height == a.height")
    expectConstraints(
      [a, b, c].match(.size), "b.width == a.width", "b.height == a.height", "c.width == a.width",
      "c.height == a.height")
    expectConstraints([a].match(.size))
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `a grid is made item by item`() {
    expectConstraints(
      [a, b, c].grid(columns: 2, spacing: 8, rowSpacing: 4),
      "b.leading == a.trailing + 8", "b.top == a.top", "b.width == a.width", "b.height == a.height",
      "c.leading == a.leading", "c.top == a.bottom + 4", "c.width == a.width")
    expectConstraints(
      [a, b].grid(columns: 1, spacing: 3), "b.leading == a.leading", "b.top == a.bottom + 3",
      "b.width == a.width")
    expectConstraints([a].grid(columns: 2))
  }

  @Test
  func `rows have the heights that a grid gives them`() {
    expectConstraints(
      [a, b, c].grid(columns: 2, rowHeights: .equal),
      "b.leading == a.trailing", "b.top == a.top", "b.width == a.width", "b.height == a.height",
      "c.leading == a.leading", "c.top == a.bottom", "c.width == a.width", "c.height == a.height")
    expectConstraints(
      [a, b, c].grid(columns: 2, rowHeights: .proportional([1, 3])),
      "b.leading == a.trailing", "b.top == a.top", "b.width == a.width", "b.height == a.height",
      "c.leading == a.leading", "c.top == a.bottom", "c.width == a.width", "c.height == a.height * 3")
    expectConstraints(
      [a, b].grid(columns: 1, rowHeights: .fixed(44), in: root),
      "a.leading == root.leading", "a.top == root.top", "a.height == 44", "b.leading == a.leading",
      "b.top == a.bottom", "b.width == a.width", "b.height == 44", "a.trailing == root.trailing",
      "b.bottom == root.bottom")
    expectConstraints([a].grid(columns: 3, rowHeights: .proportional([5])))
  }

  @Test
  func `a grid in a container touches its edges`() {
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectConstraints(
      [a, b, c].grid(columns: 2, spacing: 8, in: root, insets: insets),
      "a.leading == root.leading + 2", "a.top == root.top + 1",
      "b.leading == a.trailing + 8", "b.top == a.top", "b.width == a.width", "b.height == a.height",
      "c.leading == a.leading", "c.top == a.bottom + 8", "c.width == a.width",
      "b.trailing == root.trailing - 4", "c.bottom == root.bottom - 3")
    expectConstraints(
      [a, b].grid(columns: 4, spacing: 8, in: root, insets: insets),
      "a.leading == root.leading + 2", "a.top == root.top + 1",
      "b.leading == a.trailing + 8", "b.top == a.top", "b.width == a.width", "b.height == a.height",
      "a.width == root.width * 0.25 - 7.5", "a.bottom == root.bottom - 3")
  }

  @Test
  func `a number is the inset of both ends, and of the edges that items are aligned with`() {
    let items: [LayoutView] = [a, b]
    let gap = 8.0
    expectConstraints(
      items.distribute(.horizontal, spacing: gap, in: root, insets: gap * 2),
      "a.leading == root.leading + 16",
      "b.leading == a.trailing + 8", "b.trailing == root.trailing - 16")
    expectConstraints(
      [a].distribute(.vertical, alignment: .leading, in: root, insets: 4), "a.top == root.top + 4",
      "a.bottom == root.bottom - 4", "a.leading == root.leading + 4")
    expectConstraints(
      [a].distribute(.horizontal, alignment: .firstBaseline, in: root, insets: 4),
      "a.leading == root.leading + 4", "a.trailing == root.trailing - 4")
    expectConstraints(
      [a].grid(columns: 1, in: root, insets: 4), "a.leading == root.leading + 4", "a.top == root.top + 4",
      "a.trailing == root.trailing - 4", "a.bottom == root.bottom - 4")
  }

  @Test
  func `the middle of several items is that of a container`() {
    let items: [LayoutView] = [a, b, c]
    expectConstraints(
      items.center(.horizontal, in: root), "a.leading - root.leading == root.trailing - c.trailing")
    expectConstraints([a].center(.vertical, in: root), "a.top - root.top == root.bottom - a.bottom")
    expectConstraints([LayoutView]().center(.vertical, in: root))
    expectConstraints(
      batch(active: false) { items.center(.vertical, in: root) },
      "a.top - root.top == root.bottom - c.bottom")
  }
}
