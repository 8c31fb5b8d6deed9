/// The tolerances of the solver, each with its reason.
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
  /// No bound is derived by dividing by a smaller coefficient: the rounding errors of the other bounds would grow with it.
  static let smallestBoundPivot = 1e-3
  /// How far a value is moved whose rounding error may stay behind: of 16 digits, 1e5 points leave 11.
  static let farthestMove = 1e5

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

/// The tolerances of a basis that is kept as factors.
///
/// Its rows and externals are scaled, so that most coefficients are about one.
enum FactorTolerance {
  /// Rounding errors relative to the numbers that a sum was made of: doubles carry 16 digits, and the factors
  /// of a few thousand rows lose three.
  static let relative = 1e-12
  /// The rounding errors of one solution of a system, relative to its largest number.
  static let noise = 1e-13
  /// An entry of a tableau row this small relative to its largest is zero: a solution's rounding errors, and two digits.
  static let zeroEntry = 10 * relative
  /// The largest value that counts as zero whatever it was made of, in points.
  static let leastDigit = Tolerance.relative
  /// An external that moves more slowly with positions that move by about a unit is still.
  static let leastRate = 1e-9
  /// The largest movement of an optimal face that counts as none, in points.
  static let leastMovement = 1e-7
  /// A row whose weight in a combination is this small relative to the largest is not part of it: no reasonable value
  /// times its weight could be seen.
  static let smallestWeight = 1e-9

  // Pivots.

  /// A pivot is computed along its row and along its column, with different rounding errors. Up to this difference the
  /// two agree, to 7 digits; beyond it the factors are not to be trusted.
  static let pivotAgreement = 1e-7
  /// A pivot this small relative to the largest entry of its column may be a rounding error of updated factors.
  static let smallestPivot = 1e-9
  /// A dual step's pivot this small relative to the largest entry of its row is left to primal pivots, which have others to
  /// choose from.
  static let smallestDualPivot = 1e-7
  /// After a pivot this small relative to the others of its row or column, updated factors would lose four digits, so new
  /// ones are made.
  static let poorPivot = 1e-4

  // Costs.

  /// A derivative this small relative to the largest weight of its level may be rounding error, and is computed by itself: a
  /// sum of a million costs that cancel out loses 6 digits more.
  static let doubtfulCost = 1e-6
  /// A derivative this small relative to the sum of all costs is rounding error for certain: it is below the last digit.
  static let vanishingCost = 1e-15
  /// Directions whose derivatives differ by no more than this, relative to the largest weight of the level, are equally
  /// steep.
  static let tie = 1e-9

  // Elimination.

  /// A pivot this small relative to the largest coefficient of its original row is what rounding left of it.
  static let smallestEliminationPivot = 1e-11
  /// A difference this small relative to its parts is rounding error: some hundred units in the last place, because the
  /// parts are differences, too.
  static let eliminationNoise = 1e-14
  /// A residual of one equation this small relative to its parts is rounding error: four units in the last place.
  static let residualNoise = 4 * Double.ulpOfOne
}

/// The tolerances of answers about a solution, which no frame depends on.
enum AnswerTolerance {
  /// A sum of movements this small relative to its parts is zero. Between this and ``Tolerance/violation``, the movement's own
  /// rounding errors could have made it, and the component is asked.
  static let movement = 1e-11
  /// A unit vector whose part orthogonal to the known directions is shorter than this leads to no new direction.
  static let newDirection = 1e-6
  /// If a movement of length one has a shorter part than this orthogonal to the known directions, that part is rounding
  /// error.
  static let dependentDirection = 1e-9
  /// Rounding errors of a derived equation's coefficient, relative to the numbers it was made of: derivations have been
  /// divided and added up more often than the rows.
  static let coefficient = 1e-9
  /// Up to this, relative to the value, a part of a system gives the same value as the whole: as much as pictures and
  /// reports show, and far more than other eliminations change.
  static let value = 1e-6
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
