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
