/// The outcome of eliminating a variable with an equality.
enum EliminationOutcome {
  case eliminated
  case redundant
  /// No change: the equality waits for others.
  case waiting
  /// No unknown remains, only `constant = 0`, which may depend on the parameters.
  case check(Affine, magnitude: Double)
}
