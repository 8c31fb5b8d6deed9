import Cassowary

extension LayoutEngine {
  /// What the last pass found: mistakes, conflicts, instability, ambiguities.
  func diagnostics() -> [LayoutDiagnostic] {
    var diagnostics = report.mistakes.map { LayoutDiagnostic.misuse($0) }
    // The rest is known when the pass is over; until then entries have what the pass before found.
    if isRunningPass { return diagnostics }
    diagnostics += conflicts.map { .conflict($0) }
    if let instability = report.instability { diagnostics.append(.instability(instability)) }
    diagnostics += ambiguities().map { .ambiguity($0) }
    return diagnostics
  }

  /// The conflicts that the last pass found.
  var conflicts: [LayoutConflict] {
    writeConflicts()
    return report.conflicts
  }

  /// Puts the conflicts of the last pass into words, if that has not been done.
  ///
  /// It may take much longer than the pass, and most passes are never asked. So it waits until somebody asks, or until a
  /// constraint, an item or a frame of the tree is about to change, whether it takes part or not; see
  /// ``PendingWork/wording``.
  func writeConflicts() {
    guard report.hasUnwrittenConflicts else { return }
    let conflicts = solver.conflicts
    var known = heldConstraints(in: conflicts)
    var bounds: [Variable: NamedConflictSource] = [:]
    let texts = conflicts.map { text(of: $0, &known, &bounds) }
    var items: Set<ObjectIdentifier> = []
    for source in Array(known.values) + Array(bounds.values) {
      for anchor in source.anchors { items.insert(ObjectIdentifier(anchor.item.node)) }
    }
    report.write(texts, about: items)
  }

  /// The constraints of the user's that take part in conflicts. Most members are such, and conflicts share many, so
  /// that one walk finds all of them and each is put into words once.
  private func heldConstraints(in conflicts: [Conflict]) -> [ConstraintID: NamedConflictSource] {
    var wanted: Set<ConstraintID> = []
    for conflict in conflicts { wanted.formUnion(conflict.constraints) }
    var found: [ConstraintID: NamedConflictSource] = [:]
    for entry in entries {
      entry.view?.held.forEach { constraint in
        if let id = constraint.solverID, wanted.contains(id) {
          found[id] = NamedConflictSource(.constraint(constraint))
        }
      }
    }
    return found
  }

  private func text(
    of conflict: Conflict, _ known: inout [ConstraintID: NamedConflictSource],
    _ bounds: inout [Variable: NamedConflictSource]
  ) -> LayoutConflict {
    var sources: [NamedConflictSource] = []
    var broken = 0
    for id in conflict.constraints {
      if id == conflict.broken { broken = sources.count }
      if let source = known[id] ?? source(of: id).map(NamedConflictSource.init) {
        known[id] = source
        sources.append(source)
      }
    }
    for variable in conflict.nonNegativeVariables {
      if let source = bounds[variable] ?? source(of: variable).map(NamedConflictSource.init) {
        bounds[variable] = source
        sources.append(source)
      }
    }
    return LayoutConflict(sources, broken: min(broken, max(0, sources.count - 1)), root, report.rootSize)
  }

  /// Finds what a solver's constraint stands for. It looks at all entries, because the user's constraints are found
  /// before, and others are rarely in conflict.
  private func source(of id: ConstraintID) -> ConflictSource? {
    for entry in entries {
      if let view = entry.view, let source = source(of: id, view, entry) { return source }
      if let guide = entry.guide, let which: GuidePlacement = entry.placementIDs.slot(of: id) {
        // That the guide for the frame of a scroll view is the frame explains nothing.
        return guide.role == .scrollFrame ? nil : .guide(guide, which)
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
    return nil
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
  /// A guide may be open without harm, and so may a hidden view, whose constraints are often inactive until it is shown.
  /// The report of a conflict already says why its items are open.
  private func ambiguities() -> [LayoutAmbiguity] {
    guard ambiguousItemCount > 0 else { return [] }
    var found: [LayoutAmbiguity] = []
    // Where the outermost hidden view around the entry ends.
    var hiddenEnd = 0
    for (index, entry) in entries.enumerated() {
      if index >= hiddenEnd, entry.withView({ $0.isHidden }) == true { hiddenEnd = Int(entry.end) }
      if entry.free.isEmpty || index < hiddenEnd || report.isConflicted(entry.node) { continue }
      if let view = entry.view {
        found.append(LayoutAmbiguity(item: view.displayName, attributes: entry.free.attributes))
      } else if let guide = entry.guide, guide.role == .scrollContent {
        found.append(
          LayoutAmbiguity(
            item: guide.displayName, attributes: entry.free.attributes,
            scrollView: guide.owningView?.displayName))
      }
    }
    return found
  }

  /// Whether the constraints leave the frame of an item open, as of the last pass.
  func isAmbiguous(_ item: HeadlessItem) -> Bool {
    entry(of: item).map { !$0.free.isEmpty } ?? false
  }
}
