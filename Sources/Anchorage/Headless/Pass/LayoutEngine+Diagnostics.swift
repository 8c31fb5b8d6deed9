import Cassowary

extension LayoutEngine {
  /// The problems that the last pass found: mistakes, conflicts, instability, ambiguities, with help where any is known.
  func diagnostics() -> [LayoutDiagnostic] {
    var reports = reports()
    let helped = reports.indices.filter { reports[$0].mayHaveHelp }
    for (index, help) in zip(helped, helps(for: helped.map { reports[$0] })) {
      reports[index] = reports[index].with(help)
    }
    return reports
  }

  /// The same without help, which takes longer to find.
  func reports() -> [LayoutDiagnostic] {
    var reports = report.mistakes.oneForEachStatement.map { LayoutDiagnostic.misuse($0) }
    // The rest is known when the pass is over; until then entries have what the pass before found.
    if isRunningPass { return reports }
    reports += conflicts.map { .conflict($0) }
    if let instability = report.instability { reports.append(.instability(instability)) }
    reports += openingReports().diagnostics
    for index in reports.indices where reports[index].hasUnknownLines {
      reports[index].sayHowToSeeLines()
      break
    }
    return reports
  }

  /// The help for each conflict, and for each report of what is open; see ``Adviser``.
  private func helps(for reports: [LayoutDiagnostic]) -> [LayoutHelp?] {
    if reports.isEmpty { return [] }
    if let helps = report.helps, helps.count == reports.count { return helps }
    guard var adviser = Adviser(for: root) else { return Array(repeating: nil, count: reports.count) }
    let helps = adviser.helps(for: reports.count)
    report.helps = helps
    return helps
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
    var known = namedConstraints(among: Set(conflicts.flatMap { $0.constraints }))
    var bounds: [Variable: NamedConflictSource] = [:]
    report.write(conflicts.map { text(of: $0, &known, &bounds) })
  }

  /// Those of some constraints that are the user's. Most that reports are about are such, and reports share many, so that
  /// one walk finds all of them and each is put into words once.
  func namedConstraints(among wanted: Set<ConstraintID>) -> [ConstraintID: NamedConflictSource] {
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
  func source(of id: ConstraintID) -> ConflictSource? {
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

  func source(of variable: Variable) -> ConflictSource? {
    for entry in entries {
      guard let item = entry.node.item else { continue }
      if variable.index == entry.width { return .nonNegative(item, .width) }
      if variable.index == entry.height { return .nonNegative(item, .height) }
    }
    return nil
  }
}

extension LayoutDiagnostic {
  /// Whether a constraint was written in code, and it is not known where.
  fileprivate var hasUnknownLines: Bool {
    switch self {
    case .conflict(let conflict): conflict.members.contains { $0.isOfUnknownLine }
    case .tie(let tie): tie.wishes.contains { $0.isOfUnknownLine }
    case .ambiguity, .misuse, .instability: false
    }
  }

  fileprivate mutating func sayHowToSeeLines() {
    switch self {
    case .conflict(var conflict):
      conflict.saysHowToSeeLines = true
      self = .conflict(conflict)
    case .tie(var tie):
      tie.saysHowToSeeLines = true
      self = .tie(tie)
    case .ambiguity, .misuse, .instability: break
    }
  }

  fileprivate var mayHaveHelp: Bool {
    switch self {
    case .conflict, .ambiguity, .tie: true
    case .misuse, .instability: false
    }
  }

  fileprivate func with(_ help: LayoutHelp?) -> LayoutDiagnostic {
    switch self {
    case .conflict(var conflict):
      conflict.help = help
      return .conflict(conflict)
    case .ambiguity(var ambiguity):
      ambiguity.help = help
      return .ambiguity(ambiguity)
    case .tie(var tie):
      tie.help = help
      return .tie(tie)
    case .misuse, .instability: return self
    }
  }
}
