import Anchorage

/// How good a change is that fixes a problem: by the problems that it leaves, by the notes after it, by the usual intention
/// behind such code, and by how far views move.
///
/// Scores are compared in the order in which a person would try the changes, so that of equal ones the first is the best.
/// They depend on the tree alone.
struct HelpScore {
  /// Whether the frames that were in conflict are open now.
  let isOpen: Bool
  /// Whether any content has no room that had some.
  let losesContent: Bool
  /// Whether a view has no extent that had one, or there is anything new to note.
  let hasCosts: Bool
  /// How many contents have no room, how many extents are zero, and how many notes there are, about views and about
  /// constraints. What was there before counts for all changes alike.
  let counts: [Int]
  /// Where the kind of the change is among those that are tried.
  let rank: Int
  /// The shares of content sizes that are missing.
  let lostShare: Double
  /// How far the edges of views move in all.
  let movement: Double

  init(of after: LayoutEffects, beside before: LayoutEffects, rank: Int) {
    isOpen = after.problems.uncovers(before.problems)
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
  /// Whether the layout is no worse than before, and shows something of every content.
  var isHarmless: Bool { !isOpen && !losesContent && !hasCosts && counts[0] == 0 }

  /// Whether no other change of its rank can be better.
  var isPerfect: Bool { isHarmless && counts == [0, 0, 0, 0] && movement < Tolerance.notedPoints }

  func isBetter(than other: HelpScore) -> Bool {
    if isOpen != other.isOpen { return other.isOpen }
    if isHarmless != other.isHarmless { return isHarmless }
    // Among those that do no harm, what people mean comes first.
    if isHarmless && rank != other.rank { return rank < other.rank }
    if counts != other.counts { return counts.lexicographicallyPrecedes(other.counts) }
    if rank != other.rank { return rank < other.rank }
    let share = other.lostShare - lostShare
    if share.magnitude > Tolerance.notedPoints { return share > 0 }
    return movement < other.movement - Tolerance.notedPoints
  }
}
