/// How large a row can be, times a sign, where externals are within their bounds of one side.
struct BoundReach {
  /// The sum of all parts that are bounded from above.
  private(set) var value: Double
  /// The sum of the magnitudes that went into it.
  private(set) var magnitude: Double
  /// The coefficient of an external that the side does not bound, because it counts the other way.
  var coefficient = 0.0
  /// That external; −1 for none.
  var column: Int32 = -1
  /// How many there are of them; 2 for more, or where another one has no bound.
  var freeCount: Int8 = 0
  /// Whether all others have a value, and no bound went into the sum.
  var isOfValues = true

  init(value: Double, magnitude: Double) {
    self.value = value
    self.magnitude = magnitude
  }

  @inline(__always)
  mutating func add(_ bound: BoundValue, times factor: Double) {
    value += bound.value * factor
    magnitude += bound.magnitude * abs(factor)
  }
}
