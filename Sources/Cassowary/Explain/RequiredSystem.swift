/// Required constraints as they were stated, in the order in which they are to hold: first the bounds of their
/// non-negative variables, then the constraints by ``Precedence``, and as they were added.
///
/// Nothing is eliminated here, so that a contradiction between rows is one between constraints.
struct RequiredSystem: ~Copyable {
  private var rows: StatedRows

  init() {
    rows = StatedRows(about: [])
  }

  /// Collects the constraints of a group in place of those of another, and keeps the memory.
  mutating func collect(_ group: RequiredGroup, _ system: borrowing System, at parameters: ParameterValues) {
    rows.reset(about: group.variables)
    rows.addBounds(system) { $0 + 1 }
    for slot in group.constraints { rows.addConstraint(slot, system, level: rows.sources.end + 1) }
    rows.finish(at: parameters, isInOrder: true)
  }

  /// Collects the members of a conflict, the one left out at last.
  init(_ conflict: Conflict, _ system: borrowing System, at parameters: ParameterValues) {
    let others = conflict.constraints.filter { $0 != conflict.broken }
    var mentioned = Set(conflict.nonNegativeVariables.map { $0.index })
    for member in others + [conflict.broken] {
      for index in system.constraints[member.index].terms {
        mentioned.insert(system.terms[index].variable.index)
      }
    }
    rows = StatedRows(about: mentioned.filter { system.isUnknown($0) }.sorted())
    for variable in conflict.nonNegativeVariables {
      rows.addBound(of: variable.index, level: rows.sources.end + 1)
    }
    for member in others + [conflict.broken] {
      rows.addConstraint(member.index, system, level: rows.sources.end + 1)
    }
    rows.finish(at: parameters, isInOrder: true)
  }

  /// Satisfies the constraints in order and leaves out each one that cannot hold together with those before
  /// it.
  ///
  /// - Returns: For each one left out, the constraints that it contradicts, itself first, with their weights.
  mutating func contradictions(at look: ConflictReport.Look) -> [Contradiction] {
    var found: [Contradiction] = []
    rows.simplex.negligible = look.negligible
    let parameters = rows.simplex.parameters
    rows.simplex.leaveOutConflicts { row, sum in
      var contradiction = Contradiction()
      contradiction.evidence.reserveCapacity(sum.count)
      for member in sum {
        contradiction.evidence.append(Evidence(source: rows.sources[member.row], weight: member.weight))
        contradiction.sum += rows.constants[member.row] * member.weight
      }
      contradiction.amount = -contradiction.sum.value(parameters)
      found.append(contradiction)
    }
    return found
  }
}
