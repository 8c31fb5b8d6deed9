/// What a pass found wrong.
struct PassReport {
  private(set) var mistakes: [LayoutMistake] = []
  /// The conflicts that were put into words.
  private(set) var conflicts: [LayoutConflict] = []
  /// Whether there are conflicts that have yet to be put into words.
  private(set) var hasUnwrittenConflicts = false
  /// The root's size in the pass.
  private(set) var rootSize = LayoutSize.zero
  /// The nodes of the items that take part in a conflict.
  private var conflicted: Set<ObjectIdentifier> = []
  var instability: LayoutInstability?

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

  /// Takes the conflicts over, in words, with the items that take part in any.
  mutating func write(_ conflicts: [LayoutConflict], about items: Set<ObjectIdentifier>) {
    self.conflicts = conflicts
    conflicted = items
    hasUnwrittenConflicts = false
  }

  /// Whether an item takes part in a conflict, as far as conflicts were put into words.
  func isConflicted(_ node: ItemNode) -> Bool { conflicted.contains(ObjectIdentifier(node)) }
}
