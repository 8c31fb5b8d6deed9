import Anchorage
import Cassowary

/// A conflict with the constraints of the tree that it is about.
struct ConflictSubject {
  let members: [ConflictSource]
  /// The index of the constraint that was left out.
  let broken: Int
  /// The same constraint.
  let source: LayoutProblems.Source
}

extension LayoutEngine {
  /// The first conflicts of the last pass; `nil` where a constraint of the solver's has no source in the tree.
  func conflictSubjects(_ count: Int) -> [ConflictSubject?] {
    let conflicts = solver.conflicts.prefix(count)
    let sources = sources(among: Set(conflicts.flatMap { $0.constraints }))
    return conflicts.map { conflict in
      var (members, broken): ([ConflictSource], Int?) = ([], nil)
      for id in conflict.constraints {
        guard let source = sources[id] else { continue }
        if id == conflict.broken { broken = members.count }
        members.append(source)
      }
      guard let broken, let source = members[broken].problemSource else { return nil }
      return ConflictSubject(members: members, broken: broken, source: source)
    }
  }
}
