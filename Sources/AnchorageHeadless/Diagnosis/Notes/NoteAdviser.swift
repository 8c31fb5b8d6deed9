import Anchorage

/// Finds changes after which views no longer reach beyond their superviews, by trying them on a copy of the tree.
struct NoteAdviser {
  private let copy: TreeCopy
  private let engine: LayoutEngine
  private let problems: LayoutProblems
  private let found: NoteFindings
  private let before: [IdentifiedNote]
  /// The indices of the notes about views outside their superviews among the notes of the tree.
  private let places: [Int]

  /// Copies a tree with notes about views outside their superviews; `nil` if it changed since its last pass.
  init?(for root: LayoutView, _ findings: NoteFindings) {
    guard let copy = TreeCopy(ofLastPass: root) else { return nil }
    self.copy = copy
    // A guide that is made by a change would shift the indices that are compared.
    for (_, views) in findings.outsideInOrder {
      _ = views.first?.superview.flatMap { copy.item(for: $0) as? LayoutView }?.margins
    }
    copy.root.layoutIfNeeded()
    guard let engine = copy.root.engine else { return nil }
    self.engine = engine
    problems = engine.problems()
    found = engine.findNotes()
    before = engine.identifiedNotes(found)
    // The history of a view is not copied, so the copy has no notes about it.
    places = findings.outsideInOrder.map { $0.place }
  }

  /// Adds to notes about views outside their superviews the help of a change that fixes them, with the constraints that
  /// it replaces, or, if there is none, with the constraints that such changes would replace.
  func help(_ notes: inout [LayoutNote]) {
    let constraints = found.constraints.map { $0.constraint }
    for (place, own) in zip(places, found.outsideInOrder).prefix(Adviser.largestReportCount) {
      let note = before[own.place]
      guard note.note.isNearly(notes[place]) else { return }
      let remedies = RemedyWriter(for: copy).remedies(forOutside: own.views, among: constraints)
        .prefix(Adviser.largestTrialCount)
      let remedy = remedies.first { fixes(note, $0) }
      notes[place].help = remedy.map { $0.withEdits($0.help) }
      // Otherwise the note ends in "and 3 more", which would seem to be about constraints.
      guard note.note.omittedCount == 0 else { continue }
      // Even if no change fixes it, the constraints that may be wrong are shown.
      let shown = remedy.map { [$0] } ?? Array(remedies)
      let replaced = Set(shown.flatMap { $0.replaced }.map { ObjectIdentifier($0) })
      notes[place].members = constraints.filter { replaced.contains(ObjectIdentifier($0)) }
        .map { ConflictSource.constraint($0).member }
    }
  }

  /// Whether a change removes a note without causing another or a new problem.
  private func fixes(_ note: IdentifiedNote, _ remedy: Remedy) -> Bool {
    let undos = remedy.changes.map { $0.apply() }
    copy.root.layoutIfNeeded()
    let (after, afterProblems) = (engine.identifiedNotes(engine.findNotes()), engine.problems())
    for undo in undos.reversed() { _ = undo.apply() }
    if afterProblems.hasMore(than: problems) { return false }
    return !after.contains { one in
      one.isAboutTheSame(as: note) || !before.contains { $0.isAboutTheSame(as: one) }
    }
  }
}

/// A note with its superview, because several items may have the same name.
private struct IdentifiedNote {
  let note: LayoutNote
  /// The node of the superview, for a note about views that reach beyond it.
  var superview: ObjectIdentifier?

  /// Whether two notes are about the same items, even if the distances differ.
  func isAboutTheSame(as other: IdentifiedNote) -> Bool {
    if superview != nil || other.superview != nil { return superview == other.superview }
    return note.kind == other.note.kind && note.items == other.note.items
      && note.constraints == other.note.constraints
  }
}

extension LayoutEngine {
  fileprivate func identifiedNotes(_ found: NoteFindings) -> [IdentifiedNote] {
    var notes = notes(of: found).map { IdentifiedNote(note: $0) }
    for (place, views) in found.outsideInOrder {
      notes[place].superview = views.first?.superview.map { ObjectIdentifier($0.node) }
    }
    return notes
  }
}

extension LayoutNote {
  /// Whether two notes about views outside their superviews are equal up to rounding errors.
  fileprivate func isNearly(_ other: LayoutNote) -> Bool {
    guard case .outside(let superview, let distances) = reason,
      case .outside(let otherSuperview, let others) = other.reason
    else { return false }
    let differences = [
      distances.top - others.top, distances.leading - others.leading, distances.bottom - others.bottom,
      distances.trailing - others.trailing,
    ]
    return superview == otherSuperview && items == other.items && omittedCount == other.omittedCount
      && differences.allSatisfy { $0.magnitude < Tolerance.notedPoints }
  }
}
