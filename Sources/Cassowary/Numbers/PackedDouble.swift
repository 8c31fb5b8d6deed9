/// A double with an alignment of four bytes: together with an index it takes 12 bytes instead of 16.
///
/// Terms and cells use most of a solver's memory. The compiler combines the two halves into one load.
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
