/// Variables that required constraints connect, and these constraints.
///
/// A group has nothing to do with others, so each is looked at by itself: what is found of it does not depend on what else
/// is looked at.
struct RequiredGroup {
  /// The variables, sorted.
  var variables: [Int32] = []
  /// The constraints, by ``Precedence`` and in the order in which they were added.
  var constraints: [Int32] = []
}

extension System {
  /// The groups that some constraints, or the bounds of variables, belong to.
  ///
  /// - Parameter sources: Constraints, or `~variable`. The constraints on nothing but parameters are a group.
  /// - Complexity: O(terms of all constraints).
  func requiredGroups(of sources: [Int32]) -> [RequiredGroup] {
    let leaders = groupsOfRequired()
    // Behind the variables, for constraints without any.
    let nobody = variables.end
    func leader(of source: Int32) -> Int32 {
      let variable = source < 0 ? ~source : anyVariable(of: source)
      return variable.map { leaders.leader(of: $0) } ?? nobody
    }
    var numbers = Buffer<Int32>()
    numbers.reset(to: -1, count: Int(nobody) + 1)
    var groups: [RequiredGroup] = []
    for source in sources where numbers[leader(of: source)] < 0 {
      numbers[leader(of: source)] = Int32(groups.count)
      groups.append(RequiredGroup())
    }
    for variable in unknowns {
      let number = numbers[leaders.leader(of: variable)]
      if number >= 0 { groups[Int(number)].variables.append(variable) }
    }
    for precedence in Precedence.allCases {
      for position in 0..<order.count where isInForce(order[position]) {
        let number = numbers[leader(of: order[position])]
        if number < 0 || constraints[order[position]].precedence != precedence { continue }
        groups[Int(number)].constraints.append(order[position])
      }
    }
    return groups
  }

  /// The groups of variables that required constraints connect.
  private func groupsOfRequired() -> Groups {
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

  /// A variable of a constraint; `nil` if it has parameters only.
  private func anyVariable(of slot: Int32) -> Int32? {
    for index in constraints[slot].terms where isUnknown(terms[index].variable.index) {
      return terms[index].variable.index
    }
    return nil
  }
}
