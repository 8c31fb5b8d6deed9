/// A value that equalities decide.
struct DecidedValue: BitwiseCopyable {
  /// The value as a function of the parameters.
  private(set) var affine: Affine
  /// The sum of the magnitudes that went into it at the present parameters; rounding errors are relative to it.
  private(set) var magnitude: Double

  static let zero = DecidedValue(.zero, at: ParameterValues())

  init(_ constant: Affine, at parameters: ParameterValues) {
    affine = constant
    magnitude = constant.magnitude(parameters)
  }

  mutating func add(_ other: DecidedValue, times factor: Double) {
    affine += other.affine * factor
    magnitude += other.magnitude * abs(factor)
  }

  mutating func divide(by divisor: Double) {
    affine = affine * (1 / divisor)
    magnitude /= abs(divisor)
  }
}
