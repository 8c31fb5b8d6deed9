import Anchorage
import Cassowary

// Notes that take queries of the solver: which constraints a width or a height follows from.

extension LayoutEngine {
  /// The maximum number of queries.
  private static var mostDerivations: Int { 16 }

  /// A width or height, with the constraints that it follows from.
  private struct DerivedExtent {
    var extent: NoteFindings.Extent
    /// The required bound of a content size that may conflict; `nil` for an extent of zero.
    var bound: ContentBound?
    var members: [ConstraintID]
  }

  /// Notes dimensions that are zero only because constraints refer to each other, and required content sizes in required
  /// dimensions.
  func noteDerivedExtents(_ found: inout NoteFindings) {
    var derived: [DerivedExtent] = []
    var preference: Preference?
    for (extent, bound) in questions(found).prefix(Self.mostDerivations) {
      if preference == nil { preference = preferenceOfTree }
      let form = form(.dimension(along: extent.axis), of: entries[extent.entry])
      guard let derivation = solver.derivation(of: form.buffer, preferring: preference),
        derivation.undecided.isEmpty, !derivation.members.isEmpty
      else { continue }
      let members = derivation.members.compactMap { $0.constraint }
      guard members.count == derivation.members.count else { continue }
      derived.append(DerivedExtent(extent: extent, bound: bound, members: members))
    }
    if derived.isEmpty { return }
    let wanted = Set(derived.flatMap { $0.members })
    var known: [ConstraintID: LayoutConstraint] = [:]
    for entry in entries {
      entry.view?.held.forEach { if let id = $0.solverID, wanted.contains(id) { known[id] = $0 } }
    }
    var noted: [Set<ConstraintID>] = []
    for one in derived {
      // Views that are zero for the same reason share a note.
      let members = Set(one.members)
      if one.bound == nil && noted.contains(members) { continue }
      if one.bound == nil { noted.append(members) }
      let same = derived.filter { $0.bound == nil && one.bound == nil && Set($0.members) == members }
      note(one, alike: same.dropFirst().map { $0.extent.entry }, known, &found)
    }
  }

  /// The dimensions to query: those that are zero, and those with a required bound of the content size.
  private func questions(_ found: NoteFindings) -> [(NoteFindings.Extent, ContentBound?)] {
    var questions: [(NoteFindings.Extent, ContentBound?)] = []
    for (index, entry) in entries.enumerated() where index > 0 && entry.isView && !found.isHidden[index] {
      for axis in found.axes where !isFree(index, along: axis, extent: true) {
        let extent = NoteFindings.Extent(entry: index, axis: axis)
        if entry.content[axis] >= 0 {
          let (least, greatest) = ContentBound.bounds(along: axis)
          guard let view = entry.view else { continue }
          let room = value(entry.segment(along: axis).size) - entry.content[axis]
          if room > -Tolerance.notedPoints,
            view.contentCompressionResistancePriority(for: axis) >= .required
          {
            questions.append((extent, least))
          } else if room < Tolerance.notedPoints, view.contentHuggingPriority(for: axis) >= .required {
            questions.append((extent, greatest))
          }
        } else if isZero(index, along: axis), !found.empty.contains(extent) {
          questions.append((extent, nil))
        }
      }
    }
    return questions
  }

  private func note(
    _ derived: DerivedExtent, alike others: [Int], _ known: [ConstraintID: LayoutConstraint],
    _ found: inout NoteFindings
  ) {
    let (index, axis) = (derived.extent.entry, derived.extent.axis)
    let constraints = derived.members.compactMap { known[$0] }
    guard constraints.count == derived.members.count,
      constraints.allSatisfy({ !$0.isMadeByView && $0.relation == .equal })
    else { return }
    let reason: LayoutNote.Reason
    if let bound = derived.bound {
      guard constraints.allSatisfy({ $0.storedPriority >= .required }) else { return }
      reason = .rigidContent(
        axis, extent: value(entries[index].segment(along: axis).size),
        isHugging: bound.relation == .lessThanOrEqual)
    } else {
      // Constraints with a number, or about one anchor, state a size.
      guard constraints.allSatisfy({ $0.storedConstant == 0 && ($0.secondNode != nil || $0.sides != nil) })
      else {
        return
      }
      reason = .collapsed(axis)
    }
    let shown = constraints.prefix(LayoutConflict.largestMemberCount)
    found.add(
      reason, at: index, items: ([index] + others).compactMap { entries[$0].view?.displayName },
      members: shown.map { ConflictSource.constraint($0).member })
  }
}
