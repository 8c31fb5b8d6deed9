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
