import Anchorage

// Changes for conflicts with one cause: the same change of each conflict, as one remedy.

extension RemedyWriter {
  /// The remedies for the first of several conflicts, each preceded by a remedy that changes all of them alike.
  func extend(_ groups: [[Remedy]], to conflicts: [ConflictSubject]) -> [[Remedy]] {
    let others = conflicts.dropFirst().map { remedies(for: $0).flatMap { $0 } }
    let broken = conflicts[0].members[conflicts[0].broken].statement
    return groups.map { group in
      group.flatMap { remedy -> [Remedy] in
        // The other conflicts make the constraint that gave way optional, so the first one does, too.
        if remedy.help.kind == .optional, !remedy.replaced.contains(where: { $0 === broken }) {
          return [remedy]
        }
        let alike = others.compactMap { $0.first { $0.help.kind == remedy.help.kind } }
        return alike.count < others.count ? [remedy] : [Remedy(joining: [remedy] + alike), remedy]
      }
    }
  }
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
