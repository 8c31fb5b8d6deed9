/// The lower bounds of externals, or the upper ones. A value counts as both.
struct BoundSide: ~Copyable {
  private(set) var values = Buffer<BoundValue>()
  private(set) var isKnown = Buffer<Bool>()
  /// Whether anything follows from the bound.
  private(set) var isUsed = Buffer<Bool>()

  mutating func reset(count: Int) {
    values.reset(to: .zero, count: count)
    isKnown.reset(to: false, count: count)
    isUsed.reset(to: false, count: count)
  }

  func set(_ value: BoundValue, at column: Int32) {
    values[column] = value
    isKnown[column] = true
  }

  func noteUse(of column: Int32) { isUsed[column] = true }
}
