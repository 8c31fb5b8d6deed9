/// How long an equality waits for others before it eliminates a variable.
///
/// Waiting keeps the system sparse: an equality of two roots is a link, which costs nothing to follow, and a
/// definition in terms of roots that stay free splits the rest into small components.
enum Deferral {
  case none
  /// Until other equalities leave no more than two roots, which can be linked.
  case untilTwoRoots
  /// Until other equalities leave only one root that presolve is free to define, whatever the order in which
  /// the equalities were stated.
  case untilOneDefinableRoot
}
