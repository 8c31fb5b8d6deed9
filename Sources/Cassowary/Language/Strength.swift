/// How strongly a constraint asks to hold: a number in `0 < strength <= 1000`.
///
///     try solver.add((x == 100).strength(.weak))
///     try solver.add((x == 200).strength(.medium))
///     try solver.add((x == 300).strength(499))
///     solver.solve()
///     solver.value(of: x)  // 200
///
/// 1000 is required. Everything below is optional, and strictly ordered: one constraint at 251 outweighs any
/// number of constraints at 250. Inside one strength the sum of the absolute errors is minimised.
public struct Strength: RawRepresentable, Comparable, Hashable, Sendable {
  /// The number itself.
  public let rawValue: Double

  /// Creates a strength; values outside `0 < strength <= 1000` are refused when a constraint is added.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Must hold: 1000.
  public static let required = Strength(rawValue: 1000)
  /// 750.
  public static let strong = Strength(rawValue: 750)
  /// 500.
  public static let medium = Strength(rawValue: 500)
  /// 250.
  public static let weak = Strength(rawValue: 250)
  /// The strength of tie-breakers. A constraint at most this strong only chooses among the optima: the values
  /// that it decides still count as ambiguous.
  package static let tieBreak = Strength(rawValue: 1e-60)

  /// Whether the first strength is the weaker one.
  public static func < (a: Strength, b: Strength) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension Strength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a strength from a literal.
  public init(floatLiteral value: Double) {
    self.init(rawValue: value)
  }

  /// Creates a strength from a literal.
  public init(integerLiteral value: Int) {
    self.init(rawValue: Double(value))
  }
}

/// The order in which required constraints give way in a conflict: later cases first.
///
/// Within a case, constraints that were added later give way first.
package enum Precedence: UInt8, BitwiseCopyable, CaseIterable {
  /// A fact, such as a position, rather than a requirement. It is left out only if there is no alternative.
  case placement
  /// A requirement.
  case ordinary
  /// An inequality that gives way to all others. Instead of being left out, it becomes the strongest optional
  /// constraint, and holds as closely as the others allow.
  case yielding
}
