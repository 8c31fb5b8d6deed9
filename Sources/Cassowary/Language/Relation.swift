/// How the two sides of a constraint compare.
///
///     let limit = x <= 320
///     limit.relation                      // <=
///     limit.relation.reversed             // >=
///     limit.relation == .lessThanOrEqual  // true
///
/// The raw values are those of Auto Layout's relations.
public enum Relation: Int, Hashable, Sendable, BitwiseCopyable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are the same.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1

  /// The relation that holds after both sides were negated or swapped.
  @inlinable public var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Relation: CustomStringConvertible {
  /// The operator: `==`, `<=` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
