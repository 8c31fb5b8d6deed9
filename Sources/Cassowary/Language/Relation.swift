/// How the two sides of a constraint compare.
///
///     let limit = x <= 320
///     limit.relation           // .lessThanOrEqual
///     limit.relation.reversed  // .greaterThanOrEqual
///
/// The raw values are those of Auto Layout's relations.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are the same.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1

  /// The relation that holds after both sides were multiplied by a negative number.
  public var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
