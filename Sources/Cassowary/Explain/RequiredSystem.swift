/// The required constraints of some variables as they were stated, in the order in which they are to hold:
/// first the bounds of non-negative variables, then placements, then the others as they were added.
///
/// Nothing is eliminated here, so that a contradiction between rows is one between constraints.
struct RequiredSystem: ~Copyable {
  private var simplex = RevisedSimplex()
  /// Of each row, the constraint, or `~variable` for a variable that must not be negative.
  private var sources = Buffer<Int32>()
  /// Of each row, its constant.
  private var constants = Buffer<Affine>()
  /// Of each variable, its column; −1 if it is not among them.
  private var columnOf = Buffer<Int32>()
  private var row = SparseVector()

  /// Collects the required constraints that are connected with some variables by required constraints.
  ///
  /// - Complexity: O(terms of all constraints).
  init(connectedWith variables: [Int32], _ system: borrowing System, at parameters: ParameterValues) {
    let columnCount = numberColumns(connectedWith: variables, system)
    row.reset(count: Int(columnCount))
    for variable in 0..<system.variables.end
    where columnOf[variable] >= 0 && system.variables[variable].isNonNegative {
      row.add(1, at: columnOf[variable])
      addRow(of: ~variable, kind: .inequality, Affine.zero)
    }
    for isPlacement in [true, false] {
      for position in 0..<system.order.count where system.isInForce(system.order[position]) {
        if system.constraints[system.order[position]].isPlacement == isPlacement {
          addConstraint(system.order[position], system)
        }
      }
    }
    simplex.finish(externalCount: columnCount, at: parameters, isInOrder: true)
  }

  /// Satisfies the constraints in order and leaves out each one that cannot hold together with those before
  /// it.
  ///
  /// - Parameter negligible: A weight this small beside those that add up to it counts as zero: values that only such a
  ///   weight can bring about make no sense.
  /// - Returns: For each one left out, the constraints that it contradicts, itself first, with their weights.
  mutating func contradictions(negligible: Double) -> [Contradiction] {
    var found: [Contradiction] = []
    simplex.negligible = negligible
    simplex.leaveOutConflicts { row, sum in
      var contradiction = Contradiction()
      for member in sum {
        contradiction.evidence.append(Evidence(source: sources[member.row], weight: member.weight))
        contradiction.sum += constants[member.row] * member.weight
      }
      found.append(contradiction)
    }
    return found
  }
}

// MARK: - Making

extension RequiredSystem {
  /// Numbers the variables that are connected with some others; returns how many there are.
  private mutating func numberColumns(connectedWith variables: [Int32], _ system: borrowing System) -> Int32 {
    let groups = Groups(system)
    var isWanted = Buffer<Bool>()
    isWanted.reset(to: false, count: system.variables.count)
    for variable in variables { isWanted[groups.leader(of: variable)] = true }
    columnOf.reset(to: -1, count: system.variables.count)
    var count: Int32 = 0
    for variable in 0..<system.variables.end
    where isWanted[groups.leader(of: variable)] && system.isUnknown(variable) {
      columnOf[variable] = count
      count += 1
    }
    return count
  }

  private mutating func addConstraint(_ slot: Int32, _ system: borrowing System) {
    let record = system.constraints[slot]
    let sign: Double = record.relation == .lessThanOrEqual ? -1 : 1
    for index in record.terms {
      let term = system.terms[index]
      let variable = term.variable.index
      if system.isUnknown(variable) {
        // The constraint belongs to other variables.
        if columnOf[variable] < 0 { return row.clear() }
        row.add(sign * term.coefficient, at: columnOf[variable])
      }
    }
    addRow(
      of: slot, kind: record.relation == .equal ? .equality : .inequality,
      system.knownPart(of: slot) * sign)
  }

  /// Makes a row of the cells in ``row``. There may be none: a constraint on parameters, or one whose terms
  /// cancel out.
  private mutating func addRow(of source: Int32, kind: SymbolKind, _ constant: Affine) {
    for index in 0..<row.positions.count {
      let column = row.positions[index]
      if abs(row[column]) <= Tolerance.smallestCoefficient { continue }
      simplex.addCell(row[column], column: column)
    }
    row.clear()
    sources.append(source)
    constants.append(constant)
    simplex.addRow(level: sources.end, kind: kind, constant: constant)
  }
}

/// The variables that required constraints connect.
private struct Groups: ~Copyable {
  private var leaders = Buffer<Int32>()

  init(_ system: borrowing System) {
    for variable in 0..<system.variables.end { leaders.append(variable) }
    for slot in 0..<system.constraints.end where system.isInForce(slot) {
      var first: Int32 = -1
      for index in system.constraints[slot].terms {
        let variable = system.terms[index].variable.index
        if !system.isUnknown(variable) { continue }
        if first < 0 { first = variable } else { join(first, variable) }
      }
    }
  }

  /// The lowest variable of a group.
  func leader(of variable: Int32) -> Int32 {
    var current = variable
    // The lowest variable leads, so each round ends at a lower one.
    while leaders[current] < current {
      leaders[current] = leaders[leaders[current]]
      current = leaders[current]
    }
    return current
  }

  private func join(_ first: Int32, _ second: Int32) {
    let (a, b) = (leader(of: first), leader(of: second))
    if a < b { leaders[b] = a } else { leaders[a] = b }
  }
}
