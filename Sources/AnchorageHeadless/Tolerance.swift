/// The differences up to which numbers count as equal.
///
/// The solver has its own, far smaller tolerances; these are for results computed from its numbers.
enum Tolerance {
  /// In points: larger than the solver's rounding errors, and smaller than any visible difference.
  static let points = 1e-6
  /// In fixed-pitch characters: a width that is short of a whole character by this much still holds it.
  static let characters = 1e-6
  /// In units of a font; a character is hundreds of units wide.
  static let fontUnits = 1e-3
  /// A coefficient of a sum that is smaller than this has cancelled out.
  static let coefficient = 1e-9
  /// A factor or a number of a conflict's sum that is smaller than this is a rounding error.
  static let sum = 1e-7
  /// In points: a distance below this is not worth a note.
  static let notedPoints = 0.01

  /// Whether two numbers differ by no more than rounding errors, relative to the larger one.
  static func areSame(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 1e-9 * max(1, a.magnitude, b.magnitude)
  }

  /// A number of points without the solver's rounding error, if it has at most six decimals without it; otherwise the number
  /// itself.
  static func withoutRoundingError(_ points: Double) -> Double {
    guard points.magnitude < 1e9 else { return points }
    // A thousand times the solver's usual error, and far less than what distinguishes a third from its six decimals.
    let nearest = withoutFraction(points * 1e6 + (points < 0 ? -0.5 : 0.5)) / 1e6
    return (nearest - points).magnitude <= 1e-11 * max(1, points.magnitude) ? nearest : points
  }

  /// Whether a number is whole, up to rounding errors.
  static func isWhole(_ number: Double) -> Bool {
    guard number.magnitude < 1e9 else { return false }
    return (withoutFraction(number + (number < 0 ? -0.5 : 0.5)) - number).magnitude < points
  }
}
