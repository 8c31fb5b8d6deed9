/// A small random number generator whose numbers are the same on every platform and in every release of
/// Swift.
///
/// Steele, Lea & Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below a bound, which must be positive.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of the elements, which must not be empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
