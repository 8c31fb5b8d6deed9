/// A point at which a basic symbol reaches zero while a parametric one moves.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  /// How fast the symbol moves, per unit of the parametric one; positive.
  var rate: Double
  var symbol: Int32
}
