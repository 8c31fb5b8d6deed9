import AnchorageHeadless
import Testing

struct BatchTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  private func texts(_ constraints: some Sequence<LayoutConstraint>) -> [String] {
    constraints.map { $0.layoutDescription }
  }

  @Test
  func `a relation is active at once`() {
    let constraint = a.width == 10
    #expect(constraint.isActive)
    #expect(texts(a.constraints) == ["a.width == 10"])
  }

  @Test
  func `a batch activates in the order written when it ends`() {
    var wasActive = true
    let group = batch {
      a.top == root.top
      let height = a.height == 20
      wasActive = height.isActive
      b.edges == a.edges.inset(by: 1)
    }
    #expect(!wasActive)
    #expect(group.isActive)
    #expect(
      texts(root.constraints) == [
        "a.top == root.top", "b.top == a.top + 1", "b.leading == a.leading + 1",
        "b.bottom == a.bottom - 1", "b.trailing == a.trailing - 1",
      ])
  }

  @Test
  func `an inactive batch leaves its constraints off until it is activated`() {
    let group = batch(active: false) {
      a.leading == root.leading
      a.width == 10
    }
    #expect(!group.isActive)
    #expect(root.constraints.isEmpty)
    group.activate()
    #expect(group.isActive)
    #expect(group.count == 2)
    group[1].isActive = false
    #expect(!group.isActive)
    group.deactivate()
    #expect(root.constraints.isEmpty && a.constraints.isEmpty)
  }

  @Test
  func `a function made of statements is a statement`() {
    @ConstraintBuilder func rows() -> ConstraintBuilder.Statements<LayoutView.Backend> {
      a.height == 44
      b.height == 44
    }
    @ConstraintBuilder func nothing() -> ConstraintBuilder._Nothing {}
    let line = #line
    let group = batch {
      rows()
      nothing()
      a.width == 10
      for _ in 0..<1 { rows() }
    }
    #expect(
      texts(group) == [
        "a.height == 44", "b.height == 44", "a.width == 10", "a.height == 44", "b.height == 44",
      ])
    #expect(group.map { ($0.location?.line ?? 0) - line } == [-4, -3, 4, -4, -3])
    #expect(batch(of: LayoutView.Backend.self) { nothing() }.isEmpty)
  }

  @Test
  func `statements may branch and repeat`() {
    let isTall = true
    let none: Int? = nil
    let group = batch {
      if isTall { a.height == 100 } else { a.height == 10 }
      if none != nil { a.height == 1 }
      for view in [a, b] {
        view.width == 5
        view.top == root.top
      }
      switch choice(isTall) {
      case 1: b.height == 1
      default: b.height == 2
      }
      [a].setContentHuggingPriority(1, for: .horizontal)
    }
    #expect(
      texts(group) == [
        "a.height == 100", "a.width == 5", "a.top == root.top", "b.width == 5", "b.top == root.top",
        "b.height == 1",
      ])
  }

  private func choice(_ flag: Bool) -> Int { flag ? 1 : 0 }

  @Test
  func `a nested batch keeps its constraints to itself`() {
    var inner: ConstraintGroup<LayoutView.Backend>?
    let outer = batch(active: false) {
      a.width == 1
      inner = batch {
        a.width == 2
        batch(active: false) { a.width == 3 }
      }
      a.width == 4
    }
    #expect(texts(outer) == ["a.width == 1", "a.width == 4"])
    #expect(inner.map { texts($0) } == ["a.width == 2"])
    #expect(texts(a.constraints) == ["a.width == 2"])
  }

  @Test
  func `an item is free again once its batch has ended`() {
    batch(active: false) { a.width == b.width }
    let (first, second) = (a.width == 1, b.width == 2)
    #expect(first.isActive && second.isActive)
    #expect(batch(active: false) { b.width == 3 }.count == 1)
  }

  @Test
  func `constraints of called functions belong to the batch`() {
    func pin() {
      a.width == 1
      b.width == 2
    }
    let group = batch(of: LayoutView.Backend.self, active: false) { pin() }
    #expect(texts(group) == ["a.width == 1", "b.width == 2"])
    #expect(batch(of: LayoutView.Backend.self) {}.isEmpty)
  }

  @Test
  func `a batch that ended collects nothing more`() async {
    var task: Task<Bool, Never>?
    batch(active: false) {
      a.width == 1
      task = Task { @Sendable in
        // The task inherits the batch, which is over by the time it runs.
        try? await Task.sleep(for: .milliseconds(20))
        let view = LayoutView(name: "c")
        let constraint = view.width == 3
        return constraint.isActive && !view.constraints.isEmpty
      }
    }
    #expect(await task?.value == true)
  }

  @Test
  func `each constraint knows the line of its statement`() {
    let line = #line
    let group = batch {
      a.width == 1
      a.edges
        == root.edges
      for view in [a, b] { view.height == 2 }
    }
    #expect(group.map { $0.location?.line } == [2, 3, 3, 3, 3, 5, 5].map { line + $0 })
    #expect(group[0].location?.description == "BatchTests.swift:\(line + 2)")
    #expect((a.width == 1).location == nil)
  }

  @Test
  func `a group finds constraints by attribute`() {
    let group = a.edges == root.edges
    #expect(texts(group[.bottom]) == ["a.bottom == root.bottom"])
    #expect(group[.width].isEmpty)
    group[.leading].first?.constant = 5
    #expect(group[1].layoutDescription == "a.leading == root.leading + 5")
  }

  @Test
  func `only the first item becomes placed by constraints`() {
    let guide = LayoutGuide(name: "g")
    b.addLayoutGuide(guide)
    let group = batch(active: false) {
      a.leading == b.leading
      guide.width == 10
    }
    #expect(group.count == 2)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.translatesAutoresizingMaskIntoConstraints)
    [a, b].align(.top)
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `a group prints its constraints`() {
    #expect("\(a.size == 24)" == "a.width == 24\na.height == 24")
  }

  @Test
  func `a task begun inside a batch does not put its constraints into it`() async {
    let view = LayoutView(name: "view")
    var task: Task<Bool, Never>?
    let group = batch(active: false) {
      view.width == 1
      task = Task {
        let other = LayoutView(name: "other")
        let width = other.width == 5
        return withExtendedLifetime(other) { width.isActive }
      }
      view.height == 1
    }
    #expect(await task?.value == true)
    #expect(group.count == 2)
  }

  @Test
  func `an empty group is never active`() {
    let group = ConstraintGroup<LayoutView.Backend>([])
    group.activate()
    #expect(!group.isActive)
  }

}
