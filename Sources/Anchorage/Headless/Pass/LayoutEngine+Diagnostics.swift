import Cassowary

extension LayoutEngine {
  /// What the last pass found: mistakes, conflicts, instability, ambiguities.
  func diagnostics() -> [LayoutDiagnostic] {
    var diagnostics = report.mistakes.map { LayoutDiagnostic.misuse($0) }
    diagnostics += report.conflicts.map { .conflict($0) }
    if let instability = report.instability { diagnostics.append(.instability(instability)) }
    diagnostics += ambiguities().map { .ambiguity($0) }
    return diagnostics
  }

  /// The conflicts that the last pass found.
  var conflicts: [LayoutConflict] { report.conflicts }

  /// Reports the solver's conflicts in the words of the tree.
  func reportConflicts() {
    report.forgetConflicts()
    for conflict in solver.conflicts { reportConflict(conflict) }
  }

  private func reportConflict(_ conflict: Conflict) {
    var sources: [ConflictSource] = []
    var broken = 0
    for id in conflict.constraints {
      if id == conflict.broken { broken = sources.count }
      if let source = source(of: id) { sources.append(source) }
    }
    for variable in conflict.nonNegativeVariables {
      if let source = source(of: variable) { sources.append(source) }
    }
    report.add(sources, broken: min(broken, max(0, sources.count - 1)), root: root)
  }

  /// Finds what a solver's constraint stands for. Conflicts are rare, so it looks at all entries.
  private func source(of id: ConstraintID) -> ConflictSource? {
    for entry in entries {
      if let view = entry.view, let source = source(of: id, view, entry) { return source }
      if let guide = entry.guide, let which: GuidePlacement = entry.placementIDs.slot(of: id) {
        return .guide(guide, which)
      }
    }
    return nil
  }

  private func source(of id: ConstraintID, _ view: LayoutView, _ entry: EngineEntry) -> ConflictSource? {
    if let which: ViewPlacement = entry.placementIDs.slot(of: id) { return .view(view, which) }
    if let bound: ContentBound = entry.contentIDs.slot(of: id) {
      return .content(
        view, bound, dimension: bound.axis == .horizontal ? entry.content.width : entry.content.height)
    }
    var found: LayoutConstraint?
    view.held.forEach { if $0.solverID == id { found = $0 } }
    return found.map { .constraint($0) }
  }

  private func source(of variable: Variable) -> ConflictSource? {
    for entry in entries {
      guard let item = entry.node.item else { continue }
      if variable.index == entry.width { return .nonNegative(item, .width) }
      if variable.index == entry.height { return .nonNegative(item, .height) }
    }
    return nil
  }
}

extension LayoutEngine {
  /// The views whose frames the constraints leave open.
  ///
  /// A guide may be open without harm, and what a broken constraint leaves open follows from its conflict.
  private func ambiguities() -> [LayoutAmbiguity] {
    guard ambiguousItemCount > 0 else { return [] }
    var found: [LayoutAmbiguity] = []
    for (index, entry) in entries.enumerated() where !entry.free.isEmpty {
      guard let view = entry.view, !report.isConflicted(index) else { continue }
      found.append(LayoutAmbiguity(item: view.displayName, attributes: entry.free.attributes))
    }
    return found
  }

  /// Whether the constraints leave the frame of an item open, as of the last pass.
  func isAmbiguous(_ item: HeadlessItem) -> Bool {
    entry(of: item).map { !$0.free.isEmpty } ?? false
  }
}
