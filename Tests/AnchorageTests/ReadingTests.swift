import AnchorageHeadless
import Testing

/// The Swift of the article "Reading what Anchorage says", line by line and in its order, with what it prints. A test of
/// the repository compares both with the article; its scenes are run by the tests of `AnchorageScenes`.
struct ReadingTests {
  let root = makeRoot()
  let card = LayoutView(name: "card")

  init() {
    root.addSubview(card)
    card.topLeading == root.topLeading
  }

  @Test
  func `a layout without problems prints nothing`() {
    card.size == LayoutSize(width: 100, height: 40)
    root.layoutIfNeeded()
    for problem in root.diagnostics { print(problem) }
    for note in root.notes() { print(note) }
    #expect(root.diagnostics == [] && root.notes() == [])
  }

  @Test
  func `a batch gives reports their lines`() {
    let root = makeRoot(320, 200)
    let card = LayoutView(name: "card")
    root.addSubview(card)
    batch {
      card.edges == root.edges.inset(by: 16)
      card.width == 400
    }
    let line = #line - 2
    #expect(problems(of: root).contains("    card.width == 400                        "))
    #expect(problems(of: root).contains("ReadingTests.swift:\(line), gives way\n"))
  }

  @Test
  func `a constraint that has no meaning is refused, and leaves something open`() {
    card.size == LayoutSize(width: 100, height: 40)
    let title = LayoutLabel(name: "title", text: "Title")
    root.addSubview(title)
    title.top == card.bottom
    title.leading == root.left + 16
    #expect(
      problems(of: root) == """
        error: 'title.leading' and 'root.left' cannot be compared: one follows the layout direction, the other does not
            title.leading == root.left + 16
        help: use leading and trailing for both, or left and right for both
        warning: the layout of 'title' is ambiguous
        note: title.leading is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'title.leading == root.leading'
        """)
    title.leading == root.leading + 16
    #expect(problems(of: root) == "")
    #expect(title.frame.minX == 16)
  }

  @Test
  func `a view that changes a constraint in each round is named`() {
    final class Clock: LayoutView {
      var width: LayoutConstraint?
      override func layoutSubviews() { width?.constant += 1 }
    }
    let clock = Clock(name: "clock")
    card.size == LayoutSize(width: 100, height: 40)
    root.addSubview(clock)
    clock.topLeading == root.topLeading
    clock.height == 60
    clock.width = clock.width == 1
    #expect(
      problems(of: root) == """
        error: the layout did not settle in 8 rounds
        note: 'clock' needed another round each time
        help: change the layout in 'layoutSubviews()', 'updateConstraints()' or 'intrinsicContentSize' only when something else changed
        """)
  }

  @Test
  func `a view that sets what follows from its size comes to rest`() {
    final class Clock: LayoutView {
      var width: LayoutConstraint?
      override func layoutSubviews() { width?.constant = bounds.height > 50 ? 200 : 100 }
    }
    let clock = Clock(name: "clock")
    card.size == LayoutSize(width: 100, height: 40)
    root.addSubview(clock)
    clock.topLeading == root.topLeading
    clock.height == 60
    clock.width = clock.width == 1
    #expect(problems(of: root) == "")
    #expect(clock.frame.width == 200)
  }

  @Test
  func `a change is tried, and nothing of it is left behind`() {
    let badge = LayoutView(name: "badge")
    root.addSubview(badge)
    card.size == LayoutSize(width: 116, height: 40)
    badge.size == LayoutSize(width: 60, height: 20)
    badge.top == root.top
    let gap = badge.leading == card.trailing + 8
    print(root.whatIf { gap.constant = 20 })
    // 116 + 8 = 124
    #expect(
      "\(root.whatIf { gap.constant = 20 })" == """
        badge: (124, 0, 60, 20) becomes (136, 0, 60, 20)
        """)
    root.layoutIfNeeded()
    #expect(badge.frame.minX == 124)
  }

  @Test
  func `errors are logged in one line each`() {
    card.width == 100
    card.width == 200
    root.layoutIfNeeded()
    let errors = root.diagnostics.filter { $0.isError }.map { $0.summary }
    #expect(
      errors.joined(separator: "\n") == """
        error: conflict on the x-axis of 'card': card.width == 100, card.width == 200 gives way
        """)
    #expect(root.diagnostics.map { $0.isError } == [true, false])
  }
}
