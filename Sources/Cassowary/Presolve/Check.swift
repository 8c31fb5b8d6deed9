/// A condition that presolve leaves on the parameters alone: `constant = 0`, or `constant ≥ 0`.
struct Check: BitwiseCopyable {
  var constant: Affine
  var magnitude: Double
  /// The constraint, or `~variable` for a variable that must not be negative.
  var source: Int32
  var isEquality: Bool

  /// Whether the condition fails by more than rounding error.
  func isViolated(at parameters: ParameterValues) -> Bool {
    let value = constant.value(parameters)
    let most = Tolerance.violation(magnitude: max(magnitude, constant.magnitude(parameters)))
    return isEquality ? abs(value) > most : value < -most
  }
}
