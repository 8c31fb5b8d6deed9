import Anchorage
import Cassowary

/// The constraints of a tree that do not hold, and the numbers of its frames that are open.
struct LayoutProblems {
  /// A constraint of the solver's, identified by its source in the tree: its handle may change.
  struct Source: Hashable {
    /// A constraint of the user's, or the node of the item that another is about.
    let object: ObjectIdentifier
    /// The number of the constraint among those of the item; 0 for a constraint of the user's.
    let slot: Int
  }

  /// The required constraints that were left out.
  var broken: Set<Source> = []
  /// For each entry, the open numbers that reports are about.
  var open: ContiguousArray<FrameNumbers> = []
  /// Those that no report tells, because they follow from a conflict.
  var untold: ContiguousArray<FrameNumbers> = []
  var isUnstable = false
}

extension LayoutProblems {
  /// Whether any number is open that was open before without being told, as it was in conflict.
  func uncovers(_ before: LayoutProblems) -> Bool {
    open.indices.contains { !uncovered(in: before, at: $0).isEmpty }
  }

  /// The numbers of an entry that are open, and were open before without being told.
  func uncovered(in before: LayoutProblems, at entry: Int) -> FrameNumbers {
    entry < before.untold.count ? open[entry].intersection(before.untold[entry]) : []
  }

  /// Whether there is any problem that there is not among others.
  func hasMore(than others: LayoutProblems) -> Bool {
    if isUnstable && !others.isUnstable || open.count != others.open.count { return true }
    return !broken.isSubset(of: others.broken)
      || zip(open, others.open).contains { !$0.subtracting($1).isEmpty }
  }
}

extension LayoutEngine {
  /// The problems of the last pass, whether or not a report tells them.
  func problems() -> LayoutProblems {
    var problems = LayoutProblems()
    problems.isUnstable = report.instability != nil
    let broken = Set(solver.leftOut)
    let isHidden = hiddenEntries()
    for (index, entry) in entries.enumerated() {
      let open: FrameNumbers = isHidden[index] || !isTold(entry) ? [] : entry.free
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

  /// The source of a constraint that places an item or makes its content.
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
  /// The identity of the source; `nil` if the source is no constraint.
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
