/// A double that may begin at any multiple of four bytes, so that one with an index takes 12 bytes, not 16.
///
/// Terms and cells are most of what a solver holds. The compiler makes one load of the two halves.
struct PackedDouble: BitwiseCopyable {
  private var low: UInt32
  private var high: UInt32

  @inline(__always)
  init(_ value: Double) {
    low = UInt32(truncatingIfNeeded: value.bitPattern)
    high = UInt32(truncatingIfNeeded: value.bitPattern >> 32)
  }

  @inline(__always)
  var value: Double { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
}
