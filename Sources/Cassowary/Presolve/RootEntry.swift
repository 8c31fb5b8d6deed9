/// A root with its coefficient so far.
struct RootEntry: BitwiseCopyable {
  var coefficient: Double
  /// The sum of the magnitudes that were added up.
  var magnitude: Double
  var variable: Int32
  var isQueued = false

  static let empty = RootEntry(coefficient: 0, magnitude: 0, variable: -1)

  /// Whether the coefficient is missing, or its parts have cancelled exactly.
  var isEmpty: Bool { coefficient == 0 }
  /// Whether the parts of the coefficient have cancelled up to rounding errors. A coefficient that is small
  /// from the start isn't such an error, however large the others are.
  var isZero: Bool { abs(coefficient) <= Tolerance.relative * magnitude }
}
