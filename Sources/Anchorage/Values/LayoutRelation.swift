/// How the two sides of a constraint compare: `.lessThanOrEqual`, `.equal` or `.greaterThanOrEqual`.
///
///     let limit = card.width <= 320
///     limit.relation           // <=
///     limit.relation.reversed  // >=
///
/// The raw values are Apple's: -1, 0 and 1.
@frozen public enum LayoutRelation: Int, Hashable, Sendable, BitwiseCopyable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are the same.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1

  /// The relation that holds after both sides were negated or swapped.
  @inlinable public var reversed: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutRelation: CustomStringConvertible {
  /// The operator: `==`, `<=` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
