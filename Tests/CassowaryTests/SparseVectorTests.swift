import Testing

@testable import Cassowary

@Suite struct SparseVectorTests {
  @Test
  func `a position is listed once, when it is met first`() {
    var vector = SparseVector()
    vector.reset(count: 5)
    vector.add(2, at: 3)
    vector.add(1, at: 0)
    vector.add(0.5, at: 3)
    #expect(Array(vector.positions.elements) == [3, 0])
    #expect(Array(vector.values.elements) == [1, 0, 0, 2.5, 0])
    #expect(vector[3] == 2.5)
  }

  @Test
  func `a number that became zero stays listed until the vector is cleared`() {
    var vector = SparseVector()
    vector.reset(count: 3)
    vector.add(1, at: 1)
    vector.add(-1, at: 1)
    #expect(Array(vector.positions.elements) == [1])
    vector.clear()
    #expect(vector.positions.count == 0)
    vector.add(7, at: 1)
    #expect(Array(vector.positions.elements) == [1] && vector[1] == 7)
  }

  @Test(arguments: [0, 2, 3, 9])
  func `a reset vector is zero whatever its size`(count: Int) {
    var vector = SparseVector()
    vector.reset(count: 3)
    vector.add(4, at: 2)
    vector.reset(count: count)
    #expect(Array(vector.values.elements) == [Double](repeating: 0, count: count))
    #expect(vector.positions.count == 0)
    for position in 0..<Int32(count) { vector.add(1, at: position) }
    #expect(vector.positions.count == count)
  }
}
