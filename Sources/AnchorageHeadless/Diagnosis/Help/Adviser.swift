import Anchorage
import Cassowary

/// Looks for changes that mend problems, and tries them on a copy of the tree.
///
/// All of them are tried on one copy: a change is made, laid out, and undone. So trying one takes as long as a pass after it
/// would.
struct Adviser {
  /// The most changes that are tried for a report, and the most reports that any is looked for.
  static let largestTrialCount = 8
  static let largestReportCount = 20

  private let copy: TreeCopy
  private let engine: LayoutEngine
  private var before: LayoutProblems
  /// The entries of the views that reach beyond their superviews already.
  private let outside: Set<Int>
  /// How many changes were tried, for tests.
  private(set) var trialCount = 0

  /// Copies a tree; `nil` if it changed since its last pass.
  init?(for root: LayoutView) {
    guard let copy = TreeCopy(ofLastPass: root) else { return nil }
    self.copy = copy
    copy.root.layoutIfNeeded()
    guard let engine = copy.root.engine else { return nil }
    self.engine = engine
    engine.leaveConflictsUnwritten()
    before = engine.problems()
    outside = engine.entriesOutside()
  }

  /// The help for the conflicts of the tree, in their order, and for the reports of what is open, all of which are so many.
  mutating func helps(for reportCount: Int) -> [LayoutHelp?] {
    // First, because every trial gives the solver other constraints.
    let conflicts = engine.conflictSubjects(Adviser.largestReportCount)
    let openings = engine.openingSubjects(rangeCount: 0)
    let told = openings.prefix(Adviser.largestReportCount)
    let sources = engine.sources(among: Set(told.flatMap { $0.wishes }))
    let wishes = told.map { $0.wishes.compactMap { sources[$0] } }
    noteUntold(conflicts, openings)
    var helps = [LayoutHelp?](repeating: nil, count: reportCount)
    let firstOpening = engine.solver.leftOut.count
    guard firstOpening + openings.count == reportCount else { return helps }
    for (index, conflict) in conflicts.enumerated() { helps[index] = conflict.flatMap { help(for: $0) } }
    let left = max(0, Adviser.largestReportCount - conflicts.count)
    for (index, opening) in openings.prefix(left).enumerated() {
      helps[firstOpening + index] = help(for: opening, wishes[index])
    }
    return helps
  }

  /// Finds the open numbers of items in conflict that no report tells.
  private mutating func noteUntold(_ conflicts: [ConflictSubject?], _ openings: [OpeningSubject]) {
    var conflicted: Set<ObjectIdentifier> = []
    for member in conflicts.flatMap({ $0?.members ?? [] }) {
      for anchor in member.anchors { conflicted.insert(ObjectIdentifier(anchor.item.node)) }
    }
    for (index, entry) in engine.entries.enumerated() {
      before.untold.append(conflicted.contains(ObjectIdentifier(entry.node)) ? before.open[index] : [])
    }
    for number in openings.flatMap({ $0.numbers }) { before.untold[number.entry].remove(number.number) }
  }

  private mutating func help(for conflict: ConflictSubject) -> LayoutHelp? {
    let writer = RemedyWriter(for: copy)
    return firstMend(of: writer.remedies(for: conflict)) { !$0.broken.contains(conflict.source) }
  }

  private mutating func help(for opening: OpeningSubject, _ wishes: [ConflictSource]) -> LayoutHelp? {
    let writer = RemedyWriter(for: copy)
    let remedies =
      wishes.isEmpty
      ? writer.remedies(for: opening, in: engine.entries)
      : writer.remedies(forTieOf: wishes, at: opening.priority)
    let engine = engine
    return firstMend(of: remedies) { problems in
      // The numbers of a tie may stay open for another reason, which another report tells.
      if opening.isTie { return !engine.isTied(any: wishes) }
      return opening.numbers.allSatisfy { number in
        let open = problems.open[number.entry]
        if !open.contains(number.number) { return true }
        // Right to left, leading is at x + width, and the width may be what another report is about.
        return number.number == .x && open.contains(.width)
          && engine.isRightToLeft(engine.entries[number.entry])
          && !engine.isAnchorOpen(number)
      }
    }
  }

  /// The help of the first remedy after which a problem is gone, and no other is new.
  ///
  /// One after which the frames in conflict are determined is better than one that leaves them open, and among these one
  /// that pushes no view out of its superview.
  private mutating func firstMend(of remedies: [Remedy], _ isGone: (LayoutProblems) -> Bool) -> LayoutHelp? {
    var best: (harm: Int, help: LayoutHelp)?
    for remedy in remedies.prefix(Adviser.largestTrialCount) {
      trialCount += 1
      let undos = remedy.changes.map { $0.apply() }
      defer { for undo in undos.reversed() { _ = undo.apply() } }
      copy.root.layoutIfNeeded()
      engine.leaveConflictsUnwritten()
      let after = engine.problems()
      if after.hasMore(than: before) || !isGone(after) { continue }
      let harm = (after.uncovers(before) ? 2 : 0) + (engine.entriesOutside().isSubset(of: outside) ? 0 : 1)
      if harm < best?.harm ?? .max {
        best = (harm, remedy.help)
        best?.help.outcome = engine.outcome(of: remedy)
      }
      if harm == 0 { break }
    }
    return best?.help
  }
}

// The facts that help tells about what gives way to the rest.

extension LayoutEngine {
  /// What a constraint, or a content, comes to that a remedy gave a lower priority, as of the last pass; `nil` for other
  /// remedies, and where nothing decides it.
  func outcome(of remedy: Remedy) -> String? {
    switch (remedy.help.kind, remedy.changes.first) {
    case (.optional, .priority(let constraint, _)), (.weakerWish, .priority(let constraint, _)):
      outcome(of: constraint)
    case (.contentPriority, .contentPriority(let view, let bound, _)),
      (.weakerWish, .contentPriority(let view, let bound, _)):
      extent(of: view.node, along: bound.axis)
    default: nil
    }
  }

  /// A width or height as a number; a place by its distance from the anchor that the constraint relates it to.
  private func outcome(of constraint: LayoutConstraint) -> String? {
    let attribute = constraint.firstAttribute
    if constraint.sides == nil, attribute.isDimension, let axis = attribute.axis {
      return extent(of: constraint.firstNode, along: axis)
    }
    guard let entry = constraint.holder.flatMap({ entry(of: $0) }) else { return nil }
    formConstraint(constraint, heldBy: entry)
    form.dropZeroTerms()
    guard isDecided(form.buffer) else { return nil }
    return constraint.parts(constant: rounded(constraint.storedConstant + form.value(of: value))).fact
  }

  private func extent(of node: ItemNode, along axis: LayoutAxis) -> String? {
    guard let entry = entry(ofNode: node) else { return nil }
    let form = form(.dimension(along: axis), of: entry)
    guard isDecided(form.buffer) else { return nil }
    return "\(text(of: node, axis.dimension)) is \(roundedText(of: form.value(of: value)))"
  }

  /// Whether a form has one value only.
  private func isDecided(_ terms: UnsafeBufferPointer<Term>) -> Bool {
    ties.ambiguousItemCount == 0 || solver.openings(of: [Array(terms)])?.isEmpty == true
  }
}
