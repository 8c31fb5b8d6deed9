import Anchorage
import Cassowary

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
