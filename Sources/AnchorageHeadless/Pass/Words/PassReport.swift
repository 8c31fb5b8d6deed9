import Anchorage

/// The problems that a pass found.
struct PassReport {
  private(set) var mistakes: [LayoutMistake] = []
  /// The conflicts that were described.
  private(set) var conflicts: [LayoutConflict] = []
  /// Whether there are conflicts that have yet to be described.
  private(set) var hasUnwrittenConflicts = false
  /// The root's size in the pass.
  private(set) var rootSize = LayoutSize.zero
  var instability: LayoutInstability?
  /// The help for conflicts and ambiguity, once it was searched for, and the hidden items at that time.
  var helps: (Helps, isHidden: [Bool])?
  /// The help for each report, and, by the index of the report, the smallest changes of numbers.
  typealias Helps = (helps: [LayoutHelp?], smallestChanges: [Int: [LayoutHelp]], apart: Set<Int>)

  /// Forgets the problems of the previous pass.
  mutating func begin() {
    self = PassReport()
  }

  /// Notes the result of the pass, whose conflicts are described later.
  mutating func end(hasConflicts: Bool, rootSize: LayoutSize) {
    hasUnwrittenConflicts = hasConflicts
    self.rootSize = rootSize
  }

  /// Takes over a mistake that an item noted.
  ///
  /// A constraint between two trees is refused in both; once joined, the trees report it once.
  mutating func add(_ mistake: LayoutMistake) {
    if !mistakes.contains(where: { $0.isEqual(to: mistake) }) { mistakes.append(mistake) }
  }

  /// Adds a mistake that the pass itself found, unless it was already added.
  mutating func addOnce(_ mistake: LayoutMistake) {
    if !mistakes.contains(where: { $0.isSame(as: mistake) }) { mistakes.append(mistake) }
  }

  /// Forgets the mistakes after the first `count`.
  mutating func keepMistakes(_ count: Int) {
    mistakes.removeLast(mistakes.count - count)
  }

  /// Stores the described conflicts.
  mutating func write(_ conflicts: [LayoutConflict]) {
    self.conflicts = conflicts
    hasUnwrittenConflicts = false
  }
}
