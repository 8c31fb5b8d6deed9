import Anchorage

/// The problems that a pass found.
struct PassReport {
  private(set) var mistakes: [LayoutMistake] = []
  /// The conflicts that were put into words.
  private(set) var conflicts: [LayoutConflict] = []
  /// Whether there are conflicts that have yet to be put into words.
  private(set) var hasUnwrittenConflicts = false
  /// The root's size in the pass.
  private(set) var rootSize = LayoutSize.zero
  var instability: LayoutInstability?
  /// The help for the conflicts and for what is open, once it was looked for, and which items were hidden then.
  var helps: (helps: [LayoutHelp?], isHidden: [Bool])?

  /// Forgets what the pass before found.
  mutating func begin() {
    self = PassReport()
  }

  /// Notes how the pass ended, for its conflicts to be put into words later.
  mutating func end(hasConflicts: Bool, rootSize: LayoutSize) {
    hasUnwrittenConflicts = hasConflicts
    self.rootSize = rootSize
  }

  /// Takes over a mistake that an item noted.
  ///
  /// A constraint between two trees is refused in both; joined, the trees report it once.
  mutating func add(_ mistake: LayoutMistake) {
    if !mistakes.contains(where: { $0.isEqual(to: mistake) }) { mistakes.append(mistake) }
  }

  /// Adds a mistake that the pass made out itself, once however often it comes across it.
  mutating func addOnce(_ mistake: LayoutMistake) {
    if !mistakes.contains(where: { $0.isSame(as: mistake) }) { mistakes.append(mistake) }
  }

  /// Forgets the mistakes after the first `count`.
  mutating func keepMistakes(_ count: Int) {
    mistakes.removeLast(mistakes.count - count)
  }

  /// Takes the conflicts over, in words.
  mutating func write(_ conflicts: [LayoutConflict]) {
    self.conflicts = conflicts
    hasUnwrittenConflicts = false
  }
}
