import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Live constraints that are changed through their handle.
struct HandleTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
    b.width == 40
    [a, b].leading == root.leading
    [a, b].top == root.top
    [a, b].height == 10
  }

  private var width: Double {
    root.layoutIfNeeded()
    return a.frame.size.width
  }

  @Test
  func `every part of a live constraint changes`() {
    let constraint = a.width == b.width
    #expect(width == 40)
    constraint.multiplier = 2
    #expect(width == 80)
    constraint.constant = -5
    #expect(width == 75)
    a.width == 50 ~ .high
    constraint.relation = .lessThanOrEqual
    #expect(width == 50)
    constraint.relation = .greaterThanOrEqual
    #expect(width == 75)
    constraint.priority = .low
    #expect(width == 50)
    constraint.isActive = false
    constraint.multiplier = 3
    constraint.priority = .required
    constraint.isActive = true
    #expect(width == 115)
    #expect(constraint.description == "a.width >= b.width * 3 - 5")
  }

  @Test
  func `the multiplier of a place changes`() {
    let constraint = a.trailing == root.trailing * 0.5
    #expect(width == root.frame.size.width / 2)
    constraint.multiplier = 0.25
    #expect(width == root.frame.size.width / 4)
  }

  @Test
  func `the multiplier in a sum is that of the first anchor on the right`() {
    let constraint = a.width == b.width * 2 + b.height * 3
    #expect(width == 110)
    constraint.multiplier = 1
    #expect(width == 70)
    #expect(constraint.description == "a.width == b.width + b.height * 3")
  }

  @Test
  func `a constraint without a second anchor has no multiplier`() {
    let constraint = a.width == 30
    constraint.multiplier = 5
    #expect(constraint.multiplier == 1)
    #expect(width == 30)
  }

  @Test
  func `a multiplier that makes no sense is refused, and the old one stays`() {
    let constraint = a.trailing == root.trailing * 0.5
    constraint.multiplier = .nan
    constraint.multiplier = 0
    #expect(constraint.multiplier == 0.5)
    expectLines(
      problems(of: root),
      """
      error: the multiplier of a constraint of 'a' cannot be NaN
          a.trailing == root.trailing * 0.5
      help: use a multiplier from 0.0001 to 10000: with others, rounding errors would decide the layout
      error: 'a.trailing' is a coordinate and cannot be compared with a number alone
          a.trailing == root.trailing * 0.5
      help: compare it with another anchor, for example 'a.trailing == superview.trailing + 8'
      """)
  }

  @Test
  func `a multiplier that takes an anchor out of a sum is refused, and the old one stays`() {
    let constraint = a.width + b.width == root.width * 2
    constraint.multiplier = 0
    #expect(constraint.multiplier == 2 && constraint.isActive)
    #expect(constraint.description == "a.width + b.width == root.width * 2")
    constraint.isActive = false
    constraint.multiplier = 0
    #expect(constraint.multiplier == 2)
    #expect(root.diagnostics.isEmpty && problems(of: root).contains("a.width + b.width == root.width * 0"))
  }

  @Test
  func `a multiplier that makes distances places again is refused, and the old one stays`() {
    a.width == 40
    let constraint = a.top - b.bottom == a.leading - b.trailing ~ .low
    constraint.multiplier = 2
    #expect(constraint.multiplier == 1 && constraint.isActive)
    #expect(constraint.description == "a.top - b.bottom == a.leading - b.trailing ~ .low")
    expectLines(
      problems(of: root),
      """
      error: 'a.leading' and 'a.top' cannot be compared: they measure different things
          a.top - b.bottom == a.leading * 2 - b.trailing ~ .low
      help: compare anchors of one axis, or dimensions with dimensions
      """)
  }

  @Test
  func `a live constraint becomes required and optional again`() {
    a.width == 50 ~ 999
    let constraint = a.width == 80 ~ 500
    for _ in 0..<3 {
      #expect(width == 50)
      constraint.priority = .required
      #expect(width == 80)
      constraint.priority = 500
    }
    #expect(constraint.isActive && root.diagnostics.isEmpty)
  }
}
