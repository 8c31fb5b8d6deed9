import Cassowary

/// Compares what the solver answered with what the reference says, and collects the differences as sentences.
struct Verdict {
  private(set) var complaints: [String] = []
  private let live: LiveSystem
  private let system: RandomSystem
  private let point: [Double]
  /// The system without the constraints that conflicts break.
  private let solved: RandomSystem
  /// Differences in points, and in sums of errors, below this are rounding.
  private static let tolerance = 1e-6

  init(on live: LiveSystem) {
    self.live = live
    system = live.system
    point = live.values
    solved = live.solvedSystem
    checkConflicts()
    checkPoint()
    checkOptimum()
  }

  private mutating func expect(_ condition: Bool, _ complaint: String) {
    if !condition { complaints.append(complaint) }
  }

  /// Whether two numbers differ by rounding alone.
  private func isClose(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= Self.tolerance * max(1, abs(a), abs(b))
  }
}

// MARK: - Checks

extension Verdict {
  /// Required constraints hold, but for the broken ones, and nothing non-negative is below zero.
  private mutating func checkPoint() {
    for entry in solved.liveEntries where solved.isRequired(entry) {
      let error = system.error(of: entry, at: point)
      let size = point.reduce(1) { max($0, abs($1)) }
      expect(error <= Self.tolerance * size, "required c\(entry) is missed by \(error)")
    }
    for variable in system.variables where system.isNonNegative(variable) {
      expect(point[variable] >= -Self.tolerance, "v\(variable) >= 0, but it is \(point[variable])")
    }
  }

  /// Every strength has the reference's sum of errors, every unique variable its value, every other one its
  /// mark.
  private mutating func checkOptimum() {
    let reference = solved.reference(of: solved.liveEntries)
    expect(reference.isFeasible, "infeasible even without the broken constraints")
    guard reference.isFeasible else { return }
    for level in reference.levels {
      let entries = solved.liveEntries.filter { solved.entries[$0]?.constraint.strength == level }
      let sum = entries.reduce(0) { $0 + system.error(of: $1, at: point) }
      let best = reference.optimum(level)
      expect(isClose(sum, best), "errors at \(level.rawValue) sum up to \(sum), possible is \(best)")
    }
    for variable in system.variables {
      let isUnique = reference.isUnique(variable), value = reference.solution[variable]
      if isUnique {
        expect(isClose(point[variable], value), "v\(variable) is \(point[variable]), must be \(value)")
      }
      let isAmbiguous = live.variables[variable].map { live.solver.isAmbiguous($0) }
      expect(
        isAmbiguous == !isUnique,
        "v\(variable) has \(isUnique ? "one value" : "several values"), isAmbiguous says \(isAmbiguous == true)"
      )
    }
  }

  /// Conflicts are real, as small as can be, and exactly what stands in the way.
  private mutating func checkConflicts() {
    for conflict in live.solver.conflicts { checkConflict(conflict) }
    let broken = live.broken
    expect(Set(broken).count == live.solver.conflicts.count, "a constraint is broken twice, or unknown")
    let required = solved.liveEntries.filter { solved.isRequired($0) }
    for entry in broken {
      expect(system.isRequired(entry), "optional c\(entry) is said to be broken")
      expect(!system.reference(of: required + [entry]).isFeasible, "c\(entry) was left out without need")
    }
  }

  private mutating func checkConflict(_ conflict: Conflict) {
    let members = conflict.constraints.compactMap { live.entry(of: $0) }
    let signs = conflict.nonNegativeVariables.compactMap { live.symbol(of: $0) }
    let text = "conflict c\(members) v\(signs)"
    expect(
      members.count == conflict.constraints.count && members == members.sorted(), "\(text) is out of order")
    let indices = conflict.nonNegativeVariables.map(\.index)
    expect(signs.count == indices.count && indices == indices.sorted(), "\(text) is out of order")
    expect(members.allSatisfy { system.isRequired($0) }, "\(text) has an optional member")
    expect(signs.allSatisfy { system.isNonNegative($0) }, "\(text) has a variable that may be negative")
    expect(!system.reference(of: members, nonNegative: signs).isFeasible, "\(text) is no conflict")
    for member in members {
      let rest = members.filter { $0 != member }
      expect(system.reference(of: rest, nonNegative: signs).isFeasible, "\(text) does not need c\(member)")
    }
    for sign in signs {
      let rest = signs.filter { $0 != sign }
      expect(
        system.reference(of: members, nonNegative: rest).isFeasible, "\(text) does not need v\(sign) >= 0")
    }
    let precedences = members.map { system.entries[$0]?.precedence.rawValue ?? 0 }
    let last = precedences.max().flatMap { precedences.lastIndex(of: $0) }.map { members[$0] }
    expect(live.entry(of: conflict.broken) == last, "\(text) broke \(conflict.broken), not c\(last ?? -1)")
  }
}
