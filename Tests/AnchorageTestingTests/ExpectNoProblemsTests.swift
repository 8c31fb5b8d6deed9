import AnchorageHeadless
import TestSupport
import Testing

@testable import AnchorageTesting

@Suite struct ExpectNoProblemsTests {
  private func makeRoot() -> (root: LayoutView, box: LayoutView) {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    let box = LayoutView(name: "box")
    root.addSubview(box)
    box.top == root.top
    box.size == LayoutSize(width: 100, height: 20)
    return (root, box)
  }

  @Test
  func `a layout without problems is fine`() {
    expectNoProblems(makeCard())
    expectNoProblems(makeCard(), includingNotes: true)
  }

  @Test
  func `a problem is shown whole`() {
    let (root, _) = makeRoot()
    root.layoutIfNeeded()
    #expect(
      problemFailure(root, includingNotes: false)?.message == """
        the layout of 'root' has a problem
        \(root.diagnostics[0])
        """)
  }

  @Test
  func `a refused constraint is a problem after every pass until it is there`() {
    let root = makeCard()
    let (box, badge) = (LayoutView(name: "box"), LayoutView(name: "badge"))
    root.addSubview(box)
    box.edges == root.edges
    badge.edges == box.edges
    for width in [320.0, 200, 260] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(problemFailure(root, includingNotes: false) != nil, "\(width)")
    }
    box.addSubview(badge)
    badge.edges == box.edges
    expectNoProblems(root)
  }

  @Test
  func `notes count where that is asked for`() {
    let (root, box) = makeRoot()
    box.leading == root.leading + 300
    expectNoProblems(root)
    #expect(
      problemFailure(root, includingNotes: true)?.message == """
        the layout of 'root' has a problem
        note: 'box' reaches beyond 'root' by 80 points on the right
        """)
  }

  @Test(.failsOnPurpose)
  func `a problem is an issue at the line of the call`() {
    let line = #line + 2
    let found = failures {
      expectNoProblems(makeRoot().root)
    }
    #expect(found.map { $0.location?.line } == [line])
  }
}
