import Anchorage
import Cassowary

extension LayoutEngine {
  /// The problems that the last pass found: mistakes, conflicts, instability, ambiguities, with help where any is known.
  func diagnostics() -> [LayoutDiagnostic] { diagnosticsOfAll().oneForEachCause }

  /// The same with a report for each constraint that gave way. Of those with one cause, the first has the help for all;
  /// conflicts that nothing fixes together have no cause in common.
  func diagnosticsOfAll() -> [LayoutDiagnostic] {
    var reports = reports()
    let helped = reports.indices.filter { reports[$0].mayHaveHelp }
    let (helps, changes, apart) = helps(for: helped.map { reports[$0] })
    for (place, index) in helped.enumerated() {
      reports[index] = reports[index].with(helps[place], changes[place] ?? [], isApart: apart.contains(place))
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
    reports += openingReports()
    for index in reports.indices where reports[index].hasUnknownLines {
      reports[index].sayHowToSeeLines()
      break
    }
    return reports
  }

  /// The help for each conflict, and for each report of what is open; see ``Adviser``.
  private func helps(for reports: [LayoutDiagnostic]) -> PassReport.Helps {
    if reports.isEmpty { return ([], [:], []) }
    // Hiding a view changes what is reported without a pass.
    let isHidden = hiddenEntries()
    if let (known, wasHidden) = report.helps, known.helps.count == reports.count, wasHidden == isHidden {
      return known
    }
    guard var adviser = Adviser(for: root) else {
      return (Array(repeating: nil, count: reports.count), [:], [])
    }
    let helps = adviser.helps(for: reports.count, reports.causes)
    let known = (helps, adviser.smallestChanges, adviser.apart)
    report.helps = (known, isHidden)
    return known
  }

  /// The best changes for one of the problems.
  func helps(for problem: LayoutDiagnostic) -> [LayoutHelp] {
    guard !isRunningPass else { return [] }
    let problems = diagnosticsOfAll().filter { $0.mayHaveHelp }
    guard let index = problems.firstIndex(where: { $0.alone == problem.alone }),
      var adviser = Adviser(for: root)
    else { return [] }
    return adviser.choices(for: problems.count, problems.causes, only: index)[index]
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
    // Reports share many constraints, so that each is put into words once.
    let constraints = sources(among: Set(conflicts.flatMap { $0.constraints }))
      .mapValues { NamedConflictSource($0) }
    let bounds = sources(among: Set(conflicts.flatMap { $0.nonNegativeVariables }))
      .mapValues { NamedConflictSource($0) }
    report.write(conflicts.map { text(of: $0, constraints, bounds) })
  }

  /// Keeps the conflicts of the last pass from being put into words before the next change. For copies, which nobody asks.
  func leaveConflictsUnwritten() { report.write([]) }

  private func text(
    of conflict: Conflict, _ constraints: [ConstraintID: NamedConflictSource],
    _ bounds: [Variable: NamedConflictSource]
  ) -> LayoutConflict {
    var sources: [NamedConflictSource] = []
    var broken = 0
    for id in conflict.constraints {
      if id == conflict.broken { broken = sources.count }
      if let source = constraints[id] { sources.append(source) }
    }
    sources += conflict.nonNegativeVariables.compactMap { bounds[$0] }
    var result = LayoutConflict(
      sources, broken: min(broken, max(0, sources.count - 1)), root, report.rootSize)
    result.numbers = numbers(of: conflict, sources.map { $0.number }) { index in
      sources[index].anchors.count == 1
        ? "\(sources[index].items[0]).\(sources[index].anchors[0].attribute)" : nil
    }
    return result
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

  /// The report without what it says about others.
  fileprivate var alone: LayoutDiagnostic {
    guard case .conflict(var conflict) = self else { return self }
    (conflict.alike, conflict.saysHowToSeeLines) = ([], false)
    return .conflict(conflict)
  }

  fileprivate var mayHaveHelp: Bool {
    switch self {
    case .conflict, .ambiguity, .tie: true
    case .misuse, .instability: false
    }
  }

  fileprivate func with(_ help: LayoutHelp?, _ smallestChanges: [LayoutHelp], isApart: Bool)
    -> LayoutDiagnostic
  {
    switch self {
    case .conflict(var conflict):
      conflict.help = help
      conflict.smallestChanges = smallestChanges
      if isApart { conflict.cause = nil }
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
