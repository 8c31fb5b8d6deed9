/// Required constraints as they were stated, in the order in which they are to hold: first the bounds of their
/// non-negative variables, then the constraints by ``Precedence``, and as they were added.
///
/// Nothing is eliminated here, so a contradiction between rows is a contradiction between constraints.
final class RequiredSystem {
  private let rows: StatedRows
  private let bounds = ExternalBounds()

  init() {
    rows = StatedRows(about: [])
  }

  /// Collects the constraints of a group in place of those of another, and keeps the memory.
  func collect(_ group: RequiredGroup, _ system: System, at parameters: ParameterValues) {
    rows.reset(about: group.variables)
    let (variableCount, constraintCount) = (group.variables.count, group.constraints.count)
    var cellCount = variableCount
    for slot in group.constraints { cellCount += Int(system.constraints[slot].termCount) }
    rows.reserve(rows: variableCount + constraintCount, cells: cellCount)
    rows.addBounds(system) { $0 + 1 }
    for slot in group.constraints { rows.addConstraint(slot, system, level: rows.sources.end + 1) }
    rows.finishInOrder(at: parameters)
  }

  /// Collects the members of a conflict, with the left-out constraint last.
  init(_ conflict: Conflict, _ system: System, at parameters: ParameterValues) {
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
    rows.finishInOrder(at: parameters)
  }

  /// Satisfies the constraints in order and leaves out each one that cannot hold together with earlier ones.
  ///
  /// - Parameter derivations: Receives the derivations of constraints that contradict bounds of variables.
  func leaveOut(at look: ConflictReport.Look, _ derivations: Derivations) -> [LeftOut] {
    let leftOut = leaveOutRows(at: look)
    let derived = leftOut.filter { $0.sum != nil }
    var lines = derived.isEmpty ? [] : derivations.append(derived, of: rows, bounds)[...]
    return leftOut.map { row in
      let source = rows.sources[row.row]
      if let sum = row.sum { return LeftOut(source: source, sum: sum, derivation: lines.removeFirst()) }
      var result = LeftOut(source: source, sum: .zero)
      result.evidence.reserveCapacity(row.others.count + 1)
      for member in CollectionOfOne(RowWeight(row: row.row, weight: row.weight)) + row.others {
        result.evidence.append(Evidence(source: rows.sources[member.row], weight: member.weight))
        result.sum += rows.constants[member.row] * member.weight
      }
      return result
    }
  }

  private func leaveOutRows(at look: ConflictReport.Look) -> [LeftOutRow] {
    var isSwapped = false
    // A point far away, which only small weights bring about, makes no sense in a coarse look.
    if look == .fine {
      if let leftOut = rows.simplex.leaveOutByBounds(bounds, isSwapped: false) { return leftOut }
      let count = bounds.leftOutCount
      if let leftOut = rows.simplex.leaveOutByBounds(bounds, isSwapped: true) { return leftOut }
      isSwapped = bounds.leftOutCount > count
    }
    rows.simplex.negligible = look.negligible
    rows.simplex.finishBasis()
    return rows.simplex.leaveOutConflicts(bounds, isSwapped: isSwapped)
  }
}

/// Variables connected by required constraints, and these constraints. Only constraints that can be members
/// of a contradiction count.
///
/// Groups are independent, so each is examined separately, with a result that doesn't depend on the others.
struct RequiredGroup {
  /// The variables, sorted.
  var variables: [Int32] = []
  /// The constraints, by ``Precedence`` and in the order in which they were added.
  var constraints: [Int32] = []
}

extension System {
  /// The groups that some constraints, or the bounds of variables, belong to.
  ///
  /// - Parameters:
  ///   - sources: Constraints, or `~variable` for the bound of a variable. All constraints that mention only parameters
  ///     form one group.
  ///   - look: How closely the groups will be looked at.
  /// - Complexity: O(terms of all constraints).
  func requiredGroups(of sources: [Int32], at look: ConflictReport.Look) -> [RequiredGroup] {
    let possible = PossibleMembers(self, at: look)
    // One more than there are variables: the last leads the constraints without any.
    let leaders = Groups(count: variables.count + 1)
    // For each constraint that may be a member of a contradiction, its first variable.
    var firsts = Buffer<Int32>()
    firsts.reset(to: -1, count: constraints.count)
    for slot in 0..<constraints.end where isInForce(slot) && possible[slot] {
      var first: Int32 = -1
      for index in constraints[slot].terms {
        let variable = terms[index].variable.index
        if !isUnknown(variable) { continue }
        if first < 0 { first = variable } else { leaders.join(first, variable) }
      }
      firsts[slot] = first < 0 ? variables.end : first
    }
    // For each leader, the number of its group.
    var numbers = Buffer<Int32>()
    numbers.reset(to: -1, count: variables.count + 1)
    var groups: [RequiredGroup] = []
    for source in sources {
      let first = source < 0 ? ~source : firsts[source]
      if first < 0 { continue }
      let leader = leaders.leader(of: first)
      if numbers[leader] >= 0 { continue }
      numbers[leader] = Int32(groups.count)
      groups.append(RequiredGroup())
    }
    for variable in 0..<variables.end where isUnknown(variable) {
      let number = numbers[leaders.leader(of: variable)]
      if number >= 0 { groups[Int(number)].variables.append(variable) }
    }
    for precedence in Precedence.allCases {
      for position in 0..<order.count {
        let slot = order[position]
        if firsts[slot] < 0 || constraints[slot].precedence != precedence { continue }
        let number = numbers[leaders.leader(of: firsts[slot])]
        if number >= 0 { groups[Int(number)].constraints.append(slot) }
      }
    }
    groups.removeAll { $0.constraints.isEmpty }
    return groups
  }
}
