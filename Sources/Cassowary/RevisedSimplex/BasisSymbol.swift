/// A symbol of the revised simplex: the error or the slack of a row, or an external.
///
/// Unlike a ``Symbol`` it has no cells: its expression in the parametric symbols is computed when it is
/// needed.
struct BasisSymbol: BitwiseCopyable {
  /// Scaled as its row or column is; zero while parametric.
  var value = 0.0
  /// The largest number that went into the value; rounding errors are relative to it.
  var magnitude = 1.0
  /// The cost of a unit of the value: 1 divided by the factor of its row, or the factor of its column; 1 for
  /// a required row.
  var weight: Double
  /// 0 is required; larger is less important. Externals have a level only while they are settled, and a row
  /// that was left out has none.
  var level: Int32
  /// The position among the parametric symbols, −1 while basic.
  var position: Int32 = -1
  var kind: SymbolKind
  /// The sign that a basic symbol counts as having; a symbol that is zero may count as either.
  var isNegative = false

  static let noLevel = Int32.max

  @inline(__always)
  var isBasic: Bool { position < 0 }

  /// The derivative of the cost by the value.
  @inline(__always)
  var slope: Double {
    if isNegative { return -weight }
    return kind == .inequality ? 0 : weight
  }

  /// How much the slope grows at zero.
  @inline(__always)
  var slopeJump: Double { kind == .inequality ? weight : 2 * weight }

  /// The cost of moving away from zero, per unit.
  @inline(__always)
  func costOfLeavingZero(upwards: Bool) -> Double {
    kind == .inequality && upwards ? 0 : weight
  }

  /// The largest value that counts as zero.
  @inline(__always)
  var rounding: Double { max(RevisedSimplex.leastDigit / weight, RevisedSimplex.relative * magnitude) }
}

/// The kind of a symbol, which decides its cost.
enum SymbolKind: UInt8, BitwiseCopyable {
  /// Costs |value|.
  case equality
  /// Costs max(0, −value).
  case inequality
  /// A free variable of the presolved system; costs |value| at a level below all constraints.
  case external
  /// A variable that a required row defines; costs nothing.
  case intermediate
}
