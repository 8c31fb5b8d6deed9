import AllocationCounter
import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Reports that are read after the tree changed and before it was laid out again.
struct StaleReportTests {
  private let root = makeRoot(320, 200)

  /// Adds views that nothing else holds, each with an open frame.
  private func addOpenViews() {
    for index in 0..<20 {
      let view = LayoutView(name: "a rather long name for view \(index)")
      root.addSubview(view)
      view.top == root.top
    }
    root.layoutIfNeeded()
  }

  private func removeAll() {
    while let view = root.subviews.first, view.name != "kept" { view.removeFromSuperview() }
  }

  @Test
  func `views that are gone are in no report`() {
    addOpenViews()
    removeAll()
    #expect(root.diagnostics == [])
  }

  @Test
  func `views that are gone explain nothing`() {
    addOpenViews()
    let kept = LayoutView(name: "kept")
    root.addSubview(kept)
    kept.leading == root.subviews[0].leading
    root.layoutIfNeeded()
    removeAll()
    #expect(!"\(root.explain(kept.leading))".contains("rather long"))
  }

  @Test
  func `constraints of a view that is the root of another tree by now are noted nowhere`() {
    let (card, a, b) = (LayoutView(name: "card"), LayoutView(name: "a"), LayoutView(name: "b"))
    card.frame = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    add(card, to: root)
    add(a, b, to: card)
    [a, b].forEach { $0.topLeading == card.topLeading }
    a.size == LayoutSize(width: 10, height: 10)
    b.height == 10
    b.width == a.width * 3 ~ .low
    b.width == 40
    root.layoutIfNeeded()
    #expect(root.missedOptionalConstraints.count == 1)
    card.removeFromSuperview()
    for _ in 0..<10 { card.insertSubview(LayoutView(), at: 0) }
    card.layoutIfNeeded()
    #expect(root.missedOptionalConstraints == [])
    #expect(root.notes() == [])
    #expect(card.missedOptionalConstraints.count == 1)
  }

  @Test
  func `wishes of hidden views are none that are lost`() {
    let (box, icon) = (LayoutView(name: "box"), LayoutView(name: "icon"))
    add(box, to: root)
    add(icon, to: box)
    box.edges == root.edges
    icon.topLeading == box.topLeading
    icon.size == LayoutSize(width: 10, height: 10)
    icon.width == 20 ~ .low
    root.layoutIfNeeded()
    #expect(root.missedOptionalConstraints.map { $0.items } == [["icon"]])
    box.isHidden = true
    root.layoutIfNeeded()
    #expect(root.missedOptionalConstraints == [])
  }

  @Test
  func `a view that was not added again has no place to be noted`() {
    let badge = LayoutView(name: "badge")
    add(badge, to: root)
    badge.edges == root.edges
    root.layoutIfNeeded()
    badge.removeFromSuperview()
    #expect(root.notes() == [])
    root.addSubview(badge)
    root.layoutIfNeeded()
    #expect(root.notes().map { $0.kind } == ["unplacedSinceRemoval"])
  }

  @Test
  func `an open size may be larger than any integer`() {
    let views = ["a", "b", "c", "d"].map { LayoutView(name: $0) }
    for view in views {
      root.addSubview(view)
      view.topLeading == root.topLeading
      view.height == 10
    }
    views[0].width == 900_000_000
    views[1].width == views[0].width * 9999
    views[2].width == views[1].width * 9999
    views[3].width >= views[2].width * 9999
    root.layoutIfNeeded()
    #expect(root.diagnostics.map { $0.kind } == ["ambiguity"])
  }
}

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

  @Test(.enabled(if: allocation_counter_works(), "the allocator is not ours to count with here"))
  func `reading that there is no problem copies and tries nothing`() {
    root.frame.size.height = 2000
    addRows()
    let pivots = root.solverStatistics.pivots
    _ = root.diagnostics
    allocation_counter_start()
    for _ in 0..<100 { _ = root.diagnostics }
    // A copy would have an object for each of forty views.
    #expect(allocation_counter_stop() / 100 < 20)
    #expect(root.engine?.report.helps == nil && root.solverStatistics.pivots == pivots)
  }

  @Test
  func `conflicts and ties are found when they are read`() {
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
    #expect(root.engine?.report.helps?.0.helps.count == 2 && root.solverStatistics.pivots == pivots)
  }
}
