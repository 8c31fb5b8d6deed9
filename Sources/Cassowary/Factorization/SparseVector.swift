/// A vector of mostly zeros: all of its numbers, and a list of the numbers that may not be zero.
///
/// Loops over the vector go through the list; a single number is found in one step.
struct SparseVector: ~Copyable {
  /// Every number of the vector, zero where it is not listed.
  private(set) var values = Buffer<Double>()
  /// The positions of the numbers that may not be zero, each once, in the order in which they were met.
  private(set) var positions = Buffer<Int32>()
  private var isListed = Buffer<Bool>()

  init() {}

  subscript(position: Int32) -> Double { values[position] }

  /// Makes all numbers zero.
  ///
  /// - Complexity: O(`count`) if the vector had another size, otherwise O(listed numbers).
  mutating func reset(count: Int) {
    if values.count == count {
      clear()
    } else {
      values.reset(to: 0, count: count)
      isListed.reset(to: false, count: count)
      positions.removeAll()
    }
  }

  /// Makes all numbers zero.
  ///
  /// - Complexity: O(listed numbers).
  mutating func clear() {
    for position in positions.elements {
      values[position] = 0
      isListed[position] = false
    }
    positions.removeAll()
  }

  /// Adds to one of the numbers, and lists it.
  @inline(__always)
  mutating func add(_ number: Double, at position: Int32) {
    values[position] += number
    if isListed[position] { return }
    isListed[position] = true
    positions.append(position)
  }

  /// Sets a number that is not listed, and lists it.
  @inline(__always)
  mutating func append(_ number: Double, at position: Int32) {
    assert(!isListed[position])
    values[position] = number
    isListed[position] = true
    positions.append(position)
  }
}
