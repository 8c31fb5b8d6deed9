/// How far numbers may be from each other and still count as the same.
///
/// The solver has tolerances of its own, far smaller ones; these are for what is made of its numbers.
enum Tolerance {
  /// In points: rounding errors of the solver are smaller, and what anybody sees is larger.
  static let points = 1e-6
  /// In characters of a fixed pitch: a width that is short of a whole character by this much still holds it.
  static let characters = 1e-6
  /// In units of a font, of which a character has hundreds.
  static let fontUnits = 1e-3
  /// A coefficient of a sum that is smaller than this has cancelled out.
  static let coefficient = 1e-9
  /// In points: a distance below this is not worth a note.
  static let notedPoints = 0.01

  /// Whether two numbers differ by no more than rounding errors, relative to the larger one.
  @inline(__always)
  static func areSame(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 1e-9 * max(1, a.magnitude, b.magnitude)
  }

  /// Whether a number is whole, but for rounding errors.
  static func isWhole(_ number: Double) -> Bool {
    guard number.magnitude < 1e9 else { return false }
    return (withoutFraction(number + (number < 0 ? -0.5 : 0.5)) - number).magnitude < points
  }
}
