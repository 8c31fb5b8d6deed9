import Anchorage
import Cassowary

/// The aspects of a layout by which a change is scored: its problems, its notes and the frames of views.
///
/// Only layouts of one copy are compared, so indices of entries mean the same items.
struct LayoutEffects {
  /// A note without its numbers.
  struct NoteIdentity: Hashable {
    var kind: String
    /// The entry of the view that the note is about; -1 for a note about constraints.
    var entry: Int
    var axis: LayoutAxis?
    var constraints: [String]
  }

  var problems: LayoutProblems
  /// The zero dimensions of views that are neither hidden nor open.
  private(set) var zeros: Set<NoteFindings.Extent> = []
  /// The contents without any room.
  private(set) var lostContents: Set<NoteFindings.Extent> = []
  /// The views that reach beyond their superviews.
  private(set) var outside: Set<Int> = []
  /// The notes about views and about constraints, in order, except those that take queries of the solver.
  private(set) var notes: [(identity: NoteIdentity, note: LayoutNote)] = []
  /// The sum of the missing shares of content sizes.
  private(set) var lostShare: Double = 0
  /// The numbers of all frames, in the coordinates of the solver.
  private(set) var numbers: [Double] = []
}

extension LayoutEffects {
  /// The total distance of the edges of views from their positions in another layout.
  func movement(from other: LayoutEffects) -> Double {
    zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
  }

  /// The notes of this layout that another layout doesn't have.
  func notes(notIn other: LayoutEffects) -> [(identity: NoteIdentity, note: LayoutNote)] {
    let known = Set(other.notes.map { $0.identity })
    return notes.filter { !known.contains($0.identity) }
  }
}

extension LayoutEngine {
  /// The problems, notes and frames of the last pass.
  func effects() -> LayoutEffects {
    var effects = LayoutEffects(problems: problems())
    guard isIdle, !entries.isEmpty else { return effects }
    let found = findNotes(askingSolver: false)
    for (entry, note) in found.entriesInOrder {
      if case .outside = note.reason { continue }
      effects.add(note, at: entry)
    }
    for note in constraintNotes(found) { effects.add(note, at: -1) }
    for (index, entry) in entries.enumerated() {
      // Guides don't count: a view keeps guides that no constraint mentions any more.
      guard entry.isAlive, entry.isView else { continue }
      effects.add(numbers: [value(entry.x), value(entry.y), value(entry.width), value(entry.height)])
      if found.isHidden[index] { continue }
      if distancesOutside(of: index, found) != .zero { effects.addOutside(index) }
      for axis in found.axes {
        let available = value(entry.segment(along: axis).size)
        effects.add(
          NoteFindings.Extent(entry: index, axis: axis), content: entry.content[axis], available: available,
          isZero: isZero(index, along: axis) && !isFree(index, along: axis, extent: true))
      }
    }
    return effects
  }
}

extension LayoutEffects {
  fileprivate mutating func add(_ note: LayoutNote, at entry: Int) {
    let identity = NoteIdentity(
      kind: note.kind, entry: entry, axis: note.reason.axis, constraints: entry < 0 ? note.constraints : [])
    notes.append((identity, note))
  }

  fileprivate mutating func add(numbers: [Double]) { self.numbers += numbers }

  fileprivate mutating func addOutside(_ entry: Int) { outside.insert(entry) }

  fileprivate mutating func add(
    _ extent: NoteFindings.Extent, content: Double, available: Double, isZero: Bool
  ) {
    if isZero { zeros.insert(extent) }
    guard content > 0, available < content - Tolerance.notedPoints else { return }
    if available < Tolerance.notedPoints { lostContents.insert(extent) }
    lostShare += min(1, (content - available) / content)
  }
}

extension LayoutNote.Reason {
  /// The axis that the fact is about.
  fileprivate var axis: LayoutAxis? {
    switch self {
    case .cutText(let axis, _, _), .compressedContent(let axis, _, _), .empty(let axis), .collapsed(let axis),
      .rigidContent(let axis, _, _), .hiddenTakesRoom(let axis, _):
      axis
    default: nil
    }
  }
}

// MARK: - Problems

/// The required constraints of a tree that do not hold, and the open numbers of its frames.
struct LayoutProblems {
  /// A constraint of the solver, identified by its source in the tree, because its handle may change.
  struct Source: Hashable {
    /// A constraint of the program, or else the node of the item.
    let object: ObjectIdentifier
    /// The number of the constraint among the engine's constraints for the item; 0 for a constraint of the program.
    let slot: Int
  }

  /// The required constraints that were left out.
  var broken: Set<Source> = []
  /// The open numbers of each entry that are worth a report.
  var open: ContiguousArray<FrameNumbers> = []
  /// The open numbers of each entry without a report, because the item is in a conflict.
  var unreported: ContiguousArray<FrameNumbers> = []
  var isUnstable = false
}

extension LayoutProblems {
  /// The numbers that are open, and were open before without a report, by the index of their entry.
  func uncovered(in before: LayoutProblems) -> [Int: FrameNumbers] {
    var uncovered: [Int: FrameNumbers] = [:]
    for (index, unreported) in before.unreported.enumerated() where index < open.count {
      let numbers = open[index].intersection(unreported)
      if !numbers.isEmpty { uncovered[index] = numbers }
    }
    return uncovered
  }

  /// Whether there is a problem that others lack.
  func hasMore(than others: LayoutProblems) -> Bool {
    if isUnstable && !others.isUnstable || open.count != others.open.count { return true }
    return !broken.isSubset(of: others.broken)
      || zip(open, others.open).contains { !$0.subtracting($1).isEmpty }
  }
}

extension LayoutEngine {
  /// The problems of the last pass, reported or not.
  func problems() -> LayoutProblems {
    var problems = LayoutProblems()
    problems.isUnstable = report.instability != nil
    let broken = Set(solver.leftOut)
    let isHidden = hiddenEntries()
    for (index, entry) in entries.enumerated() {
      let open: FrameNumbers = isHidden[index] || !isReported(entry) ? [] : entry.free
      problems.open.append(open)
      if broken.isEmpty { continue }
      for id in entry.placementIDs.all + entry.contentIDs.all where broken.contains(id) {
        if let source = problemSource(of: id, entry) { problems.broken.insert(source) }
      }
      _ = entry.withView { view in
        view.held.forEach { constraint in
          guard let id = constraint.solverID, broken.contains(id) else { return }
          problems.broken.insert(LayoutProblems.Source(object: ObjectIdentifier(constraint), slot: 0))
        }
      }
    }
    return problems
  }

  /// The source of a constraint that places an item or bounds its content size.
  private func problemSource(of id: ConstraintID, _ entry: EngineEntry) -> LayoutProblems.Source? {
    let node = ObjectIdentifier(entry.node)
    if let bound: ContentBound = entry.contentIDs.slot(of: id) {
      return LayoutProblems.Source(object: node, slot: 5 + bound.rawValue)
    }
    let which: ViewPlacement? = entry.placementIDs.slot(of: id)
    return which.map { LayoutProblems.Source(object: node, slot: 1 + $0.rawValue) }
  }
}

extension ConflictSource {
  /// The identity of the source; `nil` for a dimension that is never negative.
  var problemSource: LayoutProblems.Source? {
    switch self {
    case .constraint(let constraint): LayoutProblems.Source(object: ObjectIdentifier(constraint), slot: 0)
    case .view(let view, let which):
      LayoutProblems.Source(object: ObjectIdentifier(view.node), slot: 1 + which.rawValue)
    case .guide(let guide, let which):
      LayoutProblems.Source(object: ObjectIdentifier(guide.node), slot: 1 + which.rawValue)
    case .content(let item, let bound, _):
      LayoutProblems.Source(object: ObjectIdentifier(item.node), slot: 5 + bound.rawValue)
    case .nonNegative: nil
    }
  }
}

// MARK: - Scores

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
