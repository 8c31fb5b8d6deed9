import AnchorageHeadless
import Testing

// Facts from the tests of Rightpoint's Anchorage, constraint by constraint: text, parts, priority, order. It
// has every test twice, because it has every relation twice; `==`, `<=` and `>=` are the only ones here.

/// Single anchors and composites.
struct RightpointFactsTests {
  let root = makeRoot()
  let view1 = LayoutView(name: "view1")
  let view2 = LayoutView(name: "view2")

  init() {
    add(view1, view2, to: root)
  }

  private func expect(
    _ constraint: LayoutConstraint, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(constraint.description == text, sourceLocation: sourceLocation)
    #expect(constraint.firstItem === view1 && constraint.secondItem === view2, sourceLocation: sourceLocation)
    #expect(constraint.isActive, sourceLocation: sourceLocation)
  }

  @Test
  func `relations of widths are active and required`() {
    expect(view1.width == view2.width, "view1.width == view2.width")
    expect(view1.width <= view2.width, "view1.width <= view2.width")
    expect(view1.width >= view2.width, "view1.width >= view2.width")
    for (constraint, relation) in zip(
      root.constraints, [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    {
      #expect(constraint.relation == relation && constraint.priority == .required)
      #expect(constraint.constant == 0 && constraint.multiplier == 1)
      #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .width)
    }
  }

  @Test
  func `a number is added, a divisor is a multiplier`() {
    expect(view1.width == view2.width + 10, "view1.width == view2.width + 10")
    expect(view1.width == view2.width / 2, "view1.width == view2.width * 0.5")
    expect(view1.leading == view2.trailing / 2, "view1.leading == view2.trailing * 0.5")
  }

  /// Theirs keeps the constant at 10, so that `(w + 10) / 2` and `w / 2 + 10` are the same to it.
  @Test
  func `a sum in brackets is divided as a whole, where theirs divides the anchor alone`() {
    expect(view1.width == (view2.width + 10) / 2, "view1.width == view2.width * 0.5 + 5")
    expect(view1.trailing == (view2.centerX + 10) / 2, "view1.trailing == view2.centerX * 0.5 + 5")
    expect(
      view1.width == (view2.width + 10) / 2 ~ .high - 1, "view1.width == view2.width * 0.5 + 5 ~ 749")
    expect(view1.width == view2.width / 2 + 10, "view1.width == view2.width * 0.5 + 10")
  }

  @Test
  func `a priority is a name, a number or a little less than a name`() {
    #expect((view1.width == view2.width ~ .high).priority.rawValue == 750)
    #expect((view1.width == view2.width ~ 750).priority.rawValue == 750)
    #expect((view1.width == view2.width ~ .high - 1).priority.rawValue == 749)
    #expect((view1.width == view2.width ~ LayoutPriority(750 - 1)).priority.rawValue == 749)
    expect(view1.width == view2.width + 10 ~ .high - 1, "view1.width == view2.width + 10 ~ 749")
  }

  @Test
  func `a centre is its centre along x, then along y`() {
    let center = view1.centerXY == view2.centerXY
    expectConstraints(center, "view1.centerX == view2.centerX", "view1.centerY == view2.centerY")
    #expect(center.isActive)
  }

  /// Theirs adds one number to both.
  @Test
  func `a moved centre has a distance along each axis, and one priority`() {
    expectConstraints(
      view1.centerXY == view2.centerXY.offset(x: 10, y: 10) ~ .high - 1,
      "view1.centerX == view2.centerX + 10 ~ 749", "view1.centerY == view2.centerY + 10 ~ 749")
  }

  /// Theirs writes the inset as a sum.
  @Test
  func `horizontal and vertical edges are inset from both sides`() {
    expectConstraints(
      view1.horizontalEdges == view2.horizontalEdges.inset(by: 10) ~ .high - 1,
      "view1.leading == view2.leading + 10 ~ 749", "view1.trailing == view2.trailing - 10 ~ 749")
    expectConstraints(
      view1.verticalEdges == view2.verticalEdges.inset(by: 10) ~ .high - 1,
      "view1.top == view2.top + 10 ~ 749", "view1.bottom == view2.bottom - 10 ~ 749")
  }

  @Test
  func `a size grows by a number in both extents`() {
    expectConstraints(
      view1.size == view2.size + 10 ~ .high - 1, "view1.width == view2.width + 10 ~ 749",
      "view1.height == view2.height + 10 ~ 749")
  }

  @Test
  func `a fixed size has no second item`() {
    let size = view1.size == LayoutSize(width: 50, height: 100) ~ .high - 1
    expectConstraints(size, "view1.width == 50 ~ 749", "view1.height == 100 ~ 749")
    #expect(size.allSatisfy { $0.secondItem == nil && $0.secondAttribute == .notAnAttribute })
  }

  @Test
  func `edges come from the top anticlockwise and are found by name`() {
    let edges = view1.edges == view2.edges.inset(by: 10) ~ .high - 1
    expectConstraints(
      edges, "view1.top == view2.top + 10 ~ 749", "view1.leading == view2.leading + 10 ~ 749",
      "view1.bottom == view2.bottom - 10 ~ 749", "view1.trailing == view2.trailing - 10 ~ 749")
    #expect((edges[.top] + edges[.bottom]).map(\.constant) == [10, -10])
    #expect((edges[.leading] + edges[.trailing]).map(\.constant) == [10, -10])
  }

  @Test
  func `insets differ from edge to edge`() {
    expectConstraints(
      view1.edges == view2.edges.inset(by: LayoutInsets(top: 10, leading: 5, bottom: 15, trailing: 20)),
      "view1.top == view2.top + 10", "view1.leading == view2.leading + 5",
      "view1.bottom == view2.bottom - 15", "view1.trailing == view2.trailing - 20")
  }
}

/// Batches, and declaring the same over and over.
struct RightpointBatchFactsTests {
  let root = makeRoot()
  let view1 = LayoutView(name: "view1")
  let view2 = LayoutView(name: "view2")

  init() {
    add(view1, view2, to: root)
  }

  @Test(arguments: [true, false])
  func `a batch has its constraints in order, on or off`(isActive: Bool) {
    let group = batch(active: isActive) {
      view1.width == view2.width
      view1.height == view2.height / 2 ~ .low
    }
    expectConstraints(group, "view1.width == view2.width", "view1.height == view2.height * 0.5 ~ .low")
    #expect(group.allSatisfy { $0.isActive == isActive })
    #expect(group[1].multiplier == 0.5 && group[1].priority.rawValue == 250)
  }

  @Test
  func `a batch in a batch keeps what is its own, off`() {
    var inner = ConstraintGroup<HeadlessBackend>()
    let outer = batch {
      view1.width == view2.width
      inner = batch(active: false) { view1.height == view2.height / 2 ~ .low }
      view1.top == view2.top
    }
    expectConstraints(inner, "view1.height == view2.height * 0.5 ~ .low")
    expectConstraints(outer, "view1.width == view2.width", "view1.top == view2.top")
    #expect(outer.isActive && !inner[0].isActive)
  }

  /// Theirs only measures how long ten thousand take.
  @Test(arguments: [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func `edges declared over and over leave only the last four`(relation: LayoutRelation) {
    var edges = ConstraintGroup<HeadlessBackend>()
    for _ in 0..<1000 {
      edges.deactivate()
      switch relation {
      case .equal: edges = view1.edges == view2.edges
      case .lessThanOrEqual: edges = view1.edges <= view2.edges
      case .greaterThanOrEqual: edges = view1.edges >= view2.edges
      }
    }
    #expect(root.constraints.count == 4 && edges.isActive)
    #expect(root.constraints.elementsEqual(edges) { $0 === $1 })
  }
}
