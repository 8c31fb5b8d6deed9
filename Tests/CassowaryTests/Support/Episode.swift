@testable import Cassowary

/// A system and what is done to it, in rounds that end with a solve each.
struct Episode {
  var initial: RandomSystem
  var rounds: [[Edit]] = []
  /// Whether the reference solver judges the answers, which takes long, beside a new solver.
  var isJudged = true
  /// A component of more externals than this has no tableau.
  var mostTableauColumns = Simplex.mostTableauColumns
  /// Longer sums are not written out in several rows.
  var mostTerms: Int32?

  /// Chooses changes for a system at random: one in the first round, two in the second, and so on.
  init(_ system: RandomSystem, rounds count: Int) {
    self.init(system, rounds: count) { system, round in system.make(1 + round) { $0.chooseEdit() } }
  }

  /// Chooses sizes at random, one a round, and now and then a constant as well.
  init(resizing system: RandomSystem, rounds count: Int) {
    self.init(system, rounds: count) { system, _ in
      let resize = system.make(1) { $0.chooseResize() }
      return system.random.chance(20) ? resize + system.make(1) { $0.chooseConstant() } : resize
    }
  }

  /// Chooses one to three changes a round, which leave nothing open.
  init(anchored system: RandomSystem, rounds count: Int) {
    self.init(system, rounds: count) { system, _ in
      system.make(system.random.pick([1, 1, 1, 2, 3])) { $0.chooseAnchoredEdit() }
    }
    isJudged = false
  }

  /// Chooses one to three changes a round, of few numbers.
  init(tied system: RandomSystem, rounds count: Int) {
    self.init(system, rounds: count) { system, _ in
      system.make(system.random.pick([1, 1, 1, 2, 3])) { $0.chooseTiedEdit() }
    }
  }

  private init(_ system: RandomSystem, rounds count: Int, making round: (inout RandomSystem, Int) -> [Edit]) {
    initial = system
    var system = system
    rounds = (0..<count).map { round(&system, $0) }
  }

  /// The errors in the solver's answers, up to the first solve with an error.
  ///
  /// The same changes are made to a solver that follows them and to one that solves everything again.
  func complaints() throws -> [String] {
    var live = try LiveSystem(initial, mostTableauColumns: mostTableauColumns, mostTerms: mostTerms)
    var rebuilt = try LiveSystem(initial, isIncremental: false)
    for (index, round) in ([[]] + rounds).enumerated() {
      if !round.isEmpty {
        try live.follow(round)
        try rebuilt.follow(round)
      }
      var complaints =
        (isJudged ? Verdict(on: live).complaints : []) + differences(of: live, fromRebuilt: rebuilt)
      // A new solver every other time, and at the end: making it takes longer than all the rest.
      if index % 2 == 1 || index == rounds.count {
        complaints += try differences(of: live, from: LiveSystem(live.system))
      }
      if !complaints.isEmpty { return complaints }
    }
    return []
  }

  /// A solver with a past answers what a new one does: the same constraints broken, the same values.
  ///
  /// Where a variable was removed, a later one takes its place in the order, which may change ambiguous
  /// values.
  private func differences(of live: LiveSystem, from fresh: LiveSystem) -> [String] {
    var complaints: [String] = []
    let broken = live.broken
    let freshlyBroken = fresh.broken
    if broken != freshlyBroken { complaints.append("broken are \(broken), in a new solver \(freshlyBroken)") }
    for (symbol, (value, expected)) in zip(live.values, fresh.values).enumerated() {
      guard let variable = fresh.variables[symbol] else { continue }
      if live.system.hasRemovedVariables, fresh.solver.isAmbiguous(variable) { continue }
      if abs(value - expected) > 1e-6 * max(1, abs(expected)) {
        complaints.append("v\(symbol) is \(value), in a new solver \(expected)")
      }
    }
    return complaints
  }

  /// A solver that follows changes answers what one with the same past does that solves everything again each time: the
  /// same conflicts, values and ambiguity.
  private func differences(of live: LiveSystem, fromRebuilt rebuilt: LiveSystem) -> [String] {
    var complaints: [String] = []
    let conflicts = live.solver.conflicts.map { $0.constraints.map(live.entry(of:)) }
    let others = rebuilt.solver.conflicts.map { $0.constraints.map(rebuilt.entry(of:)) }
    if conflicts != others { complaints.append("conflicts are \(conflicts), in a rebuilt solver \(others)") }
    for (symbol, (value, expected)) in zip(live.values, rebuilt.values).enumerated() {
      if abs(value - expected) > 1e-6 * max(1, abs(expected)) {
        complaints.append("v\(symbol) is \(value), in a rebuilt solver \(expected)")
      }
      guard isJudged, let variable = live.variables[symbol], let other = rebuilt.variables[symbol] else {
        continue
      }
      if live.solver.isAmbiguous(variable) != rebuilt.solver.isAmbiguous(other) {
        complaints.append("v\(symbol) is ambiguous in one of two solvers")
      }
    }
    return complaints
  }
}

// MARK: - Making failures readable

extension Episode {
  /// A smaller episode that still has something wrong.
  func shrunk() throws -> Episode {
    var smallest = self
    while let smaller = try smallest.smaller().first(where: { try !$0.complaints().isEmpty }) {
      smallest = smaller
    }
    return smallest
  }

  /// The same without one round, one change, one constraint or one variable.
  private func smaller() -> [Episode] {
    var result: [Episode] = []
    for round in rounds.indices {
      var copy = self
      copy.rounds.remove(at: round)
      result.append(copy)
      for edit in rounds[round].indices where rounds[round].count > 1 {
        copy = self
        copy.rounds[round].remove(at: edit)
        result.append(copy)
      }
    }
    for entry in initial.liveEntries {
      var copy = self
      copy.initial.entries[entry] = nil
      result.append(copy)
    }
    for symbol in initial.symbols.indices {
      guard case .variable = initial.symbols[symbol] else { continue }
      guard !initial.entries.indices.contains(where: { initial.mentions(symbol, in: $0) }) else { continue }
      var copy = self
      copy.initial.symbols[symbol] = .removed
      result.append(copy)
    }
    return result
  }
}

extension Episode: CustomStringConvertible {
  var description: String {
    let steps = rounds.map { round in "  then " + round.map { "\($0)" }.joined(separator: ", ") }
    return ([initial.description] + steps).joined(separator: "\n")
  }
}
