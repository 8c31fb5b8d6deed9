/// The best pivot that a search of the active matrix has found so far.
struct PivotSearch {
  private(set) var best: ActivePivot?
  private var leastFill = Int.max
  private var bestSize = 0.0
  var lookedAt = 0

  /// A pivot is at least this large relative to the largest coefficient of its row, so that numbers cannot
  /// grow.
  static let threshold = 0.1
  /// How many rows are looked at.
  static let mostRows = 4

  mutating func consider(_ pivot: ActivePivot, fill: Int, size: Double) {
    guard fill < leastFill || fill == leastFill && size > bestSize else { return }
    best = pivot
    leastFill = fill
    bestSize = size
  }

  /// Whether longer rows are unlikely to have a better pivot.
  func isOver(afterCount count: Int) -> Bool {
    lookedAt >= PivotSearch.mostRows || best != nil && leastFill <= count * count
  }
}
