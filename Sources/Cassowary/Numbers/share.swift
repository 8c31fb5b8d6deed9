/// A number from zero to one that looks random, and is the same each time.
///
/// Sums of such numbers are not zero by chance.
func share(of index: Int32) -> Double {
  var hash = UInt64(UInt32(bitPattern: index)) &* 0x9E37_79B9_7F4A_7C15
  hash ^= hash >> 29
  hash = hash &* 0xBF58_476D_1CE4_E5B9
  hash ^= hash >> 32
  return Double(hash & 0xFF_FFFF) / 0x100_0000
}
