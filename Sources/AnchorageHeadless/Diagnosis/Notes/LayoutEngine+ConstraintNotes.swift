import Anchorage
import Cassowary

// Constraints about the same sum of variables can be compared at any size of the root: `a.width >= 20` never matters
// beside `a.width >= 44`. Consequences of several constraints together are not considered.

extension LayoutEngine {
  /// Finds constraints that are equal to others, and constraints that never matter.
  func constraintNotes(_ found: NoteFindings) -> [LayoutNote] {
    let broken = Set(solver.leftOut)
    // For each sum, the index of the first constraint about it. Most have no other.
    var firsts: [[Term]: Int] = [:]
    firsts.reserveCapacity(found.constraints.count)
    var members: [Comparable] = []
    var others: [Int: [Comparable]] = [:]
    var notes: [LayoutNote] = []
    for held in found.constraints {
      let constraint = held.constraint
      let subject = Int(constraint.firstNode.entry)
      guard !found.isHidden[subject], let id = constraint.solverID, !broken.contains(id) else { continue }
      if let factor = strangeFactor(of: constraint), notes.count < NoteFindings.largestNoteCount {
        notes.append(note(.multiplied(by: factor), [constraint]))
      }
      if isAboutPlainBaseline(constraint), notes.count < NoteFindings.largestNoteCount {
        notes.append(note(.plainBaseline, [constraint]))
      }
      formConstraint(constraint, heldBy: entries[held.holder])
      guard let form = ComparableForm(&form, constraint.relation) else {
        // The constraint has become `constant relation 0`.
        let holds =
          switch constraint.relation {
          case .equal: Tolerance.areSame(form.constant, 0)
          case .greaterThanOrEqual: isAtLeast(form.constant, 0)
          case .lessThanOrEqual: isAtLeast(0, form.constant)
          }
        if notes.count < NoteFindings.largestNoteCount {
          notes.append(note(holds ? .redundant : .hopeless, [constraint]))
        }
        continue
      }
      let member = Comparable(constraint: constraint, relation: form.relation, number: form.number)
      let first = firsts[form.terms, default: members.count]
      if first < members.count {
        others[first, default: []].append(member)
      } else {
        firsts[form.terms] = first
        members.append(member)
      }
    }
    for (first, others) in others.sorted(by: { $0.key < $1.key })
    where notes.count < NoteFindings.largestNoteCount {
      notes += self.notes(about: [members[first]] + others)
    }
    return notes
  }

  /// The multiplier of a size if it is probably a percentage: the size is larger than the root.
  private func strangeFactor(of constraint: LayoutConstraint) -> Double? {
    guard constraint.isInHundredths, let axis = constraint.firstAttribute.axis,
      let entry = entry(ofNode: constraint.firstNode),
      value(entry.segment(along: axis).size) > extent(of: 0, along: axis) + Tolerance.notedPoints
    else { return nil }
    return constraint.multiplier
  }

  /// A constraint of a group: `sum relation number`.
  struct Comparable {
    var constraint: LayoutConstraint
    var relation: LayoutRelation
    var number: Double

    var isRequired: Bool { constraint.storedPriority >= .required }

    func saysTheSame(as other: Comparable) -> Bool {
      relation == other.relation && Tolerance.areSame(number, other.number)
        && constraint.storedPriority == other.constraint.storedPriority
    }
  }

  private func notes(about group: [Comparable]) -> [LayoutNote] {
    var notes: [LayoutNote] = []
    // The first of several equal constraints represents all of them.
    var different: [Comparable] = []
    var copies: [[Comparable]] = []
    for member in group {
      if let index = different.firstIndex(where: { $0.saysTheSame(as: member) }) {
        copies[index].append(member)
      } else if different.count < 50 {
        different.append(member)
        copies.append([member])
      }
    }
    for same in copies where same.count > 1 { notes.append(note(.duplicates, same.map { $0.constraint })) }
    // Only the strictest required constraint of each relation matters for the others.
    let required = different.filter { $0.isRequired }
    let equality = required.first { $0.relation == .equal }
    let least = required.filter { $0.relation == .greaterThanOrEqual }.max { $0.number < $1.number }
    let greatest = required.filter { $0.relation == .lessThanOrEqual }.min { $0.number < $1.number }
    for member in different {
      for other in [equality, least, greatest].compactMap({ $0 }) where other.constraint !== member.constraint
      {
        guard let reason = reason(why: member, doesNothingBeside: other) else { continue }
        notes.append(note(reason, [member.constraint, other.constraint]))
        break
      }
    }
    return notes
  }

  private func reason(why member: Comparable, doesNothingBeside other: Comparable) -> LayoutNote.Reason? {
    let holds: Bool
    switch (other.relation, member.relation) {
    case (.equal, .equal): holds = Tolerance.areSame(other.number, member.number)
    case (.equal, .greaterThanOrEqual), (.greaterThanOrEqual, .greaterThanOrEqual):
      holds = isAtLeast(other.number, member.number)
    case (.equal, .lessThanOrEqual), (.lessThanOrEqual, .lessThanOrEqual):
      holds = isAtLeast(member.number, other.number)
    // Such a constraint pulls, or bounds from the other side.
    default: return nil
    }
    if holds { return .redundant }
    // A conflict between two required constraints is reported anyway.
    return other.relation == .equal && !member.isRequired ? .hopeless : nil
  }

  private func note(_ reason: LayoutNote.Reason, _ constraints: [LayoutConstraint]) -> LayoutNote {
    let shown = constraints.prefix(LayoutConflict.largestMemberCount)
    var items: [String] = []
    for name in shown.compactMap({ $0.firstItem?.displayName }) where !items.contains(name) {
      items.append(name)
    }
    return LayoutNote(
      reason: reason, items: items, members: shown.map { ConflictSource.constraint($0).member },
      omittedCount: constraints.count - shown.count)
  }

  /// The optional constraints that do not hold, except those about hidden items.
  func missedOptionalConstraints() -> [LayoutNote] {
    guard isIdle else { return [] }
    let isHidden = hiddenEntries()
    var notes: [LayoutNote] = []
    for entry in entries {
      entry.view?.held.forEach { constraint in
        guard !constraint.isMadeByView, constraint.solverID != nil, constraint.storedPriority < .required,
          covers(constraint), !isHidden[Int(constraint.firstNode.entry)]
        else { return }
        formConstraint(constraint, heldBy: entry)
        let difference = form.value(of: value)
        let amount =
          switch constraint.relation {
          case .equal: difference.magnitude
          case .lessThanOrEqual: difference
          case .greaterThanOrEqual: -difference
          }
        if amount > Tolerance.notedPoints, notes.count < NoteFindings.largestNoteCount {
          notes.append(note(.missed(by: amount), [constraint]))
        }
      }
    }
    return notes
  }
}

/// Whether a number is at least another, up to rounding errors.
private func isAtLeast(_ a: Double, _ b: Double) -> Bool { a >= b || Tolerance.areSame(a, b) }

/// A constraint as `sum relation number`, with the same sum however it was written.
struct ComparableForm {
  /// A sum with its variables in ascending order, scaled so that the first coefficient is 1.
  let terms: [Term]
  let relation: LayoutRelation
  let number: Double

  /// Fails if the form has no terms.
  init?(_ form: inout LinearForm, _ relation: LayoutRelation) {
    form.dropZeroTerms()
    var terms = Array(form.buffer)
    terms.sort { $0.variable.index < $1.variable.index }
    guard let factor = terms.first?.coefficient else { return nil }
    for index in terms.indices { terms[index].coefficient /= factor }
    self.terms = terms
    self.relation = factor < 0 ? relation.reversed : relation
    // Adding zero turns a negative zero into zero.
    number = -form.constant / factor + 0
  }
}
