import AnchorageHeadless
import Testing

// Facts from Align's own tests about arithmetic, composites and groups.

/// Single anchors.
struct AlignFactsTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  private func expect(
    _ constraint: LayoutConstraint, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(constraint.description == text, sourceLocation: sourceLocation)
    #expect(constraint.isActive, sourceLocation: sourceLocation)
  }

  @Test
  func `only the first view of a constraint ceases to be placed by its frame`() {
    a.top == b.top
    #expect(!a.translatesAutoresizingMaskIntoConstraints && b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `anchors move on either side, and what moves both cancels out`() {
    expect(a.top == b.top + 10, "a.top == b.top + 10")
    expect(a.top == b.top - 10, "a.top == b.top - 10")
    expect(a.right == b.right - 10, "a.right == b.right - 10")
    expect(a.top + 10 == b.top, "a.top == b.top - 10")
    expect(a.top + 10 == b.top + 10, "a.top == b.top")
  }

  @Test
  func `extents grow and are multiplied, once or more often`() {
    expect(a.width == b.width + 10, "a.width == b.width + 10")
    expect(a.width == b.width + 10 + 7, "a.width == b.width + 17")
    expect(a.width == b.width * 2, "a.width == b.width * 2")
    expect(a.width == b.width * 2 * 3, "a.width == b.width * 6")
  }

  @Test
  func `a multiplier on the left divides the right`() {
    expect(a.width * 2 == b.width, "a.width == b.width * 0.5")
    expect(a.width * 2 == b.width * 3, "a.width == b.width * 1.5")
  }

  @Test
  func `a multiplier counts for all that is in brackets`() {
    expect(a.width == (b.width + 10) * 0.5, "a.width == b.width * 0.5 + 5")
    expect(a.width == ((b.width + 10) * 0.5 + 7) * 2, "a.width == b.width + 24")
    expect(a.width == b.width + 10 * 0.5, "a.width == b.width + 5")
  }

  /// Theirs leaves the constant as it is, and the relation.
  @Test
  func `a multiplier on the left divides constants and turns inequalities round`() {
    expect(a.width * 2 == b.width + 10, "a.width == b.width * 0.5 + 5")
    expect(a.width * -2 <= b.width - 10, "a.width >= b.width * -0.5 + 5")
  }

  @Test
  func `different anchors of one axis are related`() {
    expect(a.top == b.top, "a.top == b.top")
    expect(a.top == b.bottom, "a.top == b.bottom")
    expect(a.leading == b.centerX, "a.leading == b.centerX")
  }

  /// Theirs turns sign and relation where the first edge comes before the second.
  @Test
  func `a distance between neighbours is a difference of anchors`() {
    expect(b.top - a.bottom == 10, "b.top == a.bottom + 10")
    expect(b.top - a.bottom >= 10, "b.top >= a.bottom + 10")
    expect(b.left - a.right == 10, "b.left == a.right + 10")
    expect(b.leading - a.trailing <= 10, "b.leading <= a.trailing + 10")
  }

  @Test
  func `extents are numbers, others' extents or between two numbers`() {
    expect(a.width == 10, "a.width == 10")
    expect(a.height >= 20, "a.height >= 20")
    expect(a.width == b.height, "a.width == b.height")
    expectConstraints(a.width == 10...20, "a.width >= 10", "a.width <= 20")
  }

  @Test
  func `an edge is pinned to the superview or its margins`() {
    expectConstraints(a.pinToSuperview(.top, insets: 10), "a.top == root.top + 10")
    expectConstraints(a.pinToSuperview(.trailing, insets: 10), "a.trailing == root.trailing - 10")
    expect(a.top == root.margins.top + 10, "a.top == root.margins.top + 10")
  }
}

/// Composites and groups.
struct AlignCompositeFactsTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  @Test
  func `edges are equal, absolute and inset`() {
    expectConstraints(
      a.edges == b.edges, "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom",
      "a.trailing == b.trailing")
    expectConstraints(
      a.edges.absolute == b.edges, "a.top == b.top", "a.left == b.left", "a.bottom == b.bottom",
      "a.right == b.right")
    expectConstraints(
      a.edges == b.edges.inset(by: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      "a.top == b.top + 1", "a.leading == b.leading + 2", "a.bottom == b.bottom - 3",
      "a.trailing == b.trailing - 4")
  }

  @Test
  func `edges are pinned to the superview, absolute or along an axis`() {
    expectConstraints(
      a.pinToSuperview(insets: 10), "a.top == root.top + 10", "a.leading == root.leading + 10",
      "a.bottom == root.bottom - 10", "a.trailing == root.trailing - 10")
    expectConstraints(
      a.horizontalEdges.absolute == root.edges, "a.left == root.left", "a.right == root.right")
    expectConstraints(a.pinToSuperview(.vertical), "a.top == root.top", "a.bottom == root.bottom")
  }

  @Test
  func `edges at most the superview's stay inside`() {
    expectConstraints(
      a.edges <= root.edges.inset(by: 10), "a.top >= root.top + 10", "a.leading >= root.leading + 10",
      "a.bottom <= root.bottom - 10", "a.trailing <= root.trailing - 10")
  }

  /// Theirs has this as an alignment of what it pins.
  @Test
  func `edges that stay inside go with a centre or a corner`() {
    let center = batch {
      a.edges <= root.edges
      a.centerXY == root.centerXY
      a.size == 100
      b.edges <= root.edges
      b.topLeading == root.topLeading
      b.size == 100
    }
    root.layoutIfNeeded()
    #expect(center.count == 16 && root.diagnostics.isEmpty)
    #expect(a.frame == LayoutRect(x: 150, y: 100, width: 100, height: 100))
    #expect(b.frame == LayoutRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test
  func `sizes are numbers, others' sizes, inset or multiplied`() {
    expectConstraints(a.size == LayoutSize(width: 10, height: 20), "a.width == 10", "a.height == 20")
    expectConstraints(a.size == b.size, "a.width == b.width", "a.height == b.height")
    expectConstraints(
      a.size == b.size - LayoutSize(width: 10, height: 20), "a.width == b.width - 10",
      "a.height == b.height - 20")
    expectConstraints(a.size == b.size * 2, "a.width == b.width * 2", "a.height == b.height * 2")
  }

  @Test
  func `centres are equal, limited, moved and the superview's`() {
    expectConstraints(a.centerXY == b.centerXY, "a.centerX == b.centerX", "a.centerY == b.centerY")
    expectConstraints(a.centerXY <= b.centerXY, "a.centerX <= b.centerX", "a.centerY <= b.centerY")
    expectConstraints(a.centerXY >= b.centerXY, "a.centerX >= b.centerX", "a.centerY >= b.centerY")
    expectConstraints(
      a.centerXY == root.centerXY.offset(x: 10, y: 20), "a.centerX == root.centerX + 10",
      "a.centerY == root.centerY + 20")
  }

  @Test
  func `a priority set in a batch counts`() {
    let group = batch {
      let width = a.width == 10
      width.priority = .low
      a.height == 10
    }
    root.layoutIfNeeded()
    #expect(group.isActive && group.map(\.priority) == [.low, .required])
  }

  @Test
  func `batches nest, and constraints after the inner one belong to the outer one`() {
    var inner = ConstraintGroup<HeadlessBackend>()
    let outer = batch {
      a.top == root.top
      inner = batch { a.leading == root.leading }
      a.bottom == root.bottom
    }
    expectConstraints(outer, "a.top == root.top", "a.bottom == root.bottom")
    expectConstraints(inner, "a.leading == root.leading")
  }

  /// Theirs takes up to four views.
  @Test
  func `a batch takes any number of views`() {
    let views = (0..<9).map { LayoutView(name: "\($0)") }
    for view in views { root.addSubview(view) }
    let group = batch { for view in views { view.width == 10 } }
    #expect(group.count == 9 && group[8].firstItem === views[8])
  }
}
