/// Looks for changes after which views no longer reach beyond their superviews, and tries them on a copy of the tree.
struct NoteAdviser {
  private let copy: TreeCopy
  private let engine: LayoutEngine
  private let problems: LayoutProblems
  private let found: NoteFindings
  private let before: [LayoutNote]
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
    before = engine.notes(of: found)
    // What a view went through is not copied, and neither are notes about that.
    places = findings.outsideInOrder.map { $0.place }
  }

  /// Adds help to notes about views outside their superviews where a change mends them, with the constraints that it
  /// replaces.
  func help(_ notes: inout [LayoutNote]) {
    let constraints = found.constraints.map { $0.constraint }
    for (place, own) in zip(places, found.outsideInOrder).prefix(Adviser.largestReportCount) {
      let note = before[own.place]
      guard note == notes[place] else { return }
      let remedies = RemedyWriter(root: copy.root).remedies(forOutside: own.views, among: constraints)
        .prefix(Adviser.largestTrialCount)
      guard let help = remedies.first(where: { mends(note, $0) })?.help else { continue }
      notes[place].help = help
      let replaced = constraints.map { ConflictSource.constraint($0).member }
        .filter { help.replaced.contains($0.text) }
      // After a list of some of the views, "and 3 more" is about them.
      if note.omittedCount == 0 { notes[place].members = replaced }
    }
  }

  /// Whether a change removes a note without causing another or a new problem.
  private func mends(_ note: LayoutNote, _ remedy: Remedy) -> Bool {
    let undos = remedy.changes.map { $0.apply() }
    copy.root.layoutIfNeeded()
    let (after, afterProblems) = (engine.notes(), engine.problems())
    for undo in undos.reversed() { _ = undo.apply() }
    if afterProblems.hasMore(than: problems) { return false }
    return !after.contains { one in
      one.isAboutTheSame(as: note) || !before.contains { $0.isAboutTheSame(as: one) }
    }
  }
}

extension LayoutNote {
  /// Whether two notes are about the same, if by other distances.
  fileprivate func isAboutTheSame(as other: LayoutNote) -> Bool {
    if case .outside(let superview, _) = reason, case .outside(let otherSuperview, _) = other.reason {
      return superview == otherSuperview
    }
    return kind == other.kind && items == other.items && constraints == other.constraints
  }
}
