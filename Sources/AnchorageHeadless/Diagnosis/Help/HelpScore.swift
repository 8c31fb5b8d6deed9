import Anchorage

/// The score of a change that fixes a problem: the problems and notes after it, the usual intention behind such code, and
/// how far views move.
///
/// Changes are scored in the order in which a person would try them, so the first of several equal scores wins. A score
/// depends only on the tree.
struct HelpScore {
  /// Whether the frames that were in conflict are open now.
  let isOpen: Bool
  /// Whether content that had room has none.
  let losesContent: Bool
  /// Whether a dimension of a view became zero, or a note is new.
  let hasCosts: Bool
  /// The numbers of contents without room, of zero dimensions, of notes about views and of notes about constraints,
  /// including those before the change, which all changes share.
  let counts: [Int]
  /// The position of the kind of change in the order of trials.
  let rank: Int
  /// The sum of the missing shares of content sizes.
  let lostShare: Double
  /// The total distance by which the edges of views move.
  let movement: Double

  init(of after: LayoutEffects, beside before: LayoutEffects, rank: Int) {
    isOpen = !after.problems.uncovered(in: before.problems).isEmpty
    losesContent = !after.lostContents.isSubset(of: before.lostContents)
    hasCosts =
      !after.zeros.isSubset(of: before.zeros) || !after.outside.isSubset(of: before.outside)
      || !after.notes(notIn: before).isEmpty
    let noteCount = after.notes.count { $0.identity.entry >= 0 }
    counts = [
      after.lostContents.count, after.zeros.count, noteCount + after.outside.count,
      after.notes.count - noteCount,
    ]
    self.rank = rank
    lostShare = after.lostShare
    movement = after.movement(from: before)
  }
}

extension HelpScore {
  /// Whether the layout is no worse than before, and shows a part of every content.
  var isHarmless: Bool { !isOpen && !losesContent && !hasCosts && counts[0] == 0 }

  /// Whether no other change of its rank can be better.
  var isPerfect: Bool { isHarmless && counts == [0, 0, 0, 0] && movement < Tolerance.notedPoints }

  func isBetter(than other: HelpScore) -> Bool {
    if isOpen != other.isOpen { return other.isOpen }
    if isHarmless != other.isHarmless { return isHarmless }
    // Among harmless changes, the usual intention comes first.
    if isHarmless && rank != other.rank { return rank < other.rank }
    if counts != other.counts { return counts.lexicographicallyPrecedes(other.counts) }
    if rank != other.rank { return rank < other.rank }
    let share = other.lostShare - lostShare
    if share.magnitude > Tolerance.notedPoints { return share > 0 }
    return movement < other.movement - Tolerance.notedPoints
  }
}
