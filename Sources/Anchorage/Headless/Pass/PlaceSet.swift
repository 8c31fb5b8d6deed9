/// A set of places among the entries: a bit for each, so that looking for the next one costs next to nothing.
struct PlaceSet {
  private var words: ContiguousArray<UInt64> = []

  /// Makes room for places below a number, and holds none.
  mutating func reset(count: Int) {
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: repeatElement(0, count: (count + 63) / 64))
  }

  /// Calls a body that inserts places.
  @inline(__always)
  mutating func withInserter(_ body: (Inserter) -> Void) {
    words.withUnsafeMutableBufferPointer { body(Inserter(words: $0)) }
  }

  /// Inserts places without asking each time whether the set is shared.
  struct Inserter {
    fileprivate let words: UnsafeMutableBufferPointer<UInt64>

    @inline(__always)
    func insert(_ place: Int) {
      words[place / 64] |= 1 << UInt64(place % 64)
    }
  }

  /// The first of its places from a number on.
  func first(from place: Int) -> Int? {
    var word = place / 64
    guard word < words.count else { return nil }
    var bits = words[word] & (~0 << UInt64(place % 64))
    while bits == 0 {
      word += 1
      guard word < words.count else { return nil }
      bits = words[word]
    }
    return word * 64 + bits.trailingZeroBitCount
  }
}
