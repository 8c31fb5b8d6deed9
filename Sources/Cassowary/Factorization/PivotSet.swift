/// A set of pivots, or of rows, as a bit for each, from which loops take the next or the previous one.
struct PivotSet: ~Copyable {
  private var words = Buffer<UInt64>()

  /// Makes the set empty, with room for pivots below `count`.
  mutating func reset(count: Int) {
    words.reset(to: 0, count: (count + 63) >> 6)
  }

  var isEmpty: Bool { words.elements.allSatisfy { $0 == 0 } }

  @inline(__always)
  func insert(_ pivot: Int) {
    words[pivot >> 6] |= 1 &<< UInt64(truncatingIfNeeded: pivot)
  }

  @inline(__always)
  func remove(_ pivot: Int) {
    words[pivot >> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: pivot))
  }

  /// The first pivot in `start..<end`; `end` or a larger number if there is none.
  @inline(__always)
  func first(from start: Int, below end: Int) -> Int {
    if start >= end { return end }
    var bits = words[start >> 6] & (~0 &<< UInt64(truncatingIfNeeded: start))
    if bits != 0 { return (start & ~63) + bits.trailingZeroBitCount }
    for word in (start >> 6) + 1..<((end - 1) >> 6) + 1 {
      bits = words[word]
      if bits != 0 { return (word << 6) + bits.trailingZeroBitCount }
    }
    return end
  }

  /// The last pivot in `start..<end`; a number below `start` if there is none.
  @inline(__always)
  func last(from start: Int, below end: Int) -> Int {
    if start >= end { return start - 1 }
    var bits = words[(end - 1) >> 6] & (~0 &>> UInt64(truncatingIfNeeded: -end))
    if bits != 0 { return ((end - 1) | 63) - bits.leadingZeroBitCount }
    for word in stride(from: ((end - 1) >> 6) - 1, through: start >> 6, by: -1) {
      bits = words[word]
      if bits != 0 { return (word << 6) + 63 - bits.leadingZeroBitCount }
    }
    return start - 1
  }
}
