import AnchorageHeadless
import Testing

// Facts from Cartography's own tests about arrays of views, groups, priorities, hierarchies and memory.

/// Views in a row, in a column and on a line.
struct CartographyArrayFactsTests {
  let root = makeRoot(400, 400)
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")
  let c = LayoutView(name: "c")

  init() {
    add(a, b, c, to: root)
    a.topLeft == root.topLeft.offset(x: 10, y: 10)
  }

  private func expectEqualFrames(sourceLocation: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    let frame = LayoutRect(x: 10, y: 10, width: 200, height: 200)
    #expect([a, b, c].map(\.frame) == [frame, frame, frame], sourceLocation: sourceLocation)
    #expect(
      [a, b, c].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints }, sourceLocation: sourceLocation)
  }

  @Test
  func `views that share four edges share their frames`() {
    a.size == 200
    for edge: LayoutAlignment in [.top, .right, .bottom, .left] { [a, b, c].align(edge) }
    expectEqualFrames()
  }

  @Test
  func `views that share centres and sizes share their frames`() {
    a.size == 200
    [a, b, c].match(.size)
    [a, b, c].align(.centerX)
    [a, b, c].align(.centerY)
    expectEqualFrames()
  }

  @Test(arguments: LayoutAlignment.allCases)
  func `one view or none has nothing to be aligned with`(alignment: LayoutAlignment) {
    let none: [LayoutView] = []
    #expect([a].align(alignment).isEmpty && none.align(alignment).isEmpty)
  }

  /// Theirs says in its manual that each follows the one before it, and in its code that all follow the
  /// first.
  @Test
  func `all follow the first view`() {
    expectConstraints([a, b, c].align(.top), "b.top == a.top", "c.top == a.top")
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func `views of 100 with gaps of 10 begin at 0, 110 and 220`(axis: LayoutAxis) {
    let root = makeRoot(400, 400)
    add(a, b, c, to: root)
    a.topLeft == root.topLeft
    [a, b, c].size == 100
    [a, b, c].distribute(axis, spacing: 10)
    root.layoutIfNeeded()
    #expect([a, b, c].map { axis == .horizontal ? $0.frame.minX : $0.frame.minY } == [0, 110, 220])
    #expect([a, b, c].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func `one view or none has no gaps`(axis: LayoutAxis) {
    let none: [LayoutView] = []
    #expect([a].distribute(axis, spacing: 10).isEmpty && none.distribute(axis, spacing: 10).isEmpty)
  }

  @Test
  func `views are as wide and as high as the first`() {
    a.size == LayoutSize(width: 50, height: 60)
    [a, b, c].match(.width)
    [a, b, c].match(.height)
    root.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.width) == [50, 50, 50])
    #expect([a, b, c].map(\.frame.height) == [60, 60, 60])
  }
}

/// Groups, priorities and memory.
struct CartographyGroupFactsTests {
  let root = makeRoot(400, 400)
  let view1 = LayoutView(name: "view1")
  let view2 = LayoutView(name: "view2")

  init() {
    add(view1, view2, to: root)
  }

  @Test
  func `the group that is active decides`() {
    let small = batch(active: false) { view1.size == 100 }
    let large = batch(active: false) { view1.size == 200 }
    small.isActive = true
    root.layoutIfNeeded()
    #expect(view1.frame.size == LayoutSize(width: 100, height: 100))
    small.isActive = false
    large.isActive = true
    root.layoutIfNeeded()
    #expect(view1.frame.size == LayoutSize(width: 200, height: 200))
    #expect(root.diagnostics.allSatisfy { $0.kind == "ambiguity" })
  }

  @Test
  func `what replaces a group's constraints decides`() {
    view1.topLeft == root.topLeft
    view1.size == 200
    view2.leading == root.leading
    view2.width == 200
    view2.top == view1.bottom + 10
    let group = batch { view2.height == 100 }
    root.layoutIfNeeded()
    #expect(view2.frame.height == 100)
    group.replace { view2.bottom >= root.bottom }
    root.layoutIfNeeded()
    // 400 - 10 - 200, and not a point more than it must be.
    #expect(view2.frame.height == 190)
    #expect(root.diagnostics.allSatisfy { $0.kind == "ambiguity" })
  }

  @Test
  func `a constraint has the priority it is given`() {
    #expect((view1.width == 200 ~ 100).priority == 100)
  }

  @Test
  func `both constraints of a size have the priority it is given`() {
    let group = view1.size <= root.size ~ 100
    #expect(group.map(\.priority) == [100, 100])
  }

  @Test
  func `constraints keep no view alive`() {
    let watch = Watch()
    do {
      let parent = watch.on(LayoutView(name: "parent"))
      let (a, b) = (watch.on(LayoutView(name: "a")), watch.on(LayoutView(name: "b")))
      add(a, b, to: parent)
      batch {
        a.top == b.top
        b.bottom == a.bottom
      }
      parent.layoutIfNeeded()
    }
    #expect(watch.living == [])
  }
}

/// Which view holds a constraint.
struct CartographyHierarchyFactsTests {
  let grandparent = LayoutView(name: "grandparent")
  let parentA = LayoutView(name: "parentA")
  let parentB = LayoutView(name: "parentB")
  let childA = LayoutView(name: "childA")
  let childB = LayoutView(name: "childB")
  let cousin = LayoutView(name: "cousin")

  init() {
    add(parentA, parentB, to: grandparent)
    add(childA, childB, to: parentA)
    parentB.addSubview(cousin)
  }

  @Test
  func `a view holds what is about it alone`() {
    childA.width == 200
    #expect(childA.constraints.count == 1 && parentA.constraints.isEmpty)
  }

  @Test
  func `a parent holds what relates it to its child`() {
    parentA.width == childA.width
    #expect(parentA.constraints.count == 1 && childA.constraints.isEmpty)
  }

  @Test
  func `a grandparent holds what relates it to its grandchild`() {
    grandparent.width == childA.width
    #expect(grandparent.constraints.count == 1 && parentA.constraints.isEmpty)
  }

  @Test
  func `a parent holds what relates its children`() {
    childA.width == childB.width
    #expect(parentA.constraints.count == 1 && grandparent.constraints.isEmpty)
  }

  @Test
  func `a grandparent holds what relates cousins`() {
    childA.width == cousin.width
    #expect(grandparent.constraints.count == 1 && parentA.constraints.isEmpty)
  }

  @Test
  func `a grandparent holds what relates a child to its uncle`() {
    childA.width == parentB.width
    #expect(grandparent.constraints.count == 1 && parentA.constraints.isEmpty && parentB.constraints.isEmpty)
  }

  /// A test that theirs leaves pending: it wants an exception.
  @Test
  func `what relates strangers is reported and held by nobody`() {
    let stranger = LayoutView(name: "stranger")
    #expect(!(childA.width == stranger.width).isActive)
    #expect(stranger.constraints.isEmpty && grandparent.constraints.isEmpty)
    #expect(problems(of: grandparent).contains("error: 'stranger' and 'grandparent' have no common ancestor"))
  }
}
