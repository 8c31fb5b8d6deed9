import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The uses of a group after it was made.
struct ConstraintGroupTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  private func texts(_ constraints: some Sequence<LayoutConstraint>) -> [String] {
    constraints.map { $0.layoutDescription }
  }

  // MARK: Update

  @Test
  func `what is declared again is the same constraint with other numbers`() {
    let group = batch {
      a.width == 100
      a.leading == root.leading + 8 ~ .high
      a.height == b.height * 2
    }
    let before = Array(group)
    group.update {
      a.width == 120
      a.leading == root.leading + 8 ~ .low
      a.height == b.height * 2 + 1
    }
    #expect(zip(before, group).allSatisfy { $0 === $1 })
    #expect(
      texts(group) == [
        "a.width == 120", "a.leading == root.leading + 8 ~ .low", "a.height == b.height * 2 + 1",
      ])
  }

  @Test
  func `what is not declared again is deactivated, what is new becomes active`() {
    let group = batch {
      a.width == 100
      a.height == 10
    }
    let height = group[1]
    group.update {
      a.width == 100
      a.top == root.top
    }
    #expect(!height.isActive)
    #expect(group.isActive)
    #expect(texts(group) == ["a.width == 100", "a.top == root.top"])
    #expect(texts(a.constraints) == ["a.width == 100"])
  }

  @Test
  func `a statement gets the constraint that it declares again`() {
    var width: LayoutConstraint?
    func declare(_ number: Double) { width = a.width == number }
    let group = batch(of: LayoutView.Backend.self) { declare(100) }
    let first = width
    group.update { declare(200) }
    #expect(width === first)
    #expect(width?.constant == 200)
    #expect(width?.isActive == true)
  }

  @Test
  func `another relation is another constraint`() {
    let group = batch { a.width >= 100 }
    let old = group[0]
    group.update { a.width <= 100 }
    #expect(group[0] !== old)
    #expect(!old.isActive)
  }

  @Test
  func `several of one kind are matched in order`() {
    let group = batch {
      a.width >= 10
      a.width >= 20
      a.width >= 30
    }
    let before = Array(group)
    group.update {
      a.width >= 11
      a.width >= 21
    }
    #expect(group[0] === before[0] && group[1] === before[1])
    #expect(texts(a.constraints) == ["a.width >= 11", "a.width >= 21"])
    group.update {
      a.width >= 12
      a.width >= 22
      a.width >= 32
    }
    #expect(texts(a.constraints) == ["a.width >= 12", "a.width >= 22", "a.width >= 32"])
  }

  @Test
  func `an inactive group stays inactive`() {
    let group = batch(active: false) { a.width == 100 }
    group.update {
      a.width == 120
      a.height == 5
    }
    #expect(group.allSatisfy { !$0.isActive })
    group.replace { a.width == 7 }
    #expect(!group.isActive)
    group.activate()
    #expect(texts(a.constraints) == ["a.width == 7"])
  }

  @Test
  func `a member that was switched off alone is on again`() {
    let group = batch {
      a.width == 100
      a.height == 10
    }
    group[0].isActive = false
    group.update {
      a.width == 100
      a.height == 10
    }
    #expect(group.isActive)
  }

  @Test
  func `an empty block empties the group`() {
    let group = batch { a.width == 100 }
    group.update {}
    #expect(group.isEmpty)
    #expect(a.constraints.isEmpty)
    group.update { a.width == 90 }
    #expect(texts(a.constraints) == ["a.width == 90"])
  }

  @Test
  func `a constraint whose item has gone is not declared again`() {
    var gone: LayoutView? = LayoutView(name: "gone")
    if let gone { root.addSubview(gone) }
    let group = batch { if let gone { a.width == gone.width } }
    let old = group[0]
    gone?.removeFromSuperview()
    gone = nil
    let new = LayoutView(name: "new")
    root.addSubview(new)
    group.update { a.width == new.width }
    #expect(group[0] !== old)
    #expect(texts(group) == ["a.width == new.width"])
  }

  @Test
  func `a number that is none is refused, and nothing old stays`() {
    let group = batch { a.width == 100 }
    group.update { a.width == Double.nan }
    #expect(a.constraints.isEmpty)
    #expect(problems(of: root).contains("a.width == nan"))
  }

  @Test
  func `places in the source follow the declaration`() {
    let group = batch { a.width == 100 }
    let line = group[0].location?.line ?? 0
    group.update { a.width == 100 }
    #expect(group[0].location?.line == line + 2)
  }

  @Test
  func `a group that is updated in its own block has what the outer block declares`() {
    let group = batch { a.width == 100 }
    group.update {
      group.update { a.width == 1 }
      a.width == 2
      a.height == 3
    }
    #expect(texts(group) == ["a.width == 2", "a.height == 3"])
    #expect(texts(a.constraints) == ["a.width == 2", "a.height == 3"])
  }

  // MARK: Replace, add, remove

  @Test
  func `replacing takes all off and puts others on`() {
    let group = batch { a.width == 100 }
    let old = group[0]
    group.replace {
      a.width == 100
      a.height == 10
    }
    #expect(!old.isActive)
    #expect(texts(a.constraints) == ["a.width == 100", "a.height == 10"])
  }

  @Test
  func `constraints can be added to a group, and all removed`() {
    let group = batch { a.width == 100 }
    group.add { a.height == 10 }
    #expect(texts(group) == ["a.width == 100", "a.height == 10"])
    #expect(group.isActive)
    group.removeAll()
    #expect(group.isEmpty && a.constraints.isEmpty)
  }

  @Test
  func `merging changes what is mentioned and keeps the rest`() {
    let group = batch {
      a.width == 100
      a.leading == root.leading
    }
    let before = Array(group)
    group.merge {
      a.width == 120
      a.height == 10
    }
    #expect(texts(group) == ["a.width == 120", "a.leading == root.leading", "a.height == 10"])
    #expect(group[0] === before[0] && group[1] === before[1])
    #expect(group.isActive)
    group.deactivate()
    group.merge { a.top == root.top }
    #expect(group.allSatisfy { !$0.isActive })
    #expect(group.count == 4)
  }

  // MARK: Finding

  @Test
  func `the constraint of a composite about an attribute is a member of its group`() {
    let edges = a.edges.absolute == root.edges
    #expect(edges.top === edges[0] && edges.bottom === edges[.bottom].first)
    #expect(edges.left === edges[.left].first && edges.right === edges[.right].first)
    #expect(edges.leading == nil && edges.trailing == nil && edges.width == nil)
    let (size, center) = (b.size == 24, b.centerXY == a.centerXY)
    let sides = b.edges.excluding([.top, .bottom]) == a.edges
    #expect(size.width === size[0] && size.height === size[1])
    #expect(center.centerX === center[0] && center.centerY === center[1])
    #expect(sides.leading === sides[0] && sides.trailing === sides[1])
    size.width?.constant = 30
    #expect(size[0].constant == 30)
  }

  @Test
  func `constraints are found by attribute and by identifier`() {
    let group = batch(identifier: "rest") {
      (a.width == 10).identifier("narrow")
      a.edges == root.edges
    }
    #expect(texts(group[.top]) == ["a.top == root.top"])
    #expect(texts(group["narrow"]) == ["a.width == 10"])
    #expect(group["rest"].count == 4)
    #expect(group["nothing"].isEmpty)
  }

  // MARK: The group of an item

  @Test
  func `an item has a group of its own`() {
    a.ownConstraints.add { a.width == 10 }
    a.ownConstraints.add { a.height == 10 }
    b.ownConstraints.add { b.width == a.width }
    a.ownConstraints.update { a.width == 20 }
    #expect(texts(a.ownConstraints) == ["a.width == 20"])
    #expect(texts(b.ownConstraints) == ["b.width == a.width"])
    a.ownConstraints.removeAll()
    #expect(a.constraints.isEmpty)
  }

  @Test
  func `the own group of an item that leaves and comes back is declared again`() {
    a.ownConstraints.add { a.leading == root.leading + 5 }
    a.removeFromSuperview()
    #expect(!a.ownConstraints.isActive)
    root.addSubview(a)
    a.ownConstraints.update { a.leading == root.leading + 5 }
    #expect(a.ownConstraints.isActive)
  }
}

/// The priority and the identifier that a batch gives, and what becomes of them.
struct ConstraintGroupDefaultsTests {
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
  func `a batch gives its priority to what is written without one`() {
    let group = batch(priority: .high) {
      a.width == 10
      a.height == 10 ~ .low
      b.size == a.size
    }
    #expect(
      texts(group) == [
        "a.width == 10 ~ .high", "a.height == 10 ~ .low", "b.width == a.width ~ .high",
        "b.height == a.height ~ .high",
      ])
  }

  @Test
  func `the priority of a batch holds for what its group declares later`() {
    let group = batch(priority: .high) { a.width == 10 }
    group.update { a.width == 20 }
    #expect(texts(group) == ["a.width == 20 ~ .high"])
    group.add { a.height == 10 }
    group.merge {
      a.height == 30
      b.width == 5 ~ .low
    }
    #expect(texts(group) == ["a.width == 20 ~ .high", "a.height == 30 ~ .high", "b.width == 5 ~ .low"])
    group.replace { a.width == 40 }
    #expect(texts(group) == ["a.width == 40 ~ .high"])
  }

  @Test
  func `the identifier of a batch goes to what its group declares later without one`() {
    let group = batch(identifier: "card") { a.width == 10 }
    group.update {
      a.width == 20
      (a.height == 10).identifier("height")
    }
    group.add { b.width == 10 }
    group.merge { b.height == 10 }
    #expect(group.map { $0.identifier } == ["card", "height", "card", "card"])
    group.replace { a.width == 20 }
    #expect(group.map { $0.identifier } == ["card"])
  }

  @Test
  func `an identifier stays until another one is given`() {
    let group = batch { (a.width == 100).identifier("width") }
    group.update { a.width == 110 }
    #expect(group[0].identifier == "width")
    group.update { (a.width == 120).identifier("extent") }
    #expect(group[0].identifier == "extent")
  }
}
