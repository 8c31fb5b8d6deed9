import AnchorageHeadless
import Testing

/// Every constraint prints as the DSL line that makes it, in its normal form.
struct ConstraintTextTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")
  let c = LayoutView(name: "c")
  let g = LayoutGuide(name: "g")

  init() {
    add(a, b, c, to: root)
    root.addLayoutGuide(g)
  }

  private func expect(_ cases: [(LayoutConstraint, String)], _ location: SourceLocation = #_sourceLocation) {
    let (found, wanted) = (cases.map { $0.0.layoutDescription }, cases.map { $0.1 })
    #expect(found == wanted, sourceLocation: location)
  }

  private func expect(
    _ group: ConstraintGroup<LayoutView.Backend>, _ texts: String...,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(group.map { $0.layoutDescription } == texts, sourceLocation: location)
  }

  @Test
  func `the lines on the cover make the constraints they say`() {
    let (superview, view) = (root, a)
    expect([(view.leading == superview.leading + 8 ~ .high, "a.leading == root.leading + 8 ~ .high")])
    expect(
      [a, b, c].distribute(.horizontal, spacing: 8), "b.leading == a.trailing + 8",
      "c.leading == b.trailing + 8")
  }

  @Test
  func `relations between anchors print as they are written`() {
    expect([
      (a.leading == b.leading, "a.leading == b.leading"),
      (a.leading == b.leading + 8 ~ .high, "a.leading == b.leading + 8 ~ .high"),
      (a.trailing <= b.trailing - 16, "a.trailing <= b.trailing - 16"),
      (a.left >= b.right + 0.5, "a.left >= b.right + 0.5"),
      (a.centerX == root.trailing / 4, "a.centerX == root.trailing * 0.25"),
      (a.top == b.lastBaseline, "a.top == b.lastBaseline"),
      (a.firstBaseline == b.centerY - 0.25, "a.firstBaseline == b.centerY - 0.25"),
      (a.width == 2 * b.height ~ .required - 1, "a.width == b.height * 2 ~ 999"),
      (g.leading == root.margins.leading, "g.leading == root.margins.leading"),
      (a.bottom <= root.safeArea.bottom, "a.bottom <= root.safeArea.bottom"),
    ])
  }

  @Test
  func `relations with numbers print as they are written`() {
    expect([
      (a.height == 44, "a.height == 44"),
      (a.height >= 44 ~ .low, "a.height >= 44 ~ .low"),
      (a.width <= 0.1 + 0.2 ~ 249.5, "a.width <= 0.30000000000000004 ~ 249.5"),
      (44 <= a.height, "a.height >= 44"),
      (a.width == -5 ~ .fittingSize, "a.width == -5 ~ .fittingSize"),
      (a.width == 100 ~ .medium, "a.width == 100 ~ .medium"),
    ])
  }

  @Test
  func `arithmetic is exact`() {
    expect([
      (a.width == (b.width + 10) / 2, "a.width == b.width * 0.5 + 5"),
      (a.width * 2 == b.width + 10, "a.width == b.width * 0.5 + 5"),
      (a.width == ((b.width + 10) * 0.5 + 7) * 2, "a.width == b.width + 24"),
      (10 - a.width == b.width, "a.width == b.width * -1 + 10"),
      (10 - a.width <= b.width, "a.width >= b.width * -1 + 10"),
      (-a.width >= -20, "a.width <= 20"),
      (a.top + 10 == b.top, "a.top == b.top - 10"),
      (a.top + 10 == b.top + 10, "a.top == b.top"),
      (a.width == 16 / 9 * a.height, "a.width == a.height * 16 / 9"),
      (a.width == b.width / 3 + 8, "a.width == b.width / 3 + 8"),
      (a.width == b.width * (-2.0 / 3), "a.width == b.width * -2 / 3"),
      (a.width == b.width * 0.618033988749, "a.width == b.width * 0.618033988749"),
      (a.width == b.width * 0, "a.width == 0"),
    ])
  }

  @Test
  func `distances print as they are written, and normalised when two anchors are left`() {
    expect([
      (b.leading - a.trailing == c.leading - b.trailing, "b.leading - a.trailing == c.leading - b.trailing"),
      (b.leading - a.trailing == 8, "b.leading == a.trailing + 8"),
      (8 >= b.leading - a.trailing, "b.leading <= a.trailing + 8"),
    ])
  }

  @Test
  func `the right side's priority wins`() {
    expect([
      (a.width ~ .low == b.width, "a.width == b.width ~ .low"),
      (a.width ~ .low == b.width ~ .high, "a.width == b.width ~ .high"),
      (a.width == b.width ~ .dragThatCanResizeWindow, "a.width == b.width ~ 510"),
    ])
  }

  @Test
  func `edges print as four constraints, insets moving towards the centre`() {
    expect(
      a.edges == root.edges.inset(by: 16),
      "a.top == root.top + 16", "a.leading == root.leading + 16",
      "a.bottom == root.bottom - 16", "a.trailing == root.trailing - 16")
    expect(
      a.edges == root.edges.inset(by: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) ~ .high,
      "a.top == root.top + 1 ~ .high", "a.leading == root.leading + 2 ~ .high",
      "a.bottom == root.bottom - 3 ~ .high", "a.trailing == root.trailing - 4 ~ .high")
    expect(
      a.horizontalEdges == root.edges.outset(by: 3),
      "a.leading == root.leading - 3", "a.trailing == root.trailing + 3")
    expect(
      a.verticalEdges == b.verticalEdges.offset(x: 7, y: 4), "a.top == b.top + 4", "a.bottom == b.bottom + 4")
    expect(
      a.edges.excluding([.bottom, .leading]) == root.margins.edges,
      "a.top == root.margins.top", "a.trailing == root.margins.trailing")
  }

  @Test
  func `inequalities of edges speak about rectangles`() {
    expect(
      a.edges <= root.edges.inset(by: 8),
      "a.top >= root.top + 8", "a.leading >= root.leading + 8",
      "a.bottom <= root.bottom - 8", "a.trailing <= root.trailing - 8")
    expect(a.horizontalEdges >= b.edges, "a.leading <= b.leading", "a.trailing >= b.trailing")
  }

  @Test
  func `sizes and centres print as two constraints`() {
    expect(a.size == LayoutSize(width: 100, height: 44), "a.width == 100", "a.height == 44")
    expect(a.size >= 20, "a.width >= 20", "a.height >= 20")
    expect(a.size <= LayoutSize(width: 1, height: 2) ~ 9, "a.width <= 1 ~ 9", "a.height <= 2 ~ 9")
    expect(
      a.size == b.size * 0.5 + LayoutSize(width: 1, height: 2),
      "a.width == b.width * 0.5 + 1", "a.height == b.height * 0.5 + 2")
    expect(
      a.centerXY == root.centerXY.offset(x: 0, y: -12) ~ 900,
      "a.centerX == root.centerX ~ 900", "a.centerY == root.centerY - 12 ~ 900")
    expect(
      a.centerXY == b.centerXY - LayoutPoint(x: 1, y: 2), "a.centerX == b.centerX - 1",
      "a.centerY == b.centerY - 2"
    )
  }

  @Test
  func `anchors of arrays print as one constraint an element`() {
    expect([a, b].height == 44, "a.height == 44", "b.height == 44")
    expect(
      [a, b].top == c.bottom + 8 ~ .high, "a.top == c.bottom + 8 ~ .high", "b.top == c.bottom + 8 ~ .high")
    expect(c.leading >= [a, b].trailing + 8, "c.leading >= a.trailing + 8", "c.leading >= b.trailing + 8")
    expect([a, b].width * 2 <= c.width, "a.width <= c.width * 0.5", "b.width <= c.width * 0.5")
    expect(
      [a, b].horizontalEdges == c.edges, "a.leading == c.leading", "a.trailing == c.trailing",
      "b.leading == c.leading", "b.trailing == c.trailing")
    expect([a, b].size == 24, "a.width == 24", "a.height == 24", "b.width == 24", "b.height == 24")
    expect([g].centerXY == c.centerXY, "g.centerX == c.centerX", "g.centerY == c.centerY")
    expect([LayoutView]().height == 44)
  }

  @Test
  func `align relates every item to the first`() {
    expect([a, b, c].align(.centerY), "b.centerY == a.centerY", "c.centerY == a.centerY")
    expect([a, b].align(.left), "b.left == a.left")
    expect([a].align(.top))
  }

  @Test
  func `distribute prints gaps, sizes and alignment in this order`() {
    expect(
      [a, b, c].distribute(.horizontal, spacing: 8), "b.leading == a.trailing + 8",
      "c.leading == b.trailing + 8")
    expect(
      [a, b].distribute(.vertical, spacing: 4, sizes: .equal, alignment: .leading, in: root.margins),
      "a.top == root.margins.top", "b.top == a.bottom + 4", "b.bottom == root.margins.bottom",
      "b.height == a.height", "a.leading == root.margins.leading", "b.leading == root.margins.leading")
    expect([a].distribute(.horizontal, in: root), "a.leading == root.leading", "a.trailing == root.trailing")
    expect(
      [a, b].distribute(.horizontal, sizes: .fixed(44)), "b.leading == a.trailing", "a.width == 44",
      "b.width == 44")
    expect([LayoutView]().distribute(.horizontal, in: root))
  }
}
