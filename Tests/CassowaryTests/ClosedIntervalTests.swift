import Testing

@testable import Cassowary

@Suite struct ClosedIntervalTests {
  @Test
  func `an interval of one number is not empty`() {
    var interval = ClosedInterval(low: 0, high: 8)
    // 2 × p − 16 is not negative from 8 on.
    interval.restrict(toNonNegative: -16, 2)
    #expect(interval == ClosedInterval(low: 8, high: 8))
    #expect(!interval.isEmpty && interval.contains(8))
    interval.restrict(toNonNegative: 7, -1)
    #expect(interval.isEmpty && !interval.contains(7) && !interval.contains(8))
  }
}
