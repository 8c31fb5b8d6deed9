/// A bound of an external, or its value.
struct BoundValue: BitwiseCopyable {
  /// The bound as a function of the parameters.
  private(set) var affine: Affine
  /// The bound at the present parameters.
  private(set) var value: Double
  /// The sum of the magnitudes that went into it there; rounding errors are relative to it.
  private(set) var magnitude: Double

  static let zero = BoundValue(.zero, at: ParameterValues())

  init(_ constant: Affine, at parameters: ParameterValues) {
    affine = constant
    value = constant.value(parameters)
    magnitude = constant.magnitude(parameters)
  }

  mutating func add(_ other: BoundValue, times factor: Double) {
    affine += other.affine * factor
    value += other.value * factor
    magnitude += other.magnitude * abs(factor)
  }

  mutating func multiply(by factor: Double) {
    affine = affine * factor
    value *= factor
    magnitude *= abs(factor)
  }
}
