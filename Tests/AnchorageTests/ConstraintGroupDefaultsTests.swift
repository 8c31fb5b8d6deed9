import Testing

@testable import Anchorage
@testable import AnchorageHeadless

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
