/// The tolerances of presolve and of tableaus; those of solutions with factors are in ``RevisedSimplex``.
///
/// A number counts as zero if it is this small relative to the magnitudes it was computed from. Doubles carry
/// about 16 digits; sums of a few thousand terms lose 4, so 1e-10 keeps two digits in reserve.
enum Tolerance {
  /// Relative to the magnitudes that went into a number.
  static let relative = 1e-10
  /// Above this, in points, a constraint counts as violated; below, rounding errors may have accumulated.
  static let violation = 100 * relative
  /// A coefficient this small relative to the largest one of its equation is not divided by.
  static let smallestPivot = 0.01
  /// A coefficient this small relative to the largest one of its constraint counts as zero.
  static let smallestCoefficient = 1e-9

  /// Above this, a constraint counts as violated whose numbers have the given magnitude.
  ///
  /// It keeps two digits in reserve for numbers up to 1, fewer up to 100, and none for larger ones: `x == 1e8` and `x == 1e8 + 1` are
  /// a conflict.
  static func violation(magnitude: Double) -> Double {
    max(violation, relative * magnitude)
  }

  /// Whether `value`, computed from parts of the given total magnitude, is zero up to rounding.
  ///
  /// Magnitudes below one count as one: layouts are measured in points, and 1e-10 points are invisible.
  static func isZero(_ value: Double, magnitude: Double) -> Bool {
    abs(value) <= relative * max(1, magnitude)
  }
}

/// Counts the rounds of a loop whose termination isn't obvious.
///
/// A loop that follows parents, definitions or a queue ends because these lead nowhere twice. If a mistake made them
/// lead in a circle, an app would hang without a word. So such a loop stops the process, with its name, after more
/// rounds than it can need.
package struct RoundLimit {
  @usableFromInline var rest: Int

  @inlinable
  package init(_ limit: Int) { rest = limit }

  @inlinable
  package mutating func countRound(of loop: StaticString) {
    rest &-= 1
    if rest < 0 { RoundLimit.stop(loop) }
  }

  @usableFromInline
  static func stop(_ loop: StaticString) -> Never {
    fatalError("This loop does not end, which is a mistake in Anchorage: " + loop.description)
  }
}
