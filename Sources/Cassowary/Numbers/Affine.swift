/// A number that depends on the parameters: `constant + first × p₁ + second × p₂`.
///
/// Every constant of the presolved system is one, which is why a resize needs no new elimination.
struct Affine: BitwiseCopyable, Sendable {
  var constant: Double
  var first: Double
  var second: Double

  static let zero = Affine(constant: 0, first: 0, second: 0)

  init(constant: Double, first: Double = 0, second: Double = 0) {
    self.constant = constant
    self.first = first
    self.second = second
  }

  func value(_ parameters: ParameterValues) -> Double {
    constant + first * parameters.first + second * parameters.second
  }

  /// The value, or zero if the value is only rounding error.
  func roundedValue(_ parameters: ParameterValues) -> Double {
    let value = value(parameters)
    return Tolerance.isZero(value, magnitude: magnitude(parameters)) ? 0 : value
  }

  /// The parameters it depends on: 1, 2, or 3 for both.
  var parameters: UInt8 { (first != 0 ? 1 : 0) | (second != 0 ? 2 : 0) }

  /// The sum of the magnitudes of the parts: rounding errors of the value are relative to it.
  func magnitude(_ parameters: ParameterValues) -> Double {
    abs(constant) + abs(first * parameters.first) + abs(second * parameters.second)
  }

  /// The magnitude where the values of the parameters are not known: both count as one.
  var coefficientMagnitude: Double {
    abs(constant) + abs(first) + abs(second)
  }

  static func += (a: inout Affine, b: Affine) {
    a.constant += b.constant
    a.first += b.first
    a.second += b.second
  }

  static func * (a: Affine, factor: Double) -> Affine {
    Affine(constant: a.constant * factor, first: a.first * factor, second: a.second * factor)
  }

  static func + (a: Affine, b: Affine) -> Affine {
    Affine(constant: a.constant + b.constant, first: a.first + b.first, second: a.second + b.second)
  }
}
