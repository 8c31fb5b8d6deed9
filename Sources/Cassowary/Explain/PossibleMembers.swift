/// The required constraints that can be members of a contradiction at all.
///
/// A contradiction is a weighted sum of rows in which every variable cancels out (Farkas' lemma), and the weight of an
/// inequality is not negative. So where some rows can add a variable, and none can subtract it, all of these rows have
/// the weight zero. Where only one row can subtract it, that row cannot be the one that adds it. A sign that a weight
/// cannot have because of one variable is ruled out for all variables of its row, which may rule out others in turn. The
/// result does not depend on the order in which that is done. In a long list it leaves small groups, because many edges
/// and sizes are mentioned by one statement alone.
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

  /// - Parameter look: In a coarse one all constraints are possible, because a variable may count as cancelled out that
  ///   is not.
  /// - Complexity: O(terms of all constraints).
  init(_ system: System, at look: ConflictReport.Look) {
    if look == .coarse {
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
