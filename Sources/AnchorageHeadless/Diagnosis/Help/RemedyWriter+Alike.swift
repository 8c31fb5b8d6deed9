import Anchorage

// Changes for conflicts with one cause: the same change of each conflict, as one remedy.

extension RemedyWriter {
  /// The remedies for the first of several conflicts, each preceded by a remedy that changes all of them alike.
  func extend(_ groups: [[Remedy]], to conflicts: [ConflictSubject]) -> [[Remedy]] {
    let others = conflicts.dropFirst().map {
      (remedies: remedies(for: $0).flatMap { $0 }, broken: $0.brokenStatement)
    }
    let broken = conflicts[0].brokenStatement
    return groups.map { group in
      group.flatMap { remedy -> [Remedy] in
        // The other conflicts make the constraint that gave way optional, so the first one does, too.
        if remedy.help.kind == .optional, !remedy.replaced.contains(where: { $0 === broken }) {
          return [remedy]
        }
        // Who leaves out what gave way of a statement leaves out all of it.
        let isWhole = remedy.help.kind == .removal && remedy.replaced.contains { $0 === broken }
        let alike = others.compactMap { other in
          other.remedies.first { $0.help.kind == remedy.help.kind }
            ?? (isWhole ? other.broken.map { removal(of: $0) } : nil)
        }
        return alike.count < others.count ? [remedy] : [Remedy(joining: [remedy] + alike), remedy]
      }
    }
  }
}

extension ConflictSubject {
  /// The constraint that was left out, if somebody wrote it.
  fileprivate var brokenStatement: LayoutConstraint? { members[broken].statement }
}

extension Remedy {
  /// Joins changes of one kind, and drops repeated ones.
  fileprivate init(joining remedies: [Remedy]) {
    var known: Set<ObjectIdentifier> = []
    let different = remedies.filter { remedy in
      let new = remedy.replaced.filter { known.insert(ObjectIdentifier($0)).inserted }
      return remedy.replaced.isEmpty || !new.isEmpty
    }
    self.init(
      remedies[0].help.kind, replacing: different.flatMap { $0.replaced },
      with: different.flatMap { $0.help.code }, different.flatMap { $0.changes })
    let weaker = different.compactMap { $0.weaker.first }
    if weaker.count == different.count { self = orWeaker([Remedy(joining: weaker)]) }
  }
}
