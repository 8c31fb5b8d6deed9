/// The numbers from `low` to `high`, both included; empty if `low` is greater.
package struct ClosedInterval: BitwiseCopyable, Hashable, Sendable {
  package var low = -Double.infinity
  package var high = Double.infinity

  static let empty = ClosedInterval(low: .infinity, high: -.infinity)

  var isEmpty: Bool { low > high }

  func contains(_ number: Double) -> Bool { number >= low && number <= high }

  /// Intersects the interval with another.
  mutating func restrict(to other: ClosedInterval) {
    low = max(low, other.low)
    high = min(high, other.high)
  }

  /// Intersects the interval with the numbers for which `constant + slope × number` is not negative.
  mutating func restrict(toNonNegative constant: Double, _ slope: Double) {
    let root = -constant / slope
    if slope > 0 { low = max(low, root) } else if slope < 0 { high = min(high, root) }
  }
}
