import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The constraints that declaring again touches, and changes for which a platform replaces live constraints.
struct ConstraintGroupChangeTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  @Test
  func `what is declared again counts as activated last, also where nothing else changed`() {
    let group = batch { a.leading == root.leading + 10 }
    root.frame.size.width = 120
    a.trailing == root.trailing - 10
    a.width == root.width * 0.5 + 40
    root.layoutIfNeeded()
    group.update { a.leading == root.leading + 10 }
    root.frame.size.width = 200
    root.layoutIfNeeded()
    // The group's constraint came last, so it is the one that gives way: 190 - 140.
    #expect(a.frame.minX == 50)
  }

  @Test
  func `another multiplier or a crossing of required is the same constraint`() {
    let group = batch {
      a.width == b.width * 2
      a.height == 10
    }
    let before = Array(group)
    group.update {
      a.width == b.width * 3
      a.height == 10 ~ .high
    }
    #expect(zip(before, group).allSatisfy { $0 === $1 })
    expectConstraints(group, "a.width == b.width * 3", "a.height == 10 ~ .high")
  }

  @Test
  func `a member of an inactive group that is active by itself is inactive when it is declared again`() {
    let group = batch(active: false) { a.width == 40 }
    group[0].isActive = true
    group.update { a.width == 50 }
    expectConstraints(group, "a.width == 50")
    #expect(!group[0].isActive)
  }

  @Test
  func `updating one constant of two hundred touches one constraint`() {
    let rows = (0..<50).map { LayoutView(name: "row\($0)") }
    for row in rows { root.addSubview(row) }
    func declare(height: Double) {
      for (index, row) in rows.enumerated() {
        row.leading == root.leading
        row.trailing == root.trailing
        row.top == (index == 0 ? root.top : rows[index - 1].bottom) + 2
        row.height == (index == 30 ? height : 10)
      }
    }
    let group = batch(of: HeadlessBackend.self) { declare(height: 20) }
    root.layoutIfNeeded()
    let before = Array(group)
    group.update { declare(height: 25) }
    #expect(group.count == 200)
    #expect(zip(before, group).allSatisfy { $0 === $1 })
    #expect(root.held.changed.isEmpty && root.held.removed.isEmpty)
    let touched = rows.flatMap { $0.held.changed }
    #expect(touched.map { $0.description } == ["row30.height == 25"])
    #expect(rows.allSatisfy { $0.held.removed.isEmpty })
    root.layoutIfNeeded()
    #expect(rows[31].frame.origin.y == 30 * 12 + 2 + 25 + 2)
  }
}
