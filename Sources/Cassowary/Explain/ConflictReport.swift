/// The conflicts found so far during one solve.
///
/// A conflict leaves out one constraint, and then everything is solved again: the next conflict may show only then,
/// and one that was found together with others may be mended by what they leave out.
struct ConflictReport: ~Copyable {
  private(set) var conflicts: [Conflict] = []

  /// How often a constraint is put back at most. Exact arithmetic needs a few times; rounding may need more.
  private static let mostRetries: UInt8 = 32

  var isEmpty: Bool { conflicts.isEmpty }

  /// How often a solve starts over at most: each time leaves out a constraint more, but for a rebuild and the last.
  static func mostRounds(_ system: borrowing System) -> Int {
    (Int(mostRetries) + 1) * system.constraints.count + 2
  }

  /// Forgets the conflicts and puts back what they left out: everything is tried again after any change.
  mutating func reset(_ system: inout System) {
    conflicts = []
    for slot in 0..<system.constraints.count {
      system.constraints[slot].isBroken = false
      system.constraints[slot].retries = 0
    }
  }

  mutating func removeAll() {
    conflicts = []
  }
}

// MARK: - Finding

extension ConflictReport {
  /// The violated checks and the contradictions in components that were just optimised; all others were feasible
  /// before.
  static func evidence(
    _ presolve: borrowing Presolve, _ simplex: borrowing Simplex, _ system: borrowing System,
    at parameters: ParameterValues
  ) -> [[Evidence]] {
    var found: [[Evidence]] = []
    for index in 0..<presolve.checks.count where presolve.checks[index].isViolated(at: parameters) {
      found.append([Evidence(source: presolve.checks[index].source, weight: 1)])
    }
    for index in 0..<simplex.optimized.count where !simplex.isFeasible(simplex.optimized[index]) {
      if let evidence = simplex.contradiction(in: simplex.optimized[index], presolve.rows, system) {
        found.append(evidence)
      }
    }
    return found
  }

  /// Leaves out one constraint of each contradiction; returns false if rounding alone is to blame.
  ///
  /// Contradictions that share a constraint are taken one at a time: leaving out one constraint may mend both. Each
  /// call that returns true leaves out a constraint more, and none is put back without end, so that this ends.
  mutating func resolve(
    _ found: [[Evidence]], _ elimination: borrowing Elimination, _ system: inout System
  ) -> Bool {
    var provenance = Provenance(stepCount: elimination.stepCount, variableCount: system.variables.count)
    let positions = orderPositions(system)
    var isTaken = Buffer<Bool>()
    isTaken.reset(to: false, count: system.constraints.count)
    let count = conflicts.count
    for evidence in found {
      let sources = provenance.constraints(behind: evidence, elimination, system)
      report(sources, positions, &isTaken, &system)
    }
    if conflicts.count == count { return false }
    putBackUnproven(&system)
    return true
  }

  /// Of each constraint, its position in the order in which constraints were added.
  private func orderPositions(_ system: borrowing System) -> Buffer<Int32> {
    var positions = Buffer<Int32>()
    positions.reset(to: -1, count: system.constraints.count)
    for position in 0..<system.order.count { positions[system.order[position]] = Int32(position) }
    return positions
  }

  /// Records a conflict and leaves out the member that was added last; placements only if there is no other member.
  private mutating func report(
    _ sources: [Int32], _ positions: borrowing Buffer<Int32>, _ isTaken: inout Buffer<Bool>,
    _ system: inout System
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

  /// Puts back the constraints that were left out for a conflict that another one has mended since.
  ///
  /// The member added last always goes, so this ends: the earliest conflict stands for good, then the next. The result
  /// is that of adding the constraints in order and leaving out each one that conflicts with those before it.
  private mutating func putBackUnproven(_ system: inout System) {
    var proven: [Conflict] = []
    for conflict in conflicts {
      var isProven = true
      for member in conflict.constraints where member != conflict.broken {
        if system.constraints[member.index].isBroken { isProven = false }
      }
      let broken = conflict.broken.index
      if isProven || system.constraints[broken].retries == ConflictReport.mostRetries {
        proven.append(conflict)
      } else {
        system.constraints[broken].isBroken = false
        system.constraints[broken].retries += 1
      }
    }
    conflicts = proven
  }
}
