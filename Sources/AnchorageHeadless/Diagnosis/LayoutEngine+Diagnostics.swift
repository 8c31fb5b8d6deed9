import Anchorage
import Cassowary

extension LayoutEngine {
  /// The problems that the last pass found: mistakes, conflicts, instability and ambiguities, with help if there is any.
  func diagnostics() -> [LayoutDiagnostic] { diagnosticsOfAll().oneForEachCause }

  /// The same problems, with a report for each constraint that gave way. The first report of a cause has the help for all;
  /// conflicts that no change fixes together have no cause in common.
  func diagnosticsOfAll() -> [LayoutDiagnostic] {
    var reports = reports()
    let helped = reports.indices.filter { reports[$0].mayHaveHelp }
    let found = helps(for: helped.map { reports[$0] })
    for (place, index) in helped.enumerated() {
      reports[index] = reports[index].with(
        found.helps[place], found.smallestChanges[place] ?? [], isSeparate: found.separate.contains(place))
    }
    return reports
  }

  /// The same problems without help, which takes longer to find.
  func reports() -> [LayoutDiagnostic] {
    var reports = report.mistakes.oneForEachStatement.map { LayoutDiagnostic.misuse($0) }
    // The rest is known when the pass is over; until then the entries are those of the previous pass.
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

  /// The help for each conflict, and for each report of open numbers; see ``Adviser``.
  private func helps(for reports: [LayoutDiagnostic]) -> PassReport.Helps {
    if reports.isEmpty { return ([], [:], []) }
    // Hiding a view changes the reports without a pass.
    let isHidden = hiddenEntries()
    if let (known, wasHidden) = report.helps, known.helps.count == reports.count, wasHidden == isHidden {
      return known
    }
    guard var adviser = Adviser(for: root) else {
      return (Array(repeating: nil, count: reports.count), [:], [])
    }
    let helps = adviser.helps(for: reports.count, reports.causes)
    let found = (helps, adviser.smallestChanges, adviser.separate)
    report.helps = (found, isHidden)
    return found
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
}

extension LayoutDiagnostic {
  /// Whether a constraint was written in code at an unknown line.
  fileprivate var hasUnknownLines: Bool {
    switch self {
    case .conflict(let conflict): conflict.members.contains { $0.isOfUnknownLine }
    case .tie(let tie): tie.constraints.contains { $0.isOfUnknownLine }
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

  /// The report without its references to other reports.
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

  fileprivate func with(
    _ help: LayoutHelp?, _ smallestChanges: [LayoutHelp], isSeparate: Bool
  ) -> LayoutDiagnostic {
    switch self {
    case .conflict(var conflict):
      if isSeparate { conflict.causes = [] }
      conflict.help = help
      conflict.smallestChanges = smallestChanges
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

// MARK: - For questions

// The order of the tree for questions, and the numbers of its frames as linear forms.

extension LayoutEngine {
  /// The order in which explanations prefer constraints.
  var preferenceOfTree: Preference {
    let variables = entries.flatMap { [$0.x, $0.y, $0.width, $0.height] }.filter { $0 >= 0 }
    return Preference(constraints: constraintsInTreeOrder, variables: variables.map { Variable(index: $0) })
  }

  /// The constraints of the last pass in the order of the tree, which unlike the solver's does not depend on edits.
  ///
  /// Content sizes come last, as in conflicts: a constraint takes precedence over a content size that says the same.
  var constraintsInTreeOrder: [ConstraintID] {
    var ids: [ConstraintID] = []
    for entry in entries { ids += entry.placementIDs.all }
    for entry in entries {
      guard let view = entry.view else { continue }
      if entry.isSubclass { view.sortHeldConstraints() }
      view.held.forEach { if let id = $0.solverID { ids.append(id) } }
      ids += view.held.removed
    }
    for entry in entries { ids += entry.contentIDs.all }
    return ids
  }

  /// A number of a frame as a linear form.
  func form(_ number: FrameNumbers, of entry: EngineEntry) -> LinearForm {
    var form = LinearForm(capacity: 4)
    form.write(number, of: entry, from: container(of: entry))
    return form
  }
}
