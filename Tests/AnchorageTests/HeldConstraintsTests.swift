import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The memory held for constraints that come and go.
struct HeldConstraintsTests {
  private let root = makeRoot()

  @Test
  func `a constraint that goes and comes again and again leaves no holes behind`() {
    let constraint = root.width >= 10
    var places: Set<Int32> = []
    for _ in 0..<1000 {
      constraint.isActive = false
      constraint.isActive = true
      places.insert(constraint.slot)
    }
    // Holes are closed as soon as there are more than 16 places and most of them are holes.
    #expect(places == Set(0...16))
    #expect(root.constraints.count == 1)
  }

  @Test
  func `a batch that has ended knows no constraint any more`() {
    var running: _LayoutBatch<HeadlessBackend>?
    var knewWidth = false
    let group = batch(of: HeadlessBackend.self) {
      let width = root.width >= 10
      running = HeadlessBackend._runningBatch
      knewWidth = running?.hasCollected(width) == true
    }
    // It keeps none alive, so that another one could have the address of one that went.
    #expect(knewWidth && running?.hasCollected(group[0]) == false)
  }
}
