import AnchorageHeadless
import Testing

// Facts from PureLayout's own tests about batches, priorities, identifiers, installing and removing.

/// Batches, priorities and identifiers.
struct PureLayoutBatchFactsTests {
  let container = makeRoot(1000, 1000)
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")
  let c = LayoutView(name: "c")

  init() {
    add(a, b, c, to: container)
  }

  @Test(arguments: [true, false])
  func `a batch has what was created in it, on or off`(isActive: Bool) {
    let group = batch(active: isActive) {
      a.centerXY == container.centerXY
      b.edges == container.edges
      c.width == 10
    }
    #expect(group.count == 7)
    #expect(group.allSatisfy { $0.isActive == isActive })
    #expect(container.constraints.count + c.constraints.count == (isActive ? 7 : 0))
  }

  /// Batches in batches, of which the innermost has what is created in it: 3, 4, 1 and 2.
  @Test(arguments: [[true, true, true, true], [false, false, false, false], [true, false, true, false]])
  func `each batch has and activates what is its own`(isActive: [Bool]) {
    typealias Group = ConstraintGroup<HeadlessBackend>
    var (second, third, fourth) = (Group(), Group(), Group())
    let first = batch(active: isActive[0]) {
      a.centerXY == container.centerXY
      second = batch(active: isActive[1]) {
        b.edges == container.edges
        third = batch(active: isActive[2]) { c.width == 10 }
      }
      a.width == 20
      fourth = batch(active: isActive[3]) { c.topLeft == container.topLeft }
    }
    let groups = [first, second, third, fourth]
    #expect(groups.map(\.count) == [3, 4, 1, 2])
    #expect(groups.map { $0.allSatisfy(\.isActive) } == isActive)
    #expect(groups.map { $0.contains(where: \.isActive) } == isActive)
  }

  @Test(arguments: [LayoutPriority.fittingSize, .high, .required, .low])
  func `every kind of constraint has the priority of its batch`(priority: LayoutPriority) {
    let group = batch(priority: priority) {
      a.centerXY == container.centerXY
      a.centerX == container.margins.centerX
      b.pinToSuperview(insets: 8)
      b.top == container.safeArea.top
      b.leading == a.trailing + 8
      c.centerY == b.centerY * 0.5
      c.width == b.height - 8
      c.size == LayoutSize(width: 10, height: 20)
      c.left == container.margins.right
      [a, b, c].align(.top)
      [a, b, c].match(.width)
      [a, b, c].height == 44
      [a, b, c].distribute(.vertical, spacing: .evenly, sizes: .equal, alignment: .left, in: container)
    }
    // 2 + 1 + 4 + 1 + 1 + 1 + 1 + 2 + 1, then 2 + 2 + 3, then 4 gaps in 3 equations, 2 heights and 3 left
    // edges.
    #expect(group.count == 29)
    #expect(group.allSatisfy { $0.priority == priority && $0.isActive })
  }

  @Test
  func `a batch in a batch has another priority, and outside it is required`() {
    var inner = ConstraintGroup<HeadlessBackend>()
    let outer = batch(priority: 250) {
      a.width == 10
      inner = batch(priority: 750) { b.width == 10 }
      a.height == 10
    }
    #expect(outer.map(\.priority) == [250, 250] && inner.map(\.priority) == [750])
    #expect((c.width == 10).priority.rawValue == 1000)
  }

  /// Theirs gives it the priority of the block outside.
  @Test
  func `a batch in a batch that names no priority makes required constraints`() {
    var inner = ConstraintGroup<HeadlessBackend>()
    batch(priority: 250) {
      a.width == 10
      inner = batch(active: false) { b.width == 10 }
    }
    #expect(inner.map(\.priority) == [.required])
  }

  @Test
  func `a constraint keeps the priority it was made with, wherever it is activated`() {
    let low = batch(active: false, priority: .low) { a.width == 10 }
    let plain = batch(active: false) { b.width == 10 }
    batch(priority: .high) {
      low.activate()
      plain.activate()
      c.width == 10
    }
    #expect(low[0].priority == .low && plain[0].priority == .required && low.isActive && plain.isActive)
  }

  /// Theirs takes the priority from a block.
  @Test(arguments: [LayoutPriority.fittingSize, .high, .required, .low], [LayoutAxis.horizontal, .vertical])
  func `content has a priority along each axis`(priority: LayoutPriority, axis: LayoutAxis) {
    let label = LayoutLabel(name: "label", text: "text")
    label.hugging[axis] = priority
    label.compressionResistance[axis] = priority
    let other: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    #expect(label.contentHuggingPriority(for: axis) == priority)
    #expect(label.contentCompressionResistancePriority(for: axis) == priority)
    #expect(label.contentHuggingPriority(for: other) == .low)
    #expect(label.contentCompressionResistancePriority(for: other) == .high)
  }

  @Test
  func `one constraint, a group and a batch have identifiers, on or off`() {
    let width = (a.width == 10).identifier("width")
    let edges = (b.edges == container.edges).identifier("edges")
    let inactive = batch(active: false, identifier: "later") { c.width == 10 }
    inactive.activate()
    #expect(width.identifier == "width" && edges.allSatisfy { $0.identifier == "edges" })
    #expect(inactive.map(\.identifier) == ["later"] && inactive.isActive)
  }

  @Test
  func `a batch in a batch has another identifier`() {
    var inner = ConstraintGroup<HeadlessBackend>()
    let outer = batch(identifier: "outer") {
      a.width == 10
      inner = batch(identifier: "inner") { b.width == 10 }
      a.height == 10
    }
    #expect(outer.map(\.identifier) == ["outer", "outer"] && inner.map(\.identifier) == ["inner"])
    #expect((c.width == 10).identifier == nil)
  }
}

/// Installing and removing in a deep tree.
struct PureLayoutInstallationFactsTests {
  let container = makeRoot(1000, 1000)
  let a = LayoutView(name: "a")
  let aa = LayoutView(name: "aa")
  let aaa = LayoutView(name: "aaa")
  let aab = LayoutView(name: "aab")
  let ab = LayoutView(name: "ab")
  let aba = LayoutView(name: "aba")
  let b = LayoutView(name: "b")
  let ba = LayoutView(name: "ba")

  init() {
    add(a, b, to: container)
    add(aa, ab, to: a)
    add(aaa, aab, to: aa)
    ab.addSubview(aba)
    b.addSubview(ba)
  }

  private func holder(of constraint: LayoutConstraint) -> String? {
    [container, a, aa, aaa, aab, ab, aba, b, ba].first { view in
      view.constraints.contains { $0 === constraint }
    }?.name
  }

  @Test
  func `the nearest view that contains both holds a constraint`() {
    #expect(holder(of: aaa.width == aaa.height) == "aaa")
    #expect(holder(of: aaa.top == aa.top) == "aa")
    #expect(holder(of: aaa.top == aab.top) == "aa")
    #expect(holder(of: aab.top == aba.top) == "a")
    #expect(holder(of: aa.top == aba.top) == "a")
    #expect(holder(of: aaa.top == ba.top) == "root")
    #expect(holder(of: ba.top == container.top) == "root")
  }

  @Test
  func `the nearest view that contains all holds a sum`() {
    #expect(holder(of: aaa.width + aab.width == aa.width) == "aa")
    #expect(holder(of: aaa.width + aab.width == aba.width) == "a")
    #expect(holder(of: aaa.width + aba.width == ba.width) == "root")
    #expect(holder(of: aaa.width + LayoutView(name: "orphan").width == aa.width) == nil)
  }

  @Test
  func `a view holds a constraint with a number`() {
    #expect(holder(of: aba.width == 10) == "aba")
  }

  @Test
  func `a constraint is removed from wherever it is`() {
    let own = aaa.width == 10
    let deep = aaa.top == ba.top
    own.isActive = false
    deep.isActive = false
    #expect(holder(of: own) == nil && holder(of: deep) == nil && !own.isActive && !deep.isActive)
  }

  @Test
  func `constraints are removed together, and others stay`() {
    let group = batch {
      aaa.edges == container.edges
      ba.width == 10
    }
    let other = b.width == 10
    group.deactivate()
    #expect(container.constraints.isEmpty && ba.constraints.isEmpty && other.isActive)
    group.activate()
    LayoutConstraint.deactivate(Array(group))
    #expect(container.constraints.isEmpty && ba.constraints.isEmpty && other.isActive)
  }
}
