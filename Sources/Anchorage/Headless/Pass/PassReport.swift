/// What a pass found wrong.
struct PassReport {
  private(set) var mistakes: [LayoutMistake] = []
  private(set) var conflicts: [LayoutConflict] = []
  /// The indices among the entries of the items that take part in a conflict.
  private var conflicted: Set<Int32> = []
  var instability: LayoutInstability?

  /// Forgets what the pass before found, but for its conflicts, which stay until the solver is asked again.
  mutating func begin() {
    mistakes = []
    instability = nil
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

  /// Forgets the conflicts, which are about to be reported again.
  mutating func forgetConflicts() {
    conflicts = []
    conflicted = []
  }

  /// Adds a conflict between constraints, content sizes and frames.
  mutating func add(_ sources: [NamedConflictSource], broken: Int, root: LayoutView) {
    for source in sources {
      for anchor in source.anchors { conflicted.insert(anchor.item.node.entry) }
    }
    conflicts.append(LayoutConflict(sources, broken: broken, root: root))
  }

  /// Whether the item of an entry takes part in a conflict.
  func isConflicted(_ index: Int) -> Bool { conflicted.contains(Int32(truncatingIfNeeded: index)) }
}
