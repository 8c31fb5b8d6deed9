import Anchorage

/// A set of indices among the entries, one bit for each.
///
/// Most sets hold few of many entries. Finding the next checks 64 of them at a time.
struct EntrySet {
  private var words: ContiguousArray<UInt64> = []

  var isEmpty: Bool { first(from: 0) == nil }

  /// Removes everything and makes room for the indices below `count`.
  mutating func reset(count: Int) {
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: repeatElement(0, count: (count + 63) / 64))
  }

  /// Inserts the members of another set of the same capacity.
  mutating func formUnion(_ other: EntrySet) {
    for word in words.indices { words[word] |= other.words[word] }
  }

  mutating func insert(_ index: Int) {
    words[index / 64] |= 1 << UInt64(index % 64)
  }

  /// The largest index in the set that is below `index`.
  func last(before index: Int) -> Int? {
    var word = min((index - 1) >> 6, words.count - 1)
    guard word >= 0 else { return nil }
    let count = index - 64 * word
    var bits = count < 64 ? words[word] & ((1 << UInt64(count)) - 1) : words[word]
    while bits == 0 {
      word -= 1
      guard word >= 0 else { return nil }
      bits = words[word]
    }
    return word * 64 + 63 - bits.leadingZeroBitCount
  }

  /// Calls a body that inserts indices.
  mutating func withInserter(_ body: (Inserter) -> Void) {
    words.withUnsafeMutableBufferPointer { body(Inserter(words: $0)) }
  }

  /// Inserts indices without checking each time whether the storage of the set is shared.
  struct Inserter {
    fileprivate let words: UnsafeMutableBufferPointer<UInt64>

    func insert(_ index: Int) {
      words[index / 64] |= 1 << UInt64(index % 64)
    }
  }

  /// The smallest index in the set that is not below `index`.
  func first(from index: Int) -> Int? {
    var word = index / 64
    guard word < words.count else { return nil }
    var bits = words[word] & (~0 << UInt64(index % 64))
    while bits == 0 {
      word += 1
      guard word < words.count else { return nil }
      bits = words[word]
    }
    return word * 64 + bits.trailingZeroBitCount
  }
}
