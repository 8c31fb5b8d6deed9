extension Engine {
  /// Leaves out one constraint of every conflict found; returns whether there was any.
  ///
  /// Conflicts that share a constraint are taken one at a time: leaving out one may mend the other. Each call
  /// that returns true leaves out a constraint more, and none is taken back without end: neither is this.
  mutating func breakConflicts() -> Bool {
    var found: [[Evidence]] = []
    for index in 0..<checks.count where isViolated(checks[index]) {
      found.append([Evidence(source: checks[index].source, weight: 1)])
    }
    for index in 0..<optimized.count where !simplex.isFeasible(Int(optimized[index])) {
      if let evidence = infeasibleRows(ofComponent: optimized[index]) { found.append(evidence) }
    }
    if found.isEmpty { return false }
    // Which of them gives way, and what is said of it, must not depend on edits.
    if isEdited {
      stage = .rebuild
      return true
    }
    var provenance = Provenance(stepCount: elimination.steps.count, variableCount: system.variables.count)
    let positions = orderPositions()
    var isTaken = Buffer<Bool>()
    isTaken.reset(to: false, count: system.constraints.count)
    let count = conflicts.count
    for evidence in found {
      let sources = provenance.constraints(behind: evidence, elimination, system)
      report(sources, positions, &isTaken)
    }
    // Nothing to leave out means that rounding alone is to blame.
    if conflicts.count == count { return false }
    releaseUnproven()
    stage = .rebuild
    return true
  }

  /// How often a constraint is taken back at most. Exact arithmetic needs a few times; rounding may want
  /// more.
  private static let largestReleaseCount: UInt8 = 32

  /// Takes back what was left out for a conflict that another one has mended since.
  ///
  /// The member added last always goes, so this ends: the earliest conflict stands for good, then the next.
  /// What remains is what one gets by adding the constraints in order and leaving out each that fits no more.
  private mutating func releaseUnproven() {
    var proven: [Conflict] = []
    for conflict in conflicts {
      var isProven = true
      for member in conflict.constraints where member != conflict.broken {
        if system.constraints[member.index].isBroken { isProven = false }
      }
      let broken = conflict.broken.index
      if isProven || system.constraints[broken].releases == Engine.largestReleaseCount {
        proven.append(conflict)
      } else {
        system.constraints[broken].isBroken = false
        system.constraints[broken].releases += 1
      }
    }
    conflicts = proven
  }

  func isViolated(_ check: Check) -> Bool {
    let value = check.constant.value(parameters)
    let scale = max(1, check.magnitude, check.constant.magnitude(parameters)) * Tolerance.violation
    return check.isEquality ? abs(value) > scale : value < -scale
  }

  private func orderPositions() -> Buffer<Int32> {
    var positions = Buffer<Int32>()
    positions.reset(to: -1, count: system.constraints.count)
    for position in 0..<system.order.count { positions[system.order[position]] = Int32(position) }
    return positions
  }

  /// Finds required rows that cannot hold together, with the weights that add them up to a contradiction.
  ///
  /// The rows are satisfied one after another, each at a level of its own. The first that stays violated is a
  /// combination of earlier ones which no values can mend; since those are independent, the combination is
  /// the only one, and leaving out any of them would mend it: the set is irreducible.
  private mutating func infeasibleRows(ofComponent index: Int32) -> [Evidence]? {
    var probe = requiredRows(ofComponent: index)
    probe.parameters = parameters
    repeat { probe.optimize(0) } while probe.moveToPositiveSide(0)
    let component = probe.components[0]
    for symbol in component.rows where probe.isViolated(symbol) {
      let row = probe.symbols[symbol]
      var evidence = [Evidence(source: row.source, weight: 1)]
      for cell in row.cells {
        let other = probe.symbols[probe.columns[probe.cells[cell].column]]
        // A free variable with a coefficient next to nothing, which no sensible value of it could make up
        // for.
        if other.kind == .external { continue }
        evidence.append(Evidence(source: other.source, weight: -probe.cells[cell].value))
      }
      return evidence
    }
    return nil
  }

  /// A tableau of the component's required rows alone, each at a level of its own, in the order of the rows.
  private mutating func requiredRows(ofComponent index: Int32) -> Simplex {
    var probe = Simplex()
    var component = Component(firstSymbol: 0, rowCount: 0, firstColumn: 0, columnCount: 0)
    component.columnCount = simplex.components[index].columnCount
    let firstExternal = simplex.components[index].externals.lowerBound
    for position in 0..<rows.rows.count {
      let row = rows.rows[position]
      if system.strength(of: row.source) < Strength.required.rawValue { continue }
      if componentOf[rows.cells[row.firstCell].variable] != index { continue }
      var terms: [Cell] = []
      for cell in row.cells {
        let term = rows.cells[cell]
        terms.append(Cell(column: externalColumn(of: term.variable, index), value: term.coefficient))
      }
      terms.sort { $0.column < $1.column }
      let first = probe.cells.end
      for term in terms { probe.cells.append(term) }
      probe.symbols.append(
        Symbol(
          constant: row.constant, firstCell: first, cellCount: row.cellCount, cellCapacity: row.cellCount,
          level: component.rowCount, source: row.source, kind: .inequality))
      component.rowCount += 1
    }
    for column in 0..<component.columnCount {
      probe.columns.append(probe.symbols.end)
      let source = simplex.symbols[firstExternal + column].source
      probe.symbols.append(
        Symbol(
          constant: .zero, column: column, level: component.rowCount + column, source: source, kind: .external
        ))
    }
    probe.components.append(component)
    return probe
  }

  /// The column of a free root in its component, by bisection: externals are sorted by variable.
  func externalColumn(of variable: Int32, _ component: Int32) -> Int32 {
    let externals = simplex.components[component].externals
    var low = externals.lowerBound
    var high = externals.upperBound
    while low < high {
      let middle = (low + high) / 2
      if simplex.symbols[middle].source < variable { low = middle + 1 } else { high = middle }
    }
    return low - externals.lowerBound
  }

  /// Records a conflict and leaves out the member added last, placements only if there is nothing else.
  private mutating func report(
    _ sources: [Int32], _ positions: borrowing Buffer<Int32>, _ isTaken: inout Buffer<Bool>
  ) {
    var members: [Int32] = []
    var bounds: [Variable] = []
    for source in sources {
      if source < 0 { bounds.append(Variable(index: ~source)) } else { members.append(source) }
    }
    var keyed: [(position: Int32, slot: Int32)] = []
    for slot in members {
      if isTaken[slot] { return }
      keyed.append((positions[slot], slot))
    }
    keyed.sort { $0.position < $1.position }
    bounds.sort { $0.index < $1.index }
    var broken: Int32 = -1
    for member in keyed where !system.constraints[member.slot].isPlacement { broken = member.slot }
    if broken < 0, let last = keyed.last { broken = last.slot }
    if broken < 0 { return }
    for member in keyed { isTaken[member.slot] = true }
    system.constraints[broken].isBroken = true
    conflicts.append(
      Conflict(
        constraints: keyed.map { ConstraintID(index: $0.slot) }, nonNegativeVariables: bounds,
        broken: ConstraintID(index: broken)))
  }
}
