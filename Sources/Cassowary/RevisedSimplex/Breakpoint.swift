/// A point at which a basic symbol reaches zero while a parametric one moves.
struct Breakpoint: BitwiseCopyable, Comparable {
  var distance: Double
  /// How fast the symbol moves, per unit of the parametric one; positive.
  var rate: Double
  var symbol: Int32

  /// The nearest comes first; of equally near ones the steepest, then the lowest symbol.
  @inline(__always)
  static func < (a: Breakpoint, b: Breakpoint) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if a.rate != b.rate { return a.rate > b.rate }
    return a.symbol < b.symbol
  }
}
