import Cassowary

extension LayoutEngine {
  /// What the last pass found: mistakes, conflicts, instability, ambiguities.
  func diagnostics() -> [LayoutDiagnostic] {
    var diagnostics = mistakes.map { LayoutDiagnostic.misuse($0) }
    diagnostics += conflicts.map { .conflict($0) }
    if let instability { diagnostics.append(.instability(instability)) }
    diagnostics += ambiguities().map { .ambiguity($0) }
    return diagnostics
  }

  /// Puts the solver's report into the words of the tree.
  func describe(_ conflict: Conflict) -> LayoutConflict {
    var members: [ConflictSource] = []
    var broken = 0
    for id in conflict.constraints {
      if id == conflict.broken { broken = members.count }
      if let source = source(of: id) { members.append(source) }
    }
    for variable in conflict.nonNegativeVariables {
      if let source = source(of: variable) { members.append(source) }
    }
    for member in members {
      for anchor in member.anchors { conflicted.insert(anchor.item.node.entry) }
    }
    return LayoutConflict(members, broken: min(broken, max(0, members.count - 1)), root: root)
  }

  /// Finds what a solver's constraint stands for; conflicts are rare, so it looks everywhere.
  private func source(of id: ConstraintID) -> ConflictSource? {
    for entry in entries {
      guard let item = entry.node.item else { continue }
      if let side = entry.placementIDs.firstIndex(of: id) { return .placement(item, side: side) }
      if let place = entry.contentIDs.firstIndex(of: id) {
        return .content(item, place, extent: place < 2 ? entry.content.width : entry.content.height)
      }
      var found: LayoutConstraint?
      entry.view?.held.forEach { if $0.solverID == id { found = $0 } }
      if let found { return .constraint(found) }
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
