import Anchorage
import Cassowary

/// Finds changes that fix problems, by trying them on a copy of the tree.
///
/// All changes are tried on one copy: a change is made, laid out and undone. So a trial takes as long as a pass after
/// the change.
struct Adviser {
  /// The maximum number of changes tried for a report, and of reports for which changes are tried.
  static let largestTrialCount = 16
  static let largestReportCount = 20
  /// The maximum number of conflicts in these reports.
  static let largestConflictCount = 200
  /// The number of changes in the answer to ``LayoutView/helps(for:)``.
  static let largestChoiceCount = 3

  /// The smallest changes for conflicts whose help is that a constraint gives way, by the index of the report.
  private(set) var smallestChanges: [Int: [LayoutHelp]] = [:]
  /// The conflicts with one cause that no change fixes together.
  private(set) var separate: Set<Int> = []
  private let copy: TreeCopy
  private let engine: LayoutEngine
  private var before: LayoutEffects
  /// The number of changes that were tried, for tests.
  private(set) var trialCount = 0

  /// Copies a tree; `nil` if it changed since its last pass.
  init?(for root: LayoutView) {
    guard let copy = TreeCopy(ofLastPass: root) else { return nil }
    self.copy = copy
    copy.root.layoutIfNeeded()
    guard let engine = copy.root.engine else { return nil }
    self.engine = engine
    engine.discardConflicts()
    before = engine.effects()
  }

  /// The help for each report: conflicts come first, then open numbers.
  ///
  /// - Parameters:
  ///   - reportCount: The number of reports.
  ///   - causes: The indices of the conflicts by cause. The first conflict of a cause has the help for all; if there is none,
  ///     each has its own.
  mutating func helps(for reportCount: Int, _ causes: [[Int]]) -> [LayoutHelp?] {
    choices(for: reportCount, causes, only: nil).map { $0.first }
  }

  /// The best changes for each report, beginning with the best.
  ///
  /// - Parameter chosen: The report that gets several changes, while the others get none; `nil` for one change each.
  mutating func choices(for reportCount: Int, _ causes: [[Int]], only chosen: Int?) -> [[LayoutHelp]] {
    let causes = causes.prefix(Adviser.largestReportCount)
    // First, because every trial gives the solver other constraints.
    let conflicts = engine.conflictSubjects(
      min((causes.joined().max() ?? -1) + 1, Adviser.largestConflictCount))
    let openings = engine.openingSubjects(rangeCount: 0)
    let helped = openings.prefix(Adviser.largestReportCount)
    let sources = engine.sources(among: Set(helped.flatMap { $0.tied }))
    let tied = helped.map { $0.tied.compactMap { sources[$0] } }
    noteUnreported(conflicts, openings)
    var helps = [[LayoutHelp]](repeating: [], count: reportCount)
    let firstOpening = engine.solver.leftOut.count
    guard firstOpening + openings.count == reportCount else { return helps }
    let count = chosen == nil ? 1 : Adviser.largestChoiceCount
    for cause in causes where cause[0] == chosen ?? cause[0] {
      let alike = cause.compactMap { $0 < conflicts.count ? conflicts[$0] : nil }
      if alike.count < cause.count { continue }
      helps[cause[0]] = bestHelps(forAll: alike, count)
      if !helps[cause[0]].isEmpty { continue }
      // Nothing fixes all of them: each has help of its own.
      for (index, conflict) in zip(cause, alike).prefix(Adviser.largestReportCount)
      where index == chosen ?? index {
        helps[index] = bestHelps(for: conflict, count)
        if count == 1, let help = helps[index].first {
          smallestChanges[index] = smallestChanges(for: conflict, beside: help)
        }
      }
      if cause.count > 1, cause.contains(where: { !helps[$0].isEmpty }) { separate.formUnion(cause) }
    }
    let left = max(0, Adviser.largestReportCount - causes.count)
    for (index, opening) in openings.prefix(left).enumerated()
    where firstOpening + index == chosen ?? (firstOpening + index) {
      helps[firstOpening + index] = bestHelps(for: opening, tied[index], count)
    }
    return helps
  }

  /// Notes the open numbers of items in conflict that have no report.
  private mutating func noteUnreported(_ conflicts: [ConflictSubject?], _ openings: [OpeningSubject]) {
    var conflicted: Set<ObjectIdentifier> = []
    for member in conflicts.flatMap({ $0?.members ?? [] }) {
      for anchor in member.anchors { conflicted.insert(ObjectIdentifier(anchor.item.node)) }
    }
    for (index, entry) in engine.entries.enumerated() {
      before.problems.unreported.append(
        conflicted.contains(ObjectIdentifier(entry.node)) ? before.problems.open[index] : [])
    }
    for number in openings.flatMap({ $0.numbers }) {
      before.problems.unreported[number.entry].remove(number.number)
    }
  }

  /// The help that fixes several conflicts with one cause; none for a single one.
  private mutating func bestHelps(forAll conflicts: [ConflictSubject], _ count: Int) -> [LayoutHelp] {
    if conflicts.count == 1 { return [] }
    let writer = RemedyWriter(for: copy)
    let remedies = writer.extend(writer.remedies(for: conflicts[0]), to: conflicts)
    let sources = Set(conflicts.map { $0.source })
    return bestHelps(count, of: remedies, mentioning: conflicts[0].extents) {
      $0.broken.isDisjoint(with: sources)
    }
  }

  private mutating func bestHelps(for conflict: ConflictSubject, _ count: Int) -> [LayoutHelp] {
    let remedies = RemedyWriter(for: copy).remedies(for: conflict)
    return bestHelps(count, of: remedies, mentioning: conflict.extents) {
      !$0.broken.contains(conflict.source)
    }
  }

  private mutating func bestHelps(for opening: OpeningSubject, _ tied: [ConflictSource], _ count: Int)
    -> [LayoutHelp]
  {
    let writer = RemedyWriter(for: copy)
    let remedies =
      tied.isEmpty
      ? writer.remedies(for: opening, in: engine.entries)
      : writer.remedies(forTieOf: tied, at: opening.priority)
    let engine = engine
    return bestHelps(count, of: remedies) { problems in
      // The numbers of a tie may stay open for another reason, which has a report of its own.
      if opening.isTie { return !engine.isTied(any: tied) }
      return opening.numbers.allSatisfy { number in
        let open = problems.open[number.entry]
        if !open.contains(number.number) { return true }
        // Under right-to-left, leading is at x + width, and the width may be the subject of another report.
        return number.number == .x && open.contains(.width)
          && engine.isRightToLeft(engine.entries[number.entry])
          && !engine.isAnchorOpen(number)
      }
    }
  }

  /// The best remedies after which a problem is gone and none is new, beginning with the best.
  ///
  /// If only one is needed, the search ends with the first rank that has a harmless remedy.
  ///
  /// - Parameter extents: The dimensions that the help mentions if they are zero, even if they were zero before.
  private mutating func bestHelps(
    _ count: Int, of groups: [[Remedy]], mentioning extents: [NoteFindings.Extent] = [],
    _ isGone: (LayoutProblems) -> Bool
  ) -> [LayoutHelp] {
    var best: [(score: HelpScore, help: LayoutHelp, remedy: Remedy)] = []
    var left = Adviser.largestTrialCount
    for (rank, group) in groups.enumerated() {
      if count == 1, best.first?.score.isHarmless == true { break }
      for remedy in group {
        if left == 0 || count == 1 && best.first?.score.isPerfect == true { break }
        left -= 1
        guard let tried = effect(of: remedy, rank, extents, isGone) else { continue }
        var trial = tried
        // A constraint that crushes other views may spare them at a lower priority.
        for weaker in remedy.weaker where left > 0 && (trial.score.losesContent || trial.score.hasCosts) {
          left -= 1
          if let other = effect(of: weaker, rank, extents, isGone), other.score.isBetter(than: trial.score) {
            trial = other
          }
        }
        // Content that was visible must stay visible.
        if trial.score.losesContent { continue }
        let place = best.firstIndex { trial.score.isBetter(than: $0.score) } ?? best.count
        best.insert(trial, at: place)
      }
    }
    return best.prefix(count).map { $0.remedy.withEdits($0.help) }
  }

  /// Tries a remedy and undoes it; `nil` unless it fixes the problem and causes none.
  mutating func effect(
    of remedy: Remedy, _ rank: Int, _ extents: [NoteFindings.Extent], _ isGone: (LayoutProblems) -> Bool
  ) -> (score: HelpScore, help: LayoutHelp, remedy: Remedy)? {
    trialCount += 1
    let undos = remedy.changes.map { $0.apply() }
    defer { for undo in undos.reversed() { _ = undo.apply() } }
    copy.root.layoutIfNeeded()
    engine.discardConflicts()
    let after = engine.effects()
    if after.problems.hasMore(than: before.problems) || !isGone(after.problems) { return nil }
    var help = remedy.help
    help.outcome = engine.outcome(of: remedy)
    help.costs = engine.costs(of: after, beside: before, mentioning: extents)
    return (HelpScore(of: after, beside: before, rank: rank), help, remedy)
  }
}

// The effects of a change that help mentions.

extension LayoutEngine {
  /// The numbers that become open, and the notes, zero dimensions and overflows that are new after a change, in words.
  ///
  /// - Parameter extents: The dimensions to mention if they are zero, even if they were zero before.
  fileprivate func costs(
    of after: LayoutEffects, beside before: LayoutEffects, mentioning extents: [NoteFindings.Extent]
  ) -> [String] {
    var costs: [String] = []
    func add(_ cost: String?) {
      if let cost, !costs.contains(cost) { costs.append(cost) }
    }
    for (index, numbers) in reportedNumbers(among: after.problems.uncovered(in: before.problems)) {
      guard let item = entries[index].node.item else { continue }
      var open = numbers
      // A size rather than the position that follows from it.
      if open.contains(.width) { open.remove(.x) }
      if open.contains(.height) { open.remove(.y) }
      for attribute in open.attributes { add("\(item.displayName).\(attribute) is not determined") }
    }
    for (_, note) in after.notes(notIn: before) { add(note.cost) }
    let zeros = after.zeros.subtracting(before.zeros).union(extents.filter { after.zeros.contains($0) })
    for extent in zeros.sorted(by: { $0.isBefore($1) }) {
      guard let name = entries[extent.entry].view?.displayName else { continue }
      add("\(name).\(extent.axis.dimension) is 0")
    }
    for index in after.outside.subtracting(before.outside).sorted() {
      guard let view = entries[index].view, let superview = view.superview else { continue }
      add("\(view.displayName) reaches beyond \(superview.displayName)")
    }
    return costs
  }

  /// The open numbers of entries that reports name; the others follow from those.
  private func reportedNumbers(among open: [Int: FrameNumbers]) -> [(entry: Int, numbers: FrameNumbers)] {
    if open.isEmpty { return [] }
    var reported: [Int: FrameNumbers] = [:]
    for number in openingSubjects(rangeCount: 0).flatMap({ $0.numbers }) {
      guard open[number.entry]?.contains(number.number) == true else { continue }
      reported[number.entry, default: []].insert(number.number)
    }
    return reported.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The resulting value of a constraint or a content size with a lower priority, as of the last pass; `nil` for
  /// other remedies, and if the value is open.
  func outcome(of remedy: Remedy) -> String? {
    switch (remedy.help.kind, remedy.changes.first) {
    case (.optional, .priority(let constraint, _)), (.lowerPriority, .priority(let constraint, _)):
      outcome(of: constraint)
    case (.contentPriority, .contentPriority(let view, let bound, _)),
      (.lowerPriority, .contentPriority(let view, let bound, _)):
      extent(of: view.node, along: bound.axis)
    default: nil
    }
  }

  /// A dimension as a number; a coordinate as a distance from the second anchor of the constraint.
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

  /// Whether a form has a single value.
  private func isDecided(_ terms: UnsafeBufferPointer<Term>) -> Bool {
    ties.ambiguousItemCount == 0 || solver.openings(of: [Array(terms)])?.isEmpty == true
  }
}

// MARK: - Smallest changes

// The smallest changes of numbers that resolve a conflict. The sum of the conflict proves that nothing smaller does:
// unless its numbers add up, the constraints cannot hold together. A trial shows that the change suffices.

extension Adviser {
  /// A constraint with its share of a sum.
  private typealias Share = (constraint: LayoutConstraint, part: ConflictSum.Part)

  /// The smallest change of several equal numbers, and the smallest of one number, for a conflict whose help is that
  /// a constraint gives way.
  mutating func smallestChanges(for conflict: ConflictSubject, beside help: LayoutHelp) -> [LayoutHelp] {
    // A dimension that may not be negative would become zero. With factors other than 1, a change of one number by a
    // point is not worth as much as that of another.
    guard help.kind == .optional, conflict.extents.isEmpty, let numbers = conflict.numbers,
      numbers.parts.allSatisfy({ Tolerance.areSame($0.factor.magnitude, 1) })
    else { return [] }
    var groups: [[Share]] = []
    for part in numbers.parts where part.member < conflict.members.count && part.number != 0 {
      guard let constraint = conflict.members[part.member].statement else { continue }
      let alike = groups.firstIndex { group in
        group[0].part.number.magnitude == part.number.magnitude
          && group[0].constraint.firstAttribute.isDimension == constraint.firstAttribute.isDimension
      }
      if let alike { groups[alike].append((constraint, part)) } else { groups.append([(constraint, part)]) }
    }
    // Gaps come before sizes, and larger single numbers before smaller ones.
    let several = groups.filter { $0.count > 1 }
    let even =
      several.filter { !$0[0].constraint.firstAttribute.isDimension }
      + several.filter { $0[0].constraint.firstAttribute.isDimension }
    // The help already changes the constraint that gives way, and no number of several equal ones is the best to change.
    let single = groups.filter { group in
      group.count == 1 && !help.replaced.contains(group[0].constraint.description)
    }.sorted { $0[0].part.number.magnitude > $1[0].part.number.magnitude }
    return [even, single].compactMap { groups in
      for remedy in groups.compactMap({ change(of: $0, by: numbers.gap) }).prefix(2) {
        let tried = effect(of: remedy, 0, conflict.extents) { !$0.broken.contains(conflict.source) }
        if let tried, tried.help.costs.isEmpty { return tried.remedy.withEdits(tried.help) }
      }
      return nil
    }
  }

  /// Numbers with which the sum adds up; `nil` if one would change by more than half, or have many digits.
  private func change(of shares: [Share], by gap: Double) -> Remedy? {
    let step = gap / Double(shares.count)
    var changes: [Remedy.Change] = []
    var code: [String] = []
    for (constraint, part) in shares {
      let exact = part.number - (part.factor < 0 ? -step : step)
      let number = rounded(exact)
      guard step <= part.number.magnitude / 2, Tolerance.areSame(number, exact) else { return nil }
      changes.append(.constant(constraint, number))
      code.append(constraint.parts(constant: number).description)
    }
    return Remedy(.constants, replacing: shares.map { $0.constraint }, with: code, changes)
  }
}
