import AllocationCounter
import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Nobody pays for reports, notes and help that nobody reads.
struct UnreadReportTests {
  let root = makeRoot()

  /// Rows of two views that share the width of the root.
  private func addRows() {
    var edge = root.top
    for index in 0..<20 {
      let views = [ContentView("a\(index)", 50, 20), LayoutView(name: "b\(index)")]
      for view in views { root.addSubview(view) }
      views[0].leading == root.leading + 8
      views[1].leading == views[0].trailing + 8
      views[1].trailing == root.trailing - 8
      views.height == 20
      views.top == edge + 8
      edge = views[0].bottom
    }
    root.layoutIfNeeded()
  }

  /// The allocations of a resize, on average.
  private func allocationsOfAResize() -> Int {
    var width = 400.0
    func resize() {
      width = width == 400 ? 420 : 400
      root.frame.size.width = width
      root.layoutIfNeeded()
    }
    // The plan of a resize is made in the second one.
    for _ in 0..<4 { resize() }
    allocation_counter_start()
    for _ in 0..<100 { resize() }
    return Int(allocation_counter_stop()) / 100
  }

  @Test(.enabled(if: allocation_counter_works(), "the allocator is not ours to count with here"))
  func `a pass without problems allocates nothing for them`() {
    root.frame.size.height = 2000
    addRows()
    let before = allocationsOfAResize()
    #expect(root.diagnostics.isEmpty && root.notes().isEmpty)
    // Nor once they were read: what is left is the pass itself, less than one for two views.
    #expect(allocationsOfAResize() == before && before <= 13)
  }

  @Test
  func `conflicts and ties wait for somebody who reads them`() {
    addRows()
    let (a, b) = (LayoutView(name: "a"), LayoutView(name: "b"))
    add(a, b, to: root)
    [a, b].topLeading == root.topLeading
    [a, b].height == 10
    a.width == 100
    a.width == 200
    b.width == 100 ~ .low
    b.width == 200 ~ .low
    for width in [300.0, 350, 400] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(root.engine?.report.hasUnwrittenConflicts == true && root.engine?.report.helps == nil)
    }
    let pivots = root.solverStatistics.pivots
    #expect(root.diagnostics.map { $0.kind } == ["conflict", "tie"])
    // Help was tried on a copy: the solver of the tree has done nothing.
    #expect(root.engine?.report.helps?.helps.count == 2 && root.solverStatistics.pivots == pivots)
  }
}
