import Anchorage

/// Looks for changes after which views no longer reach beyond their superviews, and tries them on a copy of the tree.
struct NoteAdviser {
  private let copy: TreeCopy
  private let engine: LayoutEngine
  private let problems: LayoutProblems
  private let found: NoteFindings
  private let before: [IdentifiedNote]
  /// Where the notes about views outside their superviews are among those of the tree.
  private let places: [Int]

  /// Copies a tree with notes about views outside their superviews; `nil` if it changed since its last pass.
  init?(for root: LayoutView, _ findings: NoteFindings) {
    guard let copy = TreeCopy(ofLastPass: root) else { return nil }
    self.copy = copy
    // A guide that a change adds would shift what is compared.
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

  /// Adds help to notes about views outside their superviews where a change mends them, with the constraints that it
  /// replaces, or else with those that such changes would replace.
  func help(_ notes: inout [LayoutNote]) {
    let constraints = found.constraints.map { $0.constraint }
    for (place, own) in zip(places, found.outsideInOrder).prefix(Adviser.largestReportCount) {
      let note = before[own.place]
      guard note.note.isNearly(notes[place]) else { return }
      let remedies = RemedyWriter(for: copy).remedies(forOutside: own.views, among: constraints)
        .prefix(Adviser.largestTrialCount)
      let remedy = remedies.first { mends(note, $0) }
      notes[place].help = remedy.map { $0.withEdits($0.help) }
      // After a list of some of the views, "and 3 more" is about them.
      guard note.note.omittedCount == 0 else { continue }
      // Where no change mends it alone, what may be wrong is told all the same.
      let told = remedy.map { [$0] } ?? Array(remedies)
      let replaced = Set(told.flatMap { $0.replaced }.map { ObjectIdentifier($0) })
      notes[place].members = constraints.filter { replaced.contains(ObjectIdentifier($0)) }
        .map { ConflictSource.constraint($0).member }
    }
  }

  /// Whether a change removes a note without causing another or a new problem.
  private func mends(_ note: IdentifiedNote, _ remedy: Remedy) -> Bool {
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

/// A note with what tells it from others: names may be those of several items.
private struct IdentifiedNote {
  let note: LayoutNote
  /// The node of the superview, for a note about what reaches beyond it.
  var superview: ObjectIdentifier?

  /// Whether two notes are about the same, if by other distances.
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
  /// Whether two notes about views outside their superviews tell the same, but for rounding errors.
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
