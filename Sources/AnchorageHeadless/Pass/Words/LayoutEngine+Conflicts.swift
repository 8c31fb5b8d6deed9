import Anchorage
import Cassowary

extension LayoutEngine {
  /// The conflicts that the last pass found.
  var conflicts: [LayoutConflict] {
    writeConflicts()
    return report.conflicts
  }

  /// Describes the conflicts of the last pass, unless they are described already.
  ///
  /// This may take much longer than the pass, and the conflicts of most passes are never read. So it happens when they are
  /// read, or just before any constraint, item or frame of the tree changes; see ``PendingWork/wording``.
  func writeConflicts() {
    guard report.hasUnwrittenConflicts else { return }
    let conflicts = solver.conflicts
    // Conflicts share many constraints, so each is described once.
    let constraints = sources(among: Set(conflicts.flatMap { $0.constraints }))
      .mapValues { NamedConflictSource($0) }
    let bounds = sources(among: Set(conflicts.flatMap { $0.nonNegativeVariables }))
      .mapValues { NamedConflictSource($0) }
    report.write(conflicts.map { text(of: $0, constraints, bounds) })
  }

  /// Discards the conflicts of the last pass without describing them; for copies, whose conflicts are never read.
  func discardConflicts() { report.write([]) }

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

  /// The sum of the numbers of a conflict; `nil` if there are too many numbers, or some that reports don't show.
  ///
  /// - Parameters:
  ///   - shown: The numbers of the constraints, then of the bounds; `nil` for a number that isn't written.
  ///   - anchor: The name of the only anchor of a member.
  func numbers(of conflict: Conflict, _ shown: [Double?], anchor: (Int) -> String?) -> ConflictSum? {
    guard shown.count == conflict.constraints.count + conflict.nonNegativeVariables.count,
      shown.count <= LayoutConflict.largestMemberCount
    else { return nil }
    var rows: [ConflictSum.Row] = []
    func add(_ terms: [Term], _ relation: LayoutRelation, _ number: Double, of name: () -> String?) {
      // A constraint about the dimension of one item.
      let isAnchor = terms.count == 1 && terms[0].coefficient == 1
      rows.append(
        ConflictSum.Row(
          terms: terms.map { ($0.variable.index, $0.coefficient) },
          part: ConflictSum.Part(
            member: rows.count, factor: 0, number: number, relation: relation,
            anchor: isAnchor ? name() : nil)))
    }
    for (index, id) in conflict.constraints.enumerated() {
      let stated = solver.stated(id)
      // Baselines and alignment rectangles add numbers that no constraint shows.
      if let number = shown[index], !Tolerance.areSame(number, -stated.constant) { return nil }
      add(stated.terms, LayoutRelation(stated.relation), -stated.constant) { anchor(index) }
    }
    for variable in conflict.nonNegativeVariables {
      let index = rows.count
      add([Term(1, variable)], .greaterThanOrEqual, 0) { anchor(index) }
    }
    let variables = Set(rows.flatMap { $0.terms.map { $0.variable } })
    for axis in LayoutAxis.allCases {
      let variable = entries[0].segment(along: axis).size
      guard query == nil, variables.contains(variable) else { continue }
      add([Term(1, Variable(index: variable))], .equal, value(variable)) {
        "\(root.displayName).\(axis.dimension)"
      }
    }
    return ConflictSum(rows)
  }
}
