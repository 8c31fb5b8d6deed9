/// A member of a contradiction: a constraint, or `~variable` for a variable that must not be negative, and its weight.
struct Evidence: BitwiseCopyable {
  var source: Int32
  var weight: Double
}
