import AnchorageHeadless
import Testing

// Facts from Masonry's own tests and its behaviour, with the same numbers. Where ours means something else,
// the test says what ours does; the article "Migrating from Masonry" lists these.

/// The parts of a constraint.
struct MasonryConstraintFactsTests {
  let root = makeRoot()
  let view = LayoutView(name: "view")
  let other = LayoutView(name: "other")
  let third = LayoutView(name: "third")

  init() {
    add(view, other, third, to: root)
  }

  @Test
  func `a number beside an extent has no second item, and the view holds the constraint`() {
    let width = view.width == 42
    #expect(width.constant == 42 && width.multiplier == 1 && width.relation == .equal)
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
    #expect(view.constraints.map { $0 === width } == [true])
  }

  @Test(arguments: [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func `a relation to a view has its anchor, and the common superview holds it`(relation: LayoutRelation) {
    let width =
      switch relation {
      case .equal: view.width == other.width
      case .lessThanOrEqual: view.width <= other.width
      case .greaterThanOrEqual: view.width >= other.width
      }
    #expect(width.firstItem === view && width.firstAttribute == .width)
    #expect(width.secondItem === other && width.secondAttribute == .width)
    #expect(width.relation == relation && width.constant == 0 && width.priority == 1000)
    #expect(root.constraints.map { $0 === width } == [true])
  }

  @Test
  func `constraints lie with the closest common superview`() {
    let (child, cousin) = (LayoutView(name: "child"), LayoutView(name: "cousin"))
    view.addSubview(child)
    other.addSubview(cousin)
    child.top == cousin.top
    child.left == view.left
    child.right == root.right
    #expect(root.constraints.map(\.description) == ["child.top == cousin.top", "child.right == root.right"])
    #expect(view.constraints.map(\.description) == ["child.left == view.left"])
  }

  @Test(arguments: [
    (LayoutPriority.required, 1000.0), (.high, 750), (.medium, 500), (.low, 250), (.fittingSize, 50),
    (.dragThatCanResizeWindow, 510), (.windowSizeStayPut, 500), (.dragThatCannotResizeWindow, 490),
  ])
  func `priorities have the numbers of the platform`(priority: LayoutPriority, number: Double) {
    #expect(Double((view.width == 10 ~ priority).priority.rawValue) == number)
  }

  @Test
  func `multipliers are factors and divisors`() {
    #expect((view.width == other.width * 5).multiplier == 5)
    #expect((view.width == other.width / 10).multiplier == 0.1)
  }

  /// Theirs writes the multiplier and the offset in any order.
  @Test
  func `three tenths and ten points are one constraint in any order of the sum`() {
    #expect((view.width == other.width * 0.3 + 10).description == "view.width == other.width * 0.3 + 10")
    #expect((view.width == 10 + 0.3 * other.width).description == "view.width == other.width * 0.3 + 10")
  }

  @Test
  func `a size with a factor, an offset and a priority is two constraints`() {
    expectConstraints(
      view.size == other.size * 3 + LayoutSize(width: 90, height: 30) ~ .low,
      "view.width == other.width * 3 + 90 ~ .low", "view.height == other.height * 3 + 30 ~ .low")
  }

  /// Theirs halves both axes of a centre in one statement.
  @Test
  func `a centre with a factor takes a statement for each axis`() {
    expectConstraints(
      batch {
        view.centerX == other.centerX / 2 + 90 ~ .high
        view.centerY == other.centerY / 2 + 30 ~ .high
      },
      "view.centerX == other.centerX * 0.5 + 90 ~ .high", "view.centerY == other.centerY * 0.5 + 30 ~ .high")
  }

  @Test
  func `a baseline ten points below that of the superview`() {
    let baseline = view.lastBaseline == root.lastBaseline + 10
    #expect(baseline.secondItem === root && baseline.secondAttribute == .lastBaseline)
    #expect(baseline.constant == 10)
  }

  @Test
  func `insets turn their sign on the right and at the bottom`() {
    expectConstraints(
      view.edges.absolute
        == root.edges.inset(by: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      "view.top == root.top + 1", "view.left == root.left + 2", "view.bottom == root.bottom - 3",
      "view.right == root.right - 4")
  }

  @Test
  func `an offset never turns its sign`() {
    #expect((view.right == root.right + 5).constant == 5)
    #expect((view.edges == root.edges.offset(x: 5, y: 5)).map(\.constant) == [5, 5, 5, 5])
  }
}

/// Several views, as targets and as subjects.
struct MasonryArrayFactsTests {
  let root = makeRoot()
  let views = (0..<3).map { LayoutView(name: "view\($0)") }
  let subject = LayoutView(name: "subject")

  init() {
    add(subject, views[0], views[1], views[2], to: root)
  }

  @Test
  func `an array of views makes one constraint each, with the same numbers`() {
    expectConstraints(
      subject.top == views.top - 10 ~ .medium, "subject.top == view0.top - 10 ~ .medium",
      "subject.top == view1.top - 10 ~ .medium", "subject.top == view2.top - 10 ~ .medium")
  }

  @Test
  func `every anchor of an array keeps its attribute`() {
    expectConstraints(
      subject.left >= views.right + 10 ~ 60, "subject.left >= view0.right + 10 ~ 60",
      "subject.left >= view1.right + 10 ~ 60", "subject.left >= view2.right + 10 ~ 60")
  }

  @Test
  func `an array of views is constrained view by view`() {
    let widths = views.width == root.width
    #expect(widths.count == 3 && widths.isActive)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    widths.update { views.width == root.width * 0.5 }
    #expect(widths.map(\.multiplier) == [0.5, 0.5, 0.5] && root.constraints.count == 3)
    widths.removeAll()
    #expect(root.constraints.isEmpty)
  }

  /// Each of theirs is as long as the one before it; ours are as long as the first.
  @Test
  func `a distribution with gaps has both ends, two gaps and two extents`() {
    let insets = LayoutInsets(leading: 5, trailing: 10)
    expectConstraints(
      views.distribute(.horizontal, spacing: 20, sizes: .equal, in: root, insets: insets),
      "view0.leading == root.leading + 5", "view1.leading == view0.trailing + 20",
      "view2.leading == view1.trailing + 20", "view2.trailing == root.trailing - 10",
      "view1.width == view0.width", "view2.width == view0.width")
  }

  @Test(arguments: [
    (LayoutAxis.horizontal, LayoutInsets(leading: 5, trailing: 15)),
    (.vertical, LayoutInsets(top: 5, bottom: 15)),
  ])
  func `items with fixed gaps share what is left`(axis: LayoutAxis, insets: LayoutInsets) {
    let root = makeRoot(300, 300)
    for view in views { root.addSubview(view) }
    views.distribute(axis, spacing: 20, sizes: .equal, in: root, insets: insets)
    root.layoutIfNeeded()
    // (300 - 5 - 15 - 2 × 20) / 3 = 80
    for (index, view) in views.enumerated() {
      let (place, length) =
        axis == .horizontal ? (view.frame.minX, view.frame.width) : (view.frame.minY, view.frame.height)
      #expect(abs(place - [5, 105, 205][index]) < 1e-9 && abs(length - 80) < 1e-9)
    }
  }

  /// Theirs puts the right edge of item i at W · i/(n−1) + (1 − i/(n−1)) · (L + lead) − tail · i/(n−1).
  @Test(arguments: 2...6)
  func `items of a fixed length have the gaps that are left`(count: Int) {
    let root = makeRoot(400, 300)
    let items = (0..<count).map { LayoutView(name: "item\($0)") }
    for item in items { root.addSubview(item) }
    let insets = LayoutInsets(leading: 30, trailing: 50)
    items.distribute(.horizontal, spacing: .equal, sizes: .fixed(40), in: root, insets: insets)
    root.layoutIfNeeded()
    for (index, item) in items.enumerated() {
      let share = Double(index) / Double(count - 1)
      let right = 400 * share + (1 - share) * (40 + 30) - 50 * share
      #expect(abs(item.frame.maxX - right) < 1e-9 && item.frame.width == 40)
    }
  }

  /// Theirs refuses fewer than two views.
  @Test
  func `one view fills what several would`() {
    let one = [views[0]]
    one.distribute(.horizontal, spacing: 20, sizes: .equal, in: root, insets: LayoutInsets(leading: 5))
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 5 && views[0].frame.width == 395)
    let none: [LayoutView] = []
    #expect(none.distribute(.horizontal, in: root).isEmpty)
  }
}
