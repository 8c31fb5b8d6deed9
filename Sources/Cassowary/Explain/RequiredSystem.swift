/// The required constraints of some variables as they were stated, in the order in which they are to hold:
/// first the bounds of non-negative variables, then the constraints by ``Precedence``, and as they were added.
///
/// Nothing is eliminated here, so that a contradiction between rows is one between constraints.
struct RequiredSystem: ~Copyable {
  private var rows: StatedRows

  /// Collects the required constraints that are connected with some variables by required constraints.
  ///
  /// - Complexity: O(terms of all constraints).
  init(connectedWith variables: [Int32], _ system: borrowing System, at parameters: ParameterValues) {
    let groups = system.groupsOfRequired()
    var isWanted = Buffer<Bool>()
    isWanted.reset(to: false, count: system.variables.count)
    for variable in variables { isWanted[groups.leader(of: variable)] = true }
    rows = StatedRows(system) { isWanted[groups.leader(of: $0)] }
    for variable in 0..<system.variables.end
    where rows.columnOf[variable] >= 0 && system.variables[variable].isNonNegative {
      rows.addBound(of: variable, level: rows.sources.end + 1)
    }
    for precedence in Precedence.allCases {
      for position in 0..<system.order.count where system.isInForce(system.order[position]) {
        if system.constraints[system.order[position]].precedence == precedence {
          rows.addConstraint(system.order[position], system, level: rows.sources.end + 1)
        }
      }
    }
    rows.finish(at: parameters, isInOrder: true)
  }

  /// Collects the members of a conflict, the one left out at last.
  ///
  /// - Complexity: O(variables + terms of the members).
  init(_ conflict: Conflict, _ system: borrowing System, at parameters: ParameterValues) {
    let others = conflict.constraints.filter { $0 != conflict.broken }
    var isMentioned = Buffer<Bool>()
    isMentioned.reset(to: false, count: system.variables.count)
    for variable in conflict.nonNegativeVariables { isMentioned[variable.index] = true }
    for member in others + [conflict.broken] {
      for index in system.constraints[member.index].terms {
        isMentioned[system.terms[index].variable.index] = true
      }
    }
    rows = StatedRows(system) { isMentioned[$0] }
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
  /// - Parameter negligible: A weight this small beside those that add up to it counts as zero: values that only such a
  ///   weight can bring about make no sense.
  /// - Returns: For each one left out, the constraints that it contradicts, itself first, with their weights.
  mutating func contradictions(negligible: Double) -> [Contradiction] {
    var found: [Contradiction] = []
    rows.simplex.negligible = negligible
    let parameters = rows.simplex.parameters
    rows.simplex.leaveOutConflicts { row, sum in
      var contradiction = Contradiction()
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

extension System {
  /// The groups of variables that required constraints connect.
  fileprivate func groupsOfRequired() -> Groups {
    let groups = Groups(count: variables.count)
    for slot in 0..<constraints.end where isInForce(slot) {
      var first: Int32 = -1
      for index in constraints[slot].terms {
        let variable = terms[index].variable.index
        if !isUnknown(variable) { continue }
        if first < 0 { first = variable } else { groups.join(first, variable) }
      }
    }
    return groups
  }
}
