/// The state of the optimisation of one level.
struct LevelRun {
  var level: Level
  /// The largest weight of the level's symbols.
  var weight: Double
  /// How many pivots in a row moved nothing.
  var stalled = 0
  var isBland = false
  /// Whether there was a pivot.
  var hasPivoted = false
  /// The derivative that ``RevisedSimplex/candidates`` had when they were found.
  var steepest = 0.0
  /// Whether the reduced costs were computed since the last pivot.
  var isFresh = true

  /// Directions whose derivatives differ by no more are equally steep.
  var tie: Double { 1e-9 * weight }

  init(level: Level, weight: Double) {
    self.level = level
    self.weight = weight
  }
}
