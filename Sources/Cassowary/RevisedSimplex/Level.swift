/// The symbols whose costs are added up: the rows of a strength, a single row where rows have to hold in
/// order, or an external while it is settled.
struct Level: BitwiseCopyable {
  /// 0 is required; larger is less important.
  var number: Int32
  var first: Int32
  var end: Int32

  @inline(__always)
  var symbols: Range<Int32> { Range(uncheckedBounds: (first, end)) }
}
