import Anchorage
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
    reports += openingReports()
    for index in reports.indices where reports[index].hasUnknownLines {
      reports[index].sayHowToSeeLines()
      break
    }
    return reports
  }

  /// The help for each conflict, and for each report of what is open; see ``Adviser``.
  private func helps(for reports: [LayoutDiagnostic]) -> [LayoutHelp?] {
    if reports.isEmpty { return [] }
    // Hiding a view changes what is reported without a pass.
    let isHidden = hiddenEntries()
    if let (helps, wasHidden) = report.helps, helps.count == reports.count, wasHidden == isHidden {
      return helps
    }
    guard var adviser = Adviser(for: root) else { return Array(repeating: nil, count: reports.count) }
    let helps = adviser.helps(for: reports.count)
    report.helps = (helps, isHidden)
    return helps
  }

  /// The best changes for one of the problems.
  func helps(for problem: LayoutDiagnostic) -> [LayoutHelp] {
    guard !isRunningPass else { return [] }
    let problems = diagnostics().filter { $0.mayHaveHelp }
    guard let index = problems.firstIndex(of: problem), var adviser = Adviser(for: root) else { return [] }
    return adviser.choices(for: problems.count, only: index)[index]
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
    result.numbers = numbers(of: conflict, sources)
    return result
  }

  /// The sum of the numbers of a conflict; `nil` if they are many, or others take part than those that reports show.
  private func numbers(of conflict: Conflict, _ sources: [NamedConflictSource]) -> ConflictSum? {
    guard sources.count == conflict.constraints.count + conflict.nonNegativeVariables.count,
      sources.count <= LayoutConflict.largestMemberCount
    else { return nil }
    var rows: [ConflictSum.Row] = []
    func add(
      _ terms: [Term], _ relation: LayoutRelation, _ number: Double, _ source: NamedConflictSource? = nil
    ) {
      // A constraint that says how large an item is, and nothing else.
      let isAnchor = terms.count == 1 && terms[0].coefficient == 1 && source?.anchors.count == 1
      let anchor = isAnchor ? source.map { "\($0.items[0]).\($0.anchors[0].attribute)" } : nil
      rows.append(
        ConflictSum.Row(
          terms: terms.map { ($0.variable.index, $0.coefficient) },
          part: ConflictSum.Part(
            member: rows.count, factor: 0, number: number, relation: relation, anchor: anchor)))
    }
    for (id, source) in zip(conflict.constraints, sources) {
      let stated = solver.stated(id)
      // Baselines and alignment rectangles have numbers that no constraint shows.
      if let number = source.number, !Tolerance.areSame(number, -stated.constant) { return nil }
      add(stated.terms, LayoutRelation(stated.relation), -stated.constant, source)
    }
    for (variable, source) in zip(conflict.nonNegativeVariables, sources.suffix(from: rows.count)) {
      add([Term(1, variable)], .greaterThanOrEqual, 0, source)
    }
    let variables = Set(rows.flatMap { $0.terms.map { $0.variable } })
    for axis in LayoutAxis.allCases {
      let variable = entries[0].segment(along: axis).size
      guard target == nil, variables.contains(variable) else { continue }
      add([Term(1, Variable(index: variable))], .equal, value(variable))
      rows[rows.count - 1].part.anchor = "\(root.displayName).\(axis.dimension)"
    }
    return ConflictSum(rows)
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
