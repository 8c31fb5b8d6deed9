import AnchorageHeadless
import Testing

/// For every mistake that only the platform has: the whole report, and that doing what its help says is no mistake any more.
/// `AnchorLayoutTests` has those of SwiftUI.
@MainActor @Suite(.nothingRaised)
struct PlatformMistakeHelpTests {
  private let root = makeFlippedRoot()
  private let a: FakeView
  private let b: FakeView
  private let c: FakeView

  init() {
    (a, b, c) = (FakeView(name: "a", in: root), FakeView(name: "b", in: root), FakeView(name: "c", in: root))
  }

  @Test
  func `the group has the constraint that is there instead of another`() {
    let layout = batch { a.width == b.width * 2 }.identifier("")
    let old = layout[0]
    layout.update { a.width == b.width * 3 }
    #expect(
      reports { old.constant = 8 } == """
        error: a constraint was used after its group, declared again, replaced it with another
            a.width == b.width * 2 + 8
        help: ask the group for the constraint that it has now, for example 'group[.width].first'
        """)
    #expect(reports { layout[.width].first?.constant = 8 } == "")
    #expect(root.constraints.map { $0.layoutDescription } == ["a.width == b.width * 3 + 8"])
  }

  @Test
  func `distances are related, and a guide has the size of a sum`() {
    #expect(
      reports { a.width == c.trailing * 2 - b.leading } == """
        error: the constraint has more anchors than UIKit's or AppKit's can have
            a.width == c.trailing * 2 - b.leading
        help: relate two anchors, distances or dimensions; for a sum, add a layout guide that has its size
        """)
    let both = FakeGuide()
    root.addLayoutGuide(both)
    let found = reports {
      a.height == c.top - b.top
      // As wide as the one and, from there on, as the other.
      b.leading == both.leading
      c.leading == b.trailing
      c.trailing == both.trailing
      a.width == both.width
      [b, c].width == 30
    }
    root.layOut()
    #expect(found == "" && a.frame.width == 60)
  }

  @Test
  func `Anchorage remembers the anchors of a distance`() {
    [a, b, c].size == 10
    [a, b, c].top == root.top
    a.leading == root.leading
    b.leading == a.trailing + 8
    let gap = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
    let constraint = gap.constraint(equalTo: a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor))
    constraint.isActive = true
    #expect(
      root.layoutProblems().map(\.description) == [
        """
        error: the anchors of a constraint cannot be read, so the problems of 'root' are reported without it
            \(constraint)
        help: declare it with Anchorage, which remembers them, for example 'b.leading - a.trailing == c.leading - b.trailing'
        """,
        """
        warning: the layout of 'c' is ambiguous
        note: c.leading is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'c.leading == root.leading'
        """,
      ])
    constraint.isActive = false
    b.leading - a.trailing == c.leading - b.trailing
    #expect(root.layoutProblems() == [])
  }
}
