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
  func leaveOut(at precision: ConflictReport.Precision, _ derivations: Derivations) -> [LeftOut] {
    let leftOut = leaveOutRows(at: precision)
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

  private func leaveOutRows(at precision: ConflictReport.Precision) -> [LeftOutRow] {
    var isSwapped = false
    // A point far away, which only small weights bring about, makes no sense at coarse precision.
    if precision == .fine {
      if let leftOut = rows.simplex.leaveOutByBounds(bounds, isSwapped: false) { return leftOut }
      let count = bounds.leftOutCount
      if let leftOut = rows.simplex.leaveOutByBounds(bounds, isSwapped: true) { return leftOut }
      isSwapped = bounds.leftOutCount > count
    }
    rows.simplex.rules.derivativeTolerance = precision.derivativeTolerance
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
  ///   - precision: How closely the groups will be looked at.
  /// - Complexity: O(terms of all constraints).
  func requiredGroups(of sources: [Int32], at precision: ConflictReport.Precision) -> [RequiredGroup] {
    let possible = PossibleMembers(self, at: precision)
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

/// The required constraints that can be members of a contradiction at all.
///
/// A contradiction is a weighted sum of rows in which every variable cancels out (Farkas' lemma), and the weight of an
/// inequality is not negative. So where some rows can add a variable, and none can subtract it, all of these rows have
/// the weight zero. Where only one row can subtract it, that row cannot be the one that adds it. A sign that a weight
/// cannot have because of one variable is ruled out for all variables of its row, which may rule out others in turn. The
/// result does not depend on the order in which that is done. In a long list it leaves small groups, because many edges
/// and sizes are mentioned by one statement alone.
///
/// Exclusive access to its buffers is not checked: with the checks, building a chain of conflicts takes 3 % more
/// instructions.
final class PossibleMembers {
  /// For each row, its coefficients by variable, as ``StatedRows`` makes them. The rows are the constraints, turned so that
  /// they should not be negative, and after them the bounds of variables; rows that do not have to hold are empty.
  @exclusivity(unchecked) private var rows = SparseLines()
  @exclusivity(unchecked) private var columns = SparseLines()
  /// For each row, the signs that its weight can have.
  @exclusivity(unchecked) private var signs = Buffer<Signs>()
  /// For each variable, how many rows can add it, and how many can subtract it.
  @exclusivity(unchecked) private var adders = Buffer<Int32>()
  @exclusivity(unchecked) private var subtracters = Buffer<Int32>()
  /// Variables to look at.
  @exclusivity(unchecked) private var pending = Buffer<Int32>()

  /// - Parameter precision: If coarse, all constraints are possible, because a variable may count as cancelled out that
  ///   is not.
  /// - Complexity: O(terms of all constraints).
  init(_ system: System, at precision: ConflictReport.Precision) {
    if precision == .coarse {
      signs.reset(to: .positive, count: system.constraints.count)
      return
    }
    collectRows(system)
    columns.transpose(rows, count: system.variables.count)
    pending.reserve(system.variables.count)
    adders.reset(to: 0, count: system.variables.count)
    subtracters.reset(to: 0, count: system.variables.count)
    for variable in 0..<system.variables.end {
      for cell in columns[variable] {
        if adds(cell, 1) { adders[variable] += 1 }
        if adds(cell, -1) { subtracters[variable] += 1 }
      }
      pending.append(variable)
    }
    while pending.count > 0 { narrow(pending.removeLast()) }
  }

  /// Whether a constraint that has to hold may be a member.
  subscript(slot: Int32) -> Bool { signs[slot] != [] }

  private func collectRows(_ system: System) {
    let variableCount = system.variables.count
    rows.reserve(lines: system.constraints.count + variableCount, cells: system.terms.count + variableCount)
    signs.reserve(system.constraints.count + variableCount)
    var row = SparseVector()
    row.reset(count: variableCount)
    for slot in 0..<system.constraints.end {
      let record = system.constraints[slot]
      signs.append(record.relation == .equal ? [.positive, .negative] : .positive)
      if system.isInForce(slot) {
        let sign: Double = record.relation == .lessThanOrEqual ? -1 : 1
        for index in record.terms {
          let term = system.terms[index]
          if system.isUnknown(term.variable.index) {
            row.add(sign * term.coefficient, at: term.variable.index)
          }
        }
      }
      for variable in row.positions.elements where abs(row[variable]) > Tolerance.smallestCoefficient {
        rows.append(row[variable], at: variable)
      }
      rows.endLine()
      row.clear()
    }
    for variable in 0..<system.variables.end
    where system.isUnknown(variable) && system.variables[variable].isNonNegative {
      signs.append(.positive)
      rows.append(1, at: variable)
      rows.endLine()
    }
  }

  /// Rules out the signs with which rows would add a variable, or subtract it, that no other row cancels.
  private func narrow(_ variable: Int32) {
    if adders[variable] > 1 && subtracters[variable] > 1 { return }
    for cell in columns[variable] {
      // What adds the variable needs another row that subtracts it, and the other way round.
      if adds(cell, 1) && subtracters[variable] == (adds(cell, -1) ? 1 : 0) { forbid(cell, 1) }
      if adds(cell, -1) && adders[variable] == (adds(cell, 1) ? 1 : 0) { forbid(cell, -1) }
    }
  }

  /// Whether the row of a cell can add its variable, at a direction of 1, or subtract it, at −1.
  private func adds(_ cell: LineCell, _ direction: Double) -> Bool {
    signs[cell.position].contains(Signs(cell.value * direction))
  }

  /// Rules out the sign with which the row of a cell adds its variable, or subtracts it.
  private func forbid(_ cell: LineCell, _ direction: Double) {
    let sign = Signs(cell.value * direction)
    signs[cell.position].remove(sign)
    for other in rows[cell.position] {
      let variable = other.position
      if Signs(other.value) == sign {
        adders[variable] -= 1
        if adders[variable] <= 1 { pending.append(variable) }
      } else {
        subtracters[variable] -= 1
        if subtracters[variable] <= 1 { pending.append(variable) }
      }
    }
  }
}

extension PossibleMembers {
  /// Signs that a weight can have besides zero.
  struct Signs: OptionSet {
    let rawValue: UInt8
    static let positive = Signs(rawValue: 1)
    static let negative = Signs(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The sign of a number other than zero.
    init(_ number: Double) { self = number > 0 ? .positive : .negative }
  }
}
