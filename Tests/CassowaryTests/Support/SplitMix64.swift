/// A small random number generator whose numbers are the same on every platform and in every release of
/// Swift.
///
/// Steele, Lea & Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of the range.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool {
    int(1...100) <= percent
  }

  /// One of the elements, which must not be empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(0...elements.count - 1)]
  }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in elements.indices.dropFirst() { elements.swapAt(index, int(0...index)) }
  }
}
